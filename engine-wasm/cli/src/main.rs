//! `bpsim`: the simulator on the command line. Arguments become a scene ([`scene`]), the engine checks and runs it,
//! and a command writes what came out. Nothing here knows a policy, workload or device by name.

mod args;
mod case;
mod compare;
mod counters;
mod describe;
mod device;
mod error;
mod formula;
mod found;
mod hybrid;
mod import;
mod input;
mod list;
mod output_file;
mod pbm;
mod run;
mod scene;
mod serve;
mod sweep;
mod table;
mod trace;
mod unused;

use std::io::{self, BufWriter, Write};
use std::process::ExitCode;

use clap::Parser;

use args::{Cli, Command};
use error::Failure;

fn perform(command: &Command) -> Result<(), Failure> {
    let mut out = BufWriter::with_capacity(1 << 16, io::stdout().lock());
    match command {
        Command::Run(arguments) => run::run(arguments, &mut out),
        Command::Compare(arguments) => compare::compare(arguments, &mut out),
        Command::Hybrid(arguments) => hybrid::hybrid(arguments, &mut out),
        Command::Pbm(arguments) => pbm::pbm(arguments, &mut out),
        Command::Formula(arguments) => formula::formula(arguments, &mut out),
        Command::Trace(arguments) => trace::trace(arguments, &mut out),
        Command::Sweep(arguments) => sweep::sweep(arguments, &mut out),
        Command::Import(arguments) => import::import(arguments, &mut out),
        Command::List(arguments) => list::list(arguments, &mut out),
        Command::Device(arguments) => device::device(arguments, &mut out),
    }?;
    Ok(out.flush()?)
}

fn main() -> ExitCode {
    match perform(&Cli::parse().command) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.report(),
    }
}
