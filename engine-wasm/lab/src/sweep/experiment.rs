//! The data file of an experiment, and the settings a reader chooses for it.
//!
//! ```json
//! {
//!   "id": "ace-10h", "title": "…", "source": "…", "caption": "…", "differs": "…", "seeds": 5,
//!   "scene": { "device": "pcie-p4510", "workload": { "kind": "skewed", … } },
//!   "choices": [ { "id": "size", "label": "Size", "initial": "1/64", "values": [ { "label": "1/64", "set": {…} } ] } ],
//!   "parameters": [ "k_w", "workload.requests" ],
//!   "axes": [ { "id": "alpha", "label": "alpha", "sets": "alpha", "values": [1, 2, 3] },
//!             { "id": "policy", "label": "Policy", "values": [ { "label": "LRU", "set": { "policy": "lru" } } ] } ],
//!   "lanes": [ { "id": "baseline", "label": "Baseline", "set": { "mode": "baseline" } }, … ],
//!   "plots": [ … ], "reported": [ … ], "shape": [ … ]
//! }
//! ```
//!
//! `set` maps paths of scene fields (`alpha`, `workload.reads_percent`) to values; `frames_percent` stands for the pool
//! as a share of the data. The first lane is the baseline that the others are measured against. What is for the drawing
//! code alone, such as `plots`, `reported`, `question`, `parameters` and `unit`, is not kept.
//!
//! `"lab"` names the lab; without it the ACE lab's scenes are run. In the hybrid lab the last axis may be
//! `{ "id": "set", "query_sets": true, "values": [1, 2, 3] }`: the run's query sets, at whose ends each measure is taken,
//! all in one run. `"min": true` also runs MIN, in the ACE lab in each lane's pool, in the pbm lab on each lane's own
//! requests; `"divergence": true` finds the first request at which each lane does not act as the first one. Lanes are four
//! at most, so in the pbm lab policies are an axis, each held against the first lane. `"pbm-formula"` is no lab with a page:
//! its lanes are samples, whose chances are exact, and seeds change nothing. `"intervals": true` gives each mean its 95%
//! interval.

use std::collections::BTreeMap;

use bufferpool_core::error::{Checked, ConfigError};
use bufferpool_core::fields::Fields;
use serde_json::{Map, Value};

use super::expectations::{Check, LANE};
use super::lab::{self, Lab, Labs};
use crate::scene::{MAXIMUM_LANES, as_object};

/// Seeds of a sweep, at most.
pub const MAXIMUM_SEEDS: u64 = 1_000;
/// Runs of a sweep, at most.
pub const MAXIMUM_RUNS: usize = 1_000_000;
/// Query sets that an axis may follow.
const MAXIMUM_SETS: u64 = 10_000;

/// Paths of scene fields and the values they are set to.
pub type Sets = BTreeMap<String, Value>;

/// One place on an axis.
#[derive(Debug, Clone, Default, PartialEq)]
#[allow(missing_docs)]
pub struct AxisValue {
    pub label: String,
    /// The number it stands for, where it is one.
    pub value: Option<f64>,
    pub sets: Sets,
}

/// What varies: along an axis every value is run, of a choice one.
#[derive(Debug, Clone, Default, PartialEq)]
#[allow(missing_docs)]
pub struct Axis {
    pub id: String,
    pub label: String,
    pub values: Vec<AxisValue>,
    /// Whether its values are numbers of query sets, from 1 on: one run fills all of them.
    pub query_sets: bool,
}

/// One lane of each run.
#[derive(Debug, Clone, PartialEq)]
#[allow(missing_docs)]
pub struct LaneSets {
    pub id: String,
    pub label: String,
    pub sets: Map<String, Value>,
}

