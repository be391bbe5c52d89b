//! The workload part of a config: read leniently, checked against the specs, so that every mistake is answered.
//!
//! A generator's id with its parameters (`{"kind":"skewed","requests":50000,"seed":"1","reads_percent":60}`), a short trace
//! written out (`{"kind":"given","trace":"W8 R1 W3"}`), or an own file, which only its owner has
//! (`{"kind":"own","name":"web.csv","hash":"…","requests":1000000}`).

use std::collections::BTreeMap;

use serde::{Serialize, Serializer};
use serde_json::Value;

use super::draw::Draw;
use super::making::Making;
use super::registry::{Catalogue, DEFAULT_SEED, Drawn, WorkloadSpec};
use crate::error::{Checked, ConfigError};
use crate::spec::{DefaultValue, ParameterSpec};

/// The kind of a trace written out in the config.
pub const GIVEN: &str = "given";
/// The kind of a trace from a file.
pub const OWN: &str = "own";

/// A workload as configs and links spell it. Nothing is checked before a trace is made.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct WorkloadConfig {
    /// Id of a generator, or [`GIVEN`], or [`OWN`].
    pub kind: String,
    /// Everything else, by name.
    pub fields: BTreeMap<String, Value>,
}

/// A checked config.
#[allow(missing_docs)]
pub enum Plan<'a, T: 'static = Making<Drawn>> {
    Drawn(&'static WorkloadSpec<T>, Draw),
    Given(&'a str),
    /// A file that the reader opens: its name, and the hash of its bytes.
    Own(&'a str, &'a str),
}

// By hand: serde's flatten would put its buffering of any value into the browser's engine.
impl Serialize for WorkloadConfig {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let kind = Value::from(self.kind.as_str());
        let fields = self.fields.iter().map(|(name, value)| (name.as_str(), value));
        serializer.collect_map(std::iter::once(("kind", &kind)).chain(fields))
    }
}

impl WorkloadConfig {
    /// Reads a workload's object; its fields are checked when a trace is made.
    pub fn from_json(workload: &Value) -> Checked<Self> {
        let legal = "an object with a kind and its parameters";
        let object = workload.as_object().ok_or_else(|| ConfigError::new("workload", workload, legal))?;
        let fields = object.iter().map(|(name, value)| (name.clone(), value.clone()));
        // Put in one by one: a collected map is sorted, by code that every visit would load.
        let mut all = BTreeMap::new();
        all.extend(fields);
        let mut fields = all;
        let kind = match fields.remove("kind") {
            None | Some(Value::Null) => String::new(),
            Some(Value::String(kind)) => kind,
            Some(other) => return Err(ConfigError::new("workload.kind", other, "the id of a workload")),
        };
        Ok(Self { kind, fields })
    }

    /// Checks every field of a config of one lab.
    pub fn plan<T>(&self, catalogue: &Catalogue<T>, pages: u32) -> Checked<Plan<'_, T>> {
        match self.kind.as_str() {
            GIVEN => {
                self.allow(&["trace"])?;
                Ok(Plan::Given(self.text("trace", "requests such as \"W8 R1 W3\"")?))
            }
            OWN => {
                // How the file is read is in the scene for whoever reads it again: texts, which the reader of files checks.
                let reading =
                    self.fields.iter().filter(|(_, value)| value.is_string()).map(|(id, _)| id.as_str());
                self.allow(&["name", "hash", "requests"].into_iter().chain(reading).collect::<Vec<_>>())?;
                let name = self.text("name", "the name of a file")?;
                Ok(Plan::Own(name, self.text("hash", "the hash of a file")?))
            }
            kind => {
                let spec = catalogue.find(kind).ok_or_else(|| {
                    let ids = catalogue.workloads.iter().map(|spec| spec.id).chain([GIVEN, OWN]);
                    let legal = ids.collect::<Vec<_>>().join(", ");
                    ConfigError::new("workload.kind", format!("{kind:?}"), legal)
                })?;
                Ok(Plan::Drawn(spec, self.draw(spec, catalogue.length, pages)?))
            }
        }
    }

    /// The checked numbers of a generator.
    pub fn draw<T>(
        &self,
        spec: &WorkloadSpec<T>,
        length: Option<&ParameterSpec>,
        pages: u32,
    ) -> Checked<Draw> {
        let own = spec.parameters.iter().chain(length).map(|parameter| parameter.id);
        self.allow(&own.chain(["seed"]).collect::<Vec<_>>())?;
        let requests = length.map(|length| Ok(self.number(length)?.unwrap_or(length.minimum) as u64));
        let requests = requests.transpose()?.unwrap_or_default();
        let value = |parameter: &ParameterSpec| {
            self.number(parameter).map(|value| value.map(|value| (parameter.id, value))).transpose()
        };
        let values = spec.parameters.iter().filter_map(value).collect::<Result<_, _>>()?;
        Ok(Draw { pages, requests, seed: self.seed()?, values })
    }

    fn allow(&self, known: &[&str]) -> Checked<()> {
        match self.fields.iter().find(|(name, _)| !known.contains(&name.as_str())) {
            None => Ok(()),
            Some((name, value)) => {
                let legal = format!("one of the parameters of {}: {}", self.kind, known.join(", "));
                Err(ConfigError::new(format!("workload.{name}"), value, legal))
            }
        }
    }

    /// A field; `null` counts as absent.
    fn field(&self, name: &str) -> Option<&Value> {
        self.fields.get(name).filter(|value| !value.is_null())
    }

    fn number(&self, parameter: &ParameterSpec) -> Checked<Option<f64>> {
        let Some(given) = self.field(parameter.id) else {
            return Ok(match parameter.default {
                DefaultValue::Number(value) => Some(value),
                DefaultValue::Rule(_) => None,
                DefaultValue::Choice(id) => parameter.place(id),
            });
        };
        let value = match parameter.choices {
            [] => given.as_f64().map(|value| parameter.check(value)),
            _ => given.as_str().and_then(|id| parameter.place(id)).map(Ok),
        };
        let refused = || Err(ConfigError::new("", given, parameter.legal()));
        let field = || format!("workload.{}", parameter.id);
        value.unwrap_or_else(refused).map(Some).map_err(|error| ConfigError { field: field(), ..error })
    }

    fn text(&self, name: &str, legal: &str) -> Checked<&str> {
        let given = self.field(name);
        given.and_then(Value::as_str).ok_or_else(|| {
            let value = given.map_or_else(|| "nothing".to_owned(), Value::to_string);
            ConfigError::new(format!("workload.{name}"), value, legal)
        })
    }

    /// A number or a decimal string, since numbers in JavaScript are exact only up to 2^53.
    fn seed(&self) -> Checked<u64> {
        let Some(given) = self.field("seed") else { return Ok(DEFAULT_SEED) };
        let seed = match given {
            Value::String(text) if text.bytes().all(|byte| byte.is_ascii_digit()) => text.parse().ok(),
            Value::Number(number) => number.as_u64().or_else(|| number.as_f64().and_then(whole)),
            _ => None,
        };
        seed.ok_or_else(|| {
            let legal = "a whole number from 0 to 18446744073709551615 (in JSON above 2^53 as a string)";
            ConfigError::new("workload.seed", given, legal)
        })
    }
}

/// A whole number that a double holds exactly.
fn whole(value: f64) -> Option<u64> {
    let exact = (0.0..=9_007_199_254_740_992.0).contains(&value) && value.fract() == 0.0;
    exact.then_some(value as u64)
}
