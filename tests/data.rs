//! Text to batches, and images, through files as users have them.

use kiln::data::{DataError, Idx, Images, Loader, Position};
use kiln::tokenizer::{Tokenizer, TokenizerError};
use kiln::train::config::{LoaderOptions, Split};
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use std::sync::OnceLock;

fn tokenizer() -> &'static Tokenizer {
    static TOKENIZER: OnceLock<Tokenizer> = OnceLock::new();
    TOKENIZER.get_or_init(|| {
        let text = "a red fox, a blue fox and a green fox met. ".repeat(30);
        Tokenizer::train(std::iter::once(text), 280).unwrap()
    })
}

fn options(local: &Path, split: &str, length: usize) -> LoaderOptions {
    let split = Split { name: split.into(), held_out: split != "train" };
    LoaderOptions {
        local: local.into(),
        split,
        max_seq_len: length,
        shuffle: true,
        shuffle_seed: None,
        drop_last: true,
        eos_token_id: None,
    }
}

fn open(options: &LoaderOptions, batch: usize) -> Result<Loader, DataError> {
    static CACHE: OnceLock<tempfile::TempDir> = OnceLock::new();
    let cache = CACHE.get_or_init(|| tempfile::tempdir().unwrap());
    Loader::open(options, tokenizer(), batch, 17, cache.path())
}

/// A folder of `n` texts with their number in them.
fn corpus(n: usize) -> tempfile::TempDir {
    let folder = tempfile::tempdir().unwrap();
    for i in 0..n {
        fs::write(folder.path().join(format!("{i:03}.txt")), format!("text {i}: a red fox and a blue fox met. ").repeat(5)).unwrap();
    }
    folder
}

fn epoch(loader: &Loader, position: &mut Position) -> Vec<Vec<i32>> {
    let epoch = position.epoch;
    let mut sequences = Vec::new();
    while position.epoch == epoch {
        let batch = loader.next(position).unwrap();
        sequences.extend(batch.tokens.chunks(batch.length).map(<[i32]>::to_vec));
    }
    sequences
}

#[test]
fn sequences_are_the_concatenation_without_its_tail() {
    let folder = corpus(3);
    let unshuffled = LoaderOptions { shuffle: false, ..options(folder.path(), "train", 16) };
    let loader = open(&unshuffled, 1).unwrap();
    let got = epoch(&loader, &mut Position::default()).concat();
    let mut all = Vec::new();
    for i in 0..3 {
        let text = fs::read_to_string(folder.path().join(format!("{i:03}.txt"))).unwrap();
        all.extend(tokenizer().encode(&text).unwrap());
        all.push(tokenizer().eos().unwrap());
    }
    // With three texts, the last twentieth of the tokens is held out.
    let train = all.len() - all.len() / 20;
    let want: Vec<i32> = all[..train / 16 * 16].iter().map(|&id| id as i32).collect();
    assert_eq!(got, want);
}

#[test]
fn held_out_texts_are_never_trained_on() {
    let folder = corpus(40);
    let text_of = |split| {
        let options = LoaderOptions { shuffle: false, ..options(folder.path(), split, 8) };
        let loader = open(&options, 1).unwrap();
        let tokens = epoch(&loader, &mut Position::default()).concat();
        tokenizer().decode(&tokens.iter().map(|&id| id as u32).collect::<Vec<_>>())
    };
    let (train, held_out) = (text_of("train"), text_of("val"));
    assert!(held_out.contains("text 19:") && held_out.contains("text 39:") && !held_out.contains("text 18:"));
    assert!(!train.contains("text 19:") && !train.contains("text 39:") && train.contains("text 18:"));
}

#[test]
fn each_epoch_has_its_own_order_of_the_same_sequences() {
    let folder = corpus(10);
    let loader = open(&options(folder.path(), "train", 16), 1).unwrap();
    let mut position = Position::default();
    let (first, second) = (epoch(&loader, &mut position), epoch(&loader, &mut position));
    assert_eq!(position.epoch, 2);
    assert_ne!(first, second);
    assert_eq!(first.iter().collect::<BTreeSet<_>>(), second.iter().collect::<BTreeSet<_>>());
}

#[test]
fn a_position_takes_up_where_it_was() {
    let folder = corpus(10);
    let loader = open(&options(folder.path(), "train", 16), 4).unwrap();
    let mut position = Position::default();
    let mut batches = Vec::new();
    for _ in 0..3 * loader.batches_per_epoch() {
        let saved = serde_json::to_string(&position).unwrap();
        batches.push((saved, loader.next(&mut position).unwrap()));
    }
    let again = open(&options(folder.path(), "train", 16), 4).unwrap();
    for (saved, batch) in batches {
        assert_eq!(again.next(&mut serde_json::from_str(&saved).unwrap()).unwrap(), batch);
    }
}

#[test]
fn the_last_batch_is_smaller_or_dropped() {
    let folder = corpus(10);
    let mut options = options(folder.path(), "train", 16);
    let sequences = open(&options, 1).unwrap().sequences() as usize;
    let batch = sequences - 1;
    assert_eq!(epoch(&open(&options, batch).unwrap(), &mut Position::default()).len(), batch);
    options.drop_last = false;
    assert_eq!(epoch(&open(&options, batch).unwrap(), &mut Position::default()).len(), sequences);
}

#[test]
fn changed_text_is_tokenised_again() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("a.jsonl");
    let unshuffled = LoaderOptions { shuffle: false, ..options(folder.path(), "train", 4) };
    let mut seen = BTreeSet::new();
    for word in ["red", "blue", "red"] {
        fs::write(&file, format!("{{\"text\": \"a {word} fox, a {word} fox, a {word} fox, a {word} fox\", \"id\": 3}}\n\n").repeat(3))
            .unwrap();
        seen.insert(open(&unshuffled, 2).unwrap().next(&mut Position::default()).unwrap().tokens);
    }
    assert_eq!(seen.len(), 2);
}

