//! Whether the statements about a figure's shape hold in the records of a sweep.

use serde::Serialize;

use super::expectations::Check;
use super::{Sweep, grid};

/// What came of a check.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Verdict {
    /// The statement in words.
    pub text: String,
    /// None as long as values are missing.
    pub holds: Option<bool>,
    /// Where it fails, with the values.
    pub detail: String,
}

impl Check {
    /// Whether the statement holds in a sweep's records.
    pub fn verdict(&self, sweep: &Sweep) -> Verdict {
        let verdict = |holds, detail| Verdict { text: self.text.clone(), holds, detail };
        let mut failures = Vec::new();
        for place in self.places() {
            let along = match self.along {
                None => vec![place[place.len() - 1]],
                Some(axis) => self.allowed[axis].clone(),
            };
            let axis = self.along.unwrap_or(place.len() - 1);
            let mut values = Vec::new();
            for index in along {
                let mut here = place.clone();
                here[axis] = index;
                let Some(value) = self.value(sweep, &here) else {
                    return verdict(None, String::new());
                };
                values.push((index, value));
            }
            if !self.rule.holds(&values) {
                failures.push(self.told(sweep, &place, &values));
            }
        }
        verdict(Some(failures.is_empty()), failures.join("; "))
    }

    /// Every combination that the check looks at, the axis along which it looks at its first allowed value.
    fn places(&self) -> Vec<Vec<usize>> {
        let mut places = vec![Vec::new()];
        for (axis, allowed) in self.allowed.iter().enumerate() {
            let here = if self.along == Some(axis) { &allowed[..1] } else { &allowed[..] };
            places = places
                .iter()
                .flat_map(|place| here.iter().map(move |&index| [place.as_slice(), &[index]].concat()))
                .collect();
        }
        places
    }

    fn value(&self, sweep: &Sweep, place: &[usize]) -> Option<f64> {
        let experiment = sweep.experiment();
        let (lane, indices) = place.split_last()?;
        let point = experiment
            .axes
            .iter()
            .zip(indices)
            .fold(0, |point, (axis, index)| point * axis.values.len() + index);
        // Only when each seed has been run: a mean over some of them may tell something else.
        let all = grid::runs_of(experiment, point, sweep.runs()).all(|run| sweep.has(run));
        let spread = sweep.spread(point, &experiment.lanes.get(*lane)?.id, &self.measure)?;
        all.then_some(spread.mean)
    }

    fn told(&self, sweep: &Sweep, place: &[usize], values: &[(usize, f64)]) -> String {
        let experiment = sweep.experiment();
        let label = |axis: usize, index: usize| match experiment.axes.get(axis) {
            Some(axis) => axis.values[index].label.clone(),
            None => experiment.lanes[index].label.clone(),
        };
        let others = (0..place.len()).filter(|axis| Some(*axis) != self.along);
        let place: Vec<_> = others.map(|axis| label(axis, place[axis])).collect();
        let axis = self.along.unwrap_or(place.len() - 1);
        let values: Vec<_> =
            values.iter().map(|&(index, value)| format!("{} {value}", label(axis, index))).collect();
        format!("{}: {}", place.join(", "), values.join(", "))
    }
}
