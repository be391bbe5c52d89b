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
//! `set` maps paths of scene fields (`alpha`, `workload.reads_percent`) to values. `frames_percent` stands for the pool
//! as a share of the data. The first lane is the baseline that the others are measured against. `plots` and `reported`
//! are for the drawing code; the engine keeps them as they are.
//!
//! `"lab": "hybrid"` makes it one of the flash + magnetic lab; without it the ACE lab's scenes are run. There the last
//! axis may be `{ "id": "set", "query_sets": true, "values": [1, 2, 3] }`: the run's query sets, at whose ends each
//! measure is taken. One run fills all its values.
//!
//! In the ACE lab `"min": true` also runs MIN in each lane's pool, `"divergence": true` finds the first request at which each lane
//! does not act as the first one.
//!
//! `"lab": "pbm"` makes it one of the predictive lab; `"min": true` also runs MIN on each lane's own requests. Its lanes are
//! at most four, so policies are an axis, and the first lane is a policy that is held against each. `"lab": "pbm-formula"`
//! is no lab with a page: its lanes are samples, whose chances are exact, and seeds change nothing. `"intervals": true`
//! gives each mean its 95% interval.

use serde_json::{Map, Value};

use super::axis::{Axis, LaneSets, Sets, axis, lane, list, object, required_text, sets};
use super::expectations::Check;
use super::lab::{self, Lab, Labs};
use crate::scene::MAXIMUM_LANES;
use bufferpool_core::error::ConfigError;
use bufferpool_core::fields::Fields;

/// Seeds of a sweep, at most.
pub const MAXIMUM_SEEDS: u64 = 1_000;
/// Runs of a sweep, at most.
pub const MAXIMUM_RUNS: usize = 1_000_000;

/// An experiment as its file describes it.
#[derive(Debug, Clone)]
pub struct Experiment {
    /// Key: the file's name.
    pub id: String,
    /// The lab whose scenes it runs.
    pub lab: &'static Lab,
    /// Fields of the scene that all runs share.
    pub scene: Map<String, Value>,
    /// What is run in all its values; the first varies slowest.
    pub axes: Vec<Axis>,
    /// Choices, of each of which a reader picks one value, with the index picked at first.
    pub choices: Vec<(Axis, usize)>,
    /// Paths of the scene's fields that a reader may change.
    pub parameters: Vec<String>,
    /// The lanes; the first is what the others are measured against.
    pub lanes: Vec<LaneSets>,
    /// Seeds that are run unless the reader asks for another number.
    pub seeds: u64,
    /// Whether MIN is run on each lane's requests.
    pub min: bool,
    /// Whether the position at which each lane leaves the first one is found.
    pub divergence: bool,
    /// Whether means are given with their 95% intervals.
    pub intervals: bool,
    /// What must hold.
    pub shape: Vec<Check>,
}

/// What a reader chooses.
#[derive(Debug, Clone, PartialEq)]
pub struct Settings {
    /// Number of seeds.
    pub seeds: u64,
    /// The first seed; the others follow.
    pub first_seed: u64,
    /// For each choice of the experiment the index of the value picked.
    pub picked: Vec<usize>,
    /// Scene fields that replace the experiment's; axes and lanes are set after them.
    pub sets: Sets,
}