#[test]
fn a_folder_named_like_the_split_is_the_split() {
    let folder = corpus(0);
    for (split, word) in [("train", "red"), ("val", "blue")] {
        fs::create_dir(folder.path().join(split)).unwrap();
        fs::write(folder.path().join(split).join("x.txt"), format!("a {word} fox, ").repeat(20)).unwrap();
    }
    let tokens = open(&options(folder.path(), "val", 8), 1).unwrap().next(&mut Position::default()).unwrap().tokens;
    let text = tokenizer().decode(&tokens.iter().map(|&id| id as u32).collect::<Vec<_>>());
    assert!(text.contains("blue") && !text.contains("red"), "{text}");
}

#[test]
fn bad_data_is_a_typed_error() {
    let folder = corpus(1);
    let path = folder.path();
    let error = |path: &Path| open(&options(path, "train", 8), 1).unwrap_err();
    assert!(matches!(error(&path.join("nowhere")), DataError::Missing { .. }));
    fs::create_dir(path.join("empty")).unwrap();
    assert!(matches!(error(&path.join("empty")), DataError::Empty { .. }));
    fs::create_dir(path.join("mds")).unwrap();
    fs::write(path.join("mds/index.json"), "{}").unwrap();
    assert!(matches!(error(&path.join("mds")), DataError::Mds { .. }));
    fs::write(path.join("latin.txt"), b"caf\xe9").unwrap();
    assert!(error(&path.join("latin.txt")).to_string().contains("not UTF-8 at byte 3"));
    fs::write(path.join("bad.jsonl"), "{\"text\": \"x\"}\n{\"txt\": \"y\"}\n").unwrap();
    assert!(error(&path.join("bad.jsonl")).to_string().contains("line 2"));
    let small = open(&options(&path.join("000.txt"), "train", 8), 1000).unwrap_err();
    assert!(matches!(small, DataError::TooSmall { .. }) && small.to_string().contains("fewer than a batch of 1000"), "{small}");
}

#[test]
fn bad_tokenizers_are_typed_errors() {
    let folder = tempfile::tempdir().unwrap();
    let name = |file: &str| folder.path().join(file).to_string_lossy().into_owned();
    let unknown = Tokenizer::open("EleutherAI/gpt-neox-20b").unwrap_err();
    assert!(matches!(unknown, TokenizerError::Unknown { .. }) && unknown.to_string().contains("encoder.json and vocab.bpe"), "{unknown}");
    assert!(matches!(Tokenizer::open(&name("")).unwrap_err(), TokenizerError::EmptyFolder { .. }));
    fs::write(name("encoder.json"), "{\"a\": 0}").unwrap();
    assert!(matches!(Tokenizer::open(&name("")).unwrap_err(), TokenizerError::Missing { .. }));
    fs::write(name("vocab.bpe"), "#version: 0.2\na b\n").unwrap();
    assert!(matches!(Tokenizer::open(&name("")).unwrap_err(), TokenizerError::Invalid { .. }));
    fs::write(name("tokenizer.json"), "{\"model\": ").unwrap();
    assert!(matches!(Tokenizer::open(&name("tokenizer.json")).unwrap_err(), TokenizerError::Invalid { .. }));
}

#[test]
fn a_saved_tokenizer_is_the_same() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("tokenizer.json");
    fs::write(&path, tokenizer().to_json().unwrap()).unwrap();
    let read = Tokenizer::open(&path.to_string_lossy()).unwrap();
    let text = "a red fox met \u{e9}\n";
    assert_eq!(read.encode(text).unwrap(), tokenizer().encode(text).unwrap());
    assert_eq!((read.eos(), read.vocab_size()), (tokenizer().eos(), tokenizer().vocab_size()));
    assert_eq!(read.fingerprint().unwrap(), tokenizer().fingerprint().unwrap());
}

#[test]
fn idx_files() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name);
    let gz = |name: &str, bytes: &[u8]| {
        let mut out = flate2::write::GzEncoder::new(fs::File::create(path(name)).unwrap(), flate2::Compression::fast());
        std::io::Write::write_all(&mut out, bytes).unwrap();
        out.finish().unwrap();
    };
    gz("train-images-idx3-ubyte.gz", &[0, 0, 8, 3, 0, 0, 0, 2, 0, 0, 0, 1, 0, 0, 0, 2, 1, 2, 3, 4]);
    gz("train-labels-idx1-ubyte.gz", &[0, 0, 8, 1, 0, 0, 0, 2, 7, 9]);
    let images = Images::open(folder.path(), "train").unwrap();
    assert_eq!(images.pixels, Idx { shape: vec![2, 1, 2], bytes: vec![1, 2, 3, 4] });
    assert_eq!(images.labels.bytes, [7, 9]);
    let hostile: [(&[u8], &str); 5] = [
        (&[0, 0, 8], "cannot be read"),
        (&[1, 2, 3, 4], "no IDX file"),
        (&[0, 0, 8, 1, 0, 0, 0, 3, 1], "needs 3 bytes, there are 1"),
        (&[0, 0, 8, 1, 0, 0, 0, 1, 1, 1], "there are more"),
        (&[0, 0, 8, 3, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255], "too large"),
    ];
    for (bytes, want) in hostile {
        fs::write(path("hostile"), bytes).unwrap();
        let error = Idx::open(&path("hostile")).unwrap_err().to_string();
        assert!(error.contains(want), "{error}");
    }
}
