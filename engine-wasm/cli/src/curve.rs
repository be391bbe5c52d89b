//! `bpsim curve`: rows over sizes of the pool, on all cores, written as they come.

mod output;

use std::io::Write;
use std::num::NonZeroUsize;

use bufferpool_ace::curve::{Counted, Curve, Options, Requests, Run};
use bufferpool_core::error::ConfigError;
use bufferpool_core::trace::Trace;
use bufferpool_core::trace::operation::Operations;
use bufferpool_core::trace::reading::Reading;
use clap::ArgMatches;
use output::Output;
use serde_json::{Map, Value, json};

use crate::args::reading::reading;
use crate::args::scene::{is_on, path, sets};
use crate::error::{Failure, say};
use crate::lab::{Ace, Sets, without_effect};
use crate::memory::available_bytes;
use crate::progress::Progress;
use crate::scene::tell_unused;
use crate::{input, work};

pub(crate) fn curve(matches: &ArgMatches, out: &mut impl Write) -> Result<(), Failure> {
    let sets = sets(&Ace, matches)?;
    let reading = reading(matches, Operations::default())?;
    let asked = asked(matches, &sets)?;
    // Before a long trace is read, all else is checked.
    let options = Options::from_json(&asked)?;
    let file = path(matches, "trace").unwrap_or(std::path::Path::new("-"));
    let pages = asked["lane"]["pages"].as_u64().and_then(|pages| u32::try_from(pages).ok());
    let trace = input::trace(file, pages, &reading)?;
    let curve = Curve::new(options, &trace)?;
    tell_unused(&sets, |name, value| without_effect(curve.lanes(), name, value));
    let quiet = is_on(matches, "quiet");
    let threads = threads(&curve, matches.get_one("threads").copied(), quiet)?;
    curve.notes().iter().for_each(|note| say(note));

    let provenance = provenance(&input::name(file), &trace, &reading, &asked);
    let json = is_on(matches, "json");
    let mut output = match input::not_standard(path(matches, "output")) {
        Some(path) => Output::resume(path, json, &curve, &trace, &provenance)?,
        None => Output::start(out, json, &curve, &trace, &provenance)?,
    };
    let blocks = output.blocks()..curve.blocks();
    let todo: Vec<Run> = blocks.clone().flat_map(|block| curve.runs(block)).collect();
    let a_block = curve.rows_a_block();
    let mut progress = Progress::new("rows", quiet, curve.blocks() * a_block, blocks.len() * a_block);
    let requests = Requests::from(&trace);
    let mut counted: Vec<Counted> = Vec::new();
    work::carry_out(
        &todo,
        threads,
        || |run: &Run| Ok((*run, curve.count(*run, requests)?)),
        |(run, done)| {
            counted.push(done);
            if counted.len() == curve.runs(run.block).count() {
                output.rows(&curve.rows(run.block, &counted))?;
                progress.step(a_block);
                counted.clear();
            }
            Ok(())
        },
    )?;
    output.end()?;
    progress.finish();
    Ok(())
}

/// What the flags ask for, as the engine reads it.
fn asked(matches: &ArgMatches, sets: &Sets) -> Result<Value, ConfigError> {
    let mut options = Map::new();
    let mut lane = Map::new();
    for (path, value) in sets {
        let list = [("frames", "frames"), ("policy", "policies"), ("mode", "modes"), ("device", "devices")];
        let text = value.as_str().map_or_else(|| value.to_string(), str::to_owned);
        match list.iter().find(|(field, _)| field == path) {
            Some((_, name)) => drop(options.insert((*name).to_owned(), text.into())),
            None if path.contains('.') || path == "workload" => {
                return Err(ConfigError::new(path, value, "left out: a curve sets what all its lanes share"));
            }
            None => drop(lane.insert(path.clone(), value.clone())),
        }
    }
    for id in ["warm_up", "sampling", "sampling_seed"] {
        options.extend(matches.get_one::<String>(id).map(|text| (id.to_owned(), text.as_str().into())));
    }
    options.insert("lane".to_owned(), lane.into());
    Ok(options.into())
}

/// What made the rows: nothing in it changes from run to run.
fn provenance(name: &str, trace: &Trace, reading: &Reading, asked: &Value) -> Value {
    let file = std::path::Path::new(name).file_name().map(|file| file.to_string_lossy().into_owned());
    let read: Map<_, _> = reading.given().map(|(id, text)| (id.to_owned(), text.into())).collect();
    let mut options = asked.clone();
    options["reading"] = read.into();
    json!({ "version": env!("CARGO_PKG_VERSION"), "file": file, "hash": trace.hash(), "options": options })
}

/// As many threads as asked for, or cores; fewer where memory would not do. Says what they take.
fn threads(curve: &Curve, asked: Option<NonZeroUsize>, quiet: bool) -> Result<usize, ConfigError> {
    let [trace, lane] = curve.bytes()?;
    // What the trace takes is taken already.
    let available = available_bytes();
    let fitting = usize::try_from(available / lane.max(1)).unwrap_or(usize::MAX);
    let threads = asked.map_or_else(|| work::cores().min(fitting).max(1), NonZeroUsize::get);
    curve.check_memory(threads as u64, available.saturating_add(trace))?;
    if !quiet {
        let mb = |bytes: u64| bytes.div_ceil(1_000_000);
        let all = mb(trace + threads as u64 * lane);
        say(&format!(
            "the curve takes about {all} MB: the trace {}, and up to {} a core on {threads}",
            mb(trace),
            mb(lane)
        ));
    }
    Ok(threads)
}
