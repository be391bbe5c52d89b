//! The exact probabilities of sampling as an experiment's runs: nothing is drawn, a run is one evaluation.
//!
//! A scene is `p`, the share of the resident blocks whose eviction is optimal; a lane is `m`, the frames drawn, and `k`,
//! how many of them are evicted at once (1 unless given).

use std::rc::Rc;

use bufferpool_core::counter::{Better, CounterSpec};
use bufferpool_core::error::ConfigError;
use bufferpool_core::fields::Fields;
use bufferpool_core::spec::ParameterSpec;
use bufferpool_core::trace::Trace;
use bufferpool_lab::scene::{as_object, each_lane};
use bufferpool_lab::sweep::lab::Lab;
use bufferpool_lab::sweep::lab::Wanted;
use bufferpool_lab::sweep::lab::{Measure, Of};
use bufferpool_lab::sweep::record::LaneRecord;
use bufferpool_lab::sweep::runner::{LabRunner, bench, check};
use serde_json::{Map, Value, json};

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
static MEASURES: &[Measure] = &[Measure {
    id: "probability_above_first",
    label: "Probability above the first lane's",
    unit: "",
    of: Of::Formula(|first, lane| Some(lane.number(PROBABILITY)? - first.number(PROBABILITY)?)),
}];

struct Formula;

/// A sample, and the share that it looks for.
#[derive(Debug, Clone, Copy)]
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

fn taken(fields: &mut Fields<'_>, spec: &ParameterSpec) -> Result<f64, ConfigError> {
    fields.checked(spec)?.ok_or_else(|| ConfigError::new(spec.id, "nothing", spec.legal()))
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
            let m = taken(&mut fields, &M)? as u32;
            let k = fields.checked(&K)?.unwrap_or(1.0) as u32;
            let sample = Sample { m, k, p: taken(&mut fields, &P)? };
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
        let Sample { m, k, p } = scene[lane];
        LaneRecord {
            counters: Map::from_iter([(PROBABILITY.to_owned(), json!(probabilities[lane]))]),
            beside: Map::from_iter([
                ("m".to_owned(), m.into()),
                ("k".to_owned(), k.into()),
                ("p".to_owned(), json!(p)),
            ]),
            ..LaneRecord::default()
        }
    }
}
