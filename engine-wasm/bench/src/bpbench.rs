//! `bpbench`: how fast every lane is beside a bare array LRU of the same round, and what it holds.

use std::io::{Error, Write, stdout};
use std::time::Instant;

use bufferpool_bench::{Subject, TASKS, Task, Yardstick};
use bufferpool_core::error::ConfigError;
use bufferpool_lab::timeline::SLICE_REQUESTS;
use serde::Serialize;

const HELP: &str = "bpbench: requests a second of every policy, mode, placement and replacement, beside a bare array LRU (the yardstick);
and writes a second of a drive of flash

  --pairs N     so many rounds, each of them once through everything; 5 if left out
  --only TEXT   tasks and lanes whose name holds it, and the yardstick
  --json        a JSON array
";

/// One lane, or the yardstick.
#[derive(Debug, Serialize)]
struct Row {
    task: &'static str,
    /// Policy or placement, or what is counted of a drive.
    id: &'static str,
    /// Mode or replacement.
    variant: &'static str,
    /// Median of the rounds.
    million_per_second: f64,
    /// Medians of the ratios within a round, in percent: to the yardstick, and to the first variant of the same id.
    of_yardstick: f64,
    of_first: f64,
    bytes_a_page: f64,
    bytes_a_frame: f64,
}

/// Seconds that `advance` takes for all requests, handed over in slices.
fn seconds(requests: &[u32], mut advance: impl FnMut(&[u32])) -> f64 {
    let start = Instant::now();
    requests.chunks(SLICE_REQUESTS).for_each(&mut advance);
    start.elapsed().as_secs_f64()
}

fn median(values: impl Iterator<Item = f64>) -> f64 {
    let mut sorted: Vec<f64> = values.collect();
    sorted.sort_by(f64::total_cmp);
    sorted.get(sorted.len() / 2).copied().unwrap_or(f64::NAN)
}

/// Rounds are the outer loop: what else the machine does in the meantime meets all alike.
fn measure(task: &Task, rounds: usize, only: &str, rows: &mut Vec<Row>) -> Result<(), ConfigError> {
    let name = |subject: &Subject| format!("{} {} {}", task.id, subject.id, subject.variant);
    let subjects: Vec<Subject> =
        Subject::all(task.lab).into_iter().filter(|subject| name(subject).contains(only)).collect();
    if subjects.is_empty() {
        return Ok(());
    }
    let trace = task.trace()?;
    // Millions a second; the yardstick's come first.
    let mut speeds = vec![Vec::new(); subjects.len() + 1];
    let requests = trace.requests.len() as u64;
    for _ in 0..rounds {
        let mut yardstick = Yardstick::new(trace.pages, task.frames);
        let time = seconds(&trace.requests, |slice| yardstick.advance(slice));
        speeds[0].push(requests as f64 / time / 1e6);
        for (subject, speeds) in subjects.iter().zip(&mut speeds[1..]) {
            let mut lane = subject.open(&trace, task.frames)?;
            let time = seconds(&trace.requests, |slice| lane.advance(slice));
            speeds.push(lane.done(requests) as f64 / time / 1e6);
        }
    }
    let speed = |own: usize| median(speeds[own].iter().copied());
    let percent = |own: usize, other: usize| {
        median(speeds[own].iter().zip(&speeds[other]).map(|(own, other)| 100.0 * own / other))
    };
    let mut row = |id, variant, own, first, [bytes_a_page, bytes_a_frame]: [f64; 2]| {
        let (million_per_second, of_yardstick, of_first) = (speed(own), percent(own, 0), percent(own, first));
        let task = task.id;
        rows.push(Row {
            task,
            id,
            variant,
            million_per_second,
            of_yardstick,
            of_first,
            bytes_a_page,
            bytes_a_frame,
        });
    };
    row("yardstick", "", 0, 0, Yardstick::BYTES);
    for (at, subject) in subjects.iter().enumerate() {
        let first = subjects.iter().position(|other| other.id == subject.id).unwrap_or(at);
        row(subject.id, subject.variant, at + 1, first + 1, subject.bytes(1 << 15, 1 << 13)?);
    }
    Ok(())
}

/// A table a task, in Markdown: a line a policy or placement, a column a mode or replacement.
fn tables(rows: &[Row], rounds: usize) -> String {
    let mut text = format!(
        "Million requests/s, or writes/s of a drive, % of the yardstick, % of the first column: medians of {rounds} paired rounds. \
         Bytes a frame in the order of the columns.\n"
    );
    for task in rows.chunk_by(|row, next| row.task == next.task) {
        let lanes: Vec<&[Row]> = task.chunk_by(|row, next| row.id == next.id).collect();
        let widest = lanes.iter().max_by_key(|lane| lane.len()).copied().unwrap_or_default();
        let columns: Vec<&str> = widest.iter().map(|row| row.variant).collect();
        text += &format!("\n| {} | {} | B a frame |\n", task[0].task, columns.join(" | "));
        text += &format!("| ---{} | --- |\n", " | ---:".repeat(columns.len()));
        for lane in lanes {
            let cell = |row: &Row| {
                format!("{:.1}, {:.0}%, {:.0}%", row.million_per_second, row.of_yardstick, row.of_first)
            };
            let mut cells: Vec<String> = lane.iter().map(cell).collect();
            cells.resize(columns.len(), String::new());
            let bytes: Vec<String> = lane.iter().map(|row| format!("{:.1}", row.bytes_a_frame)).collect();
            text += &format!("| {} | {} | {} |\n", lane[0].id, cells.join(" | "), bytes.join(", "));
        }
    }
    text
}

fn main() -> Result<(), Error> {
    let (mut rounds, mut only, mut json) = (5, String::new(), false);
    let mut arguments = std::env::args().skip(1);
    while let Some(argument) = arguments.next() {
        let mut value = || arguments.next().ok_or_else(|| Error::other(format!("{argument} of what?")));
        match argument.as_str() {
            "--pairs" => rounds = value()?.parse().map_err(Error::other)?,
            "--only" => only = value()?,
            "--json" => json = true,
            _ => return stdout().write_all(HELP.as_bytes()),
        }
    }
    let mut rows = Vec::new();
    for task in TASKS {
        measure(task, rounds, &only, &mut rows).map_err(Error::other)?;
    }
    let told = if json { serde_json::to_string(&rows)? } else { tables(&rows, rounds) };
    writeln!(stdout(), "{}", told.trim_end())
}
