//! A record as JSON lines (one line a run) or as CSV (one line a lane, and query set if they are followed). Each line ends
//! with `check`, a hash of all before it, by which a line that was changed is noticed when the file is continued.

use std::path::Path;

use bufferpool_lab::sweep::lab::{Lab, Measure};
use bufferpool_lab::sweep::record::{LaneRecord, Record};
use bufferpool_lab::sweep::{Sweep, grid};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use super::settings::hash;
use crate::args::Format;

/// What stands before a JSON line's check.
const CHECK: &str = ",\"check\":\"";

/// A JSON line.
#[derive(Serialize, Deserialize)]
pub struct Line {
    pub sweep: String,
    #[serde(flatten)]
    pub record: Record,
}

impl Format {
    /// What a flag says, else the file's name, else JSON lines.
    pub fn choose(flag: Option<Self>, path: Option<&Path>) -> Self {
        let csv = path.and_then(Path::extension).is_some_and(|end| end.eq_ignore_ascii_case("csv"));
        flag.unwrap_or(if csv { Self::Csv } else { Self::Jsonl })
    }

    /// The lines of a record, with their ends.
    pub fn lines(self, fingerprint: &str, sweep: &Sweep, record: &Record) -> String {
        match self {
            Self::Jsonl => {
                let line = Line { sweep: fingerprint.to_owned(), record: record.clone() };
                self.checked(&json!(line).to_string())
            }
            Self::Csv => csv(fingerprint, sweep, record),
        }
    }

    /// A line with its check and its end.
    fn checked(self, line: &str) -> String {
        match self {
            Self::Jsonl => format!("{}{CHECK}{}\"}}\n", line.strip_suffix('}').unwrap_or(line), hash(line)),
            Self::Csv => format!("{line},{}\n", hash(line)),
        }
    }

    /// A line without its check, and whether it had one, as JSON lines of earlier versions have not; none if it was changed.
    pub fn unchecked(self, line: &str) -> Option<(String, bool)> {
        let (body, check) = match self {
            Self::Jsonl => match line.rsplit_once(CHECK) {
                None => return Some((line.to_owned(), false)),
                Some((body, check)) => (format!("{body}}}"), check.strip_suffix("\"}")?),
            },
            Self::Csv => line.rsplit_once(',').map(|(body, check)| (body.to_owned(), check))?,
        };
        (hash(&body) == check).then_some((body, true))
    }
}

/// Names of the columns, with the line's end.
pub fn csv_head(sweep: &Sweep) -> String {
    let experiment = sweep.experiment();
    let lab = experiment.lab;
    let set = experiment.set_axis().map(|axis| quoted(&axis.id));
    let columns = ["sweep", "run"].map(str::to_owned).into_iter();
    let columns = columns.chain(experiment.run_axes().iter().map(|axis| quoted(&axis.id)));
    let columns = columns.chain(["seed", "lane"].map(str::to_owned)).chain(set);
    let columns = columns.chain(lab.settings.iter().map(|name| format!("lane_{name}")));
    let named = names(lab).chain(lab.further.iter().copied()).map(str::to_owned);
    let columns = columns.chain(named).chain(measures(lab).map(|measure| measure.id.to_owned()));
    columns.chain(["check".to_owned()]).collect::<Vec<_>>().join(",") + "\n"
}

/// Lines of a record: one a lane, or one a lane and query set.
pub fn csv_lines(sweep: &Sweep) -> usize {
    sweep.experiment().lanes.len() * grid::points_a_run(sweep.experiment())
}

/// A counter stands in its column already, and so does what a lab says beside them.
fn measures(lab: &Lab) -> impl Iterator<Item = &'static Measure> {
    let stand = |id: &str| names(lab).chain(lab.further.iter().copied()).any(|name| name == id);
    lab.measures.iter().filter(move |measure| !stand(measure.id))
}

fn names(lab: &Lab) -> impl Iterator<Item = &'static str> {
    lab.counters.iter().map(|counter| counter.id)
}

fn csv(fingerprint: &str, sweep: &Sweep, record: &Record) -> String {
    let experiment = sweep.experiment();
    let first = experiment.lanes.first().and_then(|lane| record.lanes.get(&lane.id));
    let lanes = experiment.lanes.iter().filter_map(|lane| Some((lane, record.lanes.get(&lane.id)?)));
    let sets: Vec<_> =
        (0..grid::points_a_run(experiment)).map(|place| grid::set_of(experiment, place)).collect();
    let mut lines = String::new();
    for (lane, done) in lanes {
        for set in &sets {
            let mut cells = vec![fingerprint.to_owned(), record.run.to_string()];
            cells.extend(experiment.run_axes().iter().map(|axis| quoted(&record.at[&axis.id])));
            cells.extend([record.seed.clone(), quoted(&lane.id)]);
            cells.extend(set.map(|set| (set + 1).to_string()));
            cells.extend(numbers(experiment.lab, first, done, *set));
            lines += &Format::Csv.checked(&cells.join(","));
        }
    }
    lines
}

/// What a lane was set to and counted, and its measures; an empty cell where there is no value.
fn numbers<'a>(
    lab: &'a Lab,
    first: Option<&'a LaneRecord>,
    done: &'a LaneRecord,
    set: Option<usize>,
) -> impl Iterator<Item = String> + 'a {
    let shown = |value: Option<&Value>| match value {
        None | Some(Value::Null) => String::new(),
        Some(value) => value.to_string(),
    };
    let beside = move |name: &&str| shown(done.beside.get(*name));
    let counted = move |name: &str| match set {
        None => shown(done.counters.get(name)),
        Some(set) => shown(done.sets.get(name).and_then(|values| values.get(set))),
    };
    let measured = move |measure: &Measure| {
        let value = first.and_then(|first| measure.value(first.at(set), done.at(set)));
        value.map(|value| value.to_string()).unwrap_or_default()
    };
    let settings = lab.settings.iter().map(beside);
    settings
        .chain(names(lab).map(counted))
        .chain(lab.further.iter().map(beside))
        .chain(measures(lab).map(measured))
}

/// A text as a cell, as the page's tables have it (`web/state/export/table.ts`): in quotes where it must be, and behind an
/// apostrophe where a spreadsheet would compute it; a number stays one.
pub fn quoted(text: &str) -> String {
    let computed = text.starts_with(['=', '+', '-', '@', '\t', '\r', '\n']);
    let is_number = || text.parse().is_ok_and(f64::is_finite);
    let mark = if computed && !is_number() { "'" } else { "" };
    if text.contains([',', '"', '\r', '\n']) {
        format!("\"{mark}{}\"", text.replace('"', "\"\""))
    } else {
        format!("{mark}{text}")
    }
}
