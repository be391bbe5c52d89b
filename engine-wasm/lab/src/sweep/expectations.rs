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

use serde_json::Value;

use super::axis::{Axis, LaneSets, object, required_text, within};
use super::lab::Lab;
use super::measure::Measure;
use bufferpool_core::error::ConfigError;
use bufferpool_core::fields::Fields;

/// The axis of lanes.
pub const LANE: &str = "lane";

#[derive(Debug, Clone, PartialEq)]
pub(super) enum Rule {
    Rising,
    Falling,
    Above(f64),
    AtLeast(f64),
    AtMost(f64),
    Equal(f64),
    Greatest(Vec<usize>),
    Least(Vec<usize>),
    Descending,
    Lower(Pair),
    Near(Pair),
    Apart(Pair),
    Steeper([usize; 2], [usize; 2]),
}

/// Two values, and how far they are to be apart.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Pair {
    at: usize,
    than_at: usize,
    by: f64,
    /// Whether `by` is in percent of the second value.
    percent: bool,
}

/// One statement about a figure.
#[derive(Debug, Clone)]
pub struct Check {
    /// The statement in words.
    pub text: String,
    pub(super) measure: Measure,
    pub(super) rule: Rule,
    /// Index of the axis looked along; the lanes come after the axes.
    pub(super) along: Option<usize>,
    /// For each axis, and last for the lanes, the indices that count, in the order to look at.
    pub(super) allowed: Vec<Vec<usize>>,
}

type Find<'a> = Box<dyn Fn(&Value) -> Option<usize> + 'a>;

/// Labels of an axis or of the lanes, with the test whether a filter means one of them.
struct Places<'a> {
    id: &'a str,
    count: usize,
    find: Find<'a>,
}

fn all_places<'a>(axes: &'a [Axis], lanes: &'a [LaneSets]) -> Vec<Places<'a>> {
    let axes = axes.iter().map(|axis| Places {
        id: &axis.id,
        count: axis.values.len(),
        find: Box::new(|given| axis.index_of(given)),
    });
    let lanes = Places {
        id: LANE,
        count: lanes.len(),
        find: Box::new(|given| lanes.iter().position(|lane| given.as_str() == Some(&lane.id))),
    };
    axes.chain([lanes]).collect()
}

impl Check {
    pub(super) fn from_json(
        path: &str,
        value: &Value,
        lab: &Lab,
        axes: &[Axis],
        lanes: &[LaneSets],
    ) -> Result<Self, ConfigError> {
        let mut fields = Fields::new(object(path, value)?);
        let check = Self::read(&mut fields, lab, &all_places(axes, lanes)).map_err(within(path))?;
        fields.finish().map_err(within(path))?;
        Ok(check)
    }

    fn read(fields: &mut Fields<'_>, lab: &Lab, places: &[Places<'_>]) -> Result<Self, ConfigError> {
        let text = required_text(fields, "text")?;
        let id = required_text(fields, "measure")?;
        let measure = lab.measure(&id).ok_or_else(|| {
            let ids: Vec<_> = lab.measures().map(|measure| measure.id).collect();
            ConfigError::new("measure", id, format!("one of {}", ids.join(", ")))
        })?;
        let named = |id: &str, field: &str| {
            places.iter().position(|axis| axis.id == id).ok_or_else(|| {
                let ids: Vec<_> = places.iter().map(|axis| axis.id).collect();
                ConfigError::new(field, id, format!("one of {}", ids.join(", ")))
            })
        };
        let along = fields.text("along")?.map(|id| named(&id, "along")).transpose()?;
        let mut allowed: Vec<Vec<usize>> = places.iter().map(|axis| (0..axis.count).collect()).collect();
        if let Some(filter) = fields.take("where") {
            for (id, given) in object("where", filter)? {
                let axis = named(id, "where")?;
                let one = std::slice::from_ref(given);
                let values = given.as_array().map_or(one, Vec::as_slice);
                let find = |value: &Value| {
                    (places[axis].find)(value)
                        .ok_or_else(|| ConfigError::new(format!("where.{id}"), value, "a value of that axis"))
                };
                allowed[axis] = values.iter().map(find).collect::<Result<_, _>>()?;
            }
        }
        let rule = rule(fields, along.map(|axis| &places[axis]))?;
        Ok(Self { text, measure, rule, along, allowed })
    }
}

