//! The configuration of a world and of a lane, every field checked.

use bufferpool_core::error::ConfigError;
use bufferpool_core::fields::Fields;
use bufferpool_core::parameters;
use bufferpool_core::spec::ParameterSpec;
use bufferpool_lab::scene::number;
use serde::{Serialize, Serializer};
use serde_json::{Map, Value};

use crate::policy::{self, POLICIES, PolicyEntry};

parameters! {
    pub BLOCKS = "blocks", "Blocks of the table", "N", "blocks", (1.0, 100_000_000.0), 1_127_219.0,
        "8 KiB blocks of the table at full scale; lineitem at TPC-H scale factor 10 has 1 127 219, 8.6 GiB.",
        "The larger the table against the pool, the more blocks are gone before the next scan comes by.";
}

/// Blocks that are simulated at most, natively.
pub const MAXIMUM_BLOCKS: u32 = BLOCKS.maximum as u32;

parameters! {
    pub FRAMES = "frames", "Frames in the pool", "B", "frames", (2.0, 16_777_216.0), 327_680.0,
        "How many blocks the bufferpool can hold at full scale; 327 680 are 2.5 GiB, 29% of the table.",
        "With a pool as large as the table nothing is evicted; with a tiny one no policy can help.";
    pub GROUP_BLOCKS = "group_blocks", "Blocks in a group", "G", "blocks", (1.0, 65_536.0), 128.0,
        "Scans register with groups of so many blocks at full scale, and measure their speed at the end of each.",
        "Large groups are cheap to register with; small ones give a scan's speed sooner.";
    pub SCALE = "scale", "Scale 1/s", "s", "", (1.0, 4_096.0), 64.0,
        "Tables, pool, block groups and PBM-PQ's buckets are s times smaller than stated; I/O and time are shown times s.",
        "1/64 runs in seconds and keeps the proportions; at 1/1 nothing is scaled.";
    pub K_R = "k_r", "Concurrent reads", "k_r", "", (1.0, 1_024.0), 6.0,
        "Reads that the device serves at once, first come first served.",
        "With more channels the device keeps up with more streams, and misses hurt less.";
    pub BASE_US = "base_us", "Time of a read", "", "us", real (0.001, 1_000_000.0), 100.0,
        "What one read takes. 6 at once of 100 µs each are 491 MB/s, about the thesis's SSD.",
        "At 1 µs the table is as good as in memory, and streams do not wait for one another.";
}

/// All of them, in the order of the page.
pub const PARAMETERS: [ParameterSpec; 6] = [BLOCKS, FRAMES, GROUP_BLOCKS, SCALE, K_R, BASE_US];

/// Streams, at most: bits of a word.
pub const MAXIMUM_STREAMS: u32 = 64;

/// What all lanes share, checked.
#[derive(Debug, Clone)]
#[allow(missing_docs)]
pub struct WorldConfig {
    pub blocks: u32,
    full_frames: u32,
    full_group_blocks: u32,
    pub scale: u32,
    pub k_r: u32,
    base_us: f64,
    pub seed: u64,
}

impl WorldConfig {
    /// Takes the shared fields of a scene with so many streams.
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

    /// A count at full scale, as it is simulated: rounded, at least 1.
    pub fn scaled(&self, full: u32) -> u32 {
        let scale = u64::from(self.scale);
        ((u64::from(full) + scale / 2) / scale).max(1) as u32
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

/// A lane's own settings.
#[derive(Debug, Clone, PartialEq)]
#[allow(missing_docs)]
pub struct LaneConfig {
    pub policy: &'static str,
    /// Values of its parameters, in the order of its spec.
    pub values: Vec<(&'static str, f64)>,
    pub options: Vec<&'static str>,
}

impl LaneConfig {
    /// Parses a lane's fields: `policy`, and the parameters and options of that policy. Parameters of other policies
    /// may stand where they change nothing, so that lanes of a scene can share them.
    pub fn take(fields: &mut Fields<'_>) -> Result<Self, ConfigError> {
        let entry = policy::find(fields.text("policy")?.as_deref().unwrap_or("sampling"))?;
        let mut config = Self { policy: entry.spec.id, values: Vec::new(), options: Vec::new() };
        for other in POLICIES {
            let own = other.spec.id == entry.spec.id;
            for parameter in other.spec.parameters {
                if own {
                    config.values.push((parameter.id, number(fields, parameter)?));
                } else if !entry.has(parameter.id) {
                    fields.checked(parameter)?;
                }
            }
            for option in other.spec.options {
                if fields.flag(option.id)?.unwrap_or(false) && own {
                    config.options.push(option.id);
                }
            }
        }
        (entry.check)(&config)?;
        Ok(config)
    }

    /// The registry entry of the policy.
    pub fn entry(&self) -> Result<&'static PolicyEntry, ConfigError> {
        policy::find(self.policy)
    }

    /// The value of a parameter of the policy.
    pub fn value(&self, id: &str) -> f64 {
        self.values.iter().find(|(name, _)| *name == id).map_or(0.0, |&(_, value)| value)
    }

    /// Whether an option is on.
    pub fn has(&self, id: &str) -> bool {
        self.options.contains(&id)
    }

    /// The lane's fields as a scene has them: whole numbers without a fraction.
    pub fn to_json(&self) -> Value {
        let json = |value: f64| match value.fract() == 0.0 && value.abs() < 9e15 {
            true => Value::from(value as i64),
            false => Value::from(value),
        };
        let mut map = Map::from_iter(self.values.iter().map(|&(id, value)| (id.to_owned(), json(value))));
        map.insert("policy".to_owned(), self.policy.into());
        let options = self.entry().map_or(&[][..], |entry| entry.spec.options);
        map.extend(options.iter().map(|option| (option.id.to_owned(), self.has(option.id).into())));
        Value::Object(map)
    }
}

impl Serialize for LaneConfig {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.to_json().serialize(serializer)
    }
}