/// An experiment as its file describes it.
#[derive(Debug, Clone)]
#[allow(missing_docs)]
pub struct Experiment {
    pub id: String,
    pub lab: &'static Lab,
    pub scene: Map<String, Value>,
    /// What is run in all its values; the first varies slowest.
    pub axes: Vec<Axis>,
    /// Choices, of each of which a reader picks one value, with the index picked at first.
    pub choices: Vec<(Axis, usize)>,
    /// The lanes; the first is what the others are measured against.
    pub lanes: Vec<LaneSets>,
    pub seeds: u64,
    pub min: bool,
    pub divergence: bool,
    pub intervals: bool,
    pub shape: Vec<Check>,
}

/// What a reader chooses.
#[derive(Debug, Clone, PartialEq)]
#[allow(missing_docs)]
pub struct Settings {
    pub seeds: u64,
    pub first_seed: u64,
    /// For each choice of the experiment the index of the value picked.
    pub picked: Vec<usize>,
    /// Scene fields that replace the experiment's; axes and lanes are set after them.
    pub sets: Sets,
}

impl Experiment {
    /// Reads an experiment's file, of one of these labs.
    pub fn from_json(value: &Value, labs: Labs) -> Checked<Self> {
        let mut fields = Fields::new(as_object("experiment", value)?);
        let id = required_text(&mut fields, "id")?;
        for name in ["title", "source", "caption", "differs"] {
            required_text(&mut fields, name)?;
        }
        // For the drawing code.
        for name in ["plots", "reported", "group", "own", "note", "composition", "question"] {
            fields.take(name);
        }
        let lab = lab::find(labs, fields.text("lab")?.as_deref())?;
        let axes = list(&mut fields, "axes", |path, value| axis(path, value).map(|(axis, _)| axis))?;
        check_sets(lab, &axes)?;
        let lanes = list(&mut fields, "lanes", lane)?;
        if !(1..=MAXIMUM_LANES).contains(&lanes.len()) {
            return Err(ConfigError::new("lanes", lanes.len(), format!("1 to {MAXIMUM_LANES} lanes")));
        }
        let scene =
            fields.take("scene").map_or(Ok(Map::new()), |scene| as_object("scene", scene).cloned())?;
        let seeds = whole(&mut fields, "seeds", MAXIMUM_SEEDS)?.unwrap_or(1);
        let mut asked = |name, can: bool| match fields.flag(name)?.unwrap_or(false) {
            true if !can => {
                Err(ConfigError::new(name, true, format!("left out: the lab {} has it not", lab.id)))
            }
            asked => Ok(asked),
        };
        let min = asked("min", lab.has_min)?;
        let divergence = asked("divergence", lab.has_divergence)?;
        let intervals = fields.flag("intervals")?.unwrap_or(false);
        let choices = list(&mut fields, "choices", axis)?;
        let parameter = |path: &str, value: &Value| match value {
            Value::String(_) => Ok(()),
            other => Err(ConfigError::new(path, other, "a scene field's path")),
        };
        list(&mut fields, "parameters", parameter)?;
        // Checks look along lanes as along an axis.
        let values = lanes.iter().map(|lane| AxisValue { label: lane.id.clone(), ..AxisValue::default() });
        let lane_axis = Axis { id: LANE.to_owned(), values: values.collect(), ..Axis::default() };
        let places = [axes.as_slice(), &[lane_axis]].concat();
        let shape = list(&mut fields, "shape", |path, check| Check::from_json(path, check, lab, &places))?;
        fields.finish()?;
        Ok(Self { id, lab, scene, choices, seeds, min, divergence, intervals, shape, axes, lanes })
    }

    /// The axis of the run's query sets, if there is one.
    pub fn set_axis(&self) -> Option<&Axis> {
        self.axes.last().filter(|axis| axis.query_sets)
    }

    /// The axes of which each combination is a run.
    pub fn run_axes(&self) -> &[Axis] {
        let sets = usize::from(self.set_axis().is_some());
        &self.axes[..self.axes.len() - sets]
    }
}

