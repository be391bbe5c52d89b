//! What a figure shows of a lane, most of it against the first lane of the same run.

use serde::Serialize;

use super::record::LaneRecord;

/// A quantity that plots and checks may name.
#[derive(Debug, Clone, Copy, Serialize)]
pub struct Measure {
    /// Key in plots, checks and tables.
    pub id: &'static str,
    /// Name for people, and for axes.
    pub label: &'static str,
    /// Unit, or an empty string.
    pub unit: &'static str,
    /// Its value for a lane (second) beside the first lane of the run; none where it is not defined.
    #[serde(skip)]
    pub of: fn(&LaneRecord, &LaneRecord) -> Option<f64>,
}

fn ratio(above: f64, below: f64) -> Option<f64> {
    (below > 0.0).then(|| above / below)
}

fn change_percent(first: u64, lane: u64) -> Option<f64> {
    ratio(lane as f64 - first as f64, first as f64).map(|change| 100.0 * change)
}

/// All measures. Times are simulated device time.
pub static MEASURES: &[Measure] = &[
    Measure {
        id: "speedup",
        label: "Speedup over the baseline",
        unit: "x",
        of: |first, lane| ratio(first.counters.latency_us, lane.counters.latency_us),
    },
    Measure {
        id: "speedup_since_full",
        label: "Speedup counted from the first full pool",
        unit: "x",
        of: |first, lane| ratio(first.latency_since_full_us?, lane.latency_since_full_us?),
    },
    Measure {
        id: "latency_s",
        label: "Device time",
        unit: "s",
        of: |_, lane| Some(lane.counters.latency_us / 1e6),
    },
    Measure {
        id: "latency_saved_s",
        label: "Device time saved",
        unit: "s",
        of: |first, lane| Some((first.counters.latency_us - lane.counters.latency_us) / 1e6),
    },
    Measure {
        id: "latency_saved_percent",
        label: "Device time saved",
        unit: "%",
        of: |first, lane| {
            let saved = first.counters.latency_us - lane.counters.latency_us;
            ratio(100.0 * saved, first.counters.latency_us)
        },
    },
    Measure {
        id: "latency_us_per_request",
        label: "Device time a request",
        unit: "us",
        of: |_, lane| ratio(lane.counters.latency_us, lane.counters.requests as f64),
    },
    Measure {
        id: "hit_percent",
        label: "Hits",
        unit: "%",
        of: |_, lane| ratio(100.0 * lane.counters.hits as f64, lane.counters.requests as f64),
    },
    Measure {
        id: "misses_change_percent",
        label: "Change of misses",
        unit: "%",
        of: |first, lane| change_percent(first.counters.misses, lane.counters.misses),
    },
    Measure {
        id: "pages_read_change_percent",
        label: "Change of pages read",
        unit: "%",
        of: |first, lane| change_percent(first.counters.pages_read, lane.counters.pages_read),
    },
    Measure {
        id: "pages_written_change_percent",
        label: "Change of pages written",
        unit: "%",
        of: |first, lane| change_percent(first.counters.pages_written, lane.counters.pages_written),
    },
    Measure {
        id: "extra_writes_of_bound",
        label: "Extra pages written, as a part of n_w / B of all",
        unit: "",
        of: |first, lane| {
            let change = change_percent(first.counters.pages_written, lane.counters.pages_written)? / 100.0;
            ratio(change * f64::from(lane.frames), f64::from(lane.n_w))
        },
    },
    Measure {
        id: "write_batches_change_percent",
        label: "Change of write batches",
        unit: "%",
        of: |first, lane| change_percent(first.counters.write_batches, lane.counters.write_batches),
    },
    Measure {
        id: "pages_written",
        label: "Pages written",
        unit: "pages",
        of: |_, lane| Some(lane.counters.pages_written as f64),
    },
    Measure {
        id: "pages_read",
        label: "Pages read",
        unit: "pages",
        of: |_, lane| Some(lane.counters.pages_read as f64),
    },
    Measure { id: "misses", label: "Misses", unit: "", of: |_, lane| Some(lane.counters.misses as f64) },
    Measure {
        id: "write_batches",
        label: "Write batches",
        unit: "",
        of: |_, lane| Some(lane.counters.write_batches as f64),
    },
];

/// The measure with this id.
#[must_use]
pub fn find(id: &str) -> Option<&'static Measure> {
    MEASURES.iter().find(|measure| measure.id == id)
}
