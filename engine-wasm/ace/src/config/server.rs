//! The settings of the server model (docs/rules/server.md): clients, background writer, checkpointer.
//!
//! A lane has the model if its config names any of them, or `server`; all others are the lanes of today.

use bufferpool_core::decimal::{Decimal, number_text};
use bufferpool_core::error::ConfigError;
use bufferpool_core::exact::Exact;
use bufferpool_core::fields::Fields;
use bufferpool_core::spec::DefaultValue::{Number, Rule};
use bufferpool_core::spec::ParameterSpec;
use serde::Serialize;
use serde_json::{Map, Value};

use super::{Cost, LaneConfig};
use crate::Checked;
use crate::policy::spec::{MAXIMUM_OWN_SIZE, own};

/// Clients at most.
pub const MAXIMUM_CLIENTS: u32 = 256;
/// Times at most, in microseconds.
const LONGEST_US: f64 = 1e12;
/// The least of times that cannot be 0: it is one whole nanosecond.
const SHORTEST_US: f64 = 0.0005;

/// The numbers of the model, and the two writers' switches between them in [`FLAGS`].
pub const PARAMETERS: &[ParameterSpec] = &[
    ParameterSpec {
        symbol: "m",
        help: "How many clients ask for pages at once, each waiting for its own.",
        why: "Many clients keep the device busy by themselves: what ACE saves is its idle channels.",
        ..own("clients", "Clients", "", (1.0, MAXIMUM_CLIENTS as f64), Number(1.0))
    },
    ParameterSpec {
        help: "Requests that a client makes one transaction.",
        why: "Longer transactions wait for the log less often, and their latency is longer.",
        ..own("txn", "Requests a transaction", "requests", (1.0, 1_000_000.0), Number(1.0))
    },
    ParameterSpec {
        integer: false,
        help: "Time that a transaction with a write waits for the log at its end.",
        why: "While clients wait for the log, they ask for no page.",
        ..own("wal_us", "Log wait", "us", (0.0, LONGEST_US), Number(0.0))
    },
    ParameterSpec {
        integer: false,
        help: "Time between two rounds of the background writer.",
        why: "A short delay writes pages before clients must, and writes some of them for nothing.",
        ..own(
            "bgwriter_delay_us",
            "Background writer's delay",
            "us",
            (SHORTEST_US, LONGEST_US),
            Number(200_000.0),
        )
    },
    ParameterSpec {
        help: "Pages that the background writer writes in a round at most.",
        why: "PostgreSQL's default keeps it to 500 pages a second.",
        ..own(
            "bgwriter_lru_maxpages",
            "Background writer's pages a round",
            "pages",
            (1.0, MAXIMUM_OWN_SIZE),
            Number(100.0),
        )
    },
    ParameterSpec {
        integer: false,
        help: "How far ahead of the pages read since its last round the background writer looks.",
        why: "A large multiple finds more dirty pages, some of which are changed again before they leave.",
        ..own("bgwriter_lru_multiplier", "Background writer's multiple", "", (0.01, 100.0), Number(2.0))
    },
    ParameterSpec {
        integer: false,
        help: "Time from one checkpoint's start to the next one's.",
        why: "Frequent checkpoints write pages that are changed soon after.",
        ..own(
            "checkpoint_interval_us",
            "Checkpoint interval",
            "us",
            (SHORTEST_US, LONGEST_US),
            Number(300_000_000.0),
        )
    },
    ParameterSpec {
        integer: false,
        help: "Share of the interval over which a checkpoint spreads its writes.",
        why: "A small share writes in a burst, and clients wait behind it.",
        ..own("checkpoint_completion_target", "Checkpoint completion target", "", (0.0, 1.0), Number(0.9))
    },
    ParameterSpec {
        symbol: "n_b",
        help: "Pages that each of the two writers writes together.",
        why: "Without ACE one page after the other; ACE has them use the device's channels too.",
        ..own("n_b", "Writers' batch", "pages", (1.0, MAXIMUM_OWN_SIZE), Rule("n_w with ACE, else 1"))
    },
];

/// The model's switches: the writers', and its own.
pub const FLAGS: [&str; 3] = ["server", "bgwriter", "checkpointer"];

/// Whether a key belongs to the model, so that it switches it on.
pub fn is_of_the_model(key: &str) -> bool {
    FLAGS.contains(&key) || PARAMETERS.iter().any(|parameter| parameter.id == key)
}

