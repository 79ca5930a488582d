//! Text to token ids and back: byte-level BPE in the files that GPT-2 and Hugging Face use, or trained on the user's own text.

mod error;

pub use error::TokenizerError;

use rustc_hash::FxHashMap;
use sha2::{Digest, Sha256};
use std::fs;
use std::path::{Path, PathBuf};
use tokenizers::models::TrainerWrapper;
use tokenizers::models::bpe::{BPE, BpeTrainer};
use tokenizers::pre_tokenizers::byte_level::ByteLevel;
use tokenizers::{AddedToken, Tokenizer as Pipeline};

/// What ends a text, in GPT-2's vocabulary and in those trained here.
pub const END_OF_TEXT: &str = "<|endoftext|>";
/// Tokens that end a text in the vocabularies in use, by preference.
const EOS_TOKENS: [&str; 5] = [END_OF_TEXT, "</s>", "<|end_of_text|>", "<eos>", "<|im_end|>"];
/// Names of a vocabulary and its merges, as OpenAI and Hugging Face call the same two files.
const BPE_FILES: [(&str, &str); 2] = [("encoder.json", "vocab.bpe"), ("vocab.json", "merges.txt")];
/// Texts longer than this are encoded in pieces.
const PIECE: usize = 1 << 18;

/// A tokenizer, ready to encode and decode.
///
/// Special tokens in a text are plain characters: nobody can end a text by writing `<|endoftext|>` into it.
#[derive(Debug, Clone)]
pub struct Tokenizer {
    pipeline: Pipeline,
    eos: Option<u32>,
}

impl Tokenizer {
    /// Opens the tokenizer of that name: a folder with `tokenizer.json`, with `encoder.json` and `vocab.bpe`, or with `vocab.json` and
    /// `merges.txt`; or a `tokenizer.json` itself. A name that is no path is looked for in `data/`.
    pub fn open(name: &str) -> Result<Tokenizer, TokenizerError> {
        for path in [PathBuf::from(name), Path::new("data").join(name)] {
            if path.is_dir() {
                return Tokenizer::open_folder(&path);
            }
            if path.is_file() {
                return Tokenizer::from_json(&path);
            }
        }
        Err(TokenizerError::Unknown { name: name.to_owned() })
    }

    fn open_folder(folder: &Path) -> Result<Tokenizer, TokenizerError> {
        let json = folder.join("tokenizer.json");
        if json.is_file() {
            return Tokenizer::from_json(&json);
        }
        for (vocab, merges) in BPE_FILES {
            let (vocab, merges) = (folder.join(vocab), folder.join(merges));
            match (vocab.is_file(), merges.is_file()) {
                (true, true) => return Tokenizer::from_bpe(&vocab, &merges),
                (true, false) => return Err(TokenizerError::Missing { path: merges, beside: vocab }),
                (false, true) => return Err(TokenizerError::Missing { path: vocab, beside: merges }),
                (false, false) => {}
            }
        }
        Err(TokenizerError::EmptyFolder { path: folder.to_owned() })
    }

    /// Reads Hugging Face's `tokenizer.json`.
    pub fn from_json(path: &Path) -> Result<Tokenizer, TokenizerError> {
        let bytes = fs::read(path).map_err(|source| TokenizerError::Read { path: path.to_owned(), source })?;
        let pipeline = Pipeline::from_bytes(bytes).map_err(|error| TokenizerError::invalid(path, error))?;
        Ok(Tokenizer::new(pipeline))
    }

    /// Reads GPT-2's two files: token to id, and the merges in their order.
    pub fn from_bpe(vocab: &Path, merges: &Path) -> Result<Tokenizer, TokenizerError> {
        for path in [vocab, merges] {
            // The reader below does not say which of the two it could not open.
            fs::File::open(path).map_err(|source| TokenizerError::Read { path: path.to_owned(), source })?;
        }
        let bpe = BPE::from_file(&vocab.to_string_lossy(), &merges.to_string_lossy()).build();
        let bpe = bpe.map_err(|error| TokenizerError::invalid(vocab, error))?;
        Ok(Tokenizer::new(byte_level(bpe)))
    }

    /// Learns a vocabulary of `vocab_size` entries from texts: the 256 bytes, the end of text, and the most frequent merges.
    pub fn train<S: AsRef<str> + Send>(texts: impl Iterator<Item = S> + Send, vocab_size: usize) -> Result<Tokenizer, TokenizerError> {
        let trainer = BpeTrainer::builder()
            .vocab_size(vocab_size)
            .show_progress(false)
            .min_frequency(2)
            .special_tokens(vec![AddedToken::from(END_OF_TEXT, true)])
            .initial_alphabet(ByteLevel::alphabet().into_iter().collect())
            .build();
        let mut pipeline = byte_level(BPE::default());
        let mut trainer = TrainerWrapper::BpeTrainer(trainer);
        pipeline.train(&mut trainer, texts).map_err(|error| TokenizerError::Train { reason: error.to_string() })?;
        Ok(Tokenizer::new(pipeline))
    }

    fn new(mut pipeline: Pipeline) -> Tokenizer {
        pipeline.set_encode_special_tokens(true);
        let eos = EOS_TOKENS.iter().find_map(|token| pipeline.token_to_id(token));
        Tokenizer { pipeline, eos }
    }

