//! What most kinds have: streams, queries, ranges, and slow and fast queries.

use bufferpool_core::error::ConfigError;
use bufferpool_core::spec::{DefaultValue, ParameterSpec};
use bufferpool_core::workload::draw::{Draw, Random};

use crate::config::nanoseconds;
use crate::orders::floored;

/// How many streams.
pub(super) const STREAMS: ParameterSpec = ParameterSpec {
    id: "streams",
    label: "Streams",
    symbol: "P",
    unit: "streams",
    minimum: 1.0,
    maximum: 64.0,
    default: DefaultValue::Number(8.0),
    help: "Streams that run side by side, all from time 0 on, each one query after the other.",
    why: "More streams share more blocks, and more of them wait for the device.",
    ..ParameterSpec::WHOLE
};

/// How many queries each of them runs.
pub(super) const QUERIES: ParameterSpec = ParameterSpec {
    id: "queries",
    label: "Queries a stream",
    symbol: "Q",
    unit: "queries",
    minimum: 1.0,
    maximum: 100_000.0,
    default: DefaultValue::Number(16.0),
    help: "Queries that each stream runs, one after the other.",
    why: "Few are soon over; with many the pool's first filling counts for little.",
    ..ParameterSpec::WHOLE
};

/// Length of a range.
pub(super) const FRACTION: ParameterSpec = ParameterSpec {
    id: "fraction",
    label: "Share that a query reads",
    symbol: "f",
    minimum: 0.0,
    maximum: 1.0,
    integer: false,
    default: DefaultValue::Number(0.3),
    help: "Length of each range as a share of the table: floor(f N) blocks, at least one.",
    why: "Ranges that fit in the pool together leave nothing to decide; whole-table scans leave most.",
    ..ParameterSpec::WHOLE
};

/// Where ranges may start.
pub(super) const STARTS: ParameterSpec = ParameterSpec {
    id: "starts",
    label: "Starting points",
    symbol: "S",
    minimum: 0.0,
    maximum: 1_000_000.0,
    default: DefaultValue::Number(0.0),
    help: "Ranges start at one of so many evenly spaced points; 0: anywhere.",
    why: "With few points scans follow one another through the same blocks, which even Clock Sweep notices.",
    ..ParameterSpec::WHOLE
};

/// Work of a slow query.
pub(super) const SLOW_US: ParameterSpec = ParameterSpec {
    id: "slow_us",
    label: "Work on a block, slow queries",
    unit: "us",
    minimum: 0.001,
    maximum: 1_000_000.0,
    integer: false,
    default: DefaultValue::Number(100.0),
    help: "CPU time of a slow query on each block: as query 1 of TPC-H, 53 rows.",
    why: "Scans of different speeds pull apart, and who comes next changes.",
    ..ParameterSpec::WHOLE
};

/// Work of a fast query.
pub(super) const FAST_US: ParameterSpec = ParameterSpec {
    id: "fast_us",
    label: "Work on a block, fast queries",
    default: DefaultValue::Number(25.0),
    help: "CPU time of a fast query on each block: as query 6 of TPC-H, 53 rows.",
    why: "Fast scans wait for the device, slow ones for their own work.",
    ..SLOW_US
};

/// How many queries are slow.
pub(super) const SLOW_PERCENT: ParameterSpec = ParameterSpec {
    id: "slow_percent",
    label: "Slow queries",
    unit: "%",
    minimum: 0.0,
    maximum: 100.0,
    default: DefaultValue::Number(50.0),
    help: "Probability that a query is a slow one.",
    why: "With 0 or 100 all scans have one speed, as far as the device lets them.",
    ..ParameterSpec::WHOLE
};

/// Work of an index scan or a look-up on a block.
pub(super) const LOOK_UP_US: ParameterSpec = ParameterSpec {
    id: "look_up_us",
    label: "Work on a block",
    default: DefaultValue::Number(5.0),
    help: "CPU time of each request: one row is looked at, not a whole block.",
    why: "The shorter it is, the more such queries wait for the device.",
    ..SLOW_US
};

/// Streams and their queries.
#[derive(Debug, Clone, Copy)]
pub(super) struct Common {
    pub(super) streams: u32,
    pub(super) queries: u32,
}

impl Common {
    pub(super) fn of(draw: &Draw) -> Result<Self, ConfigError> {
        Ok(Self { streams: draw.integer(STREAMS.id)? as u32, queries: draw.integer(QUERIES.id)? as u32 })
    }
}

/// Slow and fast queries.
#[derive(Debug, Clone, Copy)]
pub(super) struct Speeds {
    slow_ns: u64,
    fast_ns: u64,
    slow_percent: u64,
}

impl Speeds {
    pub(super) fn of(draw: &Draw) -> Result<Self, ConfigError> {
        Ok(Self {
            slow_ns: nanoseconds(draw.number(SLOW_US.id)?),
            fast_ns: nanoseconds(draw.number(FAST_US.id)?),
            slow_percent: draw.integer(SLOW_PERCENT.id)?,
        })
    }

    /// Draws whether a query is slow; returns its work on a block.
    pub(super) fn draw(self, random: &mut Random) -> u64 {
        if random.percent(self.slow_percent) { self.slow_ns } else { self.fast_ns }
    }
}

/// Ranges of a given length, anywhere or from a few points.
#[derive(Debug, Clone, Copy)]
pub(super) struct Ranges {
    pub(super) fraction: f64,
    pub(super) starts: u64,
}

impl Ranges {
    pub(super) fn of(draw: &Draw) -> Result<Self, ConfigError> {
        Ok(Self { fraction: draw.number(FRACTION.id)?, starts: draw.integer(STARTS.id)? })
    }

    /// Draws a range among `of` blocks or entries: its start and its length. With S points these are
    /// floor(i (of - length) / (S - 1)), so that the first range begins at the first block and the last ends at the last.
    pub(super) fn draw(self, of: u32, random: &mut Random) -> (u32, u32) {
        let length = share(self.fraction, of);
        let room = u64::from(of - length);
        let start = if self.starts == 0 {
            random.below(room + 1)
        } else {
            let point = random.below(self.starts);
            point * room / (self.starts - 1).max(1)
        };
        (start as u32, length)
    }
}

/// floor(share x of), at least 1 and at most all.
pub(super) fn share(share: f64, of: u32) -> u32 {
    (floored(share, of.into()) as u32).clamp(1, of.max(1))
}

#[cfg(test)]
mod tests {
    use super::share;
    use crate::orders::floored;

    #[test]
    fn shares_are_those_of_decimal_fractions() {
        for of in (1..=100_000_000_u64).step_by(999_999).chain([7, 100, 1_127_219, 4_095_300_000]) {
            for hundredths in 0..=100_u64 {
                assert_eq!(
                    floored(hundredths as f64 / 100.0, of),
                    of * hundredths / 100,
                    "{hundredths}% of {of}"
                );
            }
        }
        assert_eq!((share(0.0, 10), share(1.0, 10), share(0.3, 1)), (1, 10, 1));
    }
}
