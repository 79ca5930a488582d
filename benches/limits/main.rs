//! This machine's limits, and how close each row of work comes to them.
//!
//! `cargo bench --bench limits -- [--quick] [--json FILE] [PART…]`, or `make bench`. A part is one of [`parts::PARTS`], or a row written as
//! `benches/peers/README.md` says, such as `"matmul 512x512x512 f32 NT"`. As `limits worker` this is the process that measurements run in, which
//! answers requests on its standard input (`worker.rs`); `benches/peers` talks to it too.

mod data;
mod model;
#[path = "../../runtimes/cpu/benches/native/mod.rs"]
mod native;
mod parts;
mod probes;
mod report;
mod rows;
mod worker;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    // Cargo says --bench to every benchmark.
    let mut args: Vec<String> = std::env::args().skip(1).filter(|a| a != "--bench").collect();
    if args.first().is_some_and(|a| a == "worker") {
        return Ok(worker::serve()?);
    }
    let quick = args.iter().position(|a| a == "--quick").map(|at| args.remove(at)).is_some();
    let json = match args.iter().position(|a| a == "--json") {
        Some(at) => args.drain(at..(at + 2).min(args.len())).nth(1).map(Some).ok_or("--json needs a file's name")?,
        None => None,
    };
    parts::run(&args, quick, &mut report::Report::new(json.as_deref())?)
}
