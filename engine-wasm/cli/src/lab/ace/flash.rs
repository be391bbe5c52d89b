//! A drive of flash below the lanes: its flag, its part of a run's output, and cases of a drive alone.

use std::io::Write;
use std::path::Path;

use bufferpool_ace::event::Event;
use bufferpool_ace::flash::Drive;
use bufferpool_ace::flash::case::Case;
use bufferpool_ace::flash::chip::{CHIP_PARAMETERS, Chip};
use bufferpool_ace::flash::config::{FLAGS, PARAMETERS};
use bufferpool_ace::flash::lanes::{SPECS, counters_of};
use bufferpool_ace::flash::report::{FinalState, Recording, Report};
use bufferpool_ace::flash::setup::{FLASH, Setup};
use bufferpool_core::counter::Counters;
use bufferpool_core::error::ConfigError;
use bufferpool_core::spec::ParameterSpec;
use clap::{ArgMatches, Command};
use serde_json::{Value, json};

use crate::args::flag::{Flag, To, flag, switch};
use crate::args::scene::{file, is_on, output, path};
use crate::counters;
use crate::error::Failure;
use crate::input;
use crate::json::Json;
use crate::lab::{Object, Sets, Wanted};
use crate::table::Align::{Left, Right};
use crate::table::{self, count, decimals, plain};

/// Over the flag.
pub(crate) const UNDER: &str = "A drive of flash below the pool";

/// `--flash[=ID=VALUE,…]`.
pub(super) fn of_scenes() -> Flag {
    let help = "What the written pages do inside the drive; settings set apart by commas, as in --flash=spare=7,gc=fifo, see \
                `bpsim list flash` [default: off; bare: all defaults]";
    flag(FLASH, To::SwitchedSets(read), "ID=VALUE,..", help).under(UNDER)
}

fn read(text: &str) -> Result<Sets, ConfigError> {
    if text.is_empty() || text == "true" {
        return Ok(vec![(FLASH.to_owned(), json!({}))]);
    }
    if text == "false" {
        return Ok(vec![(FLASH.to_owned(), false.into())]);
    }
    let legal = "settings set apart by commas, such as spare=7,fill=50";
    let setting = |pair: &str| {
        let (id, value) = pair.split_once('=').ok_or_else(|| ConfigError::new(FLASH, pair, legal))?;
        Ok((format!("{FLASH}.{id}"), switch(value)))
    };
    text.split(',').map(setting).collect()
}

/// Takes the drives out of scenes whose D is not known yet; what is refused below the smallest D is refused below any.
pub(super) fn take(scenes: &mut [Object]) -> Result<Vec<Option<Value>>, ConfigError> {
    let drives: Vec<_> = scenes.iter_mut().map(|scene| scene.remove(FLASH)).collect();
    drives.iter().flatten().try_for_each(|drive| Setup::from_json(drive, 1).map(drop))?;
    Ok(drives)
}

/// Puts them back.
pub(super) fn put_back(scenes: &mut [Object], drives: Vec<Option<Value>>) {
    for (scene, drive) in scenes.iter_mut().zip(drives) {
        scene.extend(drive.map(|drive| (FLASH.to_owned(), drive)));
    }
}

/// What `bpsim list flash` prints: the drive's numbers, then its chips'.
pub(crate) fn parameters() -> impl Iterator<Item = &'static ParameterSpec> {
    PARAMETERS.iter().chain(CHIP_PARAMETERS)
}

/// Its yes/no settings, and the seed.
pub(crate) const SWITCHES: [(&str, &str, &str); 3] = [
    (
        FLAGS[0],
        "true or false; default true",
        "Moved pages have an open block of their own; else they share the host's.",
    ),
    (
        FLAGS[1],
        "true or false; default false",
        "Pages that the host rewrites soon have an open block of their own.",
    ),
    ("flash_seed", "any number of 64 bits; default 1", "Draws the random writes before the run."),
];

