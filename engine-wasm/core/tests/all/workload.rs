mod crosscheck {
    use bufferpool_core::trace::{is_write, page_of};
    use bufferpool_core::workload::crosscheck::*;

    #[test]
    fn t1_starts_as_published() {
        let first: Vec<u32> = t1(4).into_iter().map(page_of).collect();
        assert_eq!(first, [559, 2638, 572, 2973]);
    }

    #[test]
    fn t1_is_half_writes_and_prefixes_agree() {
        let trace = t1(100_000);
        let writes = trace.iter().filter(|&&request| is_write(request)).count();
        assert!((49_200..50_800).contains(&writes), "{writes}");
        assert_eq!(t1(1_000), trace[..1_000]);
    }
}
mod draw;
mod making;
mod skewed {
    use bufferpool_core::workload::skewed::*;

    #[test]
    fn hot_set_rounds_up() {
        assert_eq!(Locality::new(5000, 80, 15).ranges, [(750, 4250), (0, 750)]);
        assert_eq!(Locality::new(7, 80, 15).ranges, [(2, 5), (0, 2)]);
        assert_eq!(Locality::new(1 << 31, 80, 1).ranges[1], (0, 21_474_837));
    }

    #[test]
    fn without_others_all_pages_are_drawn() {
        assert_eq!(Locality::new(3, 10, 90).ranges, [(0, 3), (0, 3)]);
        assert_eq!(Locality::new(1, 50, 1).ranges, [(0, 1), (0, 1)]);
    }
}
mod tpcc;
mod zipf;

use std::collections::BTreeMap;

use bufferpool_core::error::ConfigError;
use bufferpool_core::spec::DefaultValue;
use bufferpool_core::trace::{MAXIMUM_PAGES, Trace, inline, is_write, page_of};
use bufferpool_core::workload::*;
use proptest::prelude::*;
use serde_json::Value;

fn config(json: &str) -> WorkloadConfig {
    WorkloadConfig::from_json(&serde_json::from_str(json).unwrap()).unwrap()
}

/// A generated workload; parameters that are not named take their defaults.
fn drawn(kind: &str, requests: u64, seed: u64, parameters: &[(&str, f64)]) -> WorkloadConfig {
    let mut fields = BTreeMap::new();
    fields.extend(parameters.iter().map(|&(id, value)| (id.to_owned(), Value::from(value))));
    fields.insert(REQUESTS.id.to_owned(), Value::from(requests));
    fields.insert("seed".to_owned(), Value::from(seed.to_string()));
    WorkloadConfig { kind: kind.to_owned(), fields }
}

/// A trace written out, such as `W8 R1 W3`.
fn given(trace: impl Into<String>) -> WorkloadConfig {
    let fields = BTreeMap::from([("trace".to_owned(), Value::from(trace.into()))]);
    WorkloadConfig { kind: config::GIVEN.to_owned(), fields }
}

fn rejected(json: &str) -> ConfigError {
    generate(&config(json), 100).unwrap_err()
}

fn share(count: usize, trace: &Trace) -> f64 {
    count as f64 / trace.requests.len() as f64
}

#[test]
fn ids_are_unique_and_parameters_sound() {
    for (place, spec) in REGISTRY.iter().enumerate() {
        assert!(REGISTRY[..place].iter().all(|other| other.id != spec.id), "{}", spec.id);
        // A workload that fixes D also says which rows are read and which are written.
        let reads = spec.parameters.first().is_some_and(|parameter| parameter.id == READS_PERCENT.id);
        assert_eq!(reads, spec.pages.is_none(), "{}", spec.id);
        for parameter in spec.parameters {
            match parameter.default {
                DefaultValue::Number(value) => assert_eq!(parameter.check(value), Ok(value)),
                DefaultValue::Choice(id) => assert!(parameter.place(id).is_some()),
                DefaultValue::Rule(_) => {}
            }
            if !parameter.choices.is_empty() {
                assert_eq!((parameter.minimum, parameter.integer), (0.0, true));
                assert_eq!(parameter.maximum, (parameter.choices.len() - 1) as f64);
            }
        }
    }
    let json = serde_json::to_value(REGISTRY).unwrap();
    assert_eq!(json[0]["parameters"][1]["id"], "operations_percent");
}

#[test]
fn shares_of_the_poster_workload() {
    let parameters = [("reads_percent", 60.0), ("operations_percent", 80.0), ("data_percent", 15.0)];
    let config = drawn("skewed", 200_000, 3, &parameters);
    let trace = generate(&config, 5_000).unwrap();
    let hot = trace.requests.iter().filter(|&&request| page_of(request) < 750).count();
    let writes = trace.requests.iter().filter(|&&request| is_write(request)).count();
    // Five standard deviations are 0.0045 and 0.0055.
    assert!((share(hot, &trace) - 0.8).abs() < 0.0045);
    assert!((share(writes, &trace) - 0.4).abs() < 0.0055);
}