/// Query sets are followed by the last axis, where there are any.
fn check_sets(lab: &Lab, axes: &[Axis]) -> Checked<()> {
    let Some(at) = axes.iter().position(|axis| axis.query_sets) else { return Ok(()) };
    let legal = match (lab.has_sets, at + 1 == axes.len()) {
        (true, true) => return Ok(()),
        (true, false) => "left out, but for the last axis".to_owned(),
        (false, _) => format!("left out: traces of the lab {} have no query sets", lab.id),
    };
    Err(ConfigError::new(format!("axes[{at}].query_sets"), true, legal))
}

impl Settings {
    /// What the experiment's file says.
    pub fn initial(experiment: &Experiment) -> Self {
        let picked = experiment.choices.iter().map(|choice| choice.1).collect();
        Self { seeds: experiment.seeds, first_seed: 1, picked, sets: Sets::new() }
    }

    /// Reads `{"seeds":5,"first_seed":"1","choices":{"size":"1/64"},"set":{"alpha":2}}`; what is absent stays as it is.
    pub fn from_json(value: &Value, experiment: &Experiment) -> Checked<Self> {
        let mut settings = Self::initial(experiment);
        let mut fields = Fields::new(as_object("settings", value)?);
        settings.seeds = whole(&mut fields, "seeds", MAXIMUM_SEEDS)?.unwrap_or(settings.seeds);
        if let Some(given) = fields.take("first_seed") {
            let seed = given.as_str().map_or_else(|| given.as_u64(), |text| text.parse().ok());
            let legal = "a whole number from 0 to 18446744073709551615 (above 2^53 as a text)";
            settings.first_seed = seed.ok_or_else(|| ConfigError::new("first_seed", given, legal))?;
        }
        if let Some(given) = fields.take("choices") {
            for (id, label) in as_object("choices", given)? {
                settings.pick(experiment, id, label)?;
            }
        }
        if let Some(given) = fields.take("set") {
            settings.sets = sets("set", given)?;
        }
        fields.finish()?;
        Ok(settings)
    }

    fn pick(&mut self, experiment: &Experiment, id: &str, label: &Value) -> Checked<()> {
        let choices = &experiment.choices;
        let place = choices.iter().position(|choice| choice.0.id == id).ok_or_else(|| {
            let ids: Vec<_> = choices.iter().map(|choice| choice.0.id.as_str()).collect();
            ConfigError::new("choices", id, format!("a choice of the experiment: {}", ids.join(", ")))
        })?;
        let axis = &choices[place].0;
        let legal = || format!("one of {}", axis.labels());
        let refused = || ConfigError::new(format!("choices.{id}"), label, legal());
        self.picked[place] = axis.index_of(label).ok_or_else(refused)?;
        Ok(())
    }
}

fn whole(fields: &mut Fields<'_>, name: &str, maximum: u64) -> Checked<Option<u64>> {
    let Some(value) = fields.take(name) else { return Ok(None) };
    let number = value.as_u64().filter(|number| (1..=maximum).contains(number));
    let legal = format!("a whole number from 1 to {maximum}");
    number.map(Some).ok_or_else(|| ConfigError::new(name, value, legal))
}

impl Axis {
    /// The place of a value, given by its label or its number.
    pub fn index_of(&self, given: &Value) -> Option<usize> {
        self.values.iter().position(|value| match given {
            Value::String(label) => value.label == *label,
            other => other.as_f64().is_some() && other.as_f64() == value.value,
        })
    }

    /// All labels, as text.
    pub fn labels(&self) -> String {
        self.values.iter().map(|value| value.label.as_str()).collect::<Vec<_>>().join(", ")
    }
}

