//! The shape of a figure: what must hold in it, whatever the exact numbers.
//!
//! A check names a measure, the axis it looks `along` (or `lane`, to compare lanes), a filter (`where`) and a rule. It is
//! applied to the means over the seeds, once for every combination of the other axes and lanes that the filter lets
//! through, and holds if the rule does each time:
//!
//! ```json
//! { "text": "The gain grows with alpha", "measure": "speedup", "where": { "lane": "ace" }, "along": "alpha", "rule": "rising" }
//! ```
//!
//! Rules: `rising`, `falling` (never the other way); `above`, `at_least`, `at_most`, `equal` with `than` (each value);
//! `greatest`, `least` with `at` (strictly, of all along the axis; of a list the best one, against all that are not in
//! it); `descending` (each greater than the next); `lower` (`at` is at least `by` below `than_at`); `near` (`at` is within
//! `by` of `than_at`), `apart` (it is not). `by_percent` in place of `by` is a share of the value at `than_at`. `steeper` (`at`
//! and `than_at` are two places each: the rise from the first to the second of `at` is the greater one).

use bufferpool_core::error::{Checked, ConfigError};
use bufferpool_core::fields::Fields;
use serde::Serialize;
use serde_json::Value;

use super::experiment::{Axis, part, required_text};
use super::lab::{Lab, Measure};
use super::{Sweep, grid};
use crate::scene::as_object;

/// The axis of lanes.
pub const LANE: &str = "lane";

/// What is said of values, with what they are compared by.
#[derive(Debug, Clone)]
#[doc(hidden)]
pub enum Rule {
    /// Of each and the next.
    Pairs(fn(f64, f64) -> bool),
    /// Of each and a bound.
    Each(fn(f64, f64) -> bool, f64),
    /// Of one at these places and all at others.
    Best(fn(&f64, &f64) -> bool, Vec<usize>),
    /// Of two values and how far they are to be apart; in percent of the second one if the last is true.
    Two(fn(f64, f64, f64) -> bool, [usize; 2], f64, bool),
    /// Of two rises.
    Steeper([usize; 2], [usize; 2]),
}

/// One statement about a figure.
#[derive(Debug, Clone)]
pub struct Check {
    /// The statement in words.
    pub text: String,
    measure: Measure,
    rule: Rule,
    /// Index of the axis looked along; the lanes come after the axes.
    along: Option<usize>,
    /// For each axis, and last for the lanes, the indices that count, in the order to look at.
    allowed: Vec<Vec<usize>>,
}

/// What came of a check.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[allow(missing_docs)]
pub struct Verdict {
    pub text: String,
    /// None as long as values are missing.
    pub holds: Option<bool>,
    pub detail: String,
}

impl Check {
    /// A check of the file; `places` are the axes, and last the lanes.
    pub(super) fn from_json(path: &str, value: &Value, lab: &Lab, places: &[Axis]) -> Checked<Self> {
        part(path, value, |fields| Self::read(fields, lab, places))
    }

    fn read(fields: &mut Fields<'_>, lab: &Lab, places: &[Axis]) -> Checked<Self> {
        let text = required_text(fields, "text")?;
        let id = required_text(fields, "measure")?;
        let measure = lab.measure(&id).ok_or_else(|| {
            let ids: Vec<_> = lab.measures().map(|measure| measure.id).collect();
            ConfigError::new("measure", id, format!("one of {}", ids.join(", ")))
        })?;
        let named = |id: &str, field: &str| {
            places.iter().position(|axis| axis.id == id).ok_or_else(|| {
                let ids: Vec<_> = places.iter().map(|axis| axis.id.as_str()).collect();
                ConfigError::new(field, id, format!("one of {}", ids.join(", ")))
            })
        };
        let along = fields.text("along")?.map(|id| named(&id, "along")).transpose()?;
        let mut allowed: Vec<Vec<usize>> =
            places.iter().map(|axis| (0..axis.values.len()).collect()).collect();
        if let Some(filter) = fields.take("where") {
            for (id, given) in as_object("where", filter)? {
                let axis = named(id, "where")?;
                let legal = |value| ConfigError::new(format!("where.{id}"), value, "a value of that axis");
                let find = |value| places[axis].index_of(value).ok_or_else(|| legal(value));
                allowed[axis] = one_or_all(given).iter().map(find).collect::<Result<_, _>>()?;
            }
        }
        let rule = rule(fields, along.map(|axis| &places[axis]))?;
        Ok(Self { text, measure, rule, along, allowed })
    }

