//! What ACE would save on every device, against the lanes of ordinary sessions, one scene a cell.

use std::collections::BTreeSet;
use std::rc::Rc;

use bufferpool_ace::config::{LaneConfig, Mode};
use bufferpool_ace::policy::registry::POLICIES;
use bufferpool_ace::savings::{Savings, SavingsCell, Spent};
use bufferpool_ace::scene::Scene;
use bufferpool_core::device::REGISTRY;
use bufferpool_core::trace::recorded::{Found, PinStep, Recorded};
use bufferpool_core::trace::{MAXIMUM_PAGES, Trace};
use serde_json::{Value, json};

/// Settings of all kinds, and a start state whose pages are dirty in part.
fn scene(seed: u64) -> Value {
    json!({
        "pages": 90, "frames": 24, "device": REGISTRY[0].id, "cost": if seed == 1 { "poster" } else { "ideal" },
        "cpu_us": seed, "seed": seed, "start": { "pool": "3D 4 5D 6", "hand": 2 },
        "lanes": [{ "policy": POLICIES[0].spec.id, "mode": "baseline" }],
        "workload": { "kind": "skewed", "requests": 400, "seed": seed, "reads_percent": 40 },
    })
}

fn parsed(scene: &Value) -> Scene {
    Scene::from_json(scene, MAXIMUM_PAGES).unwrap()
}

/// Three clients, each of which gives a page back some requests later, and never the one it asks for at every tenth.
fn pinned(trace: &Trace) -> Trace {
    let clients: Vec<u16> = (0..trace.requests.len()).map(|t| 1 + (t % 3) as u16).collect();
    let mut pin_steps = Vec::new();
    for (t, &request) in trace.requests.iter().enumerate() {
        let given_back = t + 2 + 3 * (t % 4);
        if t % 40 != 39 && given_back <= trace.requests.len() {
            pin_steps.push(PinStep {
                before: given_back as u32,
                page: request >> 1,
                client: clients[t],
                takes: false,
            });
        }
    }
    pin_steps.sort_by_key(|step| step.before);
    let recorded = Recorded { clients, pin_steps, ..Recorded::default() };
    let recorded = recorded.over(&trace.requests, trace.pages).unwrap();
    Trace { recorded: Some(Rc::new(recorded)), ..trace.clone() }
}

fn savings(scene: &Scene, trace: &Rc<Trace>) -> Savings {
    Savings::new(&scene.lanes[0], &scene.start, Rc::clone(trace))
}

fn cells(scene: &Scene, trace: &Rc<Trace>) -> Vec<SavingsCell> {
    let mut savings = savings(scene, trace);
    assert_eq!(savings.advance(u64::MAX).unwrap(), savings.requests());
    savings.cells()
}

/// What two lanes of a session show at the end.
fn shown(scene: &Value, policy: &str, device: &str, trace: &Rc<Trace>) -> [Spent; 2] {
    let mut scene = scene.clone();
    scene["device"] = device.into();
    scene["lanes"] =
        ["baseline", "ace"].map(|mode| json!({ "policy": policy, "mode": mode })).to_vec().into();
    let mut session = parsed(&scene).open(Some(Rc::clone(trace))).unwrap();
    session.seek(session.requests());
    [0, 1].map(|lane| {
        let counts = *session.lanes().all()[lane].counts();
        let times = session.lanes().all()[lane].times();
        Spent {
            latency_us: times.latency().to_number(),
            write_time_us: times.write.to_number(),
            pages_written: counts.pages_written,
            write_batches: counts.write_batches,
            misses: counts.misses,
        }
    })
}

fn equals_sessions(scene: &Value, trace: &Rc<Trace>) {
    let cells = cells(&parsed(scene), trace);
    assert_eq!(cells.len(), POLICIES.len() * REGISTRY.len());
    for (place, cell) in cells.iter().enumerate() {
        assert_eq!(cell.policy, POLICIES[place / REGISTRY.len()].spec.id);
        assert_eq!(cell.device, REGISTRY[place % REGISTRY.len()].id);
        let shown = shown(scene, cell.policy, cell.device, trace);
        assert_eq!([cell.baseline, cell.ace], shown, "{} on {}", cell.policy, cell.device);
    }
}

