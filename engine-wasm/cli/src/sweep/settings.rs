//! From flags to a sweep's settings, and the fingerprint by which a file is recognised as its output.

use bufferpool_core::error::ConfigError;
use bufferpool_lab::sweep::Sweep;
use bufferpool_lab::sweep::experiment::{Axis, Settings};
use bufferpool_typescript::LABS;
use serde_json::{Map, Value, json};

use crate::args::SweepArguments;
use crate::args::flag::switch;
use crate::error::say;
use crate::scene::{assignment, number};

/// Settings as the engine reads them; it checks every value.
pub(super) fn from_flags(arguments: &SweepArguments) -> Result<Value, ConfigError> {
    let mut settings = Map::new();
    if let Some(seeds) = &arguments.seeds {
        settings.insert("seeds".to_owned(), number(seeds));
    }
    if let Some(seed) = &arguments.first_seed {
        // A text: seeds go up to 2^64 - 1.
        settings.insert("first_seed".to_owned(), seed.as_str().into());
    }
    let pairs = |flag: &str, pairs: &[String], value: fn(&str) -> Value| {
        let pairs = pairs.iter().map(|pair| {
            let (name, text) = assignment(flag, pair)?;
            Ok::<_, ConfigError>((name.to_owned(), value(text)))
        });
        pairs.collect::<Result<Map<_, _>, _>>().map(Value::Object)
    };
    settings.insert("choices".to_owned(), pairs("choice", &arguments.choices, |text| text.into())?);
    settings.insert("set".to_owned(), pairs("set", &arguments.sets, switch)?);
    Ok(Value::Object(settings))
}

/// Seeds go up from the first one: none of them begins again at 0, where another sweep has them.
pub(super) fn seeds_follow(settings: &Settings) -> Result<(), ConfigError> {
    let last = u64::MAX - (settings.seeds.max(1) - 1);
    if settings.first_seed <= last {
        return Ok(());
    }
    let legal = format!("at most {last}, so that {} seeds follow one another", settings.seeds);
    Err(ConfigError::new("first_seed", settings.first_seed, legal))
}

/// Tells of settings that change nothing, since the experiment sets them itself in every run; lanes are refused.
pub(super) fn take_effect(sweep: &Sweep) -> Result<(), ConfigError> {
    let experiment = sweep.experiment();
    for (path, value) in &sweep.settings().sets {
        if path.split('.').next() == Some("lanes") {
            return Err(ConfigError::new("set.lanes", value, "a field of the scene beside its lanes"));
        }
        let sets = |axis: &&Axis| axis.values.iter().all(|value| value.sets.contains_key(path));
        let axis = experiment.run_axes().iter().find(sets).map(|axis| format!("the axis {}", axis.id));
        let seed = path == "workload.seed" && experiment.lab.seeded;
        if let Some(what) = axis.or(seed.then(|| "--first-seed".to_owned())) {
            say(&format!("set {path} has no effect here: {what} sets it"));
        }
    }
    Ok(())
}

/// A hash of all that decides what run number n is: not of texts and plots, nor of the number of seeds, so that an
/// output can be continued with more of them. It is over JSON with sorted keys.
pub(super) fn fingerprint(file: &Value, sweep: &Sweep) -> String {
    let settings = sweep.settings();
    let first_seed = settings.first_seed.to_string();
    let parts = ["scene", "axes", "choices", "lanes"].map(|part| file[part].clone());
    // Files of the first lab need not name it, and their outputs are known by the hash without it.
    let lab = Some(sweep.experiment().lab.id).filter(|id| *id != LABS[0].id);
    let whole = [json!([parts, first_seed, settings.picked, settings.sets]), json!(lab)];
    let whole: String = whole.iter().filter(|part| !part.is_null()).map(Value::to_string).collect();
    hash(&whole)
}

/// 64-bit FNV-1a.
pub(crate) fn hash(text: &str) -> String {
    let hash = text.bytes().fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    });
    format!("{hash:016x}")
}

/// Every `of`-th run, from `index` on: neighbouring runs, which take about as long, go to different machines.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Shard {
    index: usize,
    of: usize,
}

impl Shard {
    pub const WHOLE: Self = Self { index: 0, of: 1 };

    /// Reads `i/n`: part i of n, counted from 0 as job runners count.
    pub fn parse(text: &str) -> Result<Self, ConfigError> {
        let parts = text.split_once('/').and_then(|(index, of)| {
            let shard = Self { index: index.parse().ok()?, of: of.parse().ok()? };
            (shard.index < shard.of).then_some(shard)
        });
        parts.ok_or_else(|| ConfigError::new("shard", text, "i/n with i from 0 to n - 1, such as 0/8"))
    }

    pub fn has(self, run: usize) -> bool {
        run % self.of == self.index
    }

    pub fn is_first(self) -> bool {
        self.index == 0
    }
}
