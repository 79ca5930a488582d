//! Einstein summation: products of tensors summed over named axes.

use super::Tensor;
use super::broadcast::Dims;
use super::matmul::product_dtype;
use kiln_kernels::ir::BinaryOp;
use smallvec::SmallVec;

/// The name of an axis: a letter, or the position from the end of an axis that "..." stands for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, PartialOrd, Ord)]
enum Label {
    /// An axis of "...", counted from its last; these come first in an implicit result.
    Rest(usize),
    Letter(char),
}

/// A tensor with a name for each axis.
struct Term {
    tensor: Tensor,
    labels: Vec<Label>,
}

impl Tensor {
    /// The sum of products that `equation` describes: "ij,jk->ik" is the matrix product. A letter names an axis; letters that are not
    /// in the result are summed over; a letter twice in one operand takes its diagonal; "..." stands for the axes before, which
    /// broadcast. Without "->" the result has the letters that occur once, in alphabetical order.
    ///
    /// Operands are contracted from left to right.
    ///
    /// # Panics
    /// If the equation is malformed, or does not fit the operands' shapes.
    #[track_caller]
    pub fn einsum<T: AsRef<Tensor>>(equation: &str, operands: &[T]) -> Tensor {
        let text: String = equation.chars().filter(|c| !c.is_whitespace()).collect();
        let (inputs, output) = match text.split_once("->") {
            Some((inputs, output)) => (inputs, Some(output)),
            None => (text.as_str(), None),
        };
        let subscripts: Vec<&str> = inputs.split(',').collect();
        assert!(
            subscripts.len() == operands.len(),
            "einsum: {equation:?} names {} operands, but there are {}",
            subscripts.len(),
            operands.len()
        );
        let mut terms = Vec::new();
        for (subscript, operand) in subscripts.iter().zip(operands) {
            let tensor = operand.as_ref().clone();
            let labels = parse(equation, subscript, Some(tensor.rank()));
            terms.push(Term { tensor, labels }.diagonalised());
        }
        check_extents(equation, &terms);
        let result = match output {
            Some(output) => parse_output(equation, output, &terms),
            None => implicit_output(&terms),
        };
        contract(terms, &result)
    }
}

/// The labels of one subscript; `rank` tells how many axes "..." stands for.
#[track_caller]
fn parse(equation: &str, subscript: &str, rank: Option<usize>) -> Vec<Label> {
    let (before, after) = subscript.split_once("...").unwrap_or((subscript, ""));
    let letters = before.chars().count() + after.chars().count();
    let rest = match rank {
        Some(rank) if subscript.contains("...") && letters <= rank => rank - letters,
        Some(rank) if !subscript.contains("...") && letters == rank => 0,
        Some(rank) => panic!("einsum: {subscript:?} in {equation:?} does not name the {rank} axes of its operand"),
        None => 0,
    };
    let letter = |c: char| match c.is_alphabetic() {
        true => Label::Letter(c),
        false => panic!("einsum: {c:?} in {equation:?} is not a letter"),
    };
    before.chars().map(letter).chain((0..rest).rev().map(Label::Rest)).chain(after.chars().map(letter)).collect()
}

/// The result's labels, "..." standing for all such axes of the operands.
#[track_caller]
fn parse_output(equation: &str, output: &str, terms: &[Term]) -> Vec<Label> {
    let (before, after) = output.split_once("...").unwrap_or((output, ""));
    let rest = if output.contains("...") { rest_labels(terms) } else { Vec::new() };
    let labels: Vec<Label> = [parse(equation, before, None), rest, parse(equation, after, None)].into_iter().flatten().collect();
    for (i, label) in labels.iter().enumerate() {
        assert!(terms.iter().any(|t| t.labels.contains(label)), "einsum: no operand of {equation:?} has the result's axis {label:?}");
        assert!(!labels[..i].contains(label), "einsum: the result of {equation:?} names axis {label:?} twice");
    }
    labels
}

/// The axes of "...", first to last.
fn rest_labels(terms: &[Term]) -> Vec<Label> {
    let rest = |l: &Label| matches!(l, Label::Rest(_));
    let n = terms.iter().map(|t| t.labels.iter().filter(|l| rest(l)).count()).max().unwrap_or(0);
    (0..n).rev().map(Label::Rest).collect()
}

/// "..." first, then the letters that occur once, in order.
fn implicit_output(terms: &[Term]) -> Vec<Label> {
    let all: Vec<Label> = terms.iter().flat_map(|t| t.labels.iter().copied()).collect();
    let mut once: Vec<Label> =
        all.iter().copied().filter(|l| matches!(l, Label::Letter(_)) && all.iter().filter(|m| *m == l).count() == 1).collect();
    once.sort_unstable();
    rest_labels(terms).into_iter().chain(once).collect()
}

#[track_caller]
fn check_extents(equation: &str, terms: &[Term]) {
    let mut seen: Vec<(Label, usize, &Tensor)> = Vec::new();
    for term in terms {
        for (&label, &n) in term.labels.iter().zip(term.tensor.shape()) {
            match seen.iter_mut().find(|(l, ..)| *l == label) {
                None => seen.push((label, n, &term.tensor)),
                Some(entry) if entry.1 == 1 => *entry = (label, n, &term.tensor),
                Some((_, m, first)) => assert!(
                    *m == n || n == 1,
                    "einsum: axis {label:?} of {equation:?} has extent {m} in {:?} (made at {}) and {n} in {:?} (made at {})\n  help: an \
                     axis must have one extent, or 1, in all operands",
                    first.shape(),
                    first.location(),
                    term.tensor.shape(),
                    term.tensor.location()
                ),
            }
        }
    }
}