#[test]
fn a_cell_is_what_two_lanes_of_a_session_show() {
    for seed in 1..=3 {
        let scene = scene(seed);
        equals_sessions(&scene, &parsed(&scene).trace(None).unwrap());
    }
}

#[test]
fn a_cell_of_a_trace_with_pins_keeps_to_them() {
    for seed in 1..=3 {
        let scene = scene(seed);
        let drawn = parsed(&scene).trace(None).unwrap();
        let whole = Rc::new(pinned(&drawn));
        let trace = parsed(&scene).trace(Some(Rc::clone(&whole))).unwrap();
        equals_sessions(&scene, &trace);
        let mut without = Trace::clone(&trace);
        without.recorded = None;
        assert_ne!(cells(&parsed(&scene), &trace), cells(&parsed(&scene), &Rc::new(without)));
    }
}

#[test]
fn a_run_that_pins_end_goes_to_another_module_with_the_recording_of_its_requests() {
    let mut json = scene(1);
    json["frames"] = 9.into();
    let scene = parsed(&json);
    let mut whole = pinned(&scene.trace(None).unwrap());
    let said = Recorded {
        found: vec![Found::Hit; whole.requests.len()],
        ..Recorded::clone(whole.recorded.as_ref().unwrap())
    };
    whole.recorded = Some(Rc::new(said));
    let trace = scene.trace(Some(Rc::new(whole))).unwrap();
    let (requests, recorded) = (&trace.requests, trace.recorded.as_ref().unwrap());
    assert!(requests.len() < recorded.clients.len(), "the run ends early");
    assert!(Recorded::from_bytes(&recorded.to_bytes(), requests, trace.pages).is_err());
    let bytes = recorded.of_first(requests.len()).to_bytes();
    let again = Recorded::from_bytes(&bytes, requests, trace.pages).unwrap();
    let again = Rc::new(Trace { recorded: Some(Rc::new(again)), ..Trace::clone(&trace) });
    assert_eq!(cells(&scene, &again), cells(&scene, &trace));
    equals_sessions(&json, &again);
}

#[test]
fn slices_of_any_length_come_to_the_same_and_policies_are_told_as_they_finish() {
    let scene = parsed(&scene(2));
    let trace = scene.trace(None).unwrap();
    let whole = cells(&scene, &trace);
    for slice in [1_000, 399, 7] {
        let mut savings = savings(&scene, &trace);
        let mut at = 0;
        while !savings.is_done() {
            let reached = savings.advance(slice).unwrap();
            assert_eq!(reached, savings.requests().min(at + slice));
            at = reached;
            let told = savings.cells();
            assert_eq!(told, whole[..told.len()]);
        }
        assert_eq!(savings.cells(), whole);
    }
}

#[test]
fn each_run_is_served_once() {
    let scene = parsed(&scene(1));
    let trace = scene.trace(None).unwrap();
    let batch_limits: BTreeSet<u32> = REGISTRY.iter().map(|device| device.k_w).collect();
    let runs = POLICIES.len() * (1 + batch_limits.len());
    assert_eq!(savings(&scene, &trace).requests(), (runs * trace.requests.len()) as u64);
}

#[test]
fn policy_mode_and_device_of_the_lane_at_hand_change_nothing() {
    let scene = parsed(&scene(3));
    let trace = scene.trace(None).unwrap();
    let mut other = scene.clone();
    other.lanes[0] = LaneConfig {
        policy: POLICIES[1].spec.id,
        mode: Mode::Ace,
        prefetch: true,
        n_w: 2,
        n_e: 3,
        ..scene.lanes[0].clone()
    };
    (other.lanes[0].device.alpha, other.lanes[0].device.k_w) = (7.0, 3);
    assert_eq!(cells(&other, &trace), cells(&scene, &trace));
}

#[test]
fn a_trace_without_requests_is_done_at_once() {
    let scene = parsed(&scene(1));
    let mut savings = savings(&scene, &Rc::new(Trace::new(Vec::new(), 90).unwrap()));
    assert_eq!(savings.advance(1).unwrap(), 0);
    assert!(savings.is_done());
    assert!(savings.cells().iter().all(|cell| cell.ace == cell.baseline && cell.ace.latency_us == 0.0));
}
