//! `bpsim trace`: a workload, or another trace file, as a trace file; or what is told of one.

use std::io::{self, Write};

use bufferpool_core::trace::reader::is_named_oracle_general;
use bufferpool_core::trace::{Trace, csv, is_write, oracle_general};
use clap::ArgMatches;

use crate::args::scene::{is_on, path, sets};
use crate::error::Failure;
use crate::lab::{CliLab, LABS, Sets, Spec};
use crate::scene::{self, Source, number};
use crate::{input, output_file};

pub(crate) fn trace(matches: &ArgMatches, out: &mut impl Write) -> Result<(), Failure> {
    let path = input::not_standard(path(matches, "output"));
    path.map_or(Ok(()), |path| output_file::check_ending(path, &ENDINGS, LEGAL))?;
    let [ace, ..] = LABS;
    let mut given = sets(ace, matches)?;
    let lab = lab_of(&given, matches.get_one("preset"));
    if lab.spec().lab.id != ace.spec().lab.id {
        given = sets(lab, matches)?;
        // What another lab's generators do not have, they refuse by these names.
        for (flag, name) in [("reads", "reads_percent"), ("skew", "skew"), ("requests", "requests")] {
            let text = matches.get_one::<String>(flag);
            given.extend(text.map(|text| (format!("workload.{name}"), number(text))));
        }
    }
    let runs = scene::open(lab, &Source::of(matches)?, &given, false)?;
    let Some(trace) = runs.trace() else { return Ok(()) };
    if is_on(matches, "summary") {
        serde_json::to_writer_pretty(&mut *out, &trace.summary())?;
        return Ok(writeln!(out)?);
    }
    let Some(path) = path else {
        return Ok(csv::write(trace, |piece| out.write_all(piece))?);
    };
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    let writes = trace.requests.iter().filter(|&&request| is_write(request)).count();
    let binary = is_named_oracle_general(&name);
    if binary && writes > 0 {
        let path = path.display();
        let text = format!("{path}: the trace has {writes} writes, and oracleGeneral holds reads only");
        return Err(Failure::Input(text));
    }
    output_file::write_packed(path, "trace", |out| write(trace, binary, out))
}

/// The lab that has the workload or the preset that is named; the first if none has.
fn lab_of(sets: &Sets, preset: Option<&String>) -> &'static dyn CliLab {
    let kind = sets.iter().rev().find(|(path, _)| path == "workload.kind").map(|(_, kind)| kind);
    let has = |spec: &Spec| match (kind, preset) {
        (Some(kind), _) => (spec.registry)()["workloads"]
            .as_array()
            .is_some_and(|all| all.iter().any(|one| one["id"] == *kind)),
        (None, Some(id)) => spec.presets.iter().any(|(known, _)| known == id),
        (None, None) => false,
    };
    let mut with_traces = LABS.into_iter().filter(|lab| lab.spec().files > 0);
    with_traces.find(|lab| has(lab.spec())).unwrap_or(LABS[0])
}

/// What a trace's file may be called.
const ENDINGS: [&str; 3] = [".csv", ".oraclegeneral", ".bin"];
const LEGAL: &str =
    "a name that ends in .csv or .oracleGeneral, with .gz or .zst after it, or - for standard output";

fn write(trace: &Trace, binary: bool, out: &mut dyn Write) -> io::Result<()> {
    let sink = |piece: &[u8]| out.write_all(piece);
    if binary { oracle_general::write(trace, sink) } else { csv::write(trace, sink) }
}
