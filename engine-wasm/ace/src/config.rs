//! The configuration of one lane: parsed from JSON, defaults resolved, every field checked.

pub mod fork;
pub mod server;
pub mod start;

use bufferpool_core::device;
use bufferpool_core::device::Device;
use bufferpool_core::error::ConfigError;
use bufferpool_core::fields::Fields;
use bufferpool_core::spec::DefaultValue::{Number, Rule};
use bufferpool_core::spec::ParameterSpec;
use fork::Fork;
use serde::Serialize;
use serde_json::{Map, Value, json};
use server::ServerConfig;

use crate::flash::setup::{FLASH, Setup};
use crate::lane::log::{LOG, LogConfig};
use crate::lane::watch;
use crate::policy::registry::{self, POLICIES, PolicyEntry};
use crate::policy::spec::{MAXIMUM_OWN_SIZE, own};
use crate::reader::ReaderSpec;
use crate::{Checked, reader};

/// Baseline: one write for one eviction. ACE: batches.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Mode {
    /// The policy alone.
    Baseline,
    /// The policy inside ACE.
    Ace,
}

/// How a baseline write is charged (docs/rules/ace.md, "Device time").
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Cost {
    /// alpha * base_us.
    Ideal,
    /// base_us, as the published demo's panel did.
    Poster,
}