fn rule(fields: &mut Fields<'_>, along: Option<&Places<'_>>) -> Result<Rule, ConfigError> {
    let name = required_text(fields, "rule")?;
    let mut number = |id: &str| {
        let given = fields.take(id);
        given.and_then(Value::as_f64).ok_or_else(|| {
            ConfigError::new(id, given.map_or_else(|| "nothing".to_owned(), Value::to_string), "a number")
        })
    };
    match name.as_str() {
        "above" => return Ok(Rule::Above(number("than")?)),
        "at_least" => return Ok(Rule::AtLeast(number("than")?)),
        "at_most" => return Ok(Rule::AtMost(number("than")?)),
        "equal" => return Ok(Rule::Equal(number("than")?)),
        _ => {}
    }
    let axis =
        along.ok_or_else(|| ConfigError::new("along", "nothing", "the axis that the rule looks along"))?;
    let find = |id: &str, given: &Value| {
        (axis.find)(given).ok_or_else(|| ConfigError::new(id, given, "a value of the axis looked along"))
    };
    let simple = match name.as_str() {
        "rising" => Rule::Rising,
        "falling" => Rule::Falling,
        "descending" => Rule::Descending,
        "greatest" | "least" => {
            let given = fields.take("at").unwrap_or(&Value::Null);
            let values = given.as_array().map_or(std::slice::from_ref(given), Vec::as_slice);
            let at = values.iter().map(|value| find("at", value)).collect::<Result<_, _>>()?;
            if name == "least" { Rule::Least(at) } else { Rule::Greatest(at) }
        }
        "lower" => Rule::Lower(pair(fields, &find)?),
        "near" => Rule::Near(pair(fields, &find)?),
        "apart" => Rule::Apart(pair(fields, &find)?),
        "steeper" => {
            let mut step = |id: &str| {
                let given = fields.take(id).unwrap_or(&Value::Null);
                match given.as_array().map(Vec::as_slice) {
                    Some([from, to]) => Ok([find(id, from)?, find(id, to)?]),
                    _ => Err(ConfigError::new(id, given, "two values of the axis looked along")),
                }
            };
            Rule::Steeper(step("at")?, step("than_at")?)
        }
        _ => {
            let legal = "rising, falling, above, at_least, at_most, equal, greatest, least, descending, lower, near, apart or steeper";
            return Err(ConfigError::new("rule", name, legal));
        }
    };
    Ok(simple)
}

fn pair(
    fields: &mut Fields<'_>,
    find: &dyn Fn(&str, &Value) -> Result<usize, ConfigError>,
) -> Result<Pair, ConfigError> {
    let mut at = |id: &str| find(id, fields.take(id).unwrap_or(&Value::Null));
    let (at, than_at) = (at("at")?, at("than_at")?);
    let (by, by_percent) = (fields.take("by"), fields.take("by_percent"));
    let given = by.or(by_percent).unwrap_or(&Value::Null);
    let number = given.as_f64().filter(|_| by.is_none() || by_percent.is_none());
    let legal = || ConfigError::new("by", given, "a number, here or as by_percent");
    Ok(Pair { at, than_at, by: number.ok_or_else(legal)?, percent: by.is_none() })
}

