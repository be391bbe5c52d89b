//! `bpsim trace`: a workload as CSV.

use std::fs::File;
use std::io::{BufWriter, Write};
use std::path::Path;

use bufferpool_sim::trace::{Trace, csv};
use flate2::Compression;
use flate2::write::GzEncoder;

use crate::args::{LaneArguments, TraceArguments};
use crate::error::Failure;
use crate::scene::{self, Lanes};

pub(crate) fn trace(arguments: &TraceArguments, out: &mut impl Write) -> Result<(), Failure> {
    let (_, trace) = scene::open(&arguments.source, &LaneArguments::default(), Lanes::All)?;
    match &arguments.output {
        None => Ok(csv::write(&trace, |piece| out.write_all(piece))?),
        Some(path) => to_file(&trace, path).map_err(|error| Failure::writing(path, &error)),
    }
}

fn to_file(trace: &Trace, path: &Path) -> std::io::Result<()> {
    let mut file = BufWriter::new(File::create(path)?);
    if path.extension().is_some_and(|extension| extension == "gz") {
        let mut compressed = GzEncoder::new(file, Compression::default());
        csv::write(trace, |piece| compressed.write_all(piece))?;
        file = compressed.finish()?;
    } else {
        csv::write(trace, |piece| file.write_all(piece))?;
    }
    file.flush()
}
