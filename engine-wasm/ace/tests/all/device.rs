//! A lane's device: its operations against the counters, whichever way a position was reached.

use bufferpool_ace::counters::Counts;
use bufferpool_ace::preset;
use bufferpool_ace::scene::Scene;
use bufferpool_ace::session::{AceSession, Device, Operation, Session};
use bufferpool_core::counter::Since;
use bufferpool_core::trace::{MAXIMUM_PAGES, page_of};
use bufferpool_lab::preset::Preset;
use bufferpool_lab::session::RECENT_EVENTS;
use proptest::prelude::*;
use serde_json::{Value, json};

use crate::support::policies;
use crate::support::sessions::open;

const WINDOW: u64 = RECENT_EVENTS as u64;

/// Batches and reads of more than one device step occur: n_w > k_w and n_e > k_r.
fn scene(policy: &str, seed: u64, cost: &str, n_w: u32) -> Value {
    json!({
        "pages": 300, "frames": 30, "alpha": 2.8, "base_us": 12.4, "k_r": 2, "k_w": 3, "cpu_us": 0.7,
        "n_w": n_w, "n_e": 6, "cost": cost,
        "lanes": [
            { "policy": policy, "mode": "baseline" },
            { "policy": policy, "mode": "ace" },
            { "policy": policy, "mode": "ace", "prefetch": true },
        ],
        "workload": { "kind": "scan", "requests": 400, "seed": seed, "reads_percent": 40 },
    })
}

fn device_time_us(session: &Session, lane: usize) -> f64 {
    session.lanes().all()[lane].times().device_us()
}

fn close(left: f64, right: f64) -> bool {
    (left - right).abs() <= 1e-9 * left.abs().max(right.abs()).max(1.0)
}

/// Start and duration of each transfer, in order.
fn transfers(device: &Device) -> Vec<(f64, f64)> {
    let parts = device.operations.iter().flat_map(|operation| [&operation.write, &operation.read]);
    parts.flatten().map(|transfer| (transfer.start_us, transfer.duration_us)).collect()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]
    #[test]
    fn the_window_is_what_the_counters_grew_by(
        seed in 0u64..1_000,
        policy in policies(),
        poster in any::<bool>(),
        n_w in 1u32..9,
        positions in prop::collection::vec(0u64..=400, 1..6),
    ) {
        let scene = scene(policy, seed, if poster { "poster" } else { "ideal" }, n_w);
        let mut session = open(&scene);
        for position in positions {
            session.seek(position);
            let from = position.saturating_sub(WINDOW);
            let mut before = open(&scene);
            before.seek(from);
            for lane in 0..3 {
                let device = session.device(lane).unwrap();
                let requests: Vec<u64> = device.operations.iter().map(|operation| operation.t).collect();
                prop_assert_eq!(requests, (from..position).collect::<Vec<_>>());
                prop_assert!(close(device.start_us, device_time_us(&before, lane)));
                prop_assert!(close(device.end_us, device_time_us(&session, lane)));
                // One transfer after the other, without a gap, from the window's start to now.
                let mut now = device.start_us;
                for (start, duration) in transfers(&device) {
                    prop_assert!(close(start, now) && duration > 0.0);
                    now = start + duration;
                }
                prop_assert!(close(now, device.end_us));
                let (now, then) = (session.lanes().all()[lane].counts(), before.lanes().all()[lane].counts());
                let sum = |pick: &dyn Fn(&Operation) -> u64| -> u64 {
                    device.operations.iter().map(pick).sum()
                };
                let grown = now.since(then);
                prop_assert_eq!(sum(&|o| o.write.as_ref().map_or(0, |w| w.pages.into())), grown.pages_written);
                prop_assert_eq!(sum(&|o| o.write.as_ref().map_or(0, |w| w.steps)), grown.write_steps);
                prop_assert_eq!(sum(&|o| o.read.as_ref().map_or(0, |r| r.pages.into())), grown.pages_read);
                prop_assert_eq!(sum(&|o| o.read.as_ref().map_or(0, |r| r.steps)), grown.read_steps);
            }
        }
    }

    #[test]
    fn the_same_device_is_shown_however_a_position_was_reached(
        seed in 0u64..1_000,
        policy in policies(),
        position in 0u64..400,
        detour in 0u64..=400,
    ) {
        let scene = scene(policy, seed, "ideal", 5);
        let mut stepped = open(&scene);
        for at in 1..=position {
            stepped.seek(at);
        }
        let mut sought = open(&scene);
        sought.continue_prescan(seed % 500);
        sought.seek(detour);
        sought.seek(position);
        for lane in 0..3 {
            prop_assert_eq!(stepped.device(lane), sought.device(lane));
        }
    }

    #[test]
    fn bins_of_the_disk_count_each_request_once(seed in 0u64..1_000, size in 1u32..400, cut in 0u64..500) {
        let session = open(&scene("lru", seed, "ideal", 3));
        let mut expected = vec![0; 300_u32.div_ceil(size) as usize];
        for &request in &session.trace().requests {
            expected[(page_of(request) / size) as usize] += 1;
        }
        let (first, second) = (session.requests_by_bin(size, 0, cut), session.requests_by_bin(size, cut, 400));
        let sum: Vec<u32> = first.iter().zip(&second).map(|(first, second)| first + second).collect();
        prop_assert_eq!(sum, expected);
    }
}