/// Contracts from left to right: each step keeps the axes that the rest of the operands or the result still need.
#[track_caller]
fn contract(terms: Vec<Term>, result: &[Label]) -> Tensor {
    let labels: Vec<Vec<Label>> = terms.iter().map(|t| t.labels.clone()).collect();
    let mut terms = terms.into_iter();
    let mut product = terms.next().expect("split gives at least one subscript");
    for (i, next) in terms.enumerate() {
        let mut keep: Vec<Label> = result.to_vec();
        let later = labels[i + 2..].iter().flatten();
        for label in later {
            if !keep.contains(label) {
                keep.push(*label);
            }
        }
        keep.retain(|l| product.labels.contains(l) || next.labels.contains(l));
        product = product.times(next, keep);
    }
    product.summed_to(result).aligned(result)
}

impl Term {
    /// Takes the diagonal of axes that have one name.
    #[track_caller]
    fn diagonalised(mut self) -> Term {
        while let Some((i, j)) = repeated(&self.labels) {
            let label = self.labels[i];
            self.tensor = self.tensor.diagonal(0, i as isize, j as isize);
            self.labels.remove(j);
            self.labels.remove(i);
            self.labels.push(label);
        }
        self
    }

    /// Sums the axes that are not in `keep`.
    #[track_caller]
    fn summed_to(self, keep: &[Label]) -> Term {
        let axes: Vec<isize> = (0..self.labels.len()).filter(|&a| !keep.contains(&self.labels[a])).map(|a| a as isize).collect();
        if axes.is_empty() {
            return self;
        }
        let labels = self.labels.into_iter().filter(|l| keep.contains(l)).collect();
        Term { tensor: self.tensor.sum(axes, false), labels }
    }

    /// The product of two terms, summed over the axes that are not in `keep`.
    #[track_caller]
    fn times(self, other: Term, keep: Vec<Label>) -> Term {
        let dtype = product_dtype(&self.tensor, &other.tensor);
        let shared: Vec<Label> = self.labels.iter().copied().filter(|l| other.labels.contains(l) && !keep.contains(l)).collect();
        let needed: Vec<Label> = keep.iter().chain(&shared).copied().collect();
        // What only one of them has, and nobody needs, is summed before it is multiplied.
        let (a, b) = (self.summed_to(&needed), other.summed_to(&needed));
        let (a, b) = (a.aligned(&needed), b.aligned(&needed));
        let shape: Dims = a.shape().iter().zip(b.shape()).map(|(&m, &n)| if m == 1 { n } else { m }).collect();
        let (a, b) = (a.p_cast(dtype).p_expand(&shape), b.p_cast(dtype).p_expand(&shape));
        let axes: SmallVec<[usize; 6]> = (keep.len()..needed.len()).collect();
        let tensor = if axes.is_empty() { a.p_binary(BinaryOp::Mul, &b) } else { a.contracted(&b, &axes).p_cast(dtype) };
        Term { tensor, labels: keep }
    }

    /// The axes in the order of `labels`; extent 1 for those that are missing.
    #[track_caller]
    fn aligned(&self, labels: &[Label]) -> Tensor {
        let order: SmallVec<[usize; 6]> = labels.iter().filter_map(|l| self.labels.iter().position(|m| m == l)).collect();
        let shape = labels.iter().map(|l| self.labels.iter().position(|m| m == l).map_or(1, |a| self.tensor.shape()[a]));
        let shape: Dims = shape.collect();
        self.tensor.p_permute(&order).p_reshape(shape)
    }
}

/// The first two axes with one name.
fn repeated(labels: &[Label]) -> Option<(usize, usize)> {
    (0..labels.len()).find_map(|i| (i + 1..labels.len()).find(|&j| labels[j] == labels[i]).map(|j| (i, j)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use kiln_kernels::{DType, Scalar};

    #[track_caller]
    fn einsum(equation: &str, shapes: &[&[usize]]) -> Vec<usize> {
        let mut operands = Vec::new();
        for shape in shapes {
            operands.push(Tensor::full_const(shape, Scalar::one(DType::F32)));
        }
        Tensor::einsum(equation, &operands).shape().to_vec()
    }

    #[test]
    fn results_have_the_axes_that_are_named() {
        assert_eq!(einsum("ij, jk", &[&[2, 3], &[3, 4]]), [2, 4]);
        assert_eq!(einsum("ba", &[&[2, 3]]), [3, 2]);
        assert_eq!(einsum("...ij,...kj->...ik", &[&[5, 1, 2, 3], &[4, 6, 3]]), [5, 4, 2, 6]);
        assert_eq!(einsum("...i->i...", &[&[2, 3, 4]]), [4, 2, 3]);
        assert_eq!(einsum("iji->j", &[&[2, 3, 2]]), [3]);
        assert_eq!(einsum("i,j,k->", &[&[2], &[3], &[4]]), [0usize; 0]);
    }

    #[test]
    #[should_panic(expected = "einsum: axis Letter('j') of \"ij,jk->ik\" has extent 3 in [2, 3]")]
    fn extents_must_agree() {
        einsum("ij,jk->ik", &[&[2, 3], &[4, 5]]);
    }

    #[test]
    #[should_panic(expected = "einsum: \"ijk\" in \"ijk->i\" does not name the 2 axes of its operand")]
    fn every_axis_needs_a_name() {
        einsum("ijk->i", &[&[2, 3]]);
    }

    #[test]
    #[should_panic(expected = "einsum: \"i->i\" names 1 operands, but there are 2")]
    fn every_operand_needs_names() {
        einsum("i->i", &[&[2], &[2]]);
    }
}