    /// The ids of a text, without any token that is not in it.
    pub fn encode(&self, text: &str) -> Result<Vec<u32>, TokenizerError> {
        let pieces = self.pipeline.encode_batch_fast(pieces(text), false);
        let pieces = pieces.map_err(|error| TokenizerError::Encode { reason: error.to_string() })?;
        let mut ids = Vec::with_capacity(pieces.iter().map(|piece| piece.len()).sum());
        pieces.iter().for_each(|piece| ids.extend_from_slice(piece.get_ids()));
        Ok(ids)
    }

    /// The text of ids. Ids that are in no vocabulary are left out; bytes that are no UTF-8 become U+FFFD.
    pub fn decode(&self, ids: &[u32]) -> String {
        // The decoder of a pipeline made of known parts has nothing that can fail.
        self.pipeline.decode(ids, false).unwrap_or_default()
    }

    /// The bytes of ids, where the vocabulary is byte-level: what [`Tokenizer::decode`] makes text of.
    pub fn decode_bytes(&self, ids: &[u32]) -> Vec<u8> {
        let table = byte_of_char();
        let tokens = ids.iter().filter_map(|&id| self.pipeline.id_to_token(id));
        tokens.flat_map(|token| token.chars().filter_map(|c| table.get(&c).copied()).collect::<Vec<u8>>()).collect()
    }

    /// The token that ends a text, if the vocabulary has one of the usual names for it.
    pub fn eos(&self) -> Option<u32> {
        self.eos
    }

    /// One more than the largest id.
    pub fn vocab_size(&self) -> usize {
        self.pipeline.get_vocab(true).values().max().map_or(0, |&id| id as usize + 1)
    }

    /// The whole tokenizer as `tokenizer.json`.
    pub fn to_json(&self) -> Result<String, TokenizerError> {
        self.pipeline.to_string(false).map_err(|error| TokenizerError::Encode { reason: error.to_string() })
    }

    /// A digest of everything that decides on ids.
    pub fn fingerprint(&self) -> Result<[u8; 32], TokenizerError> {
        Ok(Sha256::digest(self.to_json()?.as_bytes()).into())
    }
}

fn byte_level(bpe: BPE) -> Pipeline {
    let mut pipeline = Pipeline::new(bpe);
    let bytes = ByteLevel::default().add_prefix_space(false);
    pipeline.with_pre_tokenizer(Some(bytes)).with_decoder(Some(bytes)).with_post_processor(Some(bytes));
    pipeline
}

/// Cuts a long text before newlines that follow a character that is no white space. Byte-level pre-tokenisers always cut there, so the ids
/// are those of the whole text, while memory and cores see pieces.
fn pieces(text: &str) -> Vec<&str> {
    let mut pieces = Vec::new();
    let mut rest = text;
    while rest.len() > PIECE {
        let from = (PIECE..rest.len()).find(|&i| rest.is_char_boundary(i)).unwrap_or(rest.len());
        let cut = rest[from..].match_indices('\n').map(|(i, _)| from + i);
        let cut = cut.into_iter().find(|&i| rest[..i].chars().next_back().is_some_and(|c| !c.is_whitespace()));
        let Some(cut) = cut else { break };
        pieces.push(&rest[..cut]);
        rest = &rest[cut..];
    }
    pieces.push(rest);
    pieces
}

/// The byte that each character of a byte-level token stands for: printable bytes stand for themselves, the others follow from U+0100 on.
fn byte_of_char() -> FxHashMap<char, u8> {
    let printable = |b: u8| matches!(b, b'!'..=b'~' | 0xa1..=0xac | 0xae..=0xff);
    let others = (0..=255u8).filter(|&b| !printable(b)).zip('\u{100}'..);
    (0..=255u8).filter(|&b| printable(b)).map(|b| (char::from(b), b)).chain(others.map(|(b, c)| (c, b))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn small() -> Tokenizer {
        let text = "the cat sat on the mat, the cat sat on the hat. ".repeat(20);
        Tokenizer::train(std::iter::once(text), 300).unwrap()
    }

    #[test]
    fn trained_vocabulary_covers_every_byte() {
        let tokenizer = small();
        let text = "the cat saw a \u{1f980} & \u{e9}\n\t\u{0}";
        let ids = tokenizer.encode(text).unwrap();
        assert_eq!(tokenizer.decode(&ids), text);
        assert_eq!(tokenizer.decode_bytes(&ids), text.as_bytes());
        assert!(tokenizer.encode("the cat sat").unwrap().len() < 11, "no merge was learnt");
        assert!(tokenizer.vocab_size() > 257 && tokenizer.vocab_size() <= 300);
    }

    #[test]
    fn the_end_of_text_cannot_be_written() {
        let tokenizer = small();
        let eos = tokenizer.eos().unwrap();
        assert!(!tokenizer.encode("a<|endoftext|>b").unwrap().contains(&eos));
        assert_eq!(tokenizer.decode(&[eos]), END_OF_TEXT);
    }

    #[test]
    fn pieces_do_not_change_ids() {
        let line = "word  word\n\n  indented line, 12 things \n";
        let text = line.repeat(2 * PIECE / line.len() + 100);
        assert!(pieces(&text).len() > 1);
        assert_eq!(pieces(&text).concat(), text);
        let tokenizer = small();
        let whole = tokenizer.pipeline.encode_fast(text.as_str(), false).unwrap();
        assert_eq!(tokenizer.encode(&text).unwrap(), whole.get_ids());
        assert_eq!(pieces(&"x".repeat(PIECE + 5)).len(), 1);
    }
}
