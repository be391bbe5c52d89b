//! Policies as courses teach them, worked by hand where they differ from the published ones (docs/rules/policies.md).

use serde_json::{Value, json};

use crate::support::sessions::open;

/// The page that leaves at the last request, with some parameters of a policy.
fn victim(policy: &str, frames: u32, requests: &str, own: &Value) -> Option<u32> {
    let mut lane = json!({ "policy": policy, "mode": "baseline" });
    lane.as_object_mut().unwrap().extend(own.as_object().unwrap().clone());
    let trace: Vec<String> = requests.split(' ').map(|page| format!("R{page}")).collect();
    let mut session = open(&json!({
        "pages": 10, "frames": frames, "device": "pcie-p4510", "lanes": [lane],
        "workload": { "kind": "given", "trace": trace.join(" ") },
    }));
    session.seek(trace.len() as u64);
    session.last_event(0).unwrap().victim
}

#[test]
fn of_pages_with_fewer_than_three_requests_bustub_takes_the_one_that_came_first() {
    // Page 1 was asked for at 0 and 2, page 2 at 1.
    let lru_3 = |by_first: u32| victim("lru-k", 2, "1 2 1 3", &json!({ "k": 3, "by_first": by_first }));
    assert_eq!(lru_3(0), Some(2));
    assert_eq!(lru_3(1), Some(1));
}

#[test]
fn bustub_forgets_the_requests_of_an_evicted_page() {
    // Page 1 leaves at 2 and returns at 3: with its request at 0 it has two, page 5 has one.
    let lru_2 = |retained: u32| victim("lru-k", 2, "1 2 3 1 5 6", &json!({ "retained": retained }));
    assert_eq!(lru_2(2), Some(5));
    // Without that each has one, and page 1 was asked for before page 5.
    assert_eq!(lru_2(0), Some(1));
}

#[test]
fn bustub_moves_the_target_of_arc_once_the_victim_is_gone() {
    // Page 2 left T1, page 3 is in it, page 1 in T2. Its return makes p = 1 first: T1 is not longer, so T2's page goes.
    assert_eq!(victim("arc", 2, "1 2 1 3 2", &json!({})), Some(1));
    // In BusTub p is 0 still, and T1 is no shorter.
    assert_eq!(victim("arc", 2, "1 2 1 3 2", &json!({ "bustub": 1 })), Some(3));
}

#[test]
fn one_bit_does_not_tell_how_often_a_page_was_used() {
    let one_bit = json!({ "usage_maximum": 1, "usage_start": 1 });
    // Page 1 was used three times: its count is above those of pages 2 and 3.
    assert_eq!(victim("clock", 3, "1 1 1 2 3 4", &json!({})), Some(2));
    assert_eq!(victim("clock", 3, "1 1 1 2 3 4", &one_bit), Some(1));
    // As with the textbooks' Second Chance, in which loading sets the bit.
    assert_eq!(victim("second-chance", 3, "1 1 1 2 3 4", &json!({ "loaded": 1 })), Some(1));
}
