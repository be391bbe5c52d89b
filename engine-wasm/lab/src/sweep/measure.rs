//! What a figure shows of a lane, mostly against the first lane: counters, their changes, and what the lab lists besides.

use super::record::Moment;
use bufferpool_core::counter::CounterSpec;
use serde::Serialize;

/// A number of the first lane of a run and of a lane.
pub type Formula = fn(Moment<'_>, Moment<'_>) -> Option<f64>;

/// How a measure is computed.
#[derive(Debug, Clone, Copy)]
pub enum Of {
    /// It is the counter of this name.
    Counter(&'static str),
    /// It is by how many percent the counter of this name is above the first lane's.
    Change(&'static str),
    /// A formula over the first lane of the run and the lane.
    Formula(Formula),
}

/// A quantity that plots and checks may name.
#[derive(Debug, Clone, Copy, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[allow(missing_docs)]
pub struct Measure {
    pub id: &'static str,
    pub label: &'static str,
    pub unit: &'static str,
    #[serde(skip)]
    pub of: Of,
}

impl Measure {
    /// A counter as it is.
    pub const fn counter(spec: &CounterSpec) -> Self {
        Self { id: spec.id, label: spec.label, unit: spec.unit, of: Of::Counter(spec.id) }
    }

    /// A formula with a name of its own.
    pub const fn formula(id: &'static str, label: &'static str, unit: &'static str, of: Formula) -> Self {
        Self { id, label, unit, of: Of::Formula(of) }
    }

    /// The change of a counter.
    pub const fn change(spec: &CounterSpec) -> Self {
        Self { id: spec.change.0, label: spec.change.1, unit: "%", of: Of::Change(spec.id) }
    }

    /// Its value for a lane beside the first lane of the run; none where it is not defined.
    pub fn value(&self, first: Moment<'_>, lane: Moment<'_>) -> Option<f64> {
        match self.of {
            Of::Counter(name) => lane.number(name),
            Of::Change(name) => change_percent(name, first, lane),
            Of::Formula(formula) => formula(first, lane),
        }
    }
}

/// One number against another; none if that is not above 0.
pub fn ratio(above: f64, below: f64) -> Option<f64> {
    (below > 0.0).then(|| above / below)
}

/// By how many percent a number of the lane is above the first lane's.
pub fn change_percent(name: &str, first: Moment<'_>, lane: Moment<'_>) -> Option<f64> {
    let before = first.number(name)?;
    ratio(lane.number(name)? - before, before).map(|change| 100.0 * change)
}
