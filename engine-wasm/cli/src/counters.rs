//! Counters as the outputs show them: names, units, which matter for a lane, and times rounded for JSON.

use bufferpool_sim::config::LaneConfig;
use bufferpool_sim::counters::Counters;
use bufferpool_sim::lane::AnyLane;
use bufferpool_sim::spec::Shape;

use crate::table;

/// A counter's name in the spec and its unit.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Counter {
    /// Name in JSON.
    pub(crate) name: &'static str,
    /// Unit of the table; times are microseconds in JSON and milliseconds in tables.
    pub(crate) unit: &'static str,
}

const fn counter(name: &'static str, unit: &'static str) -> Counter {
    Counter { name, unit }
}

/// All counters, in the order of the spec.
pub(crate) const ALL: &[Counter] = &[
    counter("requests", "requests"),
    counter("reads", "requests"),
    counter("writes", "requests"),
    counter("hits", "requests"),
    counter("misses", "requests"),
    counter("pages_read", "pages"),
    counter("prefetched", "pages"),
    counter("prefetch_used", "pages"),
    counter("prefetch_wasted", "pages"),
    counter("pages_written", "pages"),
    counter("write_batches", "batches"),
    counter("evictions_clean", "pages"),
    counter("evictions_dirty", "pages"),
    counter("second_chances", "pages"),
    counter("sweep_steps", "frames"),
    counter("read_time_us", "ms"),
    counter("write_time_us", "ms"),
    counter("cpu_time_us", "ms"),
    counter("latency_us", "ms"),
];

/// The rows of the poster's table.
pub(crate) const POSTER: &[Counter] = &[
    counter("pages_written", "pages"),
    counter("pages_read", "pages"),
    counter("misses", "requests"),
    counter("hits", "requests"),
    counter("write_batches", "batches"),
    counter("latency_us", "ms"),
];

impl Counter {
    /// Name for people: `write time` for `write_time_us`.
    pub(crate) fn label(self) -> String {
        self.name.trim_end_matches("_us").replace('_', " ")
    }

    /// The value in JSON's unit.
    pub(crate) fn value(self, lane: &dyn AnyLane) -> f64 {
        let count = lane.counts().by_name(self.name).map(|count| count as f64);
        count.or_else(|| lane.times().by_name(self.name)).unwrap_or(f64::NAN)
    }

    /// The value in the table's unit.
    pub(crate) fn text(self, lane: &dyn AnyLane) -> String {
        match lane.counts().by_name(self.name) {
            Some(count) => table::count(count),
            None => table::milliseconds(self.value(lane)),
        }
    }

    /// Whether the counter can be other than 0 in a lane.
    pub(crate) fn matters(self, config: &LaneConfig) -> bool {
        let spec = config.policy_entry().map(|entry| entry.spec);
        match self.name {
            "prefetched" | "prefetch_used" | "prefetch_wasted" => config.prefetch,
            "second_chances" => spec.is_ok_and(|spec| spec.second_chances),
            "sweep_steps" => spec.is_ok_and(|spec| spec.shape == Shape::Ring),
            "cpu_time_us" => config.cpu_us > 0.0,
            _ => true,
        }
    }
}

/// Counters with times rounded to 6 decimals, as in the golden files.
pub(crate) fn rounded(counters: Counters) -> Counters {
    // Through decimal text: multiplying by 10^6 would lose digits of long runs.
    let round = |time: f64| format!("{time:.6}").parse().unwrap_or(time);
    Counters {
        read_time_us: round(counters.read_time_us),
        write_time_us: round(counters.write_time_us),
        cpu_time_us: round(counters.cpu_time_us),
        latency_us: round(counters.latency_us),
        ..counters
    }
}
