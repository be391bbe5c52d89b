use bufferpool_core::fields::Fields;
use bufferpool_lab::sweep::expectations::{Rule, rule};
use bufferpool_lab::sweep::experiment::{Axis, AxisValue};
use serde_json::{Value, json};

const VALUES: [(usize, f64); 4] = [(0, 10.0), (1, 8.0), (2, 8.0), (3, 9.0)];

/// A rule as files have it, over an axis whose values are their places.
fn read(given: &Value) -> Rule {
    let values = (0..5).map(|at| AxisValue { value: Some(f64::from(at)), ..AxisValue::default() });
    let axis = Axis { values: values.collect(), ..Axis::default() };
    rule(&mut Fields::new(given.as_object().unwrap()), Some(&axis)).unwrap()
}

#[test]
fn the_best_of_a_list_is_held_against_all_that_are_not_in_it() {
    for (at, least, greatest) in [
        (vec![1, 2], true, false),
        (vec![1], false, false),
        (vec![0, 3], false, true),
        (vec![3], false, false),
    ] {
        let holds = |name: &str| read(&json!({ "rule": name, "at": at })).holds(&VALUES);
        assert_eq!((holds("least"), holds("greatest")), (least, greatest), "{at:?}");
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
        let steeper = read(&json!({ "rule": "steeper", "at": at, "than_at": than_at }));
        assert_eq!(steeper.holds(&VALUES), holds, "{at:?} {than_at:?}");
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
        let by_name = if percent { "by_percent" } else { "by" };
        let holds = |name: &str| {
            read(&json!({ "rule": name, "at": at, "than_at": than_at, by_name: by })).holds(&VALUES)
        };
        let all = ["near", "apart", "lower"].map(holds);
        assert_eq!(all, [near, !near, lower], "{at} {than_at} {by} {percent}");
    }
}
