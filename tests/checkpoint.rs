//! Checkpoints and weight files: exact round trips, and what hostile or unlucky files are told.

use kiln::DType;
use kiln::checkpoint::{CheckpointError, HostTensor, SafeTensors, Store, TrainState, Weights, find, write};
use proptest::prelude::*;
use std::collections::HashMap;
use std::fs;
use std::path::Path;

fn tensors() -> Vec<(String, HostTensor)> {
    let shapes: [&[usize]; 4] = [&[2, 3], &[], &[0, 4], &[7]];
    let all = DType::ALL.iter().flat_map(|&dtype| shapes.iter().map(move |shape| (dtype, shape.to_vec())));
    all.enumerate()
        .map(|(i, (dtype, shape))| {
            let n = shape.iter().product::<usize>() * dtype.size();
            (format!("t{i}.{dtype}"), HostTensor { dtype, shape, bytes: (0..n).map(|b| (b * 37 + i) as u8).collect() })
        })
        .collect()
}

#[test]
fn every_type_and_shape_comes_back() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("model.safetensors");
    write(&path, &tensors(), HashMap::from([("format".into(), "pt".into())])).unwrap();
    let file = SafeTensors::open(&path).unwrap();
    assert_eq!(file.names().len(), tensors().len());
    assert_eq!(file.metadata().unwrap()["format"], "pt");
    for (name, want) in tensors() {
        assert_eq!(file.read(&name).unwrap(), want, "{name}");
    }
    // The reference implementation reads the same.
    let bytes = fs::read(&path).unwrap();
    let reference = safetensors::SafeTensors::deserialize(&bytes).unwrap();
    for (name, want) in tensors() {
        assert_eq!(reference.tensor(&name).unwrap().data(), want.bytes, "{name}");
    }
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1, "something was left behind");
}

#[test]
fn equal_tensors_make_equal_files() {
    let folder = tempfile::tempdir().unwrap();
    let (a, b) = (folder.path().join("a"), folder.path().join("b"));
    write(&a, &tensors(), HashMap::new()).unwrap();
    let reversed: Vec<_> = tensors().into_iter().rev().collect();
    write(&b, &reversed, HashMap::new()).unwrap();
    assert_eq!(fs::read(a).unwrap(), fs::read(b).unwrap());
}

#[test]
fn unknown_names_get_the_nearest() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("model.safetensors");
    let names = ["transformer.wte.weight", "transformer.norm_f.weight"];
    write(&path, &names.map(|n| (n.to_owned(), HostTensor::from_f32(vec![1], &[1.0]))), HashMap::new()).unwrap();
    let error = Weights::open(folder.path()).unwrap().read("transformer.wpe.weight").unwrap_err();
    assert!(error.to_string().contains("the nearest name is \"transformer.wte.weight\""), "{error}");
}

fn raw(header: &str, data: usize) -> Vec<u8> {
    let mut bytes = (header.len() as u64).to_le_bytes().to_vec();
    bytes.extend(header.as_bytes());
    bytes.resize(bytes.len() + data, 0);
    bytes
}

#[test]
fn hostile_files_are_typed_errors() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("hostile");
    let deep = "[".repeat(100_000);
    let one = |shape: &str, offsets: &str| format!("{{\"a\":{{\"dtype\":\"F32\",\"shape\":{shape},\"data_offsets\":{offsets}}}}}");
    let cases: Vec<(&str, Vec<u8>)> = vec![
        ("empty", vec![]),
        ("short", vec![1, 2, 3]),
        ("a header longer than memory", u64::MAX.to_le_bytes().to_vec()),
        ("a header longer than the file", raw("{}", 0)[..9].to_vec()),
        ("no JSON", raw("nonsense", 0)),
        ("deep JSON", raw(&deep, 0)),
        ("not UTF-8", [&8u64.to_le_bytes()[..], &[0xff; 8]].concat()),
        ("less data than described", raw(&one("[4]", "[0,16]"), 15)),
        ("more data than described", raw(&one("[4]", "[0,16]"), 17)),
        ("shape and offsets differ", raw(&one("[5]", "[0,16]"), 16)),
        ("offsets the wrong way round", raw(&one("[4]", "[16,0]"), 16)),
        ("a shape whose product overflows", raw(&one("[4294967296,4294967296,4294967296]", "[0,16]"), 16)),
        ("a negative size", raw(&one("[-4]", "[0,16]"), 16)),
        ("a hole", raw(&one("[4]", "[16,32]"), 32)),
        ("an unknown type", raw(&one("[4]", "[0,16]").replace("F32", "F31"), 16)),
    ];
    for (what, bytes) in cases {
        fs::write(&path, bytes).unwrap();
        match SafeTensors::open(&path) {
            Err(CheckpointError::Format { .. }) => {}
            other => panic!("{what}: {other:?}"),
        }
    }
    let f8 = one("[16]", "[0,16]").replace("F32", "F8_E4M3");
    fs::write(&path, raw(&f8, 16)).unwrap();
    assert!(matches!(SafeTensors::open(&path).unwrap().read("a"), Err(CheckpointError::DType { .. })));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    /// Whatever byte is changed or wherever the file is cut: an error or tensors of the right size, no panic.
    #[test]
    fn damaged_files_never_panic(position in 0usize..4000, value: u8, cut in 0usize..4000) {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("m");
        write(&path, &tensors(), HashMap::new()).unwrap();
        let mut bytes = fs::read(&path).unwrap();
        let n = bytes.len();
        bytes[position % n] = value;
        bytes.truncate(n - if cut % 2 == 0 { 0 } else { cut % n });
        fs::write(&path, bytes).unwrap();
        if let Ok(file) = SafeTensors::open(&path) {
            for name in file.names() {
                if let Ok(tensor) = file.read(&name) {
                    prop_assert_eq!(tensor.bytes.len(), tensor.shape.iter().product::<usize>() * tensor.dtype.size());
                }
            }
        }
    }
}

