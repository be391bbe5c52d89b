//! Traces written out with pins and clients: the scene's run is that of the same recording from a file.

use std::rc::Rc;

use bufferpool_ace::scene::Scene;
use bufferpool_ace::session::Session;
use bufferpool_ace::step::sentence;
use bufferpool_core::trace::operation::Operations;
use bufferpool_core::trace::{Trace, csv, is_write, page_of};
use serde_json::{Value, json};

use crate::support::for_every_pinned_lane;
use crate::support::pinned::Pinned;

/// The rows of a case, and what each of them becomes.
fn rows(pinned: &Pinned, row: impl Fn(char, u32, u16) -> String) -> Vec<String> {
    let whole = pinned.whole();
    let mut rows = Vec::new();
    for t in 0..=whole.requests.len() {
        let steps = pinned.steps_before(t).iter();
        rows.extend(steps.map(|step| row(if step.takes { 'P' } else { 'U' }, step.page, step.client)));
        let Some(&request) = whole.requests.get(t) else { break };
        rows.push(row(if is_write(request) { 'W' } else { 'R' }, page_of(request), pinned.clients[t]));
    }
    rows
}

/// Client 1 is not named at every other row.
fn written_out(pinned: &Pinned) -> String {
    let word = |op, page: u32, client| match client {
        1 if page.is_multiple_of(2) => format!("{op}{page}"),
        _ => format!("{op}{page}@{client}"),
    };
    rows(pinned, word).join(" ")
}

fn file(pinned: &Pinned) -> Rc<Trace> {
    let lines = rows(pinned, |op, page, client| format!("{op},{page},{client}\n")).concat();
    let mut reader = csv::reader(Operations::ReadWrite);
    reader.push(format!("op,page,client\n{lines}").as_bytes());
    Rc::new(reader.finish(Some(pinned.case.pages)).expect("a recording"))
}

/// All that happens in the only lane, and what is told of it.
fn told(mut session: Session) -> Vec<(Value, Option<String>)> {
    let requests = session.requests();
    let mut at = |position| {
        session.seek(position);
        (json!(session.last_event(0)), sentence(&session, 0))
    };
    (0..=requests).map(&mut at).collect()
}

#[test]
fn a_trace_written_out_runs_as_the_same_recording_from_a_file() {
    for_every_pinned_lane(|pinned, policy, variant| {
        let config = pinned.case.config(policy, variant);
        let mut scene = json!(config);
        scene["workload"] = json!({ "kind": "given", "trace": written_out(pinned) });
        let open = |scene: &Value, own| {
            Scene::from_json(scene, u32::MAX)
                .and_then(|scene| scene.open(own, &[], u64::MAX))
                .expect("a legal scene")
        };
        let given = open(&scene, None);
        assert_eq!(given.requests(), pinned.case.requests.len() as u64);
        scene["workload"] = json!({ "kind": "own", "name": "a.csv", "hash": "0123456789abcdef" });
        assert_eq!(told(given), told(open(&scene, Some(file(pinned)))));
    });
}

/// What is told of each request of a trace written out, in four frames of LRU, and which pages leave.
fn of_four_frames(trace: &str) -> Vec<(Vec<u32>, String)> {
    let scene = json!({
        "pages": 20, "frames": 4, "alpha": 2, "base_us": 10, "k_r": 1, "k_w": 1, "policy": "lru", "mode": "baseline",
        "workload": { "kind": "given", "trace": trace },
    });
    let scene = Scene::from_json(&scene, u32::MAX).expect("a legal scene");
    let mut session = scene.open(None, &[], u64::MAX).expect("a legal scene");
    let mut at = |position| {
        session.seek(position);
        let left = session.last_event(0).expect("an event").evicted.clone();
        (left, sentence(&session, 0).expect("a sentence"))
    };
    (1..=scene.trace(None).expect("a trace").requests.len() as u64).map(&mut at).collect()
}

#[test]
fn the_page_before_a_pinned_tail_leaves() {
    // Page 1 at the LRU end is held; pages 2 to 4 are given back.
    let told = of_four_frames("R1 R2 U2 R3 U3 R4 U4 R5");
    assert_eq!(told[4].0, [2]);
    assert!(told[4].1.contains("Page 1 may not go, client 1 still holds it"), "{}", told[4].1);
    // Without a single pin all of them may go.
    assert_eq!(of_four_frames("R1 R2 R3 R4 R5")[4].0, [1]);
}

#[test]
fn four_frames_held_by_four_clients_end_the_run_at_the_fifth_clients_miss() {
    let told = of_four_frames("R1@1 R2@2 R3@3 R4@4 P4@4 R1@5 U1@1 R5@5 U5@5 R6@1");
    // Client 5 may have what is there.
    assert_eq!(told.len(), 5);
    assert!(told[3].1.ends_with("page 4 is read into it."), "{}", told[3].1);
    let end = "Request 6, of page 5 by client 5, finds every frame pinned: no unpinned buffers available, as PostgreSQL \
        says. The run ends here.";
    assert!(told[4].1.ends_with(end), "{}", told[4].1);
    // Had client 4 given its page back, there were room.
    assert_eq!(of_four_frames("R1@1 R2@2 R3@3 R4@4 U4@4 R5@5")[4].0, [4]);
}
