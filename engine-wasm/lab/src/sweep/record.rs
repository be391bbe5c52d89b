//! What a run leaves: everything that measures are made of.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

/// What one lane did in a run: numbers under the names that its lab gives them.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
pub struct LaneRecord {
    /// All counters at the end.
    pub counters: Map<String, Value>,
    /// The same at the end of each query set, for experiments that follow them.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub sets: BTreeMap<String, Vec<Value>>,
    /// What the lab says beside them, such as the frames in the pool; `null` where it has no value.
    #[serde(flatten)]
    pub beside: Map<String, Value>,
}

/// One run: a point of the grid with a seed.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[allow(missing_docs)]
pub struct Record {
    pub run: usize,
    /// Label of the value on each axis that is run.
    pub at: BTreeMap<String, String>,
    /// The seed, as text: JavaScript's numbers end at 2^53.
    pub seed: String,
    pub lanes: BTreeMap<String, LaneRecord>,
}

/// A lane's record at the run's end, or at the end of one of its query sets.
#[derive(Debug, Clone, Copy)]
pub struct Moment<'a> {
    record: &'a LaneRecord,
    /// Counted from 0; none for the end of the run.
    set: Option<usize>,
}

/// The fields of something that serialises as an object.
pub fn fields_of(value: &impl Serialize) -> Map<String, Value> {
    match serde_json::to_value(value) {
        Ok(Value::Object(fields)) => fields,
        _ => Map::new(),
    }
}

impl LaneRecord {
    /// Appends the counters at the end of a query set.
    pub fn push_set(&mut self, counters: Map<String, Value>) {
        for (name, value) in counters {
            self.sets.entry(name).or_default().push(value);
        }
    }

    /// The record at the end of a query set, counted from 0, or of the run.
    pub fn at(&self, set: Option<usize>) -> Moment<'_> {
        Moment { record: self, set }
    }
}

impl Moment<'_> {
    /// A number of the record by its name; none where it has none then.
    pub fn number(&self, name: &str) -> Option<f64> {
        let LaneRecord { counters, sets, beside } = self.record;
        let counted = match self.set {
            None => counters.get(name),
            Some(set) => sets.get(name).and_then(|values| values.get(set)),
        };
        let of_the_lane = || beside.get(name).filter(|_| !counters.contains_key(name));
        counted.or_else(of_the_lane)?.as_f64()
    }

    /// What was counted in the query set alone; in the whole run at its end.
    pub fn in_set(&self, name: &str) -> Option<f64> {
        let before = match self.set.and_then(|set| set.checked_sub(1)) {
            None => 0.0,
            before => Self { set: before, ..*self }.number(name)?,
        };
        Some(self.number(name)? - before)
    }
}