impl Rule {
    /// Whether the rule holds for (index on the axis, mean) in the order looked at.
    pub(super) fn holds(&self, values: &[(usize, f64)]) -> bool {
        let each = |holds: &dyn Fn(f64) -> bool| values.iter().all(|value| holds(value.1));
        let pairs =
            |holds: &dyn Fn(f64, f64) -> bool| values.windows(2).all(|pair| holds(pair[0].1, pair[1].1));
        let at = |index: usize| values.iter().find(|value| value.0 == index).map(|value| value.1);
        let best = |indices: &[usize], better: &dyn Fn(f64, f64) -> bool| {
            let is_in = |value: &&(usize, f64)| indices.contains(&value.0);
            let others = || values.iter().filter(|value| !is_in(value));
            values.iter().filter(is_in).any(|own| others().all(|other| better(own.1, other.1)))
        };
        let both = |pair: &Pair, holds: &dyn Fn(f64, f64, f64) -> bool| {
            at(pair.at).zip(at(pair.than_at)).is_some_and(|(first, second)| {
                holds(first, second, if pair.percent { pair.by / 100.0 * second } else { pair.by })
            })
        };
        match self {
            Self::Rising => pairs(&|left, right| left <= right),
            Self::Falling => pairs(&|left, right| left >= right),
            Self::Descending => pairs(&|left, right| left > right),
            Self::Above(bound) => each(&|value| value > *bound),
            Self::AtLeast(bound) => each(&|value| value >= *bound),
            Self::AtMost(bound) => each(&|value| value <= *bound),
            Self::Equal(bound) => each(&|value| value == *bound),
            Self::Greatest(indices) => best(indices, &|own, other| own > other),
            Self::Least(indices) => best(indices, &|own, other| own < other),
            Self::Lower(pair) => both(pair, &|low, high, by| low + by <= high),
            Self::Near(pair) => both(pair, &|left, right, by| (left - right).abs() <= by),
            Self::Apart(pair) => both(pair, &|left, right, by| (left - right).abs() > by),
            Self::Steeper(step, than) => {
                let rise = |[from, to]: [usize; 2]| Some(at(to)? - at(from)?);
                rise(*step).zip(rise(*than)).is_some_and(|(left, right)| left > right)
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Pair, Rule};

    const VALUES: [(usize, f64); 4] = [(0, 10.0), (1, 8.0), (2, 8.0), (3, 9.0)];

    #[test]
    fn the_best_of_a_list_is_held_against_all_that_are_not_in_it() {
        for (at, least, greatest) in [
            (vec![1, 2], true, false),
            (vec![1], false, false),
            (vec![0, 3], false, true),
            (vec![3], false, false),
        ] {
            assert_eq!(Rule::Least(at.clone()).holds(&VALUES), least, "{at:?}");
            assert_eq!(Rule::Greatest(at.clone()).holds(&VALUES), greatest, "{at:?}");
        }
    }

    #[test]
    fn a_step_is_held_against_another_by_its_rise() {
        for (at, than_at, holds) in [
            ([2, 3], [0, 1], true),
            ([0, 1], [2, 3], false),
            ([1, 2], [0, 1], true),
            ([1, 2], [1, 2], false),
            ([1, 4], [0, 1], false),
        ] {
            assert_eq!(Rule::Steeper(at, than_at).holds(&VALUES), holds, "{at:?} {than_at:?}");
        }
    }

    #[test]
    fn two_values_are_compared_by_an_amount_or_by_percent_of_the_second() {
        for (at, than_at, by, percent, near, lower) in [
            (3, 0, 1.0, false, true, true),
            (3, 0, 0.9, false, false, true),
            (3, 0, 10.0, true, true, true),
            (3, 0, 9.9, true, false, true),
            (3, 0, 10.1, true, true, false),
            (0, 3, 11.0, true, false, false),
            (0, 3, 11.2, true, true, false),
        ] {
            let pair = Pair { at, than_at, by, percent };
            assert_eq!(Rule::Near(pair).holds(&VALUES), near, "{pair:?}");
            assert_eq!(Rule::Apart(pair).holds(&VALUES), !near, "{pair:?}");
            assert_eq!(Rule::Lower(pair).holds(&VALUES), lower, "{pair:?}");
        }
    }
}
