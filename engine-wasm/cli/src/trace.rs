//! `bpsim trace`: a workload as a trace file.

use std::io::{self, Write};

use bufferpool_core::trace::reader::is_named_oracle_general;
use bufferpool_core::trace::{Trace, csv, is_write, oracle_general};

use crate::args::hybrid::HybridLane;
use crate::args::policy::PolicyArguments;
use crate::args::{LaneArguments, TraceArguments};
use crate::error::Failure;
use crate::hybrid;
use crate::input;
use crate::output_file;
use crate::scene::{self, Lanes};

pub(crate) fn trace(arguments: &TraceArguments, out: &mut impl Write) -> Result<(), Failure> {
    let path = input::not_standard(arguments.output.as_deref());
    path.map_or(Ok(()), |path| output_file::check_ending(path, &ENDINGS, LEGAL))?;
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
    output_file::write_packed(path, "trace", |out| write(&trace, binary, out))
}

/// What a trace's file may be called.
const ENDINGS: [&str; 3] = [".csv", ".oraclegeneral", ".bin"];
const LEGAL: &str =
    "a name that ends in .csv or .oracleGeneral, with .gz or .zst after it, or - for standard output";

fn write(trace: &Trace, binary: bool, out: &mut dyn Write) -> io::Result<()> {
    let sink = |piece: &[u8]| out.write_all(piece);
    if binary { oracle_general::write(trace, sink) } else { csv::write(trace, sink) }
}
