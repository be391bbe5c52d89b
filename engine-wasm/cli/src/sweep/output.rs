//! Where records go: standard output, or a file that is continued where it ends.

use std::collections::{BTreeMap, HashSet};
use std::io::Write;
use std::path::Path;

use bufferpool_core::error::{ConfigError, cut};
use bufferpool_lab::sweep::Sweep;
use bufferpool_lab::sweep::record::Record;

use super::format::{Line, csv_head, csv_lines};
use crate::args::Format;
use crate::error::{Failure, say};
use crate::output_file::Lines;

/// Characters of a line that are shown.
const SHOWN: usize = 60;

pub(super) struct Output<'a> {
    lines_out: Lines<'a>,
    format: Format,
    fingerprint: String,
    /// Runs that are there, with how many lines of each.
    lines: BTreeMap<usize, usize>,
    /// JSON lines of earlier versions.
    without_check: u64,
    /// Lines of each record.
    record_lines: usize,
    empty: bool,
}

const CHANGED: &str = "its check is not of what stands before it: it was changed, or is CSV of an earlier bpsim; without the \
                       line its run is done again";
const NO_RECORD: &str = "no record of a sweep";
const TWICE: &str = "it is there twice; legal is each run once";

impl<'a> Output<'a> {
    /// Onto a stream, from nothing.
    pub(super) fn start(stream: &'a mut dyn Write, format: Format, fingerprint: &str) -> Self {
        Self::empty(Lines::Stream(stream), format, fingerprint)
    }

    fn empty(lines_out: Lines<'a>, format: Format, fingerprint: &str) -> Self {
        let (fingerprint, lines) = (fingerprint.to_owned(), BTreeMap::new());
        Self { lines_out, format, fingerprint, lines, without_check: 0, record_lines: 1, empty: true }
    }

    /// Onto a file. What it holds of this sweep stays and is not run again, and must be as it was written; half a record at
    /// its end, as a stopped run leaves it, is cut off. The records of JSON lines are added to `sweep`. As long as the output is
    /// there, no other process continues the same file: each would cut off what the other has written.
    pub(super) fn resume(
        path: &Path,
        format: Format,
        fingerprint: &str,
        sweep: &mut Sweep,
    ) -> Result<Self, Failure> {
        let (lines_out, text) = Lines::resume(path, "sweep")?;
        let mut output = Self::empty(lines_out, format, fingerprint);
        output.record_lines = if format == Format::Csv { csv_lines(sweep) } else { 1 };
        let (mut kept, mut end, mut after) = (0, 0, 0);
        let mut seen = HashSet::new();
        for (number, line) in (1..).zip(text.split_inclusive('\n')) {
            end += line.len();
            let strange = |why: &str| {
                let shown = cut(line.trim_end(), SHOWN);
                Failure::Input(format!("{}: line {number}, {shown:?}: {why}", path.display()))
            };
            let Some(line) = line.strip_suffix('\n') else {
                output.check_tail(line).map_err(strange)?;
                break;
            };
            after += 1;
            if !seen.insert(line) {
                return Err(strange(TWICE));
            }
            if output.read(path, line, sweep, &strange)? {
                (kept, after) = (end, 0);
            }
        }
        let parts = output.lines.values().filter(|count| **count != output.record_lines).sum::<usize>();
        if parts > after {
            let told = format!("{}: {} lines of runs that are not whole", path.display(), parts - after);
            return Err(Failure::Input(told));
        }
        if output.without_check > 0 {
            let told = "records of an earlier bpsim, without check: a changed one is not noticed";
            say(&format!("{}: {} {told}", path.display(), output.without_check));
        }
        output.lines.retain(|_, count| *count == output.record_lines);
        output.empty = kept == 0;
        output.lines_out.keep(kept as u64)?;
        Ok(output)
    }

    /// Reads one line; whether the file may be cut behind it.
    fn read(
        &mut self,
        path: &Path,
        line: &str,
        sweep: &mut Sweep,
        strange: &dyn Fn(&str) -> Failure,
    ) -> Result<bool, Failure> {
        if self.format == Format::Csv && line == csv_head(sweep).trim_end() {
            return Ok(true);
        }
        if line.ends_with('\r') {
            return Err(strange("it ends with CR LF; legal is LF alone, as bpsim writes it"));
        }
        let (line, has_check) = self.format.unchecked(line).ok_or_else(|| strange(CHANGED))?;
        self.without_check += u64::from(!has_check);
        let (found, run, record) = match self.format {
            Format::Jsonl => {
                let line: Line =
                    serde_json::from_str(&line).map_err(|error| strange(&format!("{NO_RECORD}: {error}")))?;
                (cut(&line.sweep, SHOWN), line.record.run, Some(line.record))
            }
            Format::Csv => {
                let mut cells = line.split(',');
                let (found, run) = (cells.next().unwrap_or_default(), cells.next().unwrap_or_default());
                let run = run.parse().map_err(|_| strange(NO_RECORD))?;
                (found.to_owned(), run, None)
            }
        };
        if found != self.fingerprint {
            let told = format!(
                "{}: holds records of another sweep ({found}, this one is {}): name another file, or remove it",
                path.display(),
                self.fingerprint
            );
            return Err(Failure::Input(told));
        }
        // With fewer seeds than the file was made with, some of its runs do not exist.
        if run >= sweep.runs() {
            let legal = format!("enough for run {run}, which {} holds", path.display());
            return Err(ConfigError::new("seeds", sweep.settings().seeds, legal).into());
        }
        if let Some(record) = record {
            sweep.add(record)?;
        }
        let count = self.lines.entry(run).or_default();
        *count += 1;
        if *count > self.record_lines { Err(strange(TWICE)) } else { Ok(*count == self.record_lines) }
    }

    /// What stands behind the last line's end must be the start of a record: a file of another kind is not cut.
    fn check_tail(&self, tail: &str) -> Result<(), &'static str> {
        let starts = match self.format {
            Format::Jsonl => ["{\"at\":{", "{\"at\":{"],
            Format::Csv => ["sweep,run,", &self.fingerprint],
        };
        if starts.iter().any(|start| tail.starts_with(start) || start.starts_with(tail)) {
            return Ok(());
        }
        Err(NO_RECORD)
    }

    /// Whether a run is there already.
    pub(super) fn has(&self, run: usize) -> bool {
        self.lines.contains_key(&run)
    }

    /// Writes what comes before the first record. Of many shards only the first has a CSV head, so that their files can
    /// be joined as they are.
    pub(super) fn head(&mut self, sweep: &Sweep, first_shard: bool) -> Result<(), Failure> {
        if self.format == Format::Csv && first_shard && self.empty {
            self.lines_out.put(&csv_head(sweep))
        } else {
            Ok(())
        }
    }

    /// Writes a record at once: a run that is stopped later loses nothing that was done.
    pub(super) fn write(&mut self, sweep: &Sweep, record: &Record) -> Result<(), Failure> {
        self.lines_out.put(&self.format.lines(&self.fingerprint, sweep, record))
    }
}
