//! The configuration of a world and of a lane, every field checked.

mod parse;

use bufferpool_core::error::ConfigError;
use bufferpool_core::fields::Fields;
use bufferpool_core::spec::{DefaultValue, ParameterSpec};
use serde::Serialize;

/// Blocks of the main table at full scale.
pub const BLOCKS: ParameterSpec = ParameterSpec {
    id: "blocks",
    label: "Blocks of the table",
    symbol: "N",
    unit: "blocks",
    minimum: 1.0,
    maximum: 100_000_000.0,
    default: DefaultValue::Number(1_127_219.0),
    help: "8 KiB blocks of the table at full scale; lineitem at TPC-H scale factor 10 has 1 127 219, 8.6 GiB.",
    why: "The larger the table against the pool, the more blocks are gone before the next scan comes by.",
    ..ParameterSpec::WHOLE
};

/// Blocks that are simulated at most, natively.
pub const MAXIMUM_BLOCKS: u32 = BLOCKS.maximum as u32;

/// Frames at full scale.
pub const FRAMES: ParameterSpec = ParameterSpec {
    id: "frames",
    label: "Frames in the pool",
    symbol: "B",
    unit: "frames",
    minimum: 2.0,
    maximum: 16_777_216.0,
    default: DefaultValue::Number(327_680.0),
    help: "How many blocks the bufferpool can hold at full scale; 327 680 are 2.5 GiB, 29% of the table.",
    why: "With a pool as large as the table nothing is evicted; with a tiny one no policy can help.",
    ..ParameterSpec::WHOLE
};

/// Blocks in a group at full scale.
pub const GROUP_BLOCKS: ParameterSpec = ParameterSpec {
    id: "group_blocks",
    label: "Blocks in a group",
    symbol: "G",
    unit: "blocks",
    minimum: 1.0,
    maximum: 65_536.0,
    default: DefaultValue::Number(128.0),
    help: "Scans register with groups of so many blocks at full scale, and measure their speed at the end of each.",
    why: "Large groups are cheap to register with; small ones give a scan's speed sooner.",
    ..ParameterSpec::WHOLE
};

/// The scale, as its denominator.
pub const SCALE: ParameterSpec = ParameterSpec {
    id: "scale",
    label: "Scale 1/s",
    symbol: "s",
    minimum: 1.0,
    maximum: 4_096.0,
    default: DefaultValue::Number(64.0),
    help: "Tables, pool, block groups and PBM-PQ's buckets are s times smaller than stated; I/O and time are shown times s.",
    why: "1/64 runs in seconds and keeps the proportions; at 1/1 nothing is scaled.",
    ..ParameterSpec::WHOLE
};

/// Reads at once.
pub const K_R: ParameterSpec = ParameterSpec {
    id: "k_r",
    label: "Concurrent reads",
    symbol: "k_r",
    minimum: 1.0,
    maximum: 1_024.0,
    default: DefaultValue::Number(6.0),
    help: "Reads that the device serves at once, first come first served.",
    why: "With more channels the device keeps up with more streams, and misses hurt less.",
    ..ParameterSpec::WHOLE
};

/// Time of a read.
pub const BASE_US: ParameterSpec = ParameterSpec {
    id: "base_us",
    label: "Time of a read",
    unit: "us",
    minimum: 0.001,
    maximum: 1_000_000.0,
    integer: false,
    default: DefaultValue::Number(100.0),
    help: "What one read takes. 6 at once of 100 µs each are 491 MB/s, about the thesis's SSD.",
    why: "At 1 µs the table is as good as in memory, and streams do not wait for one another.",
    ..ParameterSpec::WHOLE
};

/// All of them, in the order of the page.
pub const PARAMETERS: [ParameterSpec; 6] = [BLOCKS, FRAMES, GROUP_BLOCKS, SCALE, K_R, BASE_US];

/// A count at full scale, at a scale of 1 to `scale`: rounded, at least 1.
pub fn scaled(full: u32, scale: u32) -> u32 {
    ((u64::from(full) + u64::from(scale) / 2) / u64::from(scale)).max(1) as u32
}

/// Streams, at most: bits of a word.
pub const MAXIMUM_STREAMS: u32 = 64;

