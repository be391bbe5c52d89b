//! How probable it is that eviction by a sample is optimal, exactly.
//!
//! Source: the thesis, figures 3.2 and A.1. `p` is the share of the resident blocks whose eviction costs nothing (see
//! [`super::min_optimal`]); a sample is drawn with replacement, and its best blocks are evicted.
//!
//! Nothing here overflows, underflows where it counts, or cancels: results are good to some 1e-13 at any legal size, small
//! ones relative to themselves. Only `libm` and the four operations are used, so that every platform gives the same bits.
//!
//! As an experiment nothing is drawn, a run is one evaluation: a scene is `p`; a lane is `m`, the frames drawn, and `k`, how
//! many of them are evicted at once (1 unless given).

use std::rc::Rc;

use bufferpool_core::counter::{Better, CounterSpec};
use bufferpool_core::error::ConfigError;
use bufferpool_core::fields::Fields;
use bufferpool_core::parameters;
use bufferpool_core::trace::Trace;
use bufferpool_lab::scene::{as_object, each_lane};
use bufferpool_lab::sweep::lab::{Lab, Measure, Wanted};
use bufferpool_lab::sweep::record::{LaneRecord, fields_of};
use bufferpool_lab::sweep::runner::{LabRunner, bench, check};
use serde::Serialize;
use serde_json::{Value, json};

/// Above this a sample is no sample any more, and a figure would take noticeably long.
const MAXIMUM_SAMPLE: f64 = 100_000.0;

parameters! {
    pub N = "n", "Sample", "N", "frames", (1.0, MAXIMUM_SAMPLE), 10.0,
        "Frames drawn for one eviction.",
        "More frames make a good victim likelier, with falling returns.";
    pub M = "m", "Sample of a bulk eviction", "M", "frames", (1.0, MAXIMUM_SAMPLE), 100.0,
        "Frames drawn for k evictions at once.",
        "Drawing once for several evictions needs fewer draws for each of them.";
    pub K = "k", "Evictions at once", "k", "frames", (1.0, MAXIMUM_SAMPLE), 10.0,
        "Frames of the sample that are evicted, at most M.",
        "The more are evicted, the worse the last of them is.";
    pub P = "p", "Share of optimal victims", "p", "", real (0.0, 1.0), 0.05,
        "The share of the resident blocks whose eviction is optimal.",
        "The rarer they are, the larger the sample must be to find one.";
}

/// The probability that a single eviction is optimal with a sample of `n` frames: `1 - (1 - p)^n` (figure 3.2). Fails
/// when `n` is 0 or too large, or `p` is no probability.
pub fn single(n: u32, p: f64) -> Result<f64, ConfigError> {
    N.check(n.into())?;
    P.check(p)?;
    // Also of -0.0.
    if p == 0.0 {
        return Ok(0.0);
    }
    Ok(-libm::expm1(f64::from(n) * libm::log1p(-p)))
}

/// The probability that an eviction out of a bulk of `k` is optimal, with a sample of `m` frames (figure A.1):
/// `1 - sum over i from 0 to k - 1 of (1 - i / k) C(m, i) p^i (1 - p)^(m - i)`. Fails when `m` or `k` is 0 or too
/// large, `k` is more than `m`, or `p` is no probability.
pub fn bulk(m: u32, k: u32, p: f64) -> Result<f64, ConfigError> {
    M.check(m.into())?;
    K.check(k.into())?;
    P.check(p)?;
    if k > m {
        return Err(ConfigError::new(K.id, k, format!("a whole number from 1 to m = {m}")));
    }
    if p == 0.0 || p == 1.0 {
        return Ok(p.abs());
    }
    // Evictions of the bulk for which the sample held an optimal block, and those for which it held none. Both are sums of
    // positive terms, and their quotient lies within 0 to 1.
    let (k, mut found, mut missing) = (f64::from(k), 0.0, 0.0);
    weigh(m, p, |optimal, weight| {
        let held = optimal.min(k);
        found += weight * held;
        missing += weight * (k - held);
    });
    Ok(found / (found + missing))
}

/// Hands over, for each number i of optimal blocks in a sample, its weight: C(m, i) p^i (1 - p)^(m - i), divided by the
/// largest of these.
///
/// The terms themselves leave the range of floating point at m = 1000. docs/rules/pbm.md, "Exact results", takes
/// logarithms against that; dividing by the largest serves as well and is more exact: ln 1000! has an error of 1e-12
/// already. Where a weight is 0, all further ones are.
fn weigh(m: u32, p: f64, mut add: impl FnMut(f64, f64)) {
    let size = f64::from(m);
    let q = 1.0 - p;
    let likeliest = libm::floor((size + 1.0) * p).min(size);
    add(likeliest, 1.0);
    let (mut i, mut weight) = (likeliest, 1.0);
    while i < size && weight > 0.0 {
        weight *= ((size - i) * p) / ((i + 1.0) * q);
        i += 1.0;
        add(i, weight);
    }
    (i, weight) = (likeliest, 1.0);
    while i > 0.0 && weight > 0.0 {
        weight *= (i * q) / ((size - i + 1.0) * p);
        i -= 1.0;
        add(i, weight);
    }
}

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
