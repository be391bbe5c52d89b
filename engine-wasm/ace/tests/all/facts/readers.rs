//! The Readers of the registry.

use std::cell::Cell;

use serde_json::json;

use super::cases::{Case, READERS, Variant, for_every_case};

/// Tries a fact on every policy; Readers act on all of them alike.
fn for_every_policy(fact: impl Fn(&Case, &str)) {
    for_every_case(|case| case.policies().for_each(|policy| fact(case, policy)));
}

#[test]
fn no_reader_and_room_for_no_page_are_ace_alone() {
    for_every_policy(|case, policy| {
        let alone = case.events(policy, Variant::Ace);
        let none = case.with(json!({ "reader": "none" })).events(policy, Variant::AceWithReader);
        assert_eq!(none, alone, "{policy}");
        for reader in READERS {
            let mut events =
                case.with(json!({ "reader": reader, "n_e": 1 })).events(policy, Variant::AceWithReader);
            events.iter_mut().for_each(|event| event.stream = false);
            assert_eq!(events, alone, "{policy} {reader}");
        }
    });
}

#[test]
fn one_page_lookahead_is_next_page_lookahead_of_one_page() {
    for_every_policy(|case, policy| {
        let opl = case.with(json!({ "reader": "opl", "n_e": 5 })).events(policy, Variant::AceWithReader);
        let npl = case.with(json!({ "reader": "npl", "n_e": 2 })).events(policy, Variant::AceWithReader);
        assert_eq!(opl, npl, "{policy}");
    });
}

#[test]
fn lookahead_and_streams_fetch_pages_right_behind_the_missed_one() {
    let fetched = Cell::new(0);
    for_every_policy(|case, policy| {
        for reader in ["opl", "npl", "tap"] {
            let case = case.with(json!({ "reader": reader, "n_e": 4 }));
            for event in case.events(policy, Variant::AceWithReader) {
                let near = event.page + 1..=event.page + 3;
                assert!(event.prefetched.iter().all(|page| near.contains(page)), "{policy} {reader}");
                assert!(event.prefetched.is_sorted(), "{policy} {reader}");
                assert!(reader != "tap" || event.stream || event.prefetched.is_empty(), "{policy}");
                fetched.set(fetched.get() + event.prefetched.len());
            }
        }
    });
    assert!(fetched.get() > 1_000, "{}", fetched.get());
}

#[test]
fn the_history_alone_knows_no_stream_and_with_streams_out_of_reach_both_are_the_history() {
    for_every_policy(|case, policy| {
        let events =
            |reader: &str| case.with(json!({ "reader": reader })).events(policy, Variant::AceWithReader);
        let (history, both) = (events("history"), events("tap+history"));
        assert!(history.iter().all(|event| !event.stream), "{policy}");
        let until = both.iter().position(|event| event.stream).unwrap_or(both.len());
        assert_eq!(history[..until], both[..until], "{policy}");
    });
}
