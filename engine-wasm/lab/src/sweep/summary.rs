//! Mean and spread over the seeds, for each point of the grid and each lane.

use std::collections::BTreeMap;

use serde::Serialize;

use super::measure::Measure;
use super::t_distribution::two_sided_95;
use super::{Sweep, grid};

/// A measure over the seeds of one point.
#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Spread {
    /// Seeds that have a value.
    pub seeds: usize,
    /// Arithmetic mean.
    pub mean: f64,
    /// Smallest value.
    pub minimum: f64,
    /// Largest value.
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

impl Spread {
    /// With the 95% interval of its mean. Of a measure against the first lane that is one of differences paired by seed.
    pub fn with_interval(self) -> Self {
        let t = two_sided_95(self.seeds.saturating_sub(1) as u32);
        Self { interval: t.map(|t| t * self.deviation / libm::sqrt(self.seeds as f64)), ..self }
    }
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
        Some(if self.experiment().intervals { spread.with_interval() } else { spread })
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
