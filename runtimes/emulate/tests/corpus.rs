//! Broken kernels of every kind of fault, in every language: each is found at its line, and nothing is found once it is mended.
//!
//! A kernel of `corpus/` is one text for all languages, with `$words` for what differs. Its first line says what it is given. Then `//?` marks a
//! line that is there only when it is mended, `//-` one that is there only while it is broken, `//! kind` one where the fault is found (of a
//! race, any of two), and `//!- kind` is both.

use kiln_emulate::{EmulateOptions, Emulated, Grid, Source};
use kiln_runtime::{Device, RuntimeError, Slice};
use std::fs;
use std::path::Path;

/// A language: a device of it, and what the words are.
struct Language {
    device: &'static str,
    words: &'static [(&'static str, &'static str)],
    /// How a kernel begins, from its parameters.
    open: fn(&[Parameter]) -> String,
}

const LANGUAGES: [Language; 4] = [
    Language {
        device: "emulate:hip:gfx1100",
        words: &[
            ("$shared", "static __attribute__((shared))"),
            ("$barrier", "__builtin_amdgcn_s_barrier();"),
            ("$device", "static inline __attribute__((device))"),
            ("$local ", ""),
            ("$exchange(", "exchange("),
            ("$lane(", "lane("),
        ],
        open: |parameters| {
            let list = list(parameters, "");
            format!(
                "extern \"C\" __attribute__((global)) void broken({list}) {{ const int at = __builtin_amdgcn_workitem_id_x(), group = __builtin_amdgcn_workgroup_id_x();"
            )
        },
    },
    Language {
        device: "emulate:cuda:sm_90",
        words: &[
            ("$shared", "__shared__"),
            ("$barrier", "__syncthreads();"),
            ("$device", "static __device__"),
            ("$local ", ""),
            ("$exchange(", "__shfl_xor_sync(0xffffffffu, "),
            ("$lane(", "__shfl_sync(0xffffffffu, "),
        ],
        open: |parameters| {
            let list = list(parameters, "");
            format!("extern \"C\" __global__ void broken({list}) {{ const int at = threadIdx.x, group = blockIdx.x;")
        },
    },
    Language {
        device: "emulate:metal",
        words: &[
            ("$shared", "threadgroup"),
            ("$barrier", "threadgroup_barrier(mem_flags::mem_threadgroup);"),
            ("$device", "static inline"),
            ("$local", "threadgroup"),
            ("$exchange(", "simd_shuffle_xor("),
            ("$lane(", "simd_shuffle("),
        ],
        open: |parameters| {
            let members: String = parameters.iter().map(|p| format!("device {} *{}; ", p.ty(), p.name)).collect();
            let names: String = parameters.iter().map(|p| format!("device {} *{} = given.{2}; ", p.ty(), p.name, p.name)).collect();
            format!(
                "using namespace metal; struct arguments {{ {members}}}; \
                 kernel void broken(constant arguments &given [[buffer(0)]], uint group_at [[threadgroup_position_in_grid]], \
                 uint place [[thread_position_in_threadgroup]]) {{ {names}const int at = place, group = group_at;"
            )
        },
    },
    Language {
        device: "emulate:opencl",
        words: &[
            ("$shared", "__local"),
            ("$barrier", "barrier(CLK_LOCAL_MEM_FENCE);"),
            ("$device", "static inline"),
            ("$local", "__local"),
            ("long long", "long"),
        ],
        open: |parameters| {
            let list = list(parameters, "__global ");
            format!("__kernel void broken({list}) {{ const int at = get_local_id(0), group = get_group_id(0);")
        },
    },
];

/// HIP exchanges 32 bits by their lane's address.
const EXCHANGE: &str = "\
#define lane(value, from) __builtin_bit_cast(float, __builtin_amdgcn_ds_bpermute(4 * (from), __builtin_bit_cast(int, value)))
#define exchange(value, mask) lane(value, (int)__builtin_amdgcn_workitem_id_x() ^ (mask))
";

struct Parameter {
    name: String,
    float: bool,
    count: usize,
    fill: String,
}

impl Parameter {
    fn ty(&self) -> String {
        format!("{}{}", if self.fill == "in" { "const " } else { "" }, if self.float { "float" } else { "int" })
    }

    /// `in`: numbers from 0, floats from 1; `zero`: zeros; `out`: nobody has written it.
    fn buffer(&self, device: &Emulated) -> Slice {
        let buffer = device.allocate(4 * self.count).unwrap();
        let value = |i: usize| if self.float { (1.0 + i as f32).to_ne_bytes() } else { (i as i32).to_ne_bytes() };
        match self.fill.as_str() {
            "in" => buffer.write(0, &(0..self.count).flat_map(value).collect::<Vec<u8>>()).unwrap(),
            "zero" => buffer.write(0, &vec![0; 4 * self.count]).unwrap(),
            fill => assert_eq!(fill, "out"),
        }
        Slice::whole(buffer)
    }
}

fn list(parameters: &[Parameter], space: &str) -> String {
    parameters.iter().map(|p| format!("{space}{} *{}", p.ty(), p.name)).collect::<Vec<_>>().join(", ")
}

/// A kernel of the corpus.
struct Case {
    name: String,
    parameters: Vec<Parameter>,
    grid: Grid,
    /// Values are to be finite.
    finite: bool,
    /// It exchanges values between lanes, which OpenCL has no function for.
    lanes: bool,
    /// The first compiler that tells enough of it.
    clang: u32,
    /// A device that it is for, rather than one of each language.
    only: Option<String>,
    text: String,
}

