//! `bpsim formula`: exact probabilities, and what is refused.

use serde_json::{Value, json as value};

use crate::support::{bpsim, json, text};

fn numbers(arguments: &str) -> Vec<f64> {
    text(&bpsim(arguments)).lines().map(|line| line.parse().unwrap()).collect()
}

#[test]
fn the_thesis_examples_come_out_one_a_line() {
    let shown = |arguments: &str| {
        let numbers = numbers(arguments);
        numbers.iter().map(|number| format!("{number:.4}")).collect::<Vec<_>>()
    };
    assert_eq!(shown("formula single --n 10 --p 0.05"), ["0.4013"]);
    assert_eq!(shown("formula single --n 20 --p 0.05,0,1"), ["0.6415", "0.0000", "1.0000"]);
    assert_eq!(shown("formula bulk --m 100 --k 10 --p 0.05"), ["0.4982"]);
    assert_eq!(shown("formula bulk --m 1000 --k 100 --p 0.05"), ["0.5000"]);
    assert_eq!(text(&bpsim("formula single --n 3 --p 0.5,1,0")), "0.875\n1.0\n0.0\n");
}

#[test]
fn json_holds_the_same_doubles() {
    let arguments = "formula bulk --m 100 --k 10 --p 0.036,0.1,1e-300";
    let found = json(&format!("{arguments} --json"));
    assert_eq!((&found["formula"], &found["m"], &found["k"]), (&value!("bulk"), &value!(100), &value!(10)));
    let of = |key: &str| -> Vec<f64> {
        found["values"]
            .as_array()
            .unwrap()
            .iter()
            .map(|answer: &Value| answer[key].as_f64().unwrap())
            .collect()
    };
    assert_eq!(of("p"), [0.036, 0.1, 1e-300]);
    assert_eq!(of("probability"), numbers(arguments));
    let single = json("formula single --n 3 --p 0.5 --json");
    assert_eq!(
        single,
        value!({ "formula": "single", "n": 3, "values": [{ "p": 0.5, "probability": 0.875 }] })
    );
}

#[test]
fn bad_input_is_one_line_with_field_value_and_what_is_legal() {
    for (arguments, named) in [
        ("formula single --n 0 --p 0.5", "n: 0 is not legal here; legal: a whole number from 1 to 100000"),
        ("formula single --n 2.5 --p 0.5", "n: 2.5 is not legal here"),
        ("formula single --n 100001 --p 0.5", "n: 100001 is not legal here"),
        ("formula single --n ten --p 0.5", "n: ten is not legal here"),
        ("formula single --n 10 --p 0.5,1.5", "p: 1.5 is not legal here; legal: a number from 0 to 1"),
        ("formula single --n 10 --p -1", "p: -1 is not legal here"),
        ("formula single --n 10 --p nan", "p: nan is not legal here"),
        ("formula single --n 10 --p 0.5,", "p:  is not legal here"),
        ("formula bulk --m 10 --k 0 --p 0.5", "k: 0 is not legal here"),
        (
            "formula bulk --m 10 --k 11 --p 0.5",
            "k: 11 is not legal here; legal: a whole number from 1 to m = 10",
        ),
        ("formula bulk --m 99999999999 --k 1 --p 0.5", "m: 99999999999 is not legal here"),
    ] {
        let output = bpsim(arguments);
        let told = String::from_utf8(output.stderr).unwrap();
        assert_eq!(
            (output.status.code(), output.stdout.len(), told.lines().count()),
            (Some(2), 0, 1),
            "{told}"
        );
        assert!(told.contains(named), "{arguments}: {told}");
    }
    for arguments in ["formula", "formula triple", "formula single --n 3", "formula bulk --m 3 --p 0.5"] {
        assert_eq!(bpsim(arguments).status.code(), Some(2), "{arguments}");
    }
}
