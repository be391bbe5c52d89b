//! What ACE would save on every device: an experiment over policies and devices, against the lanes of ordinary sessions.

use std::rc::Rc;

use bufferpool_ace::experiments::LAB;
use bufferpool_ace::policy::registry::POLICIES;
use bufferpool_ace::scene::Scene;
use bufferpool_core::device::REGISTRY;
use bufferpool_core::trace::recorded::{Found, PinStep, Recorded};
use bufferpool_core::trace::{MAXIMUM_PAGES, Trace};
use bufferpool_lab::sweep::lab::Wanted;
use bufferpool_lab::sweep::record::fields_of;
use serde_json::{Map, Value, json};

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

/// What a lane came to.
type Spent = Map<String, Value>;

/// A scene on which policy and device are other ones: that policy alone and inside ACE.
fn of_cell(scene: &Value, policy: &str, device: &str) -> Value {
    let mut scene = scene.clone();
    scene["device"] = device.into();
    scene["lanes"] =
        ["baseline", "ace"].map(|mode| json!({ "policy": policy, "mode": mode })).to_vec().into();
    scene
}

/// Every policy on every device, as one worker runs them: it remembers what lanes counted.
fn cells(scene: &Value, trace: &Rc<Trace>) -> Vec<[Spent; 2]> {
    let mut bench = (LAB.bench)(MAXIMUM_PAGES, u64::MAX);
    let wanted = Wanted { sets: 0, min: false, divergence: false };
    let mut run = |policy: &str, device: &str| {
        let records = bench(&of_cell(scene, policy, device), wanted, Some(trace)).unwrap();
        <[Spent; 2]>::try_from(records.into_iter().map(|lane| lane.counters).collect::<Vec<_>>()).unwrap()
    };
    places().map(|(policy, device)| run(policy, device)).collect()
}

fn places() -> impl Iterator<Item = (&'static str, &'static str)> {
    POLICIES.iter().flat_map(|policy| REGISTRY.iter().map(|device| (policy.spec.id, device.id)))
}

/// What two lanes of a session show at the end.
fn shown(scene: &Value, policy: &str, device: &str, trace: &Rc<Trace>) -> [Spent; 2] {
    let scene = of_cell(scene, policy, device);
    let mut session = parsed(&scene).open(Some(Rc::clone(trace)), &[], u64::MAX).unwrap();
    session.seek(session.requests());
    [0, 1].map(|lane| {
        let lane = &session.lanes().all()[lane];
        fields_of(&lane.counts().priced(lane.config()).counters(lane.pool()))
    })
}

fn equals_sessions(scene: &Value, trace: &Rc<Trace>) {
    for ((policy, device), cell) in places().zip(cells(scene, trace)) {
        assert_eq!(cell, shown(scene, policy, device, trace), "{policy} on {device}");
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
        assert_ne!(cells(&scene, &trace), cells(&scene, &Rc::new(without)));
    }
}

/// Points of a grid that differ in prices alone share a run, and a policy alone is served once for all of them.
#[test]
fn a_cell_of_a_grid_over_prices_and_batch_sizes_is_its_scene_run_alone() {
    let wanted = Wanted { sets: 0, min: false, divergence: false };
    for policy in POLICIES {
        let policy = policy.spec.id;
        let mut scene = scene(2);
        scene["lanes"] = json!([
            { "policy": policy, "mode": "baseline" },
            { "policy": policy, "mode": "ace" },
            { "policy": policy, "mode": "ace", "prefetch": true },
        ]);
        let mut shared = (LAB.bench)(MAXIMUM_PAGES, u64::MAX);
        for (n_w, k_w, alpha) in [None, Some(4)].into_iter().flat_map(|n_w| {
            [1, 3, 8].into_iter().flat_map(move |k_w| [1.0, 2.8].map(move |alpha| (n_w, k_w, alpha)))
        }) {
            scene["k_w"] = k_w.into();
            scene["alpha"] = alpha.into();
            let fields = scene.as_object_mut().unwrap();
            fields.remove("n_w");
            fields.extend(n_w.map(|n_w: u32| ("n_w".to_owned(), n_w.into())));
            let mut alone = (LAB.bench)(MAXIMUM_PAGES, u64::MAX);
            let [cell, run] = [&mut shared, &mut alone].map(|bench| bench(&scene, wanted, None).unwrap());
            assert_eq!(cell, run, "{policy}, n_w {n_w:?}, k_w {k_w}, alpha {alpha}");
        }
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
    assert_eq!(cells(&json, &again), cells(&json, &trace));
    equals_sessions(&json, &again);
}

#[test]
fn a_trace_without_requests_costs_nothing() {
    for [baseline, ace] in cells(&scene(1), &Rc::new(Trace::new(Vec::new(), 90).unwrap())) {
        assert_eq!(baseline, ace);
        assert_eq!(ace["latency_us"], 0.0);
    }
}
