//! An index out of range is an error on every device, never another element. (In a program of its own, since it changes the default
//! device.)

use kiln::{Error, Tensor};

#[track_caller]
fn tensor(shape: &[usize]) -> Tensor {
    let n: usize = shape.iter().product();
    Tensor::from_slice(&(0..n).map(|i| i as f32).collect::<Vec<_>>(), shape).unwrap()
}

#[track_caller]
fn ids(values: &[i64]) -> Tensor {
    Tensor::from_slice(values, values.len()).unwrap()
}

#[test]
fn indices_out_of_range_are_errors() {
    let check = |what: &str, result: kiln::Result<Tensor>| match result {
        Err(Error::Runtime(e)) => {
            let text = e.to_string();
            assert!(text.contains("index out of range") && text.contains("0..5") && text.contains(file!()), "{what}: {text}");
        }
        Err(other) => panic!("{what}: {other}"),
        Ok(t) => panic!("{what} gave {:?}", t.to_vec::<f32>()),
    };
    for device in ["cpu", "cpu:cranelift", "cpu:interpret"] {
        kiln::device::set_default(kiln::device::open(device).unwrap());
        let (table, rows) = (tensor(&[5, 3]), tensor(&[2, 3]));
        for bad in [5, -1, i64::MAX, i64::MIN] {
            let index = ids(&[1, bad]);
            check("embedding", table.embedding(&index).realize());
            check("index_select", table.index_select(0, &index).realize());
            check("gather", table.gather(0, &index.reshape([2, 1])).realize());
            check("scatter_add", table.scatter_add(0, &index.reshape([2, 1]).expand([2, 3]), &rows).realize());
            check("cross_entropy", tensor(&[2, 5]).cross_entropy(&index).realize());
            // The gradient alone, without the value.
            let grad = table.embedding(&index).sum(.., false).grad(&[&table]).unwrap();
            check("the gradient of embedding", grad[0].realize());
        }
        // Negative positions count from the end where NumPy has them so, and no further.
        assert_eq!(table.index(&kiln::i![ids(&[-5])]).to_vec::<f32>().unwrap(), [0.0, 1.0, 2.0]);
        check("index", table.index(&kiln::i![ids(&[-6])]).realize());
        // Nothing stays broken: the same table is read afterwards.
        assert_eq!(table.embedding(&ids(&[4])).to_vec::<f32>().unwrap(), [12.0, 13.0, 14.0]);
    }
}
