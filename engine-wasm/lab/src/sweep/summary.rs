//! Mean and spread over the seeds, for each point of the grid and each lane.

use std::collections::BTreeMap;

use serde::Serialize;

use super::lab::Measure;
use super::{Sweep, grid};

/// A measure over the seeds of one point.
#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[allow(missing_docs)]
pub struct Spread {
    /// Seeds that have a value.
    pub seeds: usize,
    pub mean: f64,
    pub minimum: f64,
    pub maximum: f64,
    /// Sample standard deviation; 0 for a single seed.
    pub deviation: f64,
    /// Half the width of the mean's 95% interval by Student's t, for experiments that ask for it and several seeds.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub interval: Option<f64>,
}

/// One point of the grid.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct PointSummary<'a> {
    /// Its number.
    pub point: usize,
    /// Its index on each axis.
    pub at: Vec<usize>,
    /// By lane the measures asked for, by their ids; none where one is not defined.
    pub lanes: BTreeMap<&'a str, BTreeMap<&'static str, Option<Spread>>>,
}

/// Summarises values; none without any.
pub fn spread(values: &[f64]) -> Option<Spread> {
    let (&first, count) = (values.first()?, values.len() as f64);
    // From the first value on: equal values then give exactly that value and no spread.
    let mean = first + values.iter().map(|value| value - first).sum::<f64>() / count;
    let squares: f64 = values.iter().map(|value| (value - mean) * (value - mean)).sum();
    Some(Spread {
        seeds: values.len(),
        mean,
        minimum: values.iter().copied().fold(f64::INFINITY, f64::min),
        maximum: values.iter().copied().fold(f64::NEG_INFINITY, f64::max),
        deviation: if values.len() > 1 { libm::sqrt(squares / (count - 1.0)) } else { 0.0 },
        interval: None,
    })
}

impl Sweep {
    /// A measure at a point of the grid for a lane, over the seeds that have a record.
    pub fn spread(&self, point: usize, lane: &str, measure: &Measure) -> Option<Spread> {
        let first = &self.experiment().lanes.first()?.id;
        let set = grid::set_of(self.experiment(), point);
        let values: Vec<f64> = grid::runs_of(self.experiment(), point, self.runs())
            .filter_map(|run| self.records[run].as_ref())
            .filter_map(|record| {
                let [first, lane] =
                    [first.as_str(), lane].map(|id| record.lanes.get(id).map(|lane| lane.at(set)));
                measure.value(first?, lane?)
            })
            .collect();
        let spread = spread(&values)?;
        // Of a measure against the first lane that is the interval of differences paired by seed.
        let t = two_sided_95(spread.seeds as u32 - 1).filter(|_| self.experiment().intervals);
        let interval = t.map(|t| t * spread.deviation / libm::sqrt(spread.seeds as f64));
        Some(Spread { interval, ..spread })
    }

    /// Every point with at least one record.
    pub fn summary(&self, measures: &[Measure]) -> Vec<PointSummary<'_>> {
        let experiment = self.experiment();
        let started = |point: &usize| grid::runs_of(experiment, *point, self.runs()).any(|run| self.has(run));
        let row = |point: usize| {
            let lanes = experiment.lanes.iter().map(|lane| {
                let of = |measure: &Measure| (measure.id, self.spread(point, &lane.id, measure));
                (lane.id.as_str(), measures.iter().map(of).collect())
            });
            PointSummary { point, at: grid::place(experiment, point), lanes: lanes.collect() }
        };
        (0..grid::points(experiment)).filter(started).map(row).collect()
    }
}

/// Halvings after which a double has no digit left.
const HALVINGS: u32 = 200;

/// The probability that |t| is at most `t`, by finite sums (Abramowitz and Stegun, 26.7.3 and 26.7.4).
fn within(t: f64, freedom: u32) -> f64 {
    let angle = libm::atan(t / libm::sqrt(f64::from(freedom)));
    let (sine, cosine) = (libm::sin(angle), libm::cos(angle));
    let square = cosine * cosine;
    let odd = freedom % 2 == 1;
    // Odd: cos + 2/3 cos^3 + …; even: 1 + 1/2 cos^2 + ….
    let (mut term, mut sum, mut at) = if odd { (cosine, 0.0, 1) } else { (1.0, 0.0, 0) };
    while at + 2 <= freedom {
        sum += term;
        at += 2;
        term *= square * f64::from(at - 1) / f64::from(at);
    }
    if odd { (angle + sine * sum) * std::f64::consts::FRAC_2_PI } else { sine * sum }
}

/// The t within which 95 of 100 lie on both sides together; none without a degree of freedom.
pub fn two_sided_95(freedom: u32) -> Option<f64> {
    if freedom == 0 {
        return None;
    }
    // One degree has the widest tails: 12.7.
    let (mut low, mut high) = (0.0, 16.0);
    for _ in 0..HALVINGS {
        let middle = 0.5 * (low + high);
        if middle <= low || middle >= high {
            break;
        }
        if within(middle, freedom) < 0.95 { low = middle } else { high = middle }
    }
    Some(high)
}
