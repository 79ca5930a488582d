//! Tensors of several devices in one program.

use kiln::device::{Device, open};
use kiln::{DType, Tensor};

/// The devices that can be opened here; a line says which others cannot.
fn devices() -> Vec<std::sync::Arc<dyn Device>> {
    kiln::device::names().into_iter().filter_map(|name| open(name).inspect_err(|why| eprintln!("skipped: {why}")).ok()).collect()
}

#[test]
fn values_go_from_any_device_to_any_other() {
    let x = Tensor::from_slice(&[1.0f32, -0.0, f32::NAN, f32::MIN_POSITIVE / 8.0], [2, 2]).unwrap();
    let bits = |t: &Tensor| t.to_vec::<f32>().unwrap().iter().map(|v| v.to_bits()).collect::<Vec<_>>();
    let devices = devices();
    assert!(devices.len() >= 3);
    for from in &devices {
        let there = x.to_device(from).unwrap();
        assert_eq!(there.device().unwrap().name(), from.name());
        for to in &devices {
            let arrived = there.to_device(to).unwrap();
            assert_eq!((arrived.device().unwrap().name(), arrived.shape()), (to.name(), x.shape()));
            assert_eq!(bits(&arrived), bits(&x), "{} to {}", from.name(), to.name());
        }
    }
}

#[test]
fn a_value_is_computed_where_its_operands_are() {
    let device = open("cpu:interpret").unwrap();
    let x = Tensor::from_slice(&[1i64, 2, 3], [3]).unwrap().to_device(&device).unwrap();
    let y = (&x * 2).cast(DType::F32);
    assert!(y.device().is_none(), "nothing is computed before it is asked for");
    assert_eq!(y.to_vec::<f32>().unwrap(), [2.0, 4.0, 6.0]);
    assert_eq!(y.device().unwrap().name(), "cpu:interpret");
    // What is not computed yet goes as its value; what is there already stays the same tensor.
    let z = (&x + 1).to_device(&open("cpu").unwrap()).unwrap();
    assert_eq!(z.to_vec::<i64>().unwrap(), [2, 3, 4]);
    let same = x.to_device(&device).unwrap();
    same.assign(&Tensor::from_slice(&[7i64, 8, 9], [3]).unwrap().to_device(&device).unwrap()).unwrap();
    assert_eq!(x.to_vec::<i64>().unwrap(), [7, 8, 9]);
    // Nothing at all can be moved, too.
    let empty = Tensor::from_slice(&[0f32; 0], [0, 3]).unwrap().to_device(&device).unwrap();
    assert_eq!((empty.shape(), empty.to_vec::<f32>().unwrap()), (&[0, 3][..], vec![]));
}

#[test]
#[should_panic(expected = "to_device")]
fn two_devices_in_one_operation_are_a_mistake() {
    let [x, y] =
        ["cpu:cranelift", "cpu:interpret"].map(|name| Tensor::from_slice(&[1.0f32], [1]).unwrap().to_device(&open(name).unwrap()).unwrap());
    let _ = (&x + &y).realize();
}
