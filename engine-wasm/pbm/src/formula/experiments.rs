//! The exact probabilities of sampling as an experiment's runs: nothing is drawn, a run is one evaluation.
//!
//! A scene is `p`, the share of the resident blocks whose eviction is optimal; a lane is `m`, the frames drawn, and `k`,
//! how many of them are evicted at once (1 unless given).

use std::rc::Rc;

use bufferpool_core::counter::{Better, CounterSpec};
use bufferpool_core::error::ConfigError;
use bufferpool_core::fields::Fields;
use bufferpool_core::trace::Trace;
use bufferpool_lab::scene::{as_object, each_lane};
use bufferpool_lab::sweep::lab::{Lab, Wanted};
use bufferpool_lab::sweep::lab_runner::{LabRunner, bench, check};
use bufferpool_lab::sweep::measure::Measure;
use bufferpool_lab::sweep::record::{LaneRecord, fields_of};
use serde::Serialize;
use serde_json::{Value, json};

use crate::formula::{K, M, P, bulk, single};

const PROBABILITY: &str = "probability";
const SPEC: CounterSpec = CounterSpec {
    id: PROBABILITY,
    label: "Probability that an eviction is optimal",
    unit: "",
    meaning: "Exact probability that a page which is drawn for eviction is among the share that it looks for.",
    better: Better::Higher,
    change: ("probability_change_percent", "Probability that an eviction is optimal, change"),
};

/// The lab's entry.
pub static LAB: Lab = Lab {
    id: "pbm-formula",
    measures: MEASURES,
    leading: &[PROBABILITY],
    settings: &["m", "k", "p"],
    counters: &[SPEC],
    further: &[],
    has_sets: false,
    has_min: false,
    has_divergence: false,
    seeded: false,
    check: check::<Formula>,
    pages_needed: |_| Ok(None),
    position: |_, _, _| Ok(0),
    bench: bench::<Formula>,
};

/// The lab's own measures.
static MEASURES: &[Measure] = &[Measure::formula(
    "probability_above_first",
    "Probability above the first lane's",
    "",
    |first, lane| Some(lane.number(PROBABILITY)? - first.number(PROBABILITY)?),
)];

struct Formula;

/// A sample, and the share that it looks for.
#[derive(Debug, Clone, Copy, Serialize)]
struct Sample {
    m: u32,
    k: u32,
    p: f64,
}

impl Sample {
    fn probability(self) -> Result<f64, ConfigError> {
        // The same number, without rounding on the way.
        if self.k == 1 { single(self.m, self.p) } else { bulk(self.m, self.k, self.p) }
    }
}

impl LabRunner for Formula {
    type Scene = Vec<Sample>;
    type Shared = ();
    type Counted = f64;

    fn scene(scene: &Value, _: u32) -> Result<Vec<Sample>, ConfigError> {
        let object = as_object("scene", scene)?;
        let mut shared = object.clone();
        shared.remove("lanes");
        each_lane(object, &shared, &[], |_, _, merged| {
            let mut fields = Fields::new(merged);
            let m = fields.required(&[M], M.id)? as u32;
            let k = fields.checked(&K)?.unwrap_or(1.0) as u32;
            let sample = Sample { m, k, p: fields.required(&[P], P.id)? };
            fields.finish()?;
            sample.probability().map(|_| sample)
        })
    }

    fn shared_key(_: &Vec<Sample>) -> String {
        String::new()
    }

    fn shared(_: &Vec<Sample>, _: Option<&Rc<Trace>>, _: u64) -> Result<Rc<()>, ConfigError> {
        Ok(Rc::new(()))
    }

    fn lanes(scene: &Vec<Sample>) -> usize {
        scene.len()
    }

    fn lane_key(scene: &Vec<Sample>, lane: usize) -> String {
        format!("{:?}", scene[lane])
    }

    fn count(scene: &Vec<Sample>, lane: usize, _: &Rc<()>, _: Wanted) -> Result<f64, ConfigError> {
        scene[lane].probability()
    }

    fn record(scene: &Vec<Sample>, lane: usize, probabilities: &[f64]) -> LaneRecord {
        let counters = fields_of(&json!({ PROBABILITY: probabilities[lane] }));
        LaneRecord { counters, beside: fields_of(&scene[lane]), ..LaneRecord::default() }
    }
}