#[test]
fn first_requests_are_pinned() {
    let first = |kind: &str| {
        let trace = generate(&drawn(kind, 8, 1, &[]), 100).unwrap();
        inline::format(&trace.requests)
    };
    assert_eq!(first("skewed"), "W1 W8 W1 R44 R1 R7 W3 W6");
    assert_eq!(first("zipf"), "R60 W67 W24 W80 R78 R91 R59 R95");
    assert_eq!(first("sequential"), "W0 W1 R2 W3 R4 R5 W6 R7");
    assert_eq!(first("looping"), "W0 W1 R2 W3 R4 R5 W6 R7");
    assert_eq!(first("scan"), "W1 W8 W1 R44 R1 R7 W3 W6");
    assert_eq!(first("walk"), "W73 W66 R76 R68 R77 R68 R59 R60");
}

/// The three numbers come from a program that knows docs/rules/shop-day.md alone.
#[test]
fn the_shops_day_is_that_of_its_rule() {
    let day = |seed, requests| generate(&drawn("shop_day", requests, seed, &[]), 600).unwrap().requests;
    let sum =
        |requests: &[u32]| -> u64 { (1..).zip(requests).map(|(t, &request)| t * u64::from(request)).sum() };
    let sums = [1, 2, 20].map(|seed| sum(&day(seed, 6_000)));
    assert_eq!(sums, [8_221_692_442, 8_219_772_593, 8_243_769_030]);
    let day = day(1, 6_004);
    let part = |from: usize, to: usize| inline::format(&day[from..to]);
    assert_eq!(part(0, 8), "R8 R47 W504 R73 R31 R44 R285 R12");
    assert_eq!(part(2_000, 2_008), "R4 W516 W502 R33 W581 W481 R19 W476");
    assert_eq!(part(4_000, 4_010), "R0 R203 R1 R51 R2 R3 R7 R4 R13 R5");
    // The second scan joins in, and the next day begins after the last page.
    assert_eq!(part(4_080, 4_092), "R48 R4 R49 R38 R0 R50 R78 R1 R34 R51 R2 R47");
    assert_eq!(part(5_995, 6_004), "R597 R68 R598 R54 R599 W476 R56 R48 R30");
}

#[test]
fn scan_bursts_go_on_where_they_stopped() {
    let parameters = [("scan_length", 3.0), ("scan_period", 5.0)];
    let trace = generate(&drawn("scan", 20, 9, &parameters), 8).unwrap();
    let scan = trace.requests.iter().enumerate().filter(|(t, _)| t % 5 >= 2);
    let pages: Vec<u32> = scan.map(|(_, &request)| page_of(request)).collect();
    assert_eq!(pages, [0, 1, 2, 3, 4, 5, 6, 7, 0, 1, 2, 3]);
}

#[test]
fn loops_and_walks_stay_where_they_should() {
    let trace = generate(&drawn("looping", 7, 9, &[("length", 3.0)]), 8).unwrap();
    assert!(trace.requests.iter().map(|&request| page_of(request)).eq([0, 1, 2, 0, 1, 2, 0]));
    let trace = generate(&drawn("walk", 1000, 9, &[("reach", 2.0)]), 50).unwrap();
    let step = |pair: &[u32]| {
        let distance = page_of(pair[0]).abs_diff(page_of(pair[1]));
        distance.min(50 - distance)
    };
    assert!(trace.requests.windows(2).all(|pair| step(pair) <= 2));
}

