//! Files in the safetensors format. Opening reads the header only; a tensor is read when it is asked for.

use super::atomic;
use super::error::CheckpointError;
use kiln_kernels::DType;
use safetensors::tensor::{Dtype, Metadata, TensorInfo};
use std::collections::HashMap;
use std::fs::File;
use std::io::{BufWriter, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

/// The longest header that is read; the format's own limit.
const MAX_HEADER: u64 = 100_000_000;
/// Both names of each element type that Kiln has.
const DTYPES: [(Dtype, DType); 13] = [
    (Dtype::BOOL, DType::Bool),
    (Dtype::I8, DType::I8),
    (Dtype::I16, DType::I16),
    (Dtype::I32, DType::I32),
    (Dtype::I64, DType::I64),
    (Dtype::U8, DType::U8),
    (Dtype::U16, DType::U16),
    (Dtype::U32, DType::U32),
    (Dtype::U64, DType::U64),
    (Dtype::F16, DType::F16),
    (Dtype::BF16, DType::BF16),
    (Dtype::F32, DType::F32),
    (Dtype::F64, DType::F64),
];

/// A tensor in host memory, as files hold it: row-major, little-endian.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HostTensor {
    /// The element type.
    pub dtype: DType,
    /// The size of each axis.
    pub shape: Vec<usize>,
    /// The elements.
    pub bytes: Vec<u8>,
}

impl HostTensor {
    /// A tensor of f32 values.
    pub fn from_f32(shape: Vec<usize>, values: &[f32]) -> HostTensor {
        HostTensor { dtype: DType::F32, shape, bytes: values.iter().flat_map(|v| v.to_le_bytes()).collect() }
    }

    /// The type and shape, for messages: `f32[2, 3]`.
    pub fn describe(&self) -> String {
        format!("{}{:?}", self.dtype, self.shape)
    }
}

/// Writes tensors into one file, which appears when it is whole and on the disk.
pub fn write(path: &Path, tensors: &[(String, HostTensor)], metadata: HashMap<String, String>) -> Result<(), CheckpointError> {
    atomic::write_file(path, |file| write_to(file, path, tensors, metadata))
}

/// Writes tensors into a file that is open; `path` is what errors call it.
pub(super) fn write_to(
    file: &mut File,
    path: &Path,
    tensors: &[(String, HostTensor)],
    metadata: HashMap<String, String>,
) -> Result<(), CheckpointError> {
    // Wide elements first keeps every tensor aligned; names make the bytes depend on the content only.
    let mut order: Vec<&(String, HostTensor)> = tensors.iter().collect();
    order.sort_by(|(a, x), (b, y)| y.dtype.size().cmp(&x.dtype.size()).then(a.cmp(b)));
    let mut offset = 0;
    let mut entries = Vec::with_capacity(order.len());
    for (name, tensor) in &order {
        let bytes = tensor.bytes.len();
        if tensor.shape.iter().product::<usize>() * tensor.dtype.size() != bytes {
            let (shape, dtype) = (tensor.shape.clone(), tensor.dtype);
            return Err(CheckpointError::WrongSize { tensor: name.clone(), shape, dtype, bytes });
        }
        let info = TensorInfo { dtype: file_dtype(tensor.dtype), shape: tensor.shape.clone(), data_offsets: (offset, offset + bytes) };
        entries.push((name.clone(), info));
        offset += bytes;
    }
    let metadata = (!metadata.is_empty()).then_some(metadata);
    let header = Metadata::new(metadata, entries).map_err(|e| CheckpointError::format(path, e))?;
    let mut header = serde_json::to_vec(&header).map_err(|e| CheckpointError::format(path, e))?;
    header.resize(header.len().next_multiple_of(8), b' ');
    let mut out = BufWriter::with_capacity(1 << 20, file);
    let io = |error| CheckpointError::io(path, "written")(error);
    out.write_all(&(header.len() as u64).to_le_bytes()).map_err(io)?;
    out.write_all(&header).map_err(io)?;
    order.iter().try_for_each(|(_, tensor)| out.write_all(&tensor.bytes)).map_err(io)?;
    out.flush().map_err(io)
}

fn file_dtype(dtype: DType) -> Dtype {
    DTYPES.iter().find(|(_, d)| *d == dtype).map_or(Dtype::F32, |(f, _)| *f)
}

/// A safetensors file whose header has been read and checked.
#[derive(Debug)]
pub struct SafeTensors {
    path: PathBuf,
    file: File,
    header: Metadata,
    /// Where the data starts.
    start: u64,
}

impl SafeTensors {
    /// Opens a file. Its header must describe exactly the bytes that are there: nothing is allocated on its word alone.
    pub fn open(path: &Path) -> Result<SafeTensors, CheckpointError> {
        let mut file = File::open(path).map_err(CheckpointError::io(path, "opened"))?;
        let length = file.metadata().map_err(CheckpointError::io(path, "read"))?.len();
        let mut size = [0; 8];
        if length < 8 {
            return Err(CheckpointError::format(path, format!("{length} bytes are too few for a header")));
        }
        file.read_exact(&mut size).map_err(CheckpointError::io(path, "read"))?;
        let size = u64::from_le_bytes(size);
        if size > MAX_HEADER || size > length - 8 {
            return Err(CheckpointError::format(path, format!("a header of {size} bytes in a file of {length}")));
        }
        let mut header = vec![0; size as usize];
        file.read_exact(&mut header).map_err(CheckpointError::io(path, "read"))?;
        let header: Metadata = serde_json::from_slice(&header).map_err(|e| CheckpointError::format(path, e))?;
        let (start, data) = (8 + size, header.data_len() as u64);
        if length - start != data {
            let reason = format!("the header describes {data} bytes of data, there are {} (a truncated file?)", length - start);
            return Err(CheckpointError::format(path, reason));
        }
        Ok(SafeTensors { path: path.to_owned(), file, header, start })
    }

    /// The names of all tensors, in the order of the file.
    pub fn names(&self) -> Vec<String> {
        self.header.offset_keys()
    }

    /// Free text that the writer left.
    pub fn metadata(&self) -> Option<&HashMap<String, String>> {
        self.header.metadata().as_ref()
    }

    /// Reads one tensor.
    pub fn read(&self, name: &str) -> Result<HostTensor, CheckpointError> {
        let info = self.header.info(name).ok_or_else(|| {
            let names = self.names();
            let nearest = names.into_iter().min_by_key(|n| strsim::levenshtein(n, name));
            CheckpointError::NoTensor { path: self.path.clone(), tensor: name.to_owned(), nearest }
        })?;
        let dtype = DTYPES.iter().find(|(f, _)| *f == info.dtype).map(|(_, d)| *d).ok_or_else(|| CheckpointError::DType {
            path: self.path.clone(),
            tensor: name.to_owned(),
            dtype: format!("{:?}", info.dtype),
        })?;
        let (from, to) = info.data_offsets;
        let mut bytes = vec![0; to - from];
        let mut file = &self.file;
        let read = file.seek(SeekFrom::Start(self.start + from as u64)).and_then(|_| file.read_exact(&mut bytes));
        read.map_err(CheckpointError::io(&self.path, "read"))?;
        Ok(HostTensor { dtype, shape: info.shape.clone(), bytes })
    }
}
