//! The IDX format of MNIST and its successors: unsigned bytes with their shape, gzipped or not.

use super::error::DataError;
use flate2::read::GzDecoder;
use std::fs::File;
use std::io::{BufReader, Read};
use std::path::Path;

/// An array of bytes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Idx {
    /// The size of each axis.
    pub shape: Vec<usize>,
    /// The elements, row-major.
    pub bytes: Vec<u8>,
}

/// Images and their labels.
#[derive(Clone, Debug)]
pub struct Images {
    /// Pixels, `[images, height, width]`.
    pub pixels: Idx,
    /// Classes, `[images]`.
    pub labels: Idx,
}

impl Images {
    /// Reads `train-images-idx3-ubyte.gz` and `train-labels-idx1-ubyte.gz` in `folder`; `part` is `train` or `t10k`.
    pub fn open(folder: &Path, part: &str) -> Result<Images, DataError> {
        let pixels = Idx::open(&folder.join(format!("{part}-images-idx3-ubyte.gz")))?;
        let path = folder.join(format!("{part}-labels-idx1-ubyte.gz"));
        let labels = Idx::open(&path)?;
        if labels.shape.len() != 1 || pixels.shape.first() != labels.shape.first() {
            return Err(DataError::invalid(&path, format!("labels {:?} for images {:?}", labels.shape, pixels.shape)));
        }
        Ok(Images { pixels, labels })
    }
}

impl Idx {
    /// Reads a file; one whose name ends in `.gz` is unpacked.
    pub fn open(path: &Path) -> Result<Idx, DataError> {
        let file = BufReader::new(File::open(path).map_err(DataError::io(path, "opened"))?);
        match path.extension().is_some_and(|e| e == "gz") {
            true => Idx::read(GzDecoder::new(file), path),
            false => Idx::read(file, path),
        }
    }

    fn read(mut input: impl Read, path: &Path) -> Result<Idx, DataError> {
        let mut number = || {
            let mut bytes = [0; 4];
            input.read_exact(&mut bytes).map(|()| u32::from_be_bytes(bytes)).map_err(DataError::io(path, "read"))
        };
        // Two zero bytes, 8 for unsigned bytes, the number of axes.
        let magic = number()?;
        let axes = magic & 0xff;
        if magic >> 8 != 8 || axes == 0 || axes > 8 {
            return Err(DataError::invalid(path, format!("no IDX file of unsigned bytes: it starts with {magic:#010x}")));
        }
        let shape = (0..axes).map(|_| number().map(|n| n as usize)).collect::<Result<Vec<_>, _>>()?;
        let size = shape.iter().try_fold(1usize, |size, &n| size.checked_mul(n));
        let size = size.ok_or_else(|| DataError::invalid(path, format!("the shape {shape:?} is too large")))?;
        // What the header claims is not believed until the bytes are there: memory grows with what is read.
        let mut bytes = Vec::new();
        input.take(size as u64 + 1).read_to_end(&mut bytes).map_err(DataError::io(path, "read"))?;
        if bytes.len() != size {
            let found = if bytes.len() > size { "more".to_owned() } else { bytes.len().to_string() };
            return Err(DataError::invalid(path, format!("the shape {shape:?} needs {size} bytes, there are {found}")));
        }
        Ok(Idx { shape, bytes })
    }
}
