//! Policies as courses teach them, worked by hand where they differ from the published ones (docs/rules/policies.md).

use bufferpool_ace::session::Session;
use serde_json::{Value, json};

use crate::support::sessions::open;

/// The page that leaves at the last request, with some parameters of a policy.
fn victim(policy: &str, frames: u32, requests: &str, own: &Value) -> Option<u32> {
    let trace: Vec<String> = requests.split(' ').map(|page| format!("R{page}")).collect();
    let mut session = opened(policy, frames, &trace.join(" "), own);
    session.seek(trace.len() as u64);
    session.last_event(0).unwrap().victim
}

/// A session of one lane.
fn opened(policy: &str, frames: u32, trace: &str, own: &Value) -> Session {
    let mut lane = json!({ "policy": policy, "mode": "baseline" });
    lane.as_object_mut().unwrap().extend(own.as_object().unwrap().clone());
    open(&json!({
        "pages": 10, "frames": frames, "device": "pcie-p4510", "lanes": [lane],
        "workload": { "kind": "given", "trace": trace },
    }))
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

/// Sheets and courses that docs/rules/policies.md names: misses, pages evicted in order, pages written.
#[test]
fn the_clock_with_use_and_modify_bit_evicts_what_the_sheets_say() {
    let run = |own: Value, frames, trace: &str| {
        let policy = own["policy"].as_str().unwrap().to_owned();
        let mut session = opened(&policy, frames, trace, &own);
        let requests = trace.split(' ').count() as u64;
        let evicted = (1..=requests).filter_map(|position| {
            session.seek(position);
            session.last_event(0).unwrap().victim
        });
        let evicted: Vec<u32> = evicted.collect();
        let counts = *session.lanes().all()[0].counts();
        (counts.misses, evicted, counts.evictions_dirty)
    };
    let enhanced = |third: u32| json!({ "policy": "enhanced-second-chance", "third": third });
    let plain = || json!({ "policy": "second-chance", "loaded": 1 });
    assert_eq!(run(enhanced(0), 3, "R0 R1 W3 W1 R2 R0 R1 W2"), (6, vec![0, 1, 3], 2));
    let sheet = "W0 R1 W2 W3 R4";
    assert_eq!((run(enhanced(0), 4, sheet).1, run(plain(), 4, sheet).1), (vec![1], vec![0]));
    let swap = "W0 W1 W2 W3 R0 R3 R1";
    assert_eq!(run(enhanced(0), 2, swap), (6, vec![0, 1, 2, 0], 3));
    for own in [enhanced(1), plain()] {
        let (_, evicted, written) = run(own, 2, swap);
        assert_eq!((evicted, written), (vec![0, 1, 2, 3], 4));
    }
    let third = "R0 W1 R4 R0 R2 R3 R0 W1 R0 R2 R3 R4 R2 R3";
    for own in [enhanced(0), enhanced(1)] {
        assert_eq!(run(own, 4, third), (9, vec![0, 4, 2, 3, 0], 0));
    }
    assert_eq!(run(plain(), 4, third).0, 10);
}

/// A loop that is longer than the pool: each round hits the pages that became hot first.
#[test]
fn clock_pro_hits_all_but_the_least_cold_pages_of_a_loop() {
    let pages: Vec<String> = (0..25).map(|page| format!("R{page}")).collect();
    let trace = vec![pages.join(" "); 40].join(" ");
    let mut session = open(&json!({
        "pages": 25, "frames": 10, "device": "pcie-p4510", "lanes": [{ "policy": "clock-pro", "mode": "baseline" }],
        "workload": { "kind": "given", "trace": trace },
    }));
    session.seek(1_000);
    assert_eq!(1_000 - session.lanes().all()[0].counts().misses, 351);
}
