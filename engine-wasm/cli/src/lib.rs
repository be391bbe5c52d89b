//! `bpsim`: the simulator on the command line. Arguments become sets over a base (`scene`), the engine checks and runs
//! the scene, and a command writes what came out. What differs between labs is in `lab`; nothing here knows a policy,
//! workload or device by name.

#[doc(hidden)]
pub mod args;
mod compare;
#[doc(hidden)]
pub mod counters;
mod curve;
mod device;
#[doc(hidden)]
pub mod error;
mod formula;
#[doc(hidden)]
pub mod import;
#[doc(hidden)]
pub mod input;
mod json;
mod lab;
mod list;
mod memory;
mod output_file;
#[doc(hidden)]
pub mod progress;
mod run;
mod scene;
#[doc(hidden)]
pub mod sweep;
#[doc(hidden)]
pub mod table;
mod trace;
mod work;

use std::env;
use std::io::{self, BufWriter, IsTerminal, Write};
use std::process::ExitCode;

use args::Command;
use args::scene::lab_of;
use clap::builder::StyledStr;
use clap::{ArgMatches, FromArgMatches};
use error::Failure;
use lab::CliLab;

fn perform(lab: &dyn CliLab, matches: &ArgMatches) -> Result<(), Failure> {
    let mut out = BufWriter::with_capacity(1 << 16, io::stdout().lock());
    match matches.subcommand() {
        Some(("run", matches)) => run::run(lab, matches, &mut out),
        Some(("compare", matches)) => compare::compare(matches, &mut out),
        Some(("curve", matches)) => curve::curve(matches, &mut out),
        Some(("formula", matches)) => formula::formula(matches, &mut out),
        Some(("flash", matches)) => lab::flash::run(matches, &mut out),
        Some(("trace", matches)) => trace::trace(matches, &mut out),
        Some((id @ ("hybrid" | "pbm"), matches)) => run::run(lab::with(Some(id)), matches, &mut out),
        _ => other(matches, &mut out),
    }?;
    Ok(out.flush()?)
}

fn other(matches: &ArgMatches, out: &mut impl Write) -> Result<(), Failure> {
    match Command::from_arg_matches(matches).unwrap_or_else(|error| error.exit()) {
        Command::Sweep(arguments) => sweep::sweep(&arguments, out),
        Command::Import(arguments) => import::import(&arguments, out),
        Command::List(arguments) => list::list(&arguments, out),
        Command::Device(arguments) => device::device(&arguments, out),
    }
}

/// Reads the arguments of the process and does what they say.
pub fn main() -> ExitCode {
    let arguments: Vec<String> = env::args_os().map(|text| text.to_string_lossy().into_owned()).collect();
    let lab = lab_of(&arguments);
    let done = match args::command_line(lab).try_get_matches() {
        Ok(matches) => perform(lab, &matches),
        Err(error) if error.use_stderr() => error.exit(),
        Err(help) => print(&help.render()),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.report(),
    }
}

/// Help and version are output like any other: a disk that has no room for them is told.
fn print(help: &StyledStr) -> Result<(), Failure> {
    let mut out = io::stdout().lock();
    if out.is_terminal() { write!(out, "{}", help.ansi()) } else { write!(out, "{help}") }?;
    Ok(out.flush()?)
}
