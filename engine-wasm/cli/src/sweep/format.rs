//! A record as JSON lines (one line a run) or as CSV (one line a lane).

use std::path::Path;

use bufferpool_sim::sweep::Sweep;
use bufferpool_sim::sweep::measure::MEASURES;
use bufferpool_sim::sweep::record::Record;
use serde::{Deserialize, Serialize};
use serde_json::json;

use crate::args::Format;
use crate::counters;

/// A JSON line.
#[derive(Serialize, Deserialize)]
pub(super) struct Line {
    pub(super) sweep: String,
    #[serde(flatten)]
    pub(super) record: Record,
}

impl Format {
    /// What a flag says, else the file's name, else JSON lines.
    pub(super) fn choose(flag: Option<Self>, path: Option<&Path>) -> Self {
        let csv = path.and_then(Path::extension).is_some_and(|end| end.eq_ignore_ascii_case("csv"));
        flag.unwrap_or(if csv { Self::Csv } else { Self::Jsonl })
    }

    /// The lines of a record, with their ends.
    pub(super) fn lines(self, fingerprint: &str, sweep: &Sweep, record: &Record) -> String {
        match self {
            Self::Jsonl => {
                let line = Line { sweep: fingerprint.to_owned(), record: record.clone() };
                format!("{}\n", json!(line))
            }
            Self::Csv => csv(fingerprint, sweep, record),
        }
    }
}

/// Names of the columns, with the line's end.
pub(super) fn csv_head(sweep: &Sweep) -> String {
    let axes = sweep.experiment().axes.iter().map(|axis| quoted(&axis.id));
    let columns = ["sweep", "run"].map(str::to_owned).into_iter().chain(axes);
    let columns = columns.chain(["seed", "lane", "lane_frames", "lane_n_w"].map(str::to_owned));
    let columns = columns.chain(counters::ALL.iter().map(|counter| counter.name.to_owned()));
    let columns = columns.chain(["latency_since_full_us".to_owned()]);
    // A counter stands in its column already.
    let columns = columns.chain(measures().map(|measure| measure.id.to_owned()));
    columns.collect::<Vec<_>>().join(",") + "\n"
}

fn measures() -> impl Iterator<Item = &'static bufferpool_sim::sweep::measure::Measure> {
    MEASURES.iter().filter(|measure| counters::ALL.iter().all(|counter| counter.name != measure.id))
}

fn csv(fingerprint: &str, sweep: &Sweep, record: &Record) -> String {
    let experiment = sweep.experiment();
    let first = experiment.lanes.first().and_then(|lane| record.lanes.get(&lane.id));
    let optional = |value: Option<f64>| value.map(|value| value.to_string()).unwrap_or_default();
    let lanes = experiment.lanes.iter().filter_map(|lane| Some((lane, record.lanes.get(&lane.id)?)));
    lanes
        .map(|(lane, done)| {
            let mut cells = vec![fingerprint.to_owned(), record.run.to_string()];
            cells.extend(experiment.axes.iter().map(|axis| quoted(&record.at[&axis.id])));
            cells.extend([
                record.seed.clone(),
                quoted(&lane.id),
                done.frames.to_string(),
                done.n_w.to_string(),
            ]);
            let values = json!(done.counters);
            cells.extend(counters::ALL.iter().map(|counter| values[counter.name].to_string()));
            cells.push(optional(done.latency_since_full_us));
            cells.extend(
                measures().map(|measure| optional(first.and_then(|first| (measure.of)(first, done)))),
            );
            cells.join(",") + "\n"
        })
        .collect()
}

/// A text as a cell: in quotes where it must be.
fn quoted(text: &str) -> String {
    if text.contains([',', '"', '\n']) {
        format!("\"{}\"", text.replace('"', "\"\""))
    } else {
        text.to_owned()
    }
}