/// A config with its decimals as numbers, where golden files have them as texts.
pub fn with_numbers(config: &Map<String, Value>) -> Map<String, Value> {
    let number = |key: &str, value: &Value| {
        let text = value.as_str().filter(|_| key != "seed")?;
        Exact::parse(text).and_then(|_| text.parse::<f64>().ok())
    };
    let with = |(key, value): (&String, &Value)| {
        (key.clone(), number(key, value).map_or_else(|| value.clone(), Value::from))
    };
    config.iter().map(with).collect()
}

/// A lane's settings of the model, defaults filled in.
#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[allow(missing_docs)]
pub struct ServerConfig {
    /// Always true: a config without the model has none of these.
    pub server: bool,
    /// Clients of a trace that has none of its own; `None` where the config does not say.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub clients: Option<u32>,
    pub txn: u32,
    pub wal_us: f64,
    pub bgwriter: bool,
    pub bgwriter_delay_us: f64,
    pub bgwriter_lru_maxpages: u32,
    pub bgwriter_lru_multiplier: f64,
    pub checkpointer: bool,
    pub checkpoint_interval_us: f64,
    pub checkpoint_completion_target: f64,
    pub n_b: u32,
}

impl ServerConfig {
    /// The model as it is where a config names nothing of it: one client, no writers.
    pub fn of(config: &LaneConfig) -> Self {
        Self {
            server: true,
            clients: None,
            txn: 1,
            wal_us: 0.0,
            bgwriter: false,
            bgwriter_delay_us: 200_000.0,
            bgwriter_lru_maxpages: 100,
            bgwriter_lru_multiplier: 2.0,
            checkpointer: false,
            checkpoint_interval_us: 300_000_000.0,
            checkpoint_completion_target: 0.9,
            n_b: config.batch_limit(),
        }
    }

    /// The model's settings of a config, if it names any; `config` is all the rest of it.
    pub(super) fn from_fields(fields: &mut Fields<'_>, config: &LaneConfig) -> Checked<Option<Self>> {
        let default = Self::of(config);
        let mut named = fields.flag("server")? == Some(true);
        let flags = [fields.flag("bgwriter")?, fields.flag("checkpointer")?];
        let mut number = |id, default: f64| {
            let value = fields.number(PARAMETERS, id)?;
            named |= value.is_some();
            Checked::Ok(value.unwrap_or(default))
        };
        let clients = number("clients", 0.0)? as u32;
        let given = Self {
            server: true,
            clients: Some(clients).filter(|&clients| clients > 0),
            txn: number("txn", default.txn.into())? as u32,
            wal_us: number("wal_us", default.wal_us)?,
            bgwriter: flags[0].unwrap_or(false),
            bgwriter_delay_us: number("bgwriter_delay_us", default.bgwriter_delay_us)?,
            bgwriter_lru_maxpages: number("bgwriter_lru_maxpages", default.bgwriter_lru_maxpages.into())?
                as u32,
            bgwriter_lru_multiplier: number("bgwriter_lru_multiplier", default.bgwriter_lru_multiplier)?,
            checkpointer: flags[1].unwrap_or(false),
            checkpoint_interval_us: number("checkpoint_interval_us", default.checkpoint_interval_us)?,
            checkpoint_completion_target: number(
                "checkpoint_completion_target",
                default.checkpoint_completion_target,
            )?,
            n_b: number("n_b", default.n_b.into())? as u32,
        };
        if !named && flags == [None, None] {
            return Ok(None);
        }
        given.check(config).map(|()| Some(given))
    }

    /// Refuses what the model cannot run.
    pub fn check(&self, config: &LaneConfig) -> Checked<()> {
        let hundredths = Decimal::from_number(self.bgwriter_lru_multiplier) * Decimal::from(100);
        if hundredths.floor() != hundredths.ceiling() {
            let value = number_text(self.bgwriter_lru_multiplier);
            let legal = "a number from 0.01 to 100 with at most two decimals";
            return Err(ConfigError::new("bgwriter_lru_multiplier", value, legal));
        }
        if config.policy_entry()?.spec.needs_future {
            let legal = "a policy that need not know the requests to come: with several clients their order is not known";
            return Err(ConfigError::new("policy", config.policy, legal));
        }
        if config.write_wait < 1.0 {
            let legal = "1 with the server model, where clients wait for what they must";
            return Err(ConfigError::new("write_wait", number_text(config.write_wait), legal));
        }
        if config.cost == Cost::Poster {
            return Err(ConfigError::new("cost", "poster", "ideal with the server model"));
        }
        Ok(())
    }
}