/// Reads a part of the file, an object; of an error the part's path stands before the field.
pub(super) fn part<T>(
    path: &str,
    value: &Value,
    read: impl FnOnce(&mut Fields<'_>) -> Checked<T>,
) -> Checked<T> {
    let mut fields = Fields::new(as_object(path, value)?);
    let made = read(&mut fields).and_then(|made| fields.finish().map(|()| made));
    made.map_err(|error| ConfigError { field: format!("{path}.{}", error.field), ..error })
}

pub(super) fn required_text(fields: &mut Fields<'_>, name: &str) -> Checked<String> {
    fields.text(name)?.ok_or_else(|| ConfigError::new(name, "nothing", "a text"))
}

/// A list's items, each read with its path; an absent list is empty.
fn list<T>(
    fields: &mut Fields<'_>,
    name: &str,
    read: impl Fn(&str, &Value) -> Checked<T>,
) -> Checked<Vec<T>> {
    let Some(value) = fields.take(name) else { return Ok(Vec::new()) };
    let items = value.as_array().ok_or_else(|| ConfigError::new(name, value, "a list [ … ]"))?;
    items.iter().enumerate().map(|(index, item)| read(&format!("{name}[{index}]"), item)).collect()
}

fn sets(path: &str, value: &Value) -> Checked<Sets> {
    Ok(as_object(path, value)?.iter().map(|(key, value)| (key.clone(), value.clone())).collect())
}

/// An axis, and the place of its `initial` value (0 without one).
fn axis(path: &str, value: &Value) -> Checked<(Axis, usize)> {
    part(path, value, |fields| {
        let id = required_text(fields, "id")?;
        let label = fields.text("label")?.unwrap_or_else(|| id.clone());
        fields.text("unit")?;
        let target = fields.text("sets")?;
        let query_sets = fields.flag("query_sets")?.unwrap_or(false);
        let values = list(fields, "values", |path, value| match query_sets {
            true => set_number(path, value),
            false => axis_value(path, value, target.as_deref()),
        })?;
        if values.is_empty() {
            return Err(ConfigError::new("values", "nothing", "a list with at least one value"));
        }
        let axis = Axis { id, label, values, query_sets };
        let initial = fields.take("initial").map_or(Ok(0), |given| {
            let legal = || ConfigError::new("initial", given, format!("one of {}", axis.labels()));
            axis.index_of(given).ok_or_else(legal)
        })?;
        Ok((axis, initial))
    })
}

fn set_number(path: &str, value: &Value) -> Checked<AxisValue> {
    let number = value.as_u64().filter(|number| (1..=MAXIMUM_SETS).contains(number));
    let legal = || ConfigError::new(path, value, format!("a query set's number, 1 to {MAXIMUM_SETS}"));
    let number = number.ok_or_else(legal)?;
    Ok(AxisValue { label: number.to_string(), value: Some(number as f64), sets: Sets::new() })
}

fn axis_value(path: &str, value: &Value, target: Option<&str>) -> Checked<AxisValue> {
    if let (Some(number), Some(target)) = (value.as_f64(), target) {
        let sets = Sets::from([(target.to_owned(), value.clone())]);
        return Ok(AxisValue { label: value.to_string(), value: Some(number), sets });
    }
    if !value.is_object() {
        let legal = "a number, on an axis with \"sets\", or an object with label, value and set";
        return Err(ConfigError::new(path, value, legal));
    }
    part(path, value, |fields| {
        let number =
            |given: &Value| given.as_f64().ok_or_else(|| ConfigError::new("value", given, "a number"));
        let number = fields.take("value").map(number).transpose()?;
        let label = fields.text("label")?.or_else(|| number.map(|number| number.to_string()));
        let label = label.ok_or_else(|| ConfigError::new("label", "nothing", "a text"))?;
        let mut sets = fields.take("set").map_or(Ok(Sets::new()), |given| sets("set", given))?;
        if let (Some(target), Some(number)) = (target, number) {
            sets.entry(target.to_owned()).or_insert_with(|| number.into());
        }
        Ok(AxisValue { label, value: number, sets })
    })
}

fn lane(path: &str, value: &Value) -> Checked<LaneSets> {
    part(path, value, |fields| {
        let id = required_text(fields, "id")?;
        let label = fields.text("label")?.unwrap_or_else(|| id.clone());
        let sets = fields.take("set").map_or(Ok(Map::new()), |set| as_object("set", set).cloned())?;
        Ok(LaneSets { id, label, sets })
    })
}
