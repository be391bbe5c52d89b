//! `bpsim trace`: a workload as a trace file.

mod zstd;

use std::fs::File;
use std::io::{self, BufWriter, Write};
use std::path::Path;

use bufferpool_core::error::ConfigError;
use bufferpool_core::trace::reader::is_named_oracle_general;
use bufferpool_core::trace::{Trace, csv, is_write, oracle_general};
use flate2::Compression;
use flate2::write::GzEncoder;

use crate::args::hybrid::HybridLane;
use crate::args::policy::PolicyArguments;
use crate::args::{LaneArguments, TraceArguments};
use crate::error::Failure;
use crate::hybrid;
use crate::input;
use crate::output_file;
use crate::scene::{self, Lanes};
use zstd::ZstdFrames;

pub(crate) fn trace(arguments: &TraceArguments, out: &mut impl Write) -> Result<(), Failure> {
    let path = input::not_standard(arguments.output.as_deref());
    path.map_or(Ok(()), check_ending)?;
    let trace = match hybrid::of(&arguments.source) {
        Some(source) => hybrid::scene::open(&source, &HybridLane::default())?.trace,
        None => {
            scene::open(
                &arguments.source,
                &LaneArguments::default(),
                &PolicyArguments::default(),
                Lanes::All,
            )?
            .1
        }
    };
    let Some(path) = path else {
        return Ok(csv::write(&trace, |piece| out.write_all(piece))?);
    };
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    let writes = trace.requests.iter().filter(|&&request| is_write(request)).count();
    let binary = is_named_oracle_general(&name);
    if binary && writes > 0 {
        let path = path.display();
        let text = format!("{path}: the trace has {writes} writes, and oracleGeneral holds reads only");
        return Err(Failure::Input(text));
    }
    output_file::write_whole(path, "trace", |file| to_file(&trace, path, binary, file))
}

/// What a file's name says is what is written: a name that says anything else is refused. Devices and pipes say nothing.
fn check_ending(path: &Path) -> Result<(), ConfigError> {
    if path.metadata().is_ok_and(|found| !found.is_file()) {
        return Ok(());
    }
    let name = path.file_name().unwrap_or_default().to_string_lossy().to_ascii_lowercase();
    let plain = [".gz", ".zst"].into_iter().find_map(|ending| name.strip_suffix(ending)).unwrap_or(&name);
    if plain.ends_with(".csv") || [".oraclegeneral", ".bin"].iter().any(|ending| plain.ends_with(ending)) {
        return Ok(());
    }
    let legal =
        "a name that ends in .csv or .oracleGeneral, with .gz or .zst after it, or - for standard output";
    Err(ConfigError::new("output", path.display().to_string(), legal))
}

/// Writes CSV or oracleGeneral, compressed as the file's name ends.
fn to_file(trace: &Trace, path: &Path, binary: bool, file: File) -> io::Result<()> {
    let mut file = BufWriter::new(file);
    match path.extension().and_then(|extension| extension.to_str()) {
        Some("gz") => {
            let mut compressed = GzEncoder::new(file, Compression::default());
            write(trace, binary, &mut compressed)?;
            compressed.finish()?.flush()
        }
        Some("zst") => {
            let mut compressed = ZstdFrames::new(file);
            write(trace, binary, &mut compressed)?;
            compressed.flush()
        }
        _ => {
            write(trace, binary, &mut file)?;
            file.flush()
        }
    }
}

fn write(trace: &Trace, binary: bool, out: &mut impl Write) -> io::Result<()> {
    let sink = |piece: &[u8]| out.write_all(piece);
    if binary { oracle_general::write(trace, sink) } else { csv::write(trace, sink) }
}
