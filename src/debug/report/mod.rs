//! A step as a page to look at: one HTML file with everything in it, which needs no network.
//!
//! The page's own files are `page.html`, `page.css` and those of `js`; what it shows is JSON in `<script>` elements that no browser runs, packed by
//! zlib and written in base64, so that nothing in it can be taken for HTML. The long texts of each kernel are an element of their own, unpacked
//! when they are looked at.

use super::{DebugError, Description, FromIo};
use crate::checkpoint::atomic::write_file;
use flate2::Compression;
use flate2::read::ZlibEncoder;
use serde::Serialize;
use std::collections::BTreeMap;
use std::io::{Read, Write};
use std::path::Path;

const HTML: &str = include_str!("page.html");
const CSS: &str = include_str!("page.css");
/// One script: later files use what earlier ones define.
const JS: [&str; 10] = [
    include_str!("js/data.js"),
    include_str!("js/dom.js"),
    include_str!("js/graph.js"),
    include_str!("js/timeline.js"),
    include_str!("js/memory.js"),
    include_str!("js/kernels.js"),
    include_str!("js/text.js"),
    include_str!("js/details.js"),
    include_str!("js/run.js"),
    include_str!("js/page.js"),
];

/// Lines of the model around each one that a kernel does something for.
const AROUND: usize = 4;

/// Files of the model larger than this are not shown.
const LARGEST_MODEL: u64 = 4 << 20;

/// What a page shows at once; texts and rewrites of kernels are left out of it.
#[derive(Serialize)]
struct Shown<'d> {
    #[serde(flatten)]
    step: &'d Description,
    /// Lines of the model, by file and number, as far as the files are here.
    model: BTreeMap<String, BTreeMap<usize, String>>,
    /// How many bytes each kernel's texts have.
    sizes: Vec<usize>,
}

/// Writes a page: whole, or not at all.
///
/// # Errors
/// If that cannot be done.
pub fn write_page(description: &Description, path: &Path) -> Result<(), DebugError> {
    let text = page(description);
    write_file(path, |file| file.write_all(text.as_bytes()).map_err(|e| DebugError::from_io(path, "written", e)))
}

/// The page.
fn page(description: &Description) -> String {
    let texts: Vec<String> = description.kernels.iter().map(|kernel| json(&(&kernel.texts, &kernel.rewrites))).collect();
    let mut step = description.clone();
    step.kernels.iter_mut().for_each(|kernel| (kernel.texts, kernel.rewrites) = (Vec::new(), Vec::new()));
    let shown = Shown { model: model(description), sizes: texts.iter().map(String::len).collect(), step: &step };
    let mut data = element("step", &json(&shown));
    texts.iter().enumerate().for_each(|(number, text)| data += &element(&format!("kernel-{number}"), text));
    // The markers are in the page's own text, and what is put in contains none of them.
    let (head, rest) = HTML.split_once("/*style*/").expect("page.html has a place for the style");
    let (middle, rest) = rest.split_once("<!--data-->").expect("page.html has a place for the data");
    let (before, after) = rest.split_once("/*script*/").expect("page.html has a place for the script");
    [head, CSS, middle, &data, before, &JS.concat(), after].concat()
}

fn json(data: &impl Serialize) -> String {
    serde_json::to_string(data).expect("a description is plain data")
}

/// Data as an element of the page.
fn element(id: &str, text: &str) -> String {
    let mut packed = Vec::new();
    ZlibEncoder::new(text.as_bytes(), Compression::best()).read_to_end(&mut packed).expect("memory can be read");
    format!("<script type=\"application/octet-stream\" id=\"{id}\">{}</script>\n", base64(&packed))
}

/// RFC 4648, section 4.
fn base64(bytes: &[u8]) -> String {
    const DIGITS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    let mut out = String::with_capacity(bytes.len().div_ceil(3) * 4);
    for group in bytes.chunks(3) {
        let bits = group.iter().enumerate().fold(0u32, |bits, (at, byte)| bits | u32::from(*byte) << (16 - 8 * at));
        for digit in 0..4 {
            let filled = digit <= group.len();
            out.push(if filled { DIGITS[(bits >> (18 - 6 * digit) & 63) as usize] as char } else { '=' });
        }
    }
    out
}

/// The lines of the model that kernels come from, with those around them.
fn model(description: &Description) -> BTreeMap<String, BTreeMap<usize, String>> {
    let mut wanted: BTreeMap<&str, Vec<usize>> = BTreeMap::new();
    for origin in description.plans.iter().flat_map(|plan| &plan.launches).flat_map(|launch| &launch.origins) {
        if let Some((file, line)) = place(origin) {
            wanted.entry(file).or_default().push(line);
        }
    }
    let mut found = BTreeMap::new();
    for (file, lines) in wanted {
        let path = Path::new(file);
        let small = std::fs::metadata(path).is_ok_and(|known| known.is_file() && known.len() <= LARGEST_MODEL);
        let is_source = path.extension().is_some_and(|ending| ending == "rs");
        let Some(text) = (small && is_source).then(|| std::fs::read_to_string(path).ok()).flatten() else { continue };
        let near = |number: usize| lines.iter().any(|line| line.abs_diff(number) <= AROUND);
        let shown = text.lines().enumerate().map(|(at, text)| (at + 1, text.to_owned())).filter(|(number, _)| near(*number));
        found.insert(file.to_owned(), shown.collect());
    }
    found
}

/// The file and the line of an origin: what follows the last ` at `, before the column.
fn place(origin: &str) -> Option<(&str, usize)> {
    let (_, at) = origin.rsplit_once(" at ")?;
    let (line, _column) = at.rsplit_once(':')?;
    let (file, line) = line.rsplit_once(':')?;
    Some((file, line.parse().ok()?))
}

#[cfg(test)]
mod tests {
    use super::super::KernelInfo;
    use super::*;

    /// From RFC 4648, section 10.
    #[test]
    fn base64_is_the_usual_one() {
        for (bytes, want) in
            [("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="), ("fooba", "Zm9vYmE="), ("foobar", "Zm9vYmFy")]
        {
            assert_eq!(base64(bytes.as_bytes()), want);
        }
    }

    #[test]
    fn origins_have_places() {
        assert_eq!(place("dot f32[6, 9] at src/a b.rs:12:7"), Some(("src/a b.rs", 12)));
        assert_eq!(place("dot f32[6] at C:\\x.rs:12:7"), Some(("C:\\x.rs", 12)));
        assert_eq!([place("dot"), place("a at b"), place("a at b:c:d")], [None, None, None]);
    }

    /// Whatever things are called, they are data in the page: no browser takes them for anything else.
    #[test]
    fn hostile_names_stay_data() {
        let nasty = "</script><script>alert(1)</script><!--data-->/*script*/\u{2028}";
        let mut description = Description::empty(nasty);
        description.kernels.push(KernelInfo { name: nasty.into(), schedule: nasty.into(), ..KernelInfo::default() });
        let text = page(&description);
        assert!(!text.contains("alert(1)"));
        assert_eq!(text.matches("</script").count(), 3, "the step, its kernel, and the page's own");
    }

    /// A page that needs the network is blank where there is none.
    #[test]
    fn the_page_needs_nothing_else() {
        let text = page(&Description::empty("x"));
        for outside in ["http:", "https:", "//cdn", "src=", "href=", "@import", "url("] {
            assert!(!text.contains(outside), "{outside}");
        }
    }
}