impl Experiment {
    /// Reads an experiment's file, of one of these labs.
    pub fn from_json(value: &Value, labs: Labs) -> Result<Self, ConfigError> {
        let mut fields = Fields::new(object("experiment", value)?);
        let id = required_text(&mut fields, "id")?;
        for name in ["title", "source", "caption", "differs"] {
            required_text(&mut fields, name)?;
        }
        // For the drawing code.
        for name in ["plots", "reported", "group", "own", "note", "composition"] {
            fields.take(name);
        }
        let id_of_lab = fields.text("lab")?;
        let lab = lab::find(labs, id_of_lab.as_deref())?;
        let axes = list(&mut fields, "axes", |path, value| axis(path, value).map(|(axis, _)| axis))?;
        check_sets(lab, &axes)?;
        let lanes = list(&mut fields, "lanes", lane)?;
        if !(1..=MAXIMUM_LANES).contains(&lanes.len()) {
            return Err(ConfigError::new("lanes", lanes.len(), format!("1 to {MAXIMUM_LANES} lanes")));
        }
        let scene = fields.take("scene").map_or(Ok(Map::new()), |scene| object("scene", scene).cloned())?;
        let seeds = whole(&mut fields, "seeds", MAXIMUM_SEEDS)?.unwrap_or(1);
        let mut asked = |name, can: bool| match fields.flag(name)?.unwrap_or(false) {
            true if !can => {
                Err(ConfigError::new(name, true, format!("left out: not to be had of the lab {}", lab.id)))
            }
            asked => Ok(asked),
        };
        let min = asked("min", lab.has_min)?;
        let divergence = asked("divergence", lab.has_divergence)?;
        let intervals = fields.flag("intervals")?.unwrap_or(false);
        let choices = list(&mut fields, "choices", axis)?;
        let parameters = list(&mut fields, "parameters", |path, value| {
            value
                .as_str()
                .map(str::to_owned)
                .ok_or_else(|| ConfigError::new(path, value, "a scene field's path"))
        })?;
        let shape =
            list(&mut fields, "shape", |path, check| Check::from_json(path, check, lab, &axes, &lanes))?;
        fields.finish()?;
        Ok(Self {
            id,
            lab,
            scene,
            choices,
            parameters,
            seeds,
            min,
            divergence,
            intervals,
            shape,
            axes,
            lanes,
        })
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
fn check_sets(lab: &Lab, axes: &[Axis]) -> Result<(), ConfigError> {
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

    /// Reads `{"seeds":5,"first_seed":"1","choices":{"size":"1/64"},"set":{"alpha":2}}`; what is absent stays as the
    /// experiment has it.
    pub fn from_json(value: &Value, experiment: &Experiment) -> Result<Self, ConfigError> {
        let mut settings = Self::initial(experiment);
        let mut fields = Fields::new(object("settings", value)?);
        if let Some(seeds) = whole(&mut fields, "seeds", MAXIMUM_SEEDS)? {
            settings.seeds = seeds;
        }
        if let Some(given) = fields.take("first_seed") {
            let seed = given.as_str().map_or_else(|| given.as_u64(), |text| text.parse().ok());
            let legal = "a whole number from 0 to 18446744073709551615 (above 2^53 as a text)";
            settings.first_seed = seed.ok_or_else(|| ConfigError::new("first_seed", given, legal))?;
        }
        if let Some(given) = fields.take("choices") {
            for (id, label) in object("choices", given)? {
                settings.pick(experiment, id, label)?;
            }
        }
        if let Some(given) = fields.take("set") {
            settings.sets = sets("set", given)?;
        }
        fields.finish()?;
        Ok(settings)
    }

    /// Picks a value of a choice by its label.
    fn pick(&mut self, experiment: &Experiment, id: &str, label: &Value) -> Result<(), ConfigError> {
        let choices = &experiment.choices;
        let place = choices.iter().position(|choice| choice.0.id == id).ok_or_else(|| {
            let ids: Vec<_> = choices.iter().map(|choice| choice.0.id.as_str()).collect();
            ConfigError::new("choices", id, format!("a choice of the experiment: {}", ids.join(", ")))
        })?;
        let axis = &choices[place].0;
        self.picked[place] = axis.index_of(label).ok_or_else(|| {
            ConfigError::new(format!("choices.{id}"), label, format!("one of {}", axis.labels()))
        })?;
        Ok(())
    }
}

fn whole(fields: &mut Fields<'_>, name: &str, maximum: u64) -> Result<Option<u64>, ConfigError> {
    let Some(value) = fields.take(name) else { return Ok(None) };
    let number = value.as_u64().filter(|number| (1..=maximum).contains(number));
    let legal = format!("a whole number from 1 to {maximum}");
    number.map(Some).ok_or_else(|| ConfigError::new(name, value, legal))
}
