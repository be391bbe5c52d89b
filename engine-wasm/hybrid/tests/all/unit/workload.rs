//! What every generator promises, and the trees and sets of each.

mod each;
mod tree;

use std::collections::BTreeSet;

use bufferpool_core::spec::DefaultValue;
use bufferpool_core::trace::labels::Label;
use bufferpool_core::trace::operation::{
    MAXIMUM_HYBRID_PAGES, Operation, Operations, hybrid_page_of, operation_of,
};
use bufferpool_core::trace::{Trace, inline};
use bufferpool_core::workload::WorkloadConfig;
use bufferpool_hybrid::workload::*;
use proptest::prelude::*;
use serde_json::{Value, json};

fn config(workload: &Value) -> WorkloadConfig {
    WorkloadConfig::from_json(workload).unwrap()
}

fn trace(workload: &Value) -> Trace {
    generate(&config(workload), None).unwrap()
}

/// A query: its name and its requests.
type Ran = (&'static str, Vec<(Operation, u32)>);

/// The queries of a trace by set, from its labels.
fn sets(trace: &Trace) -> Vec<Vec<Ran>> {
    let mut sets: Vec<Vec<Ran>> = Vec::new();
    let (mut number, mut open) = (0, false);
    for (t, &request) in trace.requests.iter().enumerate() {
        let Some(Label { group, number: of, .. }) = trace.label(t as u64) else {
            assert_eq!(operation_of(request), Operation::Empty);
            open = false;
            continue;
        };
        if !open {
            sets.push(Vec::new());
            open = true;
        }
        let set = sets.last_mut().unwrap();
        if of != number {
            assert_eq!(of, number + 1);
            number = of;
            set.push((group, Vec::new()));
        }
        set.last_mut().unwrap().1.push((operation_of(request), hybrid_page_of(request)));
    }
    sets
}

/// How many queries have this name.
fn count(queries: &[Ran], name: &str) -> usize {
    queries.iter().filter(|query| query.0 == name).count()
}

/// A count lies within five standard deviations of a share of so many draws.
fn near(count: usize, share: f64, of: usize) -> bool {
    let (mean, deviation) = (share * of as f64, (of as f64 * share * (1.0 - share)).sqrt());
    (count as f64 - mean).abs() <= 5.0 * deviation
}

/// Any config of any generator, small.
fn any_config() -> impl Strategy<Value = Value> {
    let names =
        (prop_oneof![Just("fixed"), Just("fresh")], prop_oneof![Just("uniform"), Just("each_leaf_once")]);
    let sets = (0u64..3, 0u64..3, 0u64..3, 1u64..3);
    let tree_sets = (30u64..5000, sets, 1u64..300, 0u64..101, 0u64..101, names, any::<u64>())
        .prop_filter("a set", |(_, (a, b, c, _), ..)| a + b + c > 0)
        .prop_map(|(records, (a, b, c, repeats), queries, ranges, inserts, (lists, access), seed)| {
            json!({"kind": "tree_sets", "records": records, "read_sets": a, "update_sets": b, "read_sets_after": c,
                "repeats": repeats, "queries_per_set": queries, "ranges_percent": ranges,
                "inserts_percent": inserts, "lists": lists, "access": access, "seed": seed.to_string()})
        });
    let tree_mixed = (30u64..5000, 1u64..4, 1u64..300, 0u64..101, 0u64..101, any::<bool>(), any::<u64>())
        .prop_map(|(records, sets, queries, read, update, fresh, seed)| {
            json!({"kind": "tree_mixed", "records": records, "sets": sets, "queries_per_set": queries,
                "read_only_percent": read, "update_only_percent": update.min(100 - read),
                "lists": if fresh { "fresh" } else { "fixed" }, "seed": seed.to_string()})
        });
    let tree_interest = (30u64..5000, 1u64..500, 0u64..101, 0u64..101, any::<u64>()).prop_map(
        |(records, queries, interesting, reads, seed)| {
            json!({"kind": "tree_interest", "records": records, "queries": queries,
                "interesting_percent": interesting, "reads_percent": reads, "seed": seed.to_string()})
        },
    );
    let query_set = prop_oneof![Just("a"), Just("b"), Just("b_kept")];
    let tree_placed =
        (30u64..5000, query_set, 1u64..500, any::<u64>()).prop_map(|(records, query_set, queries, seed)| {
            json!({"kind": "tree_placed", "records": records, "query_set": query_set, "queries": queries,
                "seed": seed.to_string()})
        });
    prop_oneof![3 => tree_sets, 1 => tree_mixed, 1 => tree_interest, 1 => tree_placed]
}

#[test]
fn ids_are_unique_and_parameters_sound() {
    for (place, spec) in REGISTRY.iter().enumerate() {
        assert!(REGISTRY[..place].iter().all(|other| other.id != spec.id), "{}", spec.id);
        assert!(spec.pages.is_some(), "{}", spec.id);
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
}

/// The numbers are those of a second program, written from the rules in the comments alone.
#[test]
fn first_requests_are_pinned() {
    let first = |mut workload: Value, count: usize| {
        workload["records"] = 5000.into();
        inline::format_of(&trace(&workload).requests[..count], Operations::All)
    };
    assert_eq!(
        first(json!({"kind": "tree_sets"}), 16),
        "R0 R2 R131 R0 R2 R131 R132 R133 R134 R135 R0 R1 R104 R105 R106 R107"
    );
    assert_eq!(first(json!({"kind": "tree_sets", "access": "each_leaf_once"}), 6), "R0 R1 R44 R0 R2 R125");
    assert_eq!(
        first(json!({"kind": "tree_sets", "read_sets": 0, "update_sets": 1, "inserts_percent": 50}), 8),
        "R0 R2 R131 W131 R0 R2 R131 W131"
    );
    assert_eq!(first(json!({"kind": "tree_mixed"}), 8), "R0 R1 R17 W17 R0 R1 R112 R0");
    assert_eq!(first(json!({"kind": "tree_interest"}), 8), "R0 R2 R142 W142 R0 R1 R20 R0");
    assert_eq!(first(json!({"kind": "tree_placed"}), 8), "R0 R1 R69 R0 R1 R10 W10 R0");
    let day = trace(&json!({"kind": "shop_day"})).requests;
    assert_eq!(day.len(), 6_000);
    assert_eq!(inline::format_of(&day[..8], Operations::All), "R8 R47 W504 R73 R31 R44 R285 R12");
}

#[test]
fn mistakes_name_field_value_and_legal() {
    for (workload, pages, field, value) in [
        (json!({}), None, "workload.kind", "\"\""),
        (json!({"kind": "skewed"}), None, "workload.kind", "\"skewed\""),
        (json!({"kind": "tree_sets", "requests": 5}), None, "workload.requests", "5"),
        (json!({"kind": "tree_sets", "records": 29}), None, "workload.records", "29"),
        (json!({"kind": "tree_sets", "records": 10_000_001}), None, "workload.records", "10000001"),
        (json!({"kind": "tree_sets", "read_sets": 0}), None, "workload.read_sets", "0"),
        (json!({"kind": "tree_sets", "lists": "new"}), None, "workload.lists", "\"new\""),
        (json!({"kind": "tree_sets", "read_sets": 1000}), None, "workload.queries_per_set", "50000"),
        (
            json!({"kind": "tree_sets", "read_sets": 1000, "access": "each_leaf_once"}),
            None,
            "workload.records",
            "1000000",
        ),
        (json!({"kind": "tree_sets", "records": 5000}), Some(174), "pages", "174"),
        (
            json!({"kind": "tree_mixed", "read_only_percent": 70, "update_only_percent": 31}),
            None,
            "workload.update_only_percent",
            "31",
        ),
        (json!({"kind": "tree_interest", "queries": 30_000_000}), None, "workload.queries", "30000000"),
        (json!({"kind": "tree_placed", "query_set": "c"}), None, "workload.query_set", "\"c\""),
        (json!({"kind": "given", "trace": "R1 N1"}), None, "workload.trace", "request 2, \"N1\","),
        (json!({"kind": "given", "trace": "R1"}), Some(0), "pages", "0"),
        (json!({"kind": "given", "trace": "R1"}), Some(MAXIMUM_HYBRID_PAGES + 1), "pages", "1073741824"),
    ] {
        let error = generate(&config(&workload), pages).unwrap_err();
        assert_eq!((error.field.as_str(), error.value.as_str()), (field, value), "{workload}");
        assert!(!error.legal.is_empty());
    }
    let kinds = generate(&config(&json!({})), None).unwrap_err().legal;
    assert_eq!(kinds, "tree_sets, tree_mixed, tree_interest, tree_placed, shop_day, given, own");
    let own = generate(&config(&json!({"kind": "own", "name": "web.csv", "hash": "ab"})), None).unwrap_err();
    assert!(own.value.contains("web.csv"));
}

#[test]
fn traces_written_out_may_create_pages() {
    let config = config(&json!({"kind": "given", "trace": "R0 W2 N3 F R3"}));
    let trace = generate(&config, None).unwrap();
    assert_eq!((trace.existing_pages(), trace.pages, trace.operations), (3, 4, Operations::All));
    assert_eq!(generate(&config, Some(3)).unwrap(), trace);
    assert!(check(&config, Some(3)).is_ok());
    assert_eq!(pages_needed(&config), Ok(None));
}

proptest! {
    #[test]
    fn pages_exist_before_they_are_used_and_new_ones_are_numbered_consecutively(workload in any_config()) {
        let config = config(&workload);
        let trace = generate(&config, None).unwrap();
        let needed = pages_needed(&config).unwrap().unwrap();
        prop_assert_eq!(trace.existing_pages(), needed.data_pages);
        prop_assert!((needed.data_pages..=needed.pages).contains(&trace.pages));
        prop_assert_eq!(&generate(&config, Some(needed.data_pages)).unwrap(), &trace);
        let mut known = needed.data_pages;
        for &request in &trace.requests {
            match operation_of(request) {
                Operation::New => {
                    prop_assert_eq!(hybrid_page_of(request), known);
                    known += 1;
                }
                Operation::Read | Operation::Write => prop_assert!(hybrid_page_of(request) < known),
                Operation::Empty => {}
            }
        }
        prop_assert_eq!(known, trace.pages);
        prop_assert_eq!(trace.requests.last().map(|&request| operation_of(request)), Some(Operation::Empty));
    }

    #[test]
    fn every_query_passes_from_the_root_to_a_leaf(workload in any_config()) {
        let trace = trace(&workload);
        let mut t = 0;
        for set in sets(&trace) {
            for (name, requests) in set {
                let parts: Vec<_> = (t..).take(requests.len()).map(|t| trace.label(t).unwrap().part).collect();
                let path = requests.iter().take_while(|request| request.0 == Operation::Read).count();
                let leaf = parts.iter().position(|&part| part == "leaf").unwrap();
                prop_assert_eq!(parts[0], "root");
                prop_assert!(parts[1..leaf].iter().all(|&part| part == "inner node"));
                let after = &requests[leaf + 1..];
                let write = (Operation::Write, requests[leaf].1);
                match name {
                    "look-up" => prop_assert!(after.is_empty()),
                    "range" => {
                        prop_assert!(path == requests.len() && after.len() <= 4);
                        prop_assert!(parts[leaf..].iter().all(|&part| part == "leaf"));
                        let distinct: BTreeSet<_> = requests.iter().map(|request| request.1).collect();
                        prop_assert_eq!(distinct.len(), requests.len());
                    }
                    "update" => prop_assert_eq!(after, [write]),
                    _ => {
                        prop_assert_eq!(path, leaf + 1);
                        prop_assert!(after.contains(&write));
                        prop_assert!(after.len() == 1 || after[0].0 == Operation::New && after[1] == write);
                    }
                }
                t += requests.len() as u64;
            }
            t += 1;
        }
        prop_assert_eq!(t, trace.requests.len() as u64);
    }

    #[test]
    fn traces_survive_being_written_out(workload in any_config()) {
        let trace = trace(&workload);
        let text = inline::format_of(&trace.requests, Operations::All);
        let again = inline::parse_all(&text, Some(trace.existing_pages())).unwrap();
        prop_assert_eq!((again.requests, again.pages), (trace.requests.clone(), trace.pages));
    }
}

#[test]
fn traces_made_in_slices_are_those_made_at_once() {
    for spec in REGISTRY {
        let length = if spec.parameters.iter().any(|parameter| parameter.id == "queries") {
            "queries"
        } else {
            "queries_per_set"
        };
        let config = config(&match spec.parameters {
            [] => json!({ "kind": spec.id }),
            _ => json!({ "kind": spec.id, "records": 3_000, length: 300 }),
        });
        let at_once = generate(&config, None).unwrap();
        for slice in [1, 200] {
            let mut making = making(&config, None).unwrap();
            assert!(making.least_requests() <= at_once.requests.len() as u64, "{}", spec.id);
            let (made, slices) = std::iter::repeat_with(|| making.advance(slice))
                .zip(1..)
                .find(|(made, _)| made.is_some())
                .unwrap();
            assert_eq!(made, Some(Ok(at_once.clone())), "{} in slices of {slice}", spec.id);
            assert!(slices > 2, "{} in slices of {slice}: {slices}", spec.id);
        }
    }
}
