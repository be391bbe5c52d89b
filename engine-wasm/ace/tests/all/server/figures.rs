//! What ACE saves with clients (without the Reader, on the P4510 at 1/64 of the paper's size): shares of the time in percent
//! that independent simulators found, within 1.5 points. The more clients, the less, until the write slots are full.

use bufferpool_ace::config::LaneConfig;
use bufferpool_ace::config::server::ServerConfig;
use bufferpool_ace::preset;
use bufferpool_ace::scene::Scene;
use bufferpool_ace::server::run::Goal;
use bufferpool_core::trace::MAXIMUM_PAGES;
use bufferpool_lab::preset::Preset;
use serde_json::json;

use super::server;

const CLIENTS: [u32; 3] = [1, 8, 20];

/// Policy, workload, CPU time a request, and what is saved with so many clients.
const SAVED: [(&str, &str, f64, [f64; 3]); 4] = [
    ("lru", "ms-64", 0.0, [56.5, 34.5, -3.3]),
    ("lru", "ris-64", 0.0, [29.6, 29.6, 16.9]),
    ("lru", "wis-64", 20.0, [33.0, 26.7, 6.8]),
    ("clock", "ms-64", 0.0, [56.4, 27.8, -11.7]),
];

#[test]
fn ace_saves_what_others_found_until_the_write_slots_are_full() {
    for (policy, id, cpu_us, expected) in SAVED {
        let preset: Preset = serde_json::from_str(preset::find(id).unwrap()).unwrap();
        let mut scene = preset.scene;
        scene["workload"]["requests"] = 400_000.into();
        scene["lanes"] = json!([{ "mode": "baseline" }, { "mode": "ace" }]);
        (scene["policy"], scene["cpu_us"], scene["server"]) = (policy.into(), cpu_us.into(), true.into());
        let scene = Scene::from_json(&scene, MAXIMUM_PAGES).unwrap();
        let trace = scene.trace(None).unwrap();
        for (clients, expected) in CLIENTS.into_iter().zip(expected) {
            let [baseline, ace] = [0, 1].map(|lane: usize| {
                let model =
                    scene.lanes[lane].server.map(|model| ServerConfig { clients: Some(clients), ..model });
                let mut server = server(&LaneConfig { server: model, ..scene.lanes[lane].clone() }, &trace);
                server.go(Goal::END, &mut ());
                server.now_ns() as f64
            });
            let saved = 100.0 * (1.0 - ace / baseline);
            let place = format!("{policy} {id} {cpu_us} us, {clients} clients: {saved:.1}, not {expected}");
            assert!((saved - expected).abs() <= 1.5, "{place}");
        }
    }
}
