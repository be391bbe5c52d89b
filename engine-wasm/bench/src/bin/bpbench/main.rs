//! `bpbench`: how fast the engine is on this machine, beside a bare array LRU measured in the same run.

mod growth;
mod measure;
mod memory;
mod policies;
mod predictive;
mod seek;
mod session;
mod text;
mod throughput;

use std::io::Write;
use std::process::ExitCode;

use bufferpool_bench::hybrid::HybridSubject;
use bufferpool_bench::{Ace, Hybrid, Subject};
use bufferpool_core::error::ConfigError;
use serde::Serialize;

const HELP: &str =
    "bpbench: requests per second of every policy and mode, and of every placement and replacement, beside a bare array LRU (the yardstick)

  --json        one JSON object on standard output
  --quick       fewer repetitions and smaller pools: a look, not a figure to quote
  --once        one repetition of the throughput: for a script that repeats and takes medians itself
  --only PART   only throughput, policies, seek, session, memory, growth, hybrid, hybrid-growth or pbm; may be repeated
";

/// Parts of what can be measured; the last ones are the flash + magnetic and the predictive lab's.
const PARTS: [&str; 9] =
    ["throughput", "policies", "seek", "session", "memory", "growth", "hybrid", "hybrid-growth", "pbm"];

/// Everything that was measured.
#[derive(Debug, Default, Serialize)]
struct Figures {
    quick: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    throughput: Option<throughput::Throughput<Subject>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    policies: Option<Vec<policies::AtSize>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    seek: Option<seek::Seek>,
    #[serde(skip_serializing_if = "Option::is_none")]
    session: Option<Vec<session::AtPaperSize>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    memory: Option<Vec<memory::Memory>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    growth: Option<Vec<growth::Growth<Subject>>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    hybrid: Option<throughput::Throughput<HybridSubject>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    hybrid_growth: Option<Vec<growth::Growth<HybridSubject>>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pbm: Option<predictive::Predictive>,
}

/// What was asked for.
#[derive(Debug, Default)]
struct Options {
    json: bool,
    quick: bool,
    once: bool,
    help: bool,
    only: Vec<String>,
}

fn options() -> Result<Options, String> {
    let mut options = Options::default();
    let mut arguments = std::env::args().skip(1);
    while let Some(argument) = arguments.next() {
        match argument.as_str() {
            "--json" => options.json = true,
            "--quick" => options.quick = true,
            "--once" => options.once = true,
            "--help" => options.help = true,
            "--only" => match arguments.next() {
                Some(part) if PARTS.contains(&part.as_str()) => {
                    options.only.push(part);
                }
                part => return Err(format!("--only: no such part: {}", part.unwrap_or_default())),
            },
            other => return Err(format!("unknown argument {other}; --help tells the known ones")),
        }
    }
    Ok(options)
}

fn measure(options: &Options) -> Result<Figures, ConfigError> {
    let wanted = |part: &str| options.only.is_empty() || options.only.iter().any(|only| only == part);
    let quick = options.quick;
    let repetitions = if quick || options.once { 1 } else { 3 };
    Ok(Figures {
        quick,
        throughput: wanted("throughput").then(|| throughput::measure::<Ace>(repetitions)).transpose()?,
        policies: wanted("policies").then(policies::measure).transpose()?,
        seek: wanted("seek").then(|| seek::measure(quick)).transpose()?,
        session: wanted("session").then(|| session::measure(quick)).transpose()?,
        memory: wanted("memory").then(memory::measure).transpose()?,
        growth: wanted("growth").then(|| growth::measure::<Ace>(quick)).transpose()?,
        hybrid: wanted("hybrid").then(|| throughput::measure::<Hybrid>(repetitions)).transpose()?,
        hybrid_growth: wanted("hybrid-growth").then(|| growth::measure::<Hybrid>(quick)).transpose()?,
        pbm: wanted("pbm").then(|| predictive::measure(quick, repetitions)).transpose()?,
    })
}

fn main() -> ExitCode {
    let told = options().and_then(|options| {
        if options.help {
            return Ok(HELP.to_owned());
        }
        let figures = measure(&options).map_err(|error| error.to_string())?;
        if options.json {
            return serde_json::to_string(&figures).map_err(|error| error.to_string());
        }
        Ok(text::of(&figures))
    });
    match told {
        Ok(text) => {
            // With nobody reading there is nothing to do.
            let _ = writeln!(std::io::stdout(), "{}", text.trim_end());
            ExitCode::SUCCESS
        }
        Err(error) => {
            let _ = writeln!(std::io::stderr(), "bpbench: {error}");
            ExitCode::from(2)
        }
    }
}