#[test]
fn weights_in_several_files() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name);
    let tensor = |v: f32| HostTensor::from_f32(vec![1], &[v]);
    write(&path("model-1.safetensors"), &[("a".into(), tensor(1.0))], HashMap::new()).unwrap();
    write(&path("model-2.safetensors"), &[("b".into(), tensor(2.0))], HashMap::new()).unwrap();
    let index = path("model.safetensors.index.json");
    fs::write(&index, r#"{"weight_map": {"a": "model-1.safetensors", "b": "model-2.safetensors"}}"#).unwrap();
    let weights = Weights::open(folder.path()).unwrap();
    assert_eq!(weights.names().collect::<Vec<_>>(), ["a", "b"]);
    assert_eq!(weights.read("b").unwrap(), tensor(2.0));
    fs::write(&index, r#"{"weight_map": {"a": "../../etc/passwd"}}"#).unwrap();
    assert!(Weights::open(folder.path()).unwrap_err().to_string().contains("is no file beside it"));
    let nothing = tempfile::tempdir().unwrap();
    assert!(matches!(Weights::open(nothing.path()), Err(CheckpointError::NotFound { .. })));
}

fn state(batch: u64) -> TrainState {
    TrainState { batch, ..TrainState::start(17, "abc".into()) }
}

fn fill(folder: &Path, value: f32) -> Result<(), CheckpointError> {
    write(&folder.join("model.safetensors"), &[("w".into(), HostTensor::from_f32(vec![1], &[value]))], HashMap::new())
}

#[test]
fn the_newest_checkpoints_stay() {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::open(folder.path(), Some(2)).unwrap();
    assert_eq!(store.latest().unwrap(), None);
    for batch in [5, 9, 10, 100] {
        store.save(&state(batch), |f| fill(f, batch as f32)).unwrap();
    }
    let names: Vec<_> = store.list().unwrap().iter().map(|p| p.file_name().unwrap().to_string_lossy().into_owned()).collect();
    assert_eq!(names, ["ep0-ba10", "ep0-ba100"]);
    let latest = store.latest().unwrap().unwrap();
    assert_eq!(TrainState::read(&latest).unwrap(), state(100));
    assert_eq!(find(folder.path()).unwrap(), latest);
    assert_eq!(find(&latest).unwrap(), latest);
    // The same batch again replaces it.
    store.save(&state(100), |f| fill(f, -1.0)).unwrap();
    assert_eq!(Weights::open(&latest).unwrap().read("w").unwrap(), HostTensor::from_f32(vec![1], &[-1.0]));
}

#[test]
fn a_checkpoint_that_fails_leaves_the_last_one() {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::open(folder.path(), Some(1)).unwrap();
    let good = store.save(&state(1), |f| fill(f, 1.0)).unwrap();
    let failed = store.save(&state(2), |f| {
        fill(f, 2.0)?;
        Err(CheckpointError::Invalid { path: f.to_owned(), reason: "the disk is full".into() })
    });
    assert!(failed.unwrap_err().to_string().contains("the disk is full"));
    assert_eq!(store.latest().unwrap(), Some(good));
    let names: Vec<_> = fs::read_dir(folder.path()).unwrap().map(|e| e.unwrap().file_name()).collect();
    assert_eq!(names.len(), 2, "{names:?}: only the checkpoint and `latest` should be there");
}

#[test]
fn what_dead_processes_left_is_ignored_and_removed() {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::open(folder.path(), None).unwrap();
    let good = store.save(&state(3), |f| fill(f, 3.0)).unwrap();
    let half = folder.path().join(".unfinished-ep0-ba4-1");
    fs::create_dir(&half).unwrap();
    fs::write(half.join("model.safetensors"), "half").unwrap();
    // A pointer to what is not there, and a folder that only looks like a checkpoint.
    fs::write(folder.path().join("latest"), "ep0-ba4").unwrap();
    fs::create_dir(folder.path().join("ep0-ba9")).unwrap();
    assert_eq!(store.latest().unwrap(), Some(good));
    store.save(&state(5), |f| fill(f, 5.0)).unwrap();
    assert!(!half.exists());
}

#[test]
fn bad_states_are_typed_errors() {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::open(folder.path(), None).unwrap();
    let path = store.save(&state(3), |f| fill(f, 3.0)).unwrap();
    let file = path.join("state.json");
    let good = fs::read_to_string(&file).unwrap();
    for (bad, want) in [("{", "EOF"), ("{}", "missing field"), (good.replace("\"format\": 1", "\"format\": 9").as_str(), "format 9")] {
        fs::write(&file, bad).unwrap();
        let error = TrainState::read(&path).unwrap_err().to_string();
        assert!(error.contains(want), "{error}");
    }
}

/// Every write to this device fails as on a full disk.
#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_is_a_typed_error() {
    use std::os::unix::fs::symlink;
    let folder = tempfile::tempdir().unwrap();
    let unfinished = folder.path().join(format!(".unfinished-m-{}", std::process::id()));
    symlink("/dev/full", unfinished).unwrap();
    let error = write(&folder.path().join("m"), &tensors(), HashMap::new()).unwrap_err();
    let CheckpointError::Io { source, .. } = &error else { panic!("{error:?}") };
    assert_eq!(source.kind(), std::io::ErrorKind::StorageFull);
    assert!(!folder.path().join("m").exists());
}
