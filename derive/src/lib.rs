//! `#[derive(Module)]`: a module's tensors, named by the fields that hold them.
//!
//! The generated code only walks the fields; what a name, a buffer or a tied weight means is decided by `kiln::nn`.
#![forbid(unsafe_code)]

use proc_macro::TokenStream;
use proc_macro2::TokenStream as Tokens;
use quote::{format_ident, quote};
use syn::spanned::Spanned;
use syn::{Data, DataEnum, DeriveInput, Error, Field, Fields, GenericArgument, LitStr, PathArguments, Result, Type, parse_macro_input};

/// Implements `kiln::nn::Module` for a struct of modules and tensors, or an enum whose variants hold one module each.
///
/// Every field is visited in the order of declaration under its own name (its number in a tuple struct). A field is
///
/// * a **parameter** if it is a `Tensor`, a **buffer** if it also carries `#[buffer]`;
/// * a **module**, an `Option`, `Vec`, `Box` or array of modules: its names follow after a dot;
/// * left out if its type is a plain value (`bool`, a number, `String`, or an `Option`, `Vec`, array or tuple of those) or it carries
///   `#[module(skip)]`. A field of any other type must be a module, so that no weight is forgotten in silence.
///
/// `#[module(rename = "name")]` gives a field another name; `#[module(flatten)]` lets a field's names stand without a prefix.
/// An enum's variant adds nothing to the names.
#[proc_macro_derive(Module, attributes(module, buffer))]
pub fn derive_module(input: TokenStream) -> TokenStream {
    let input = parse_macro_input!(input as DeriveInput);
    expand(&input).unwrap_or_else(Error::into_compile_error).into()
}

fn expand(input: &DeriveInput) -> Result<Tokens> {
    let body = match &input.data {
        Data::Struct(data) => visit_fields(&data.fields)?,
        Data::Enum(data) => visit_variants(data)?,
        Data::Union(_) => return Err(Error::new(input.span(), "Module cannot be derived for a union")),
    };
    let name = &input.ident;
    let (generics, arguments, bounds) = input.generics.split_for_impl();
    Ok(quote! {
        impl #generics ::kiln::nn::Module for #name #arguments #bounds {
            fn visit(&self, visitor: &mut ::kiln::nn::Visitor) {
                let _ = &visitor;
                #body
            }
        }
    })
}

fn visit_fields(fields: &Fields) -> Result<Tokens> {
    let mut out = Tokens::new();
    for (number, field) in fields.iter().enumerate() {
        let options = Options::of(field)?;
        if options.skip || (!options.buffer && is_plain(&field.ty)) {
            continue;
        }
        let member = match &field.ident {
            Some(ident) => quote!(#ident),
            None => {
                let index = syn::Index::from(number);
                quote!(#index)
            }
        };
        let name = options.rename.unwrap_or_else(|| member.to_string().trim_start_matches("r#").to_owned());
        out.extend(match (options.flatten, options.buffer) {
            (true, _) => quote! { ::kiln::nn::Module::visit(&self.#member, visitor); },
            (false, true) => quote! { visitor.buffer(#name, &self.#member); },
            (false, false) => quote! { visitor.child(#name, &self.#member); },
        });
    }
    Ok(out)
}

fn visit_variants(data: &DataEnum) -> Result<Tokens> {
    let mut arms = Tokens::new();
    for variant in &data.variants {
        let name = &variant.ident;
        arms.extend(match &variant.fields {
            Fields::Unit => quote! { Self::#name => {} },
            Fields::Unnamed(fields) if fields.unnamed.len() == 1 => {
                let inner = format_ident!("inner");
                quote! { Self::#name(#inner) => ::kiln::nn::Module::visit(#inner, visitor), }
            }
            _ => return Err(Error::new(variant.span(), "a variant of a Module holds nothing or one module: Variant(Inner)")),
        });
    }
    Ok(quote! { match self { #arms } })
}

/// What the attributes of a field say.
#[derive(Default)]
struct Options {
    skip: bool,
    buffer: bool,
    flatten: bool,
    rename: Option<String>,
}

impl Options {
    fn of(field: &Field) -> Result<Options> {
        let mut options = Options::default();
        for attribute in &field.attrs {
            if attribute.path().is_ident("buffer") {
                options.buffer = true;
            } else if attribute.path().is_ident("module") {
                attribute.parse_nested_meta(|meta| {
                    if meta.path.is_ident("skip") {
                        options.skip = true;
                    } else if meta.path.is_ident("flatten") {
                        options.flatten = true;
                    } else if meta.path.is_ident("rename") {
                        options.rename = Some(meta.value()?.parse::<LitStr>()?.value());
                    } else {
                        return Err(meta.error("expected skip, flatten or rename = \"name\""));
                    }
                    Ok(())
                })?;
            }
        }
        Ok(options)
    }
}

/// The names of types that never hold a tensor.
const PLAIN: [&str; 16] =
    ["bool", "char", "String", "str", "u8", "u16", "u32", "u64", "usize", "i8", "i16", "i32", "i64", "isize", "f32", "f64"];

/// Whether a type is a plain value, as far as its spelling tells.
fn is_plain(ty: &Type) -> bool {
    match ty {
        Type::Tuple(tuple) => tuple.elems.iter().all(is_plain),
        Type::Array(array) => is_plain(&array.elem),
        Type::Reference(reference) => is_plain(&reference.elem),
        Type::Path(path) => {
            let Some(last) = path.path.segments.last() else { return false };
            match &last.arguments {
                PathArguments::None => PLAIN.iter().any(|name| last.ident == name),
                PathArguments::AngleBracketed(arguments) if last.ident == "Option" || last.ident == "Vec" => {
                    arguments.args.iter().all(|a| matches!(a, GenericArgument::Type(inner) if is_plain(inner)))
                }
                _ => false,
            }
        }
        _ => false,
    }
}