    /// Whether the statement holds in a sweep's records.
    pub fn verdict(&self, sweep: &Sweep) -> Verdict {
        let verdict = |holds, detail| Verdict { text: self.text.clone(), holds, detail };
        let mut failures = Vec::new();
        let axis = self.along.unwrap_or(self.allowed.len() - 1);
        for mut place in self.places() {
            let along = if self.along.is_some() { self.allowed[axis].clone() } else { vec![place[axis]] };
            let value = |index: usize| {
                place[axis] = index;
                Some((index, self.value(sweep, &place)?))
            };
            let Some(values) = along.into_iter().map(value).collect::<Option<Vec<_>>>() else {
                return verdict(None, String::new());
            };
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

/// The values of a list, or the one that is given.
fn one_or_all(given: &Value) -> &[Value] {
    given.as_array().map_or(std::slice::from_ref(given), Vec::as_slice)
}

#[doc(hidden)]
pub fn rule<'a>(fields: &mut Fields<'a>, along: Option<&Axis>) -> Checked<Rule> {
    let name = required_text(fields, "rule")?;
    let mut bound = || {
        let given = fields.take("than");
        let value = || given.map_or_else(|| "nothing".to_owned(), Value::to_string);
        given.and_then(Value::as_f64).ok_or_else(|| ConfigError::new("than", value(), "a number"))
    };
    match name.as_str() {
        "above" => return Ok(Rule::Each(|value, bound| value > bound, bound()?)),
        "at_least" => return Ok(Rule::Each(|value, bound| value >= bound, bound()?)),
        "at_most" => return Ok(Rule::Each(|value, bound| value <= bound, bound()?)),
        "equal" => return Ok(Rule::Each(|value, bound| value == bound, bound()?)),
        _ => {}
    }
    let axis =
        along.ok_or_else(|| ConfigError::new("along", "nothing", "the axis that the rule looks along"))?;
    let find = |id: &str, given: &Value| {
        let legal = || ConfigError::new(id, given, "a value of the axis looked along");
        axis.index_of(given).ok_or_else(legal)
    };
    let mut given = |id: &str| -> &'a Value { fields.take(id).unwrap_or(&Value::Null) };
    match name.as_str() {
        "rising" => Ok(Rule::Pairs(|left, right| left <= right)),
        "falling" => Ok(Rule::Pairs(|left, right| left >= right)),
        "descending" => Ok(Rule::Pairs(|left, right| left > right)),
        "greatest" | "least" => {
            let at = one_or_all(given("at")).iter().map(|value| find("at", value));
            Ok(Rule::Best(if name == "least" { f64::lt } else { f64::gt }, at.collect::<Result<_, _>>()?))
        }
        "lower" | "near" | "apart" => {
            let holds: fn(f64, f64, f64) -> bool = match name.as_str() {
                "lower" => |low, high, by| low + by <= high,
                "near" => |left, right, by| (left - right).abs() <= by,
                _ => |left, right, by| (left - right).abs() > by,
            };
            let places = [find("at", given("at"))?, find("than_at", given("than_at"))?];
            let (by, percent) = (given("by"), given("by_percent"));
            let value = if by.is_null() { percent } else { by };
            let number = value.as_f64().filter(|_| by.is_null() || percent.is_null());
            let legal = || ConfigError::new("by", value, "a number, here or as by_percent");
            Ok(Rule::Two(holds, places, number.ok_or_else(legal)?, by.is_null()))
        }
        "steeper" => {
            let mut step = |id: &str| match given(id) {
                Value::Array(places) if places.len() == 2 => {
                    Ok([find(id, &places[0])?, find(id, &places[1])?])
                }
                other => Err(ConfigError::new(id, other, "two values of the axis looked along")),
            };
            Ok(Rule::Steeper(step("at")?, step("than_at")?))
        }
        _ => {
            let legal = "rising, falling, above, at_least, at_most, equal, greatest, least, descending, lower, near, apart or steeper";
            Err(ConfigError::new("rule", name, legal))
        }
    }
}

impl Rule {
    /// Whether the rule holds for (index on the axis, mean) in the order looked at.
    #[doc(hidden)]
    pub fn holds(&self, values: &[(usize, f64)]) -> bool {
        let at = |index: usize| values.iter().find(|value| value.0 == index).map(|value| value.1);
        match self {
            Self::Pairs(holds) => values.windows(2).all(|pair| holds(pair[0].1, pair[1].1)),
            Self::Each(holds, bound) => values.iter().all(|value| holds(value.1, *bound)),
            Self::Best(better, places) => {
                let is_in = |value: &&(usize, f64)| places.contains(&value.0);
                let others = || values.iter().filter(|value| !is_in(value));
                values.iter().filter(is_in).any(|own| others().all(|other| better(&own.1, &other.1)))
            }
            Self::Two(holds, places, by, percent) => {
                let [first, second] = places.map(at);
                first.zip(second).is_some_and(|(first, second)| {
                    holds(first, second, if *percent { by / 100.0 * second } else { *by })
                })
            }
            Self::Steeper(step, than) => {
                let rise = |[from, to]: [usize; 2]| Some(at(to)? - at(from)?);
                rise(*step).zip(rise(*than)).is_some_and(|(left, right)| left > right)
            }
        }
    }
}