/// A lane's configuration with all defaults filled in.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[allow(missing_docs)]
pub struct LaneConfig {
    pub policy: &'static str,
    pub mode: Mode,
    pub prefetch: bool,
    #[serde(serialize_with = "as_id")]
    #[cfg_attr(feature = "typescript", ts(type = "string"))]
    pub reader: &'static ReaderSpec,
    /// Pages on disk, D.
    pub pages: u32,
    /// Frames in the pool, B.
    pub frames: u32,
    #[serde(flatten)]
    pub device: Device,
    /// Pages the Writer writes together.
    pub n_w: u32,
    /// Pages the Evictor evicts when the Reader prefetches.
    pub n_e: u32,
    /// A successor counts with a weight above this.
    pub theta: u32,
    /// CPU time for each request in microseconds.
    pub cpu_us: f64,
    /// Seed of policies that draw at random. Serialised as text, since 64 bits do not fit in a double.
    #[serde(serialize_with = "as_text")]
    #[cfg_attr(feature = "typescript", ts(type = "string"))]
    pub seed: u64,
    /// Share of the device's write time that the run time waits for, 0 to 1.
    pub write_wait: f64,
    pub cost: Cost,
    /// Values given for parameters of policies.
    #[serde(flatten, serialize_with = "as_fields")]
    #[cfg_attr(feature = "typescript", ts(skip))]
    pub policy_values: Vec<(&'static str, f64)>,
    /// The reference policy that the lane's choices are compared with, or "none"; LRU if the scene says nothing.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub reference: Option<&'static str>,
    /// The server model, if the lane has it: clients, background writer, checkpointer.
    #[cfg_attr(feature = "compact", serde(skip))]
    #[cfg_attr(not(feature = "compact"), serde(flatten, skip_serializing_if = "Option::is_none"))]
    #[cfg_attr(feature = "typescript", ts(skip))]
    pub server: Option<ServerConfig>,
    /// The drive below the lane, if there is one.
    #[cfg_attr(feature = "compact", serde(skip))]
    #[cfg_attr(not(feature = "compact"), serde(skip_serializing_if = "Option::is_none"))]
    #[cfg_attr(feature = "typescript", ts(skip))]
    pub flash: Option<Box<Setup>>,
    /// The log strip beside the lane, if there is one; it changes nothing of the lane.
    #[cfg_attr(feature = "compact", serde(skip))]
    #[cfg_attr(not(feature = "compact"), serde(skip_serializing_if = "Option::is_none"))]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub log: Option<LogConfig>,
    /// The lane of the scene that this one continues, and from where; `None` for a lane that begins with the trace.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub fork: Option<Fork>,
}

/// D.
pub const PAGES: ParameterSpec = ParameterSpec {
    symbol: "D",
    help: "How many pages the database has.",
    why: "The larger the data against the pool, the more misses.",
    ..own("pages", "Pages on disk", "pages", (1.0, 2_147_483_648.0), Number(5_000.0))
};

/// The parameters of pool, device, Writer, Evictor and Reader. Those of a policy stand in its own file.
pub const PARAMETERS: &[ParameterSpec] = &[
    PAGES,
    ParameterSpec {
        symbol: "B",
        help: "How many pages the bufferpool can hold.",
        why: "Memory pressure decides how often a page must go, and so how much a policy matters.",
        ..own("frames", "Frames in the pool", "frames", (1.0, MAXIMUM_OWN_SIZE), Number(100.0))
    },
    device::ALPHA,
    device::BASE_US,
    device::K_R,
    device::K_W,
    ParameterSpec {
        symbol: "n_w",
        help: "Dirty pages that ACE's Writer writes together.",
        why: "Best at k_w: fewer leave the device idle, one more needs a second device step.",
        ..own("n_w", "Write batch", "pages", (1.0, MAXIMUM_OWN_SIZE), Rule("k_w"))
    },
    ParameterSpec {
        symbol: "n_e",
        help: "Pages that the Evictor evicts at once when the Reader prefetches n_e - 1 others.",
        why: "More evictions make room for more prefetched pages, and cost hits if these are not used.",
        ..own("n_e", "Eviction batch", "pages", (1.0, MAXIMUM_OWN_SIZE), Rule("n_w"))
    },
    ParameterSpec {
        symbol: "theta",
        help: "The Reader follows a successor only if its weight is above theta.",
        why: "A high threshold prefetches less and more surely.",
        ..own("theta", "History threshold", "", (0.0, 4_294_967_294.0), Number(1.0))
    },
    ParameterSpec {
        integer: false,
        help: "CPU time added for each request.",
        why: "With CPU time the share of I/O shrinks, and with it every gain in percent.",
        ..own("cpu_us", "CPU time a request", "us", (0.0, 1_000_000.0), Number(0.0))
    },
    ParameterSpec {
        symbol: "f",
        integer: false,
        help: "The share of the device's write time that counts in the run time: 1 is device time.",
        why: "PostgreSQL-like is 0.2, fitted to the ACE paper's figure 8: while some clients write, others go on.",
        ..own("write_wait", "Share of write time waited for", "", (0.0, 1.0), Number(1.0))
    },
];

fn as_text<S: serde::Serializer>(number: &u64, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_str(number)
}

fn as_fields<S: serde::Serializer>(values: &[(&str, f64)], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_map(values.iter().copied())
}

fn as_id<S: serde::Serializer>(reader: &&ReaderSpec, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(reader.id)
}

impl LaneConfig {
    /// Parses a config in the golden files' flat form. An error names the first field that is not legal.
    pub fn from_json(object: &Map<String, Value>) -> Checked<Self> {
        let mut fields = Fields::new(object);
        let policy =
            registry::find(&fields.text("policy")?.unwrap_or_else(|| POLICIES[0].spec.id.to_owned()))?;
        let mode = fields.choice("mode", &[("baseline", Mode::Baseline), ("ace", Mode::Ace)])?;
        let cost = fields.choice("cost", &[("ideal", Cost::Ideal), ("poster", Cost::Poster)])?;
        let prefetch = fields.flag("prefetch")?.unwrap_or(false);
        if prefetch && mode == Mode::Baseline {
            return Err(ConfigError::new("prefetch", true, "true only with mode ace; false"));
        }
        let k_w = fields.required(PARAMETERS, "k_w")? as u32;
        let n_w = fields.number(PARAMETERS, "n_w")?.map_or(k_w, |value| value as u32);
        let mut policy_values = Vec::new();
        for parameter in POLICIES.iter().flat_map(|entry| entry.spec.parameters) {
            let known = policy_values.iter().any(|&(id, _)| id == parameter.id);
            if let Some(value) = fields.checked(parameter)?.filter(|_| !known) {
                policy_values.push((parameter.id, value));
            }
        }
        let mut config = Self {
            policy: policy.spec.id,
            mode,
            prefetch,
            reader: reader::find(fields.text("reader")?.as_deref())?,
            pages: fields.required(PARAMETERS, "pages")? as u32,
            frames: fields.required(PARAMETERS, "frames")? as u32,
            device: Device {
                alpha: fields.required(PARAMETERS, "alpha")?,
                base_us: fields.required(PARAMETERS, "base_us")?,
                k_r: fields.required(PARAMETERS, "k_r")? as u32,
                k_w,
            },
            n_w,
            n_e: fields.number(PARAMETERS, "n_e")?.map_or(n_w, |value| value as u32),
            theta: fields.number(PARAMETERS, "theta")?.unwrap_or(1.0) as u32,
            cpu_us: fields.number(PARAMETERS, "cpu_us")?.unwrap_or(0.0),
            // 64 bits wide: a text, or a whole number as far as doubles have them.
            seed: fields.take("seed").map_or(Ok(1), |value| {
                let seed = value.as_u64().or_else(|| value.as_str()?.parse().ok());
                seed.ok_or_else(|| {
                    ConfigError::new("seed", value, "a whole number from 0 to 18446744073709551615")
                })
            })?,
            write_wait: fields.number(PARAMETERS, "write_wait")?.unwrap_or(1.0),
            cost,
            policy_values,
            reference: fields.text("reference")?.as_deref().map(watch::checked).transpose()?,
            server: None,
            flash: None,
            log: None,
            fork: None,
        };
        let (below, log) = (fields.take(FLASH), fields.take(LOG));
        // The module that every visit loads has room for neither model: there its settings are refused by name. The log
        // strip, which changes nothing, it only leaves out.
        if !cfg!(feature = "compact") {
            config.log = LogConfig::from_json(log)?;
            config.server = ServerConfig::from_fields(&mut fields, &config)?;
            config.flash = config.drive_below(below)?.map(Box::new);
            if let (Some(log), Some(_)) = (config.log, config.server) {
                let legal = "left out: the log strip is of lanes without clients";
                return Err(ConfigError::new(LOG, json!(log), legal));
            }
        } else if let Some(below) = below.filter(|below| **below != false) {
            return Err(ConfigError::new(FLASH, below, "left out"));
        }
        fields.finish()?;
        Ok(config)
    }