#[test]
fn mistakes_name_field_value_and_legal() {
    let error = rejected(r#"{"kind":"skewed","reads_percent":101}"#);
    assert_eq!(
        error.to_string(),
        "workload.reads_percent: 101 is not legal here; legal: a whole number from 0 to 100"
    );
    for (json, field, value) in [
        (r#"{}"#, "workload.kind", "\"\""),
        (r#"{"kind":"poisson"}"#, "workload.kind", "\"poisson\""),
        (r#"{"kind":"skewed","length":5}"#, "workload.length", "5"),
        (r#"{"kind":"skewed","requests":0}"#, "workload.requests", "0"),
        (r#"{"kind":"skewed","requests":100000001}"#, "workload.requests", "100000001"),
        (r#"{"kind":"skewed","reads_percent":"many"}"#, "workload.reads_percent", "\"many\""),
        (r#"{"kind":"skewed","seed":-1}"#, "workload.seed", "-1"),
        (r#"{"kind":"skewed","seed":"18446744073709551616"}"#, "workload.seed", "\"18446744073709551616\""),
        (r#"{"kind":"skewed","seed":""}"#, "workload.seed", "\"\""),
        (r#"{"kind":"skewed","seed":1.5}"#, "workload.seed", "1.5"),
        (r#"{"kind":"looping","length":101}"#, "workload.length", "101"),
        (r#"{"kind":"given"}"#, "workload.trace", "nothing"),
        (r#"{"kind":"given","trace":"R1","seed":1}"#, "workload.seed", "1"),
        (r#"{"kind":"own","hash":"x"}"#, "workload.name", "nothing"),
        (r#"{"kind":"own","name":"x","hash":"x","theta":1}"#, "workload.theta", "1"),
        (r#"{"kind":"tpcc","warehouses":0}"#, "workload.warehouses", "0"),
        (r#"{"kind":"tpcc","warehouses":1001}"#, "workload.warehouses", "1001"),
        (r#"{"kind":"tpcc","warehouses":2.5}"#, "workload.warehouses", "2.5"),
        (r#"{"kind":"tpcc","warehouses":[8]}"#, "workload.warehouses", "[8]"),
        (r#"{"kind":"tpcc","users":0}"#, "workload.users", "0"),
        (r#"{"kind":"tpcc","users":10001}"#, "workload.users", "10001"),
        (r#"{"kind":"tpcc","transaction":"refund"}"#, "workload.transaction", "\"refund\""),
        (r#"{"kind":"tpcc","transaction":1}"#, "workload.transaction", "1"),
        (r#"{"kind":"tpcc","transaction":""}"#, "workload.transaction", "\"\""),
        (r#"{"kind":"tpcc","reads_percent":60}"#, "workload.reads_percent", "60"),
        (r#"{"kind":"tpcc"}"#, "pages", "100"),
    ] {
        let error = rejected(json);
        assert_eq!((error.field.as_str(), error.value.as_str()), (field, value), "{json}");
        assert!(!error.legal.is_empty());
    }
    assert!(rejected(r#"{"kind":"own","name":"web.csv","hash":"ab","page":"8k"}"#).value.contains("web.csv"));
    let choices = rejected(r#"{"kind":"tpcc","transaction":"refund"}"#).legal;
    assert_eq!(choices, "one of mix, new-order, payment, order-status, stock-level, delivery");
    for pages in [0, MAXIMUM_PAGES + 1] {
        assert_eq!(generate(&given("R0"), pages).unwrap_err().field, "pages");
    }
}

#[test]
fn seeds_are_numbers_or_text() {
    let trace = |seed: &str| {
        let json = format!(r#"{{"kind":"skewed","requests":50,"seed":{seed}}}"#);
        generate(&config(&json), 100).unwrap()
    };
    assert_eq!(trace("7"), trace("\"7\""));
    assert_eq!(trace("7.0"), trace("\"7\""));
    assert_eq!(trace("null"), trace("1"));
    assert_ne!(trace("7"), trace("8"));
    assert_ne!(trace("18446744073709551615"), trace("\"18446744073709551614\""));
}

#[test]
fn configs_survive_json() {
    let config = drawn("zipf", 10, u64::MAX, &[("theta", 0.5)]);
    let json = serde_json::to_string(&config).unwrap();
    assert!(json.starts_with(r#"{"kind":"zipf","#), "{json}");
    assert_eq!(WorkloadConfig::from_json(&serde_json::from_str(&json).unwrap()).unwrap(), config);
}

proptest! {
    #[test]
    fn every_generator_keeps_its_promises(
        place in 0..REGISTRY.len(), pages in 1u32..3000, requests in 1u64..500, seed: u64,
    ) {
        let config = drawn(REGISTRY[place].id, requests, seed, &[]);
        let pages = pages_needed(&config).unwrap().map_or(pages, |needed| needed.pages);
        let trace = generate(&config, pages).unwrap();
        prop_assert_eq!(trace.requests.len() as u64, requests);
        prop_assert!(trace.requests.iter().all(|&request| page_of(request) < pages));
        prop_assert_eq!(&generate(&config, pages).unwrap(), &trace);
    }

    #[test]
    fn reads_percent_at_its_ends(place in 0..REGISTRY.len(), seed: u64) {
        prop_assume!(REGISTRY[place].pages.is_none());
        for (percent, write) in [(0.0, true), (100.0, false)] {
            let parameters = [("reads_percent", percent)];
            let config = drawn(REGISTRY[place].id, 100, seed, &parameters);
            let trace = generate(&config, 64).unwrap();
            prop_assert!(trace.requests.iter().all(|&request| is_write(request) == write));
        }
    }
}

#[test]
fn traces_made_in_slices_are_those_made_at_once() {
    for spec in REGISTRY {
        let config = drawn(spec.id, 10_000, 5, &[]);
        let pages = pages_needed(&config).unwrap().map_or(9_000, |needed| needed.pages);
        let at_once = generate(&config, pages).unwrap();
        for slice in [1, 777, 5_000] {
            let mut making = making(&config, pages).unwrap();
            assert_eq!(making.least_requests(), 10_000, "{}", spec.id);
            let (made, slices) = std::iter::repeat_with(|| making.advance(slice))
                .zip(1..)
                .find(|(made, _)| made.is_some())
                .unwrap();
            assert_eq!(made, Some(Ok(at_once.clone())), "{} in slices of {slice}", spec.id);
            assert!(slices >= 2, "{} in slices of {slice}: {slices}", spec.id);
        }
    }
}