impl Case {
    fn read(path: &Path) -> Case {
        let text = fs::read_to_string(path).unwrap();
        let (head, text) = text.split_once('\n').unwrap();
        let mut parts = head.trim_start_matches("// ").split("; ");
        let parameter = |text: &str| {
            let words: Vec<&str> = text.split(' ').collect();
            Parameter { name: words[0].into(), float: words[1] == "float", count: words[2].parse().unwrap(), fill: words[3].into() }
        };
        let parameters = parts.next().unwrap().split(", ").map(parameter).collect();
        let grid: Vec<u32> = parts.next().unwrap().split(' ').filter_map(|word| word.parse().ok()).collect();
        let rest: Vec<&str> = parts.flat_map(|part| part.split(' ')).collect();
        Case {
            name: path.file_stem().unwrap().to_string_lossy().into(),
            parameters,
            grid: Grid { group: grid[0], groups: grid[1] },
            finite: rest.contains(&"finite"),
            lanes: rest.contains(&"lanes"),
            clang: rest.iter().position(|word| *word == "clang").map_or(0, |at| rest[at + 1].parse().unwrap()),
            only: rest.iter().find(|word| word.starts_with("emulate:")).map(|word| word.to_string()),
            text: text.into(),
        }
    }

    /// The text in a language, and the lines and the kind of its fault.
    fn text(&self, language: &Language, mended: bool) -> (String, Vec<u32>, String) {
        let (mut out, mut lines, mut kind) = (String::new(), Vec::new(), String::new());
        if self.lanes && language.device.contains("hip") {
            out += EXCHANGE;
        }
        for line in self.text.lines() {
            let (code, mark) = line.split_once("//").unwrap_or((line, ""));
            if mark.starts_with(if mended { '-' } else { '?' }) || mended && mark.starts_with("!-") {
                continue;
            }
            out += &format!("{}\n", code.trim_end());
            if let Some(fault) = mark.strip_prefix('!') {
                lines.push(out.lines().count() as u32);
                kind = fault.trim_start_matches('-').trim().into();
            }
        }
        out = out.replace("$open", &(language.open)(&self.parameters));
        out = language.words.iter().fold(out, |out, (word, text)| out.replace(word, text));
        (out, lines, kind)
    }

    fn run(&self, device: &Emulated, text: &str) -> Result<(), RuntimeError> {
        let kernel = device.source(Source { text, kernel: "broken" }).unwrap_or_else(|e| panic!("{}: {e}\n{text}", self.name));
        let args: Vec<Slice> = self.parameters.iter().map(|p| p.buffer(device)).collect();
        kernel.run(self.grid, &args)
    }

    /// Broken and mended, with threads in some orders.
    fn check(&self, language: &Language, seed: u64) {
        let name = self.only.as_deref().unwrap_or(language.device);
        let options = EmulateOptions { seed, checked: true, finite: self.finite, ..EmulateOptions::default() };
        let device = Emulated::new(name, options).unwrap();
        let (text, lines, kind) = self.text(language, false);
        assert!(!lines.is_empty(), "{}: no line is marked", self.name);
        let shown = || format!("{} on {name}, seed {seed}", self.name);
        match self.run(&device, &text) {
            Err(RuntimeError::Fault { fault, .. }) => {
                assert_eq!(fault.kind.to_string(), kind, "{}: {fault}", shown());
                assert!(lines.contains(&fault.place.line), "{}: not in line {lines:?}: {fault}", shown());
                assert_eq!(fault.place.text, text.lines().nth(fault.place.line as usize - 1).unwrap().trim());
                let other = fault.other.as_ref().map(|other| other.line);
                assert!(other.is_none_or(|other| lines.contains(&other)), "{}: not in line {lines:?}: {fault}", shown());
                assert!(kind != "race" || other.is_some(), "{}: {fault}", shown());
            }
            other => panic!("{}: {other:?}\n{text}", shown()),
        }
        let (text, ..) = self.text(language, true);
        if let Err(error) = self.run(&device, &text) {
            panic!("{}, mended: {error}\n{text}", shown());
        }
    }
}

fn corpus() -> Vec<Case> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/corpus");
    let mut paths: Vec<_> = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    paths.sort();
    assert!(paths.len() >= 30);
    paths.iter().map(|path| Case::read(path)).collect()
}

/// All broken kernels in one language; a line says so where there is no compiler.
fn all_are_found(device: &str) {
    let version = match Emulated::new(device, EmulateOptions::default()) {
        Ok(device) => device.describe(),
        Err(error) => return eprintln!("skipped: {error}"),
    };
    let clang = version.split("version ").nth(1).and_then(|v| v.split('.').next()?.parse::<u32>().ok()).unwrap();
    let language = LANGUAGES.iter().find(|l| l.device == device).unwrap();
    for (i, case) in corpus().iter().enumerate() {
        let here = case.only.as_ref().is_none_or(|only| only.split(':').nth(1) == device.split(':').nth(1));
        if case.clang > clang {
            eprintln!("skipped: {} needs clang {}", case.name, case.clang);
        } else if here && !(case.lanes && device == "emulate:opencl") {
            case.check(language, i as u64 % 3);
        }
    }
}

#[test]
fn broken_kernels_are_found_in_hip() {
    all_are_found("emulate:hip:gfx1100");
}

#[test]
fn broken_kernels_are_found_in_cuda() {
    all_are_found("emulate:cuda:sm_90");
}

#[test]
fn broken_kernels_are_found_in_metal() {
    all_are_found("emulate:metal");
}

#[test]
fn broken_kernels_are_found_in_opencl() {
    all_are_found("emulate:opencl");
}
