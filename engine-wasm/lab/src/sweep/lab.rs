//! What an experiment needs of the lab whose scenes it runs, as data, and what its figures show of a lane.

use std::rc::Rc;

use bufferpool_core::counter::CounterSpec;
use bufferpool_core::error::{Checked, ConfigError};
use bufferpool_core::trace::Trace;
use bufferpool_core::workload::{WorkloadConfig, WorkloadPages};
use serde::Serialize;
use serde_json::Value;

use super::record::{LaneRecord, Moment};

/// A lab, as data.
#[derive(Debug)]
#[allow(missing_docs)]
pub struct Lab {
    pub id: &'static str,
    /// What its figures may show beside counters and their changes, and those of these with a name of their own.
    pub measures: &'static [Measure],
    /// Counters that come before those: what its figures show most. Kept results list measures in this order.
    pub leading: &'static [&'static str],
    /// Names in [`LaneRecord::beside`] that say how a lane was set, in the order of tables.
    pub settings: &'static [&'static str],
    pub counters: &'static [CounterSpec],
    /// The other names in [`LaneRecord::beside`], in the order of tables.
    pub further: &'static [&'static str],
    pub has_sets: bool,
    pub has_min: bool,
    pub has_divergence: bool,
    /// Whether seeds draw something in its runs.
    pub seeded: bool,
    /// Checks a scene without opening it. The number is the largest file.
    pub check: fn(&Value, u32) -> Checked<()>,
    /// The pages of a workload that says how many there are.
    pub pages_needed: fn(&WorkloadConfig) -> Checked<Option<WorkloadPages>>,
    /// Requests until the end of a query set, counted from 0, or of the trace.
    pub position: fn(&Value, u32, Option<usize>) -> Checked<u64>,
    /// What carries out its runs, in a file of so many pages at most and with so many bytes.
    pub bench: fn(u32, u64) -> Bench,
}

/// The labs that experiments may name; those that name none are the first one's.
pub type Labs = &'static [&'static Lab];

/// The lab with this id; the first one if an experiment's file names none.
pub fn find(labs: Labs, id: Option<&str>) -> Checked<&'static Lab> {
    labs.iter().copied().find(|lab| id.is_none_or(|id| lab.id == id)).ok_or_else(|| {
        let ids: Vec<_> = labs.iter().map(|lab| lab.id).collect();
        ConfigError::new("lab", id.unwrap_or_default(), format!("one of {}", ids.join(", ")))
    })
}

impl Lab {
    /// All measures: leading counters, the lab's own, which may name a counter anew, other counters, and all changes.
    pub fn measures(&self) -> impl Iterator<Item = Measure> {
        let own = self.measures;
        let leads = |spec: &&CounterSpec| self.leading.contains(&spec.id);
        let leading = self.counters.iter().filter(leads).map(Measure::counter);
        let others = self.counters.iter().filter(move |spec| !leads(spec)).map(Measure::counter);
        let derived = others.chain(self.counters.iter().map(Measure::change));
        let is_new = |measure: &Measure| own.iter().all(|named| named.id != measure.id);
        leading.chain(own.iter().copied()).chain(derived.filter(is_new))
    }

    /// Its measure with this id.
    pub fn measure(&self, id: &str) -> Option<Measure> {
        self.measures().find(|measure| measure.id == id)
    }
}

/// What an experiment wants to know beside the counters at the end.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[allow(missing_docs)]
pub struct Wanted {
    /// The counters at the ends of the first so many query sets.
    pub sets: usize,
    pub min: bool,
    pub divergence: bool,
}

/// Carries out scenes of one lab: gives the record of each lane, over the trace at hand where only its owner has the workload.
pub type Bench = Box<dyn FnMut(&Value, Wanted, Option<&Rc<Trace>>) -> Checked<Vec<LaneRecord>>>;

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

    /// The change of a counter.
    pub const fn change(spec: &CounterSpec) -> Self {
        Self { id: spec.change.0, label: spec.change.1, unit: "%", of: Of::Change(spec.id) }
    }

    /// A formula with a name of its own.
    pub const fn formula(id: &'static str, label: &'static str, unit: &'static str, of: Formula) -> Self {
        Self { id, label, unit, of: Of::Formula(of) }
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