/// What all lanes share, checked.
#[derive(Debug, Clone)]
pub struct WorldConfig {
    /// Blocks of the main table at full scale.
    pub blocks: u32,
    full_frames: u32,
    full_group_blocks: u32,
    /// Denominator of the scale.
    pub scale: u32,
    /// Reads at once.
    pub k_r: u32,
    base_us: f64,
    /// Seed of all generators.
    pub seed: u64,
}

fn number(fields: &mut Fields<'_>, spec: &ParameterSpec) -> Result<f64, ConfigError> {
    let default = match spec.default {
        DefaultValue::Number(value) => value,
        _ => spec.minimum,
    };
    Ok(fields.checked(spec)?.unwrap_or(default))
}

impl WorldConfig {
    /// Takes the shared fields of a scene with so many streams. An error names the first field that is not legal, its
    /// value and what is legal.
    pub fn take(fields: &mut Fields<'_>, streams: u32, seed: u64) -> Result<Self, ConfigError> {
        let config = Self {
            blocks: number(fields, &BLOCKS)? as u32,
            full_frames: number(fields, &FRAMES)? as u32,
            full_group_blocks: number(fields, &GROUP_BLOCKS)? as u32,
            scale: number(fields, &SCALE)? as u32,
            k_r: number(fields, &K_R)? as u32,
            base_us: number(fields, &BASE_US)?,
            seed,
        };
        if !(1..=MAXIMUM_STREAMS).contains(&streams) {
            let legal = format!("1 to {MAXIMUM_STREAMS} streams");
            return Err(ConfigError::new("workload.streams", streams, legal));
        }
        if config.frames() <= streams {
            // Each stream pins a block while it works on it or waits for it: a pool of so many could be full of them.
            // The least count that is simulated as more than the streams: counts are rounded.
            let least = u64::from(streams + 1) * u64::from(config.scale) - u64::from(config.scale / 2);
            let legal = format!(
                "at least {least}: at this scale more frames than streams, each of which pins a block"
            );
            return Err(ConfigError::new("frames", config.full_frames, legal));
        }
        Ok(config)
    }

    /// A count at full scale, as it is simulated.
    pub fn scaled(&self, full: u32) -> u32 {
        scaled(full, self.scale)
    }

    /// Frames that are simulated.
    pub fn frames(&self) -> u32 {
        self.scaled(self.full_frames)
    }

    /// Blocks in a group as simulated: max(1, round(G s)).
    pub fn group_blocks(&self) -> u32 {
        self.scaled(self.full_group_blocks)
    }

    /// Nanoseconds of a read.
    pub fn base_ns(&self) -> u64 {
        nanoseconds(self.base_us)
    }
}

/// Microseconds in whole nanoseconds.
pub fn nanoseconds(us: f64) -> u64 {
    libm::round(us * 1_000.0) as u64
}

/// What an estimate is made of, besides registered scans.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize)]
pub struct Estimators {
    /// Frequency statistics.
    pub frequency: bool,
    /// Marks of trailing index scans.
    pub trailing: bool,
    /// Correlated index scans treated as sequential ones; only together with frequency statistics.
    pub as_sequential: bool,
}

/// A lane's own settings.
#[derive(Debug, Clone, PartialEq)]
pub struct LaneConfig {
    /// Id of the policy.
    pub policy: &'static str,
    /// Values of its parameters and options, in the order of its spec.
    pub values: Vec<(&'static str, f64)>,
    /// Options that are on.
    pub options: Vec<&'static str>,
}

impl LaneConfig {
    /// The value of a parameter of the policy.
    pub fn value(&self, id: &str) -> f64 {
        self.values.iter().find(|(name, _)| *name == id).map_or(0.0, |&(_, value)| value)
    }

    /// Whether an option is on.
    pub fn has(&self, id: &str) -> bool {
        self.options.contains(&id)
    }

    /// What its estimates are made of.
    pub fn estimators(&self) -> Estimators {
        let frequency = self.has("frequency");
        Estimators {
            frequency,
            trailing: self.has("trailing"),
            as_sequential: frequency && self.has("as_sequential"),
        }
    }
}