    fn drive_below(&self, given: Option<&Value>) -> Checked<Option<Setup>> {
        let Some(given) = given else { return Ok(None) };
        let below = Setup::from_json(given, self.pages)?;
        if self.server.is_some() && below.is_some() {
            let legal = "left out: a lane has either clients or a drive below it";
            return Err(ConfigError::new(FLASH, given, legal));
        }
        Ok(below)
    }

    /// The registry entry of the lane's policy. Fails when the policy is not registered.
    pub fn policy_entry(&self) -> Checked<&'static PolicyEntry> {
        registry::find(self.policy)
    }
    /// Bytes of its tables: by pages, and by frames.
    pub(crate) fn table_bytes(&self) -> Checked<(u64, u64)> {
        let by_pages = u64::from(self.pages) * if self.prefetch { 37 } else { 4 };
        let by_pages = by_pages + self.flash.as_ref().map_or(0, |flash| flash.bytes());
        let a_frame = (self.policy_entry()?.bytes_a_frame)(self) + if self.log.is_some() { 4 } else { 0 };
        Ok((by_pages, u64::from(self.frames) * a_frame))
    }
    /// Whether the lane runs ACE.
    pub fn is_ace(&self) -> bool {
        self.mode == Mode::Ace
    }
    /// Id of the reference policy that its choices are compared with, or of none.
    pub fn reference_policy(&self) -> &'static str {
        self.reference.unwrap_or(POLICIES[0].spec.id)
    }
    /// Pages the lane writes in one batch at most: n_w with ACE, 1 without.
    pub fn batch_limit(&self) -> u32 {
        if self.is_ace() { self.n_w } else { 1 }
    }

    /// The value of a policy's own whole-numbered parameter, or its default. Fails when the value is not legal.
    pub fn own(&self, parameter: &ParameterSpec, default: u32) -> Checked<u32> {
        self.policy_value(parameter.id)
            .map_or(Ok(default), |value| parameter.check(value).map(|value| value as u32))
    }

    /// The value given for a policy's own parameter.
    pub fn policy_value(&self, id: &str) -> Option<f64> {
        self.policy_values.iter().find(|value| value.0 == id).map(|value| value.1)
    }
}