#[test]
fn utilisation_is_pages_over_lanes_times_steps_and_unknown_before_the_first_step() {
    let mut session = open(&scene("lru", 3, "ideal", 5));
    let none = session.device(1).unwrap();
    assert_eq!((none.write.share, none.write.pages_a_step, none.read.share), (None, None, None));
    session.seek(400);
    for lane in 0..3 {
        let device = session.device(lane).unwrap();
        let counts = *session.lanes().all()[lane].counts();
        let share = counts.pages_written as f64 / (3.0 * counts.write_steps as f64);
        assert_eq!(device.write.share, Some(share));
        assert!(share > 0.0 && share <= 1.0);
        assert_eq!(device.read.share, Some(counts.pages_read as f64 / (2.0 * counts.read_steps as f64)));
        assert_eq!((device.write.channels, device.read.channels), (3, 2));
    }
    // One page a write: the baseline leaves all lanes but one idle.
    assert_eq!(session.device(0).unwrap().write.share, Some(1.0 / 3.0));
    assert_eq!(session.device(3), None);
}

/// The first preset's first dirty eviction: the same 30 us, one channel filled or three.
#[test]
fn the_first_steps_show_one_channel_filled_against_three() {
    let preset: Preset = serde_json::from_str(preset::find("first-steps").unwrap()).unwrap();
    let mut session = open(&preset.scene);
    session.seek(10);
    let write = |lane| session.device(lane).unwrap().operations.pop().unwrap().write.unwrap();
    let (baseline, ace) = (write(0), write(1));
    assert_eq!((baseline.named, baseline.steps, baseline.duration_us), (vec![4], 1, 30.0));
    assert_eq!((ace.named, ace.steps, ace.duration_us), (vec![4, 5, 2], 1, 30.0));
    assert_eq!(baseline.start_us, 80.0, "eight reads before it");
    assert_eq!(session.device(0).unwrap().end_us, 120.0);
}

#[test]
fn under_the_posters_cost_model_a_baseline_write_takes_as_long_as_a_read() {
    let scene = scene("lru", 1, "poster", 3);
    let mut session = open(&scene);
    session.seek(400);
    let longest = |lane| {
        let device: Device = session.device(lane).unwrap();
        let writes = device.operations.iter().filter_map(|operation| operation.write.clone());
        writes.map(|write| write.duration_us / write.steps as f64).fold(0.0, f64::max)
    };
    assert_eq!(longest(0), 12.4);
    assert!(close(longest(1), 34.72));
}

proptest! {
    /// Prices of as many digits as a number has, over the longest run: against floating point, which rounds but never runs
    /// out of digits.
    #[test]
    fn no_legal_price_makes_a_time_wrong(
        alpha in 1e-6..1e6_f64, base_us in 1e-6..1e6_f64, cpu_us in 0.0..1e6_f64, steps in 1..=100_000_000_u64,
    ) {
        let mut scene = scene("lru", 1, "ideal", 3);
        scene["alpha"] = alpha.into();
        scene["base_us"] = base_us.into();
        scene["cpu_us"] = cpu_us.into();
        let lane = Scene::from_json(&scene, MAXIMUM_PAGES).unwrap().lanes.remove(1);
        let counts = Counts { requests: steps, read_steps: steps, write_steps: steps, ..Counts::default() };
        let times = counts.priced(&lane).times();
        let steps = steps as f64;
        let whole = base_us * steps + alpha * base_us * steps + cpu_us * steps;
        prop_assert!((times.latency().to_number() - whole).abs() <= 1e-12 * whole);
        prop_assert!(times.identity().holds);
    }
}
