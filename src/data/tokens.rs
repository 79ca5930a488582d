//! A corpus as one flat file of tokens, made once and kept in a cache.
//!
//! The file is 8 bytes of magic, the 32-byte key, the number of tokens and the number of those for training as u64, then the tokens as u32, all
//! little-endian. Its name is its key: a digest of the texts, the tokenizer, the end-of-text token and the version of this format. So a
//! changed text or tokenizer finds no file and makes a new one, and a file that is not what its key says is made again.

use super::error::DataError;
use super::text::Corpus;
use crate::checkpoint::atomic;
use crate::settings::CACHE;
use crate::tokenizer::Tokenizer;
use sha2::{Digest, Sha256};
use std::fs::{self, File};
use std::io::{BufWriter, Read, Seek, SeekFrom, Write};
use std::ops::Range;
use std::path::{Path, PathBuf};

const MAGIC: &[u8; 8] = b"KILNTOK1";
const HEADER: u64 = 8 + 32 + 8 + 8;
/// One text in this many is held out, or the last such part of the tokens where there are fewer texts.
const HELD_OUT: u64 = 20;

/// The tokens of a corpus: first those for training, then those held out.
///
/// Texts number 19, 39, 59, … are held out; where there are fewer than 20 texts, the last twentieth of all tokens is.
#[derive(Debug)]
pub struct TokenFile {
    file: File,
    path: PathBuf,
    key: [u8; 32],
    total: u64,
    train: u64,
}

impl TokenFile {
    /// Opens the cached tokens of a corpus, or makes them in `cache`.
    pub fn open(corpus: &Corpus, tokenizer: &Tokenizer, eos: u32, cache: &Path) -> Result<TokenFile, DataError> {
        let (key, texts) = digest(corpus, tokenizer, eos)?;
        let name: String = key[..16].iter().map(|b| format!("{b:02x}")).collect();
        let path = cache.join(format!("{name}.tokens"));
        if let Some(tokens) = TokenFile::cached(&path, &key) {
            return Ok(tokens);
        }
        fs::create_dir_all(cache).map_err(DataError::io(cache, "made"))?;
        atomic::write_file(&path, |file| write(file, corpus, tokenizer, eos, &key, texts))?;
        TokenFile::cached(&path, &key).ok_or_else(|| DataError::invalid(&path, "changed while it was written"))
    }

    /// The file, if it is there, whole and made for this key.
    fn cached(path: &Path, key: &[u8; 32]) -> Option<TokenFile> {
        let mut file = File::open(path).ok()?;
        let mut header = [0; HEADER as usize];
        file.read_exact(&mut header).ok()?;
        let number = |at: usize| u64::from_le_bytes(std::array::from_fn(|i| header[at + i]));
        let (total, train) = (number(40), number(48));
        let length = total.checked_mul(4)?.checked_add(HEADER)?;
        let whole = header[..8] == MAGIC[..] && header[8..40] == key[..] && train <= total && file.metadata().ok()?.len() == length;
        whole.then(|| TokenFile { file, path: path.to_owned(), key: *key, total, train })
    }

    /// A digest of the texts and the tokenizer.
    pub fn digest(&self) -> &[u8; 32] {
        &self.key
    }

    /// Where the tokens for training lie.
    pub fn train(&self) -> Range<u64> {
        0..self.train
    }

    /// Where the tokens lie that were held out.
    pub fn held_out(&self) -> Range<u64> {
        self.train..self.total
    }

    /// Where all tokens lie.
    pub fn all(&self) -> Range<u64> {
        0..self.total
    }

    /// Reads the tokens from `start` on.
    pub fn read(&self, start: u64, tokens: &mut [i32]) -> Result<(), DataError> {
        let mut file = &self.file;
        let read = file.seek(SeekFrom::Start(HEADER + 4 * start)).and_then(|_| file.read_exact(bytemuck::cast_slice_mut(tokens)));
        read.map_err(DataError::io(&self.path, "read"))?;
        tokens.iter_mut().for_each(|token| *token = i32::from_le(*token));
        Ok(())
    }
}

/// The key of the tokens, and how many texts there are.
fn digest(corpus: &Corpus, tokenizer: &Tokenizer, eos: u32) -> Result<([u8; 32], u64), DataError> {
    let mut hash = Sha256::new();
    hash.update(MAGIC);
    hash.update(tokenizer.fingerprint()?);
    hash.update(eos.to_le_bytes());
    let mut texts = 0;
    corpus.for_each::<DataError>(|text| {
        texts += 1;
        hash.update((text.len() as u64).to_le_bytes());
        hash.update(text.as_bytes());
        Ok(())
    })?;
    Ok((hash.finalize().into(), texts))
}

/// Encodes all texts, each followed by the end of text: those for training first.
fn write(file: &mut File, corpus: &Corpus, tokenizer: &Tokenizer, eos: u32, key: &[u8; 32], texts: u64) -> Result<(), DataError> {
    let path = corpus.root();
    let io = |error| DataError::io(path, "tokenised")(error);
    let mut out = BufWriter::with_capacity(1 << 20, &mut *file);
    out.write_all(&[0; HEADER as usize]).map_err(io)?;
    let by_text = texts >= HELD_OUT;
    let (mut total, mut train) = (0, 0);
    for held_out in [false, true] {
        let mut number = 0;
        corpus.for_each::<DataError>(|text| {
            let belongs = (by_text && number % HELD_OUT == HELD_OUT - 1) == held_out;
            number += 1;
            if belongs {
                let mut ids = tokenizer.encode(text)?;
                ids.push(eos);
                total += ids.len() as u64;
                ids.iter().try_for_each(|id| out.write_all(&id.to_le_bytes())).map_err(io)?;
            }
            Ok(())
        })?;
        if !held_out {
            train = if by_text { total } else { total - total / HELD_OUT };
        }
    }
    out.flush().map_err(io)?;
    drop(out);
    file.seek(SeekFrom::Start(0)).map_err(io)?;
    let header = [&MAGIC[..], key, &total.to_le_bytes(), &train.to_le_bytes()].concat();
    file.write_all(&header).map_err(io)
}

/// Where caches go: `$KILN_CACHE` (if it is `off`, the folder for temporary files has what needs a file), or `kiln` in the user's cache folder, or in the folder for temporary files.
pub fn cache_folder() -> PathBuf {
    let var = |name| std::env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    let temporary = || std::env::temp_dir().join("kiln");
    if CACHE.path().is_some_and(|folder| folder.as_os_str() == "off") {
        return temporary();
    }
    CACHE
        .path()
        .or_else(|| var("XDG_CACHE_HOME").map(|folder| folder.join("kiln")))
        .or_else(|| var("HOME").map(|folder| folder.join(".cache/kiln")))
        .unwrap_or_else(temporary)
}
