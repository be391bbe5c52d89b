//! `bpsim sweep`: an experiment's grid on all cores, written run by run.

pub mod format;
mod output;
pub mod settings;

use std::io::{self, Write};

use bufferpool_core::error::{ConfigError, cut};
use bufferpool_core::trace::MAXIMUM_PAGES;
use bufferpool_lab::sweep::Sweep;
use bufferpool_lab::sweep::runner::Runner;
use bufferpool_typescript::LABS;
use output::Output;
use settings::Shard;

use crate::args::{Format, SweepArguments};
use crate::error::Failure;
use crate::progress::Progress;
use crate::{input, work};

/// Characters of a value, and of what is legal, that are shown of an experiment's file.
const SHOWN: usize = 120;

pub(crate) fn sweep(arguments: &SweepArguments, out: &mut impl Write) -> Result<(), Failure> {
    let file = input::json(&arguments.spec)?;
    let settings = settings::from_flags(arguments)?;
    // What is legal may be a list of all that the file itself names.
    let short = |e: ConfigError| ConfigError::new(e.field, cut(&e.value, SHOWN), cut(&e.legal, SHOWN));
    let mut sweep = Sweep::from_json(LABS, &file, &settings, MAXIMUM_PAGES).map_err(short)?;
    settings::seeds_follow(sweep.settings())?;
    settings::take_effect(&sweep)?;
    let shard = arguments.shard.as_deref().map_or(Ok(Shard::WHOLE), Shard::parse)?;
    let path = input::not_standard(arguments.output.as_deref());
    let format = Format::choose(arguments.format, path);
    let mine: Vec<usize> = (0..sweep.runs()).filter(|run| shard.has(*run)).collect();
    if arguments.dry_run {
        writeln!(out, "{} runs, {} of them in this shard", sweep.runs(), mine.len())?;
        return Ok(());
    }

    let fingerprint = settings::fingerprint(&file, &sweep);
    let mut output = match path {
        Some(path) => Output::resume(path, format, &fingerprint, &mut sweep)?,
        None => Output::start(out, format, &fingerprint),
    };
    let todo: Vec<usize> = mine.iter().copied().filter(|run| !output.has(*run)).collect();
    output.head(&sweep, shard.is_first())?;
    let mut progress = Progress::new("runs", arguments.quiet, mine.len(), todo.len());
    let threads = arguments.threads.map_or_else(work::cores, |threads| threads.get());
    let template = sweep.clone();
    let worker = || {
        // No limit of its own: natively the allocator says what does not fit.
        let mut runner = Runner::new(MAXIMUM_PAGES, u64::MAX);
        let template = &template;
        move |run: &usize| runner.run(template, *run)
    };
    work::carry_out(&todo, threads, worker, |record| {
        output.write(&template, &record)?;
        progress.step(1);
        sweep.add(record)?;
        Ok(())
    })?;
    progress.finish();
    if arguments.check { check(&sweep) } else { Ok(()) }
}

/// Tells whether the shape holds that the experiment states; a statement that does not is bad input for callers that
/// rely on it.
fn check(sweep: &Sweep) -> Result<(), Failure> {
    let mut failed = false;
    let mut error = io::stderr().lock();
    for verdict in sweep.verdicts() {
        let told = match verdict.holds {
            Some(true) => "holds ",
            Some(false) => "FAILS ",
            None => "open  ",
        };
        failed |= verdict.holds != Some(true);
        // With standard error closed the message is lost.
        let _ = writeln!(error, "{told} {} {}", verdict.text, verdict.detail);
    }
    if failed {
        return Err(Failure::Input("not every statement about the shape holds in these records".to_owned()));
    }
    Ok(())
}
