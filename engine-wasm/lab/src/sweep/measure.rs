//! What a figure shows of a lane, most of it against the first lane of the same run: each counter of the lab, its change,
//! and what the lab lists with a formula or a name of its own.

use serde::Serialize;

use super::record::Moment;
use bufferpool_core::counter::CounterSpec;

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
pub struct Measure {
    /// Key in plots, checks and tables.
    pub id: &'static str,
    /// Name for people, and for axes.
    pub label: &'static str,
    /// Unit, or an empty string.
    pub unit: &'static str,
    /// How it is computed.
    #[serde(skip)]
    pub of: Of,
}

impl Measure {
    /// A counter as it is.
    #[must_use]
    pub const fn counter(spec: &CounterSpec) -> Self {
        Self { id: spec.id, label: spec.label, unit: spec.unit, of: Of::Counter(spec.id) }
    }

    /// A formula with a name of its own.
    pub const fn formula(id: &'static str, label: &'static str, unit: &'static str, of: Formula) -> Self {
        Self { id, label, unit, of: Of::Formula(of) }
    }

    /// The change of a counter.
    #[must_use]
    pub const fn change(spec: &CounterSpec) -> Self {
        Self { id: spec.change.0, label: spec.change.1, unit: "%", of: Of::Change(spec.id) }
    }

    /// Its value for a lane beside the first lane of the run; none where it is not defined.
    #[must_use]
    pub fn value(&self, first: Moment<'_>, lane: Moment<'_>) -> Option<f64> {
        match self.of {
            Of::Counter(name) => lane.number(name),
            Of::Change(name) => change_percent(name, first, lane),
            Of::Formula(formula) => formula(first, lane),
        }
    }
}

/// One number against another; none if that is not above 0.
#[must_use]
pub fn ratio(above: f64, below: f64) -> Option<f64> {
    (below > 0.0).then(|| above / below)
}

/// By how many percent a number of the lane is above the first lane's.
#[must_use]
pub fn change_percent(name: &str, first: Moment<'_>, lane: Moment<'_>) -> Option<f64> {
    let before = first.number(name)?;
    ratio(lane.number(name)? - before, before).map(|change| 100.0 * change)
}