/// The drive in words, below pool and device.
pub(super) fn words(setup: &Setup) -> String {
    let (drive, geometry) = (&setup.drive, &setup.drive.geometry);
    let percent = |tenths: u32| plain(f64::from(tenths) / 10.0);
    format!(
        "flash: L = {} logical pages ({}% in use), N = {} blocks of P = {}, spare {}%; fills {}, rounds {}",
        count(geometry.logical_pages.into()),
        percent(drive.fill_tenths),
        count(geometry.blocks.into()),
        geometry.block_pages,
        decimals(geometry.spare_real_percent(), 1),
        drive.fills,
        drive.rounds,
    )
}

/// A golden event, and what its batch did in the drive.
pub(super) fn event(event: &Event, drive: &mut Drive) -> Result<Value, ConfigError> {
    let mut shown = json!(event.golden());
    let mut recording = Recording::default();
    drive.written_watched(&event.batch, &mut recording)?;
    if !event.batch.is_empty() {
        shown[FLASH] = json!(recording.events);
    }
    Ok(shown)
}

/// Writes what a drive came to; with its state where that is wanted.
pub(super) fn put(drive: &Drive, chip: &Chip, wanted: Wanted<'_>, out: &mut Json<'_>) -> Result<(), Failure> {
    let mut report = json!(Report::of(drive, chip));
    if wanted("final") {
        report["final"] = json!(FinalState::of(drive));
    }
    out.put(FLASH, &report)
}

const EXAMPLES: &str = "Examples:
  bpsim flash --case case.json
  bpsim flash --case case.json --json --events --final

A case has `config` (settings by their ids, `pages` always), perhaps `chip`, and `writes`: a list of batches of pages, or a
generator {kind: uniform, skewed or sequential, pages, count, seed, batch}. docs/rules/flash.md has the rules.";

/// `bpsim flash`.
pub(crate) fn command() -> Command {
    let state = "With --json: also the state after the last batch";
    Command::new(FLASH)
        .about("Run a case of a drive alone: batches of pages, garbage collection, what was programmed and erased")
        .after_help(EXAMPLES)
        .arg(file("case").required(true).help("The case (JSON)"))
        .arg(output("json", "Print JSON"))
        .arg(output("events", "With --json: also the events of each batch").requires("json"))
        .arg(output("final", state).requires("json"))
}

/// Runs it.
pub(crate) fn run(matches: &ArgMatches, out: &mut impl Write) -> Result<(), Failure> {
    let case = Case::from_json(&input::json(path(matches, "case").unwrap_or(Path::new("-")))?)?;
    let mut drive = Drive::new(&case.config)?;
    let with_events = is_on(matches, "events");
    let mut events = Vec::new();
    for batch in &case.batches {
        if with_events {
            let mut recording = Recording::default();
            drive.written_watched(batch, &mut recording)?;
            events.push(recording.events);
        } else {
            drive.written(batch)?;
        }
    }
    if is_on(matches, "json") {
        let Report { config, counters, hashes, derived } = Report::of(&drive, &case.chip);
        let mut object = Json::begin(out);
        object.put("config", &config)?;
        object.put("counters", &counters)?;
        object.put("derived", &derived)?;
        object.put("hashes", &hashes)?;
        if with_events {
            object.put("events", &events)?;
        }
        if is_on(matches, "final") {
            object.put("final", &FinalState::of(&drive))?;
        }
        object.end()?;
        return Ok(writeln!(out)?);
    }
    writeln!(out, "{}\n", words(&Setup { drive: case.config, chip: case.chip }))?;
    let all = [counters_of(Counters::default(), &drive, &case.chip)];
    let rows: Vec<_> = counters::values(&SPECS, &all)
        .filter(|(_, values)| !values.is_empty())
        .map(|(spec, values)| counters::row(spec, &values))
        .collect();
    Ok(table::write(out, &[Left, Right, Left], &rows)?)
}
