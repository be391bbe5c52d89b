//! The worked examples of docs/rules/ace.md, as slides and paper have them, and the device times of the poster.
//!
//! Papon & Athanassoulis, ICDE 2023: figures 6 and 7, section III; their slides and poster. Pools are written from MRU
//! to LRU, `D` dirty, `c` cold, as in a link.

use bufferpool_ace::config::LaneConfig;
use bufferpool_ace::config::start::Start;
use bufferpool_ace::counters::{Counts, Times};
use bufferpool_ace::event::Event;
use bufferpool_ace::lane::{AnyLane, lane_over};
use bufferpool_core::trace::pack;
use serde_json::{Value, json};

const PAGES: u32 = 100;

/// The device of the poster, with the numbers of an example over it.
fn config(numbers: &Value) -> LaneConfig {
    let mut config =
        json!({ "pages": PAGES, "frames": 6, "alpha": 3.0, "base_us": 12.4, "k_r": 6, "k_w": 3 });
    for (key, value) in numbers.as_object().unwrap() {
        config[key] = value.clone();
    }
    LaneConfig::from_json(config.as_object().unwrap()).unwrap()
}

fn lane(numbers: &Value, pool: &str, history: &str) -> Box<dyn AnyLane> {
    let config = config(numbers);
    let mut lane = lane_over(&config, &[]).unwrap();
    lane.set_up(&Start::parse(pool, 0, history, PAGES, config.frames).unwrap());
    lane
}

fn request(lane: &mut dyn AnyLane, page: u32, write: bool) -> Event {
    let mut seen = None;
    lane.observe(&[pack(page, write)], &mut |event| {
        seen = Some(event.clone());
        true
    });
    seen.unwrap()
}

/// The list in the form of a start state.
fn pool(lane: &dyn AnyLane) -> String {
    let entries = lane.structure().order.into_iter().map(|frame| {
        let dirty = if lane.pool().is_dirty(frame) { "D" } else { "" };
        let cold = if lane.badge(frame) == 1 { "c" } else { "" };
        format!("{}{dirty}{cold}", lane.pool().page_in(frame))
    });
    entries.collect::<Vec<_>>().join(" ")
}

const SLIDES_LRU: &str = "8D 6 2D 3 5D 7 4D";

#[test]
fn example_1_begins_with_a_write_that_takes_the_place_of_a_clean_page() {
    for mode in ["baseline", "ace"] {
        let numbers = json!({ "policy": "lru", "mode": mode, "frames": 7 });
        let mut lane = lane(&numbers, "6 2D 3 5D 7 4D 9", "");
        let event = request(lane.as_mut(), 8, true);
        assert_eq!((event.victim, event.batch), (Some(9), vec![]));
        assert_eq!(pool(lane.as_ref()), SLIDES_LRU);
    }
}

#[test]
fn example_1_lru_writes_and_evicts_the_tail() {
    let mut lane = lane(&json!({ "policy": "lru", "frames": 7 }), SLIDES_LRU, "");
    let event = request(lane.as_mut(), 1, true);
    assert_eq!((event.batch, event.evicted), (vec![4], vec![4]));
    assert_eq!(pool(lane.as_ref()), "1D 8D 6 2D 3 5D 7");
}

#[test]
fn example_1_ace_writes_three_pages_together_and_evicts_one() {
    let mut lane = lane(&json!({ "policy": "lru", "mode": "ace", "frames": 7 }), SLIDES_LRU, "");
    let event = request(lane.as_mut(), 1, true);
    assert_eq!((event.batch, event.evicted), (vec![4, 5, 2], vec![4]));
    assert_eq!(pool(lane.as_ref()), "1D 8D 6 2 3 5 7");
}

#[test]
fn example_1_the_reader_prefetches_one_page_at_the_lru_end() {
    let numbers = json!({ "policy": "lru", "mode": "ace", "prefetch": true, "frames": 7, "n_e": 2 });
    let mut lane = lane(&numbers, SLIDES_LRU, "1>50:2");
    let event = request(lane.as_mut(), 1, true);
    assert_eq!((event.batch, event.evicted, event.prefetched), (vec![4, 5, 2], vec![4, 7], vec![50]));
    assert_eq!(pool(lane.as_ref()), "1D 8D 6 2 3 5 50");
    // P takes the frame of the victim, the prefetched page that of page 7.
    assert_eq!((event.frame, event.prefetched_frames), (6, vec![5]));
}

#[test]
fn example_2_lru_wsr_gives_the_dirty_candidate_a_second_chance() {
    for mode in ["baseline", "ace"] {
        let mut lane = lane(&json!({ "policy": "lru-wsr", "mode": mode }), "6Dc 5 4D 3D 2 1D", "");
        let event = request(lane.as_mut(), 7, false);
        assert_eq!((event.second_chances, event.victim, event.evicted), (vec![1], Some(2), vec![2]));
        assert!(event.batch.is_empty());
        assert_eq!(pool(lane.as_ref()), "7 1Dc 6Dc 5 4D 3D");
    }
}

const FIGURE_6C: &str = "1Dc 2 3D 4Dc 5 6Dc";

#[test]
fn example_3_figure_6c_the_walk_takes_cold_pages_and_warns_the_others() {
    let mut lane = lane(&json!({ "policy": "lru-wsr", "mode": "ace" }), FIGURE_6C, "");
    let event = request(lane.as_mut(), 7, false);
    assert_eq!((event.batch, event.second_chances, event.evicted), (vec![6, 4, 1], vec![3], vec![6]));
    assert_eq!(event.second_chances_in_search, 0);
    assert_eq!(pool(lane.as_ref()), "7 3Dc 1c 2 4c 5");
}

#[test]
fn example_3_figure_6c_with_the_reader_evicts_three() {
    let numbers = json!({ "policy": "lru-wsr", "mode": "ace", "prefetch": true, "n_e": 3 });
    let mut lane = lane(&numbers, FIGURE_6C, "7>50:3,51:2");
    let event = request(lane.as_mut(), 7, false);
    assert_eq!((event.batch, event.evicted), (vec![6, 4, 1], vec![6, 5, 4]));
    assert_eq!(event.prefetched, [50, 51]);
    assert_eq!(pool(lane.as_ref()), "7 3Dc 1c 2 50 51");
}

/// Policy, pool, and what is written together; 6, 5 and 4 are evicted if the Reader asks for three.
const FIGURES_6A_6B: [(&str, &str, [u32; 3]); 2] =
    [("lru", "1 2D 3 4D 5 6D", [6, 4, 2]), ("cflru", "1 2D 3 4D 5D 6D", [6, 5, 4])];

#[test]
fn example_4_figures_6a_and_6b_write_three_together_and_evict_one() {
    for (policy, start, batch) in FIGURES_6A_6B {
        let mut lane = lane(&json!({ "policy": policy, "mode": "ace", "window": 3 }), start, "");
        let event = request(lane.as_mut(), 7, false);
        assert_eq!(event.batch, batch, "{policy}");
        assert_eq!(event.evicted, [6], "{policy}");
    }
}

#[test]
fn example_4_figures_6a_and_6b_with_the_reader_evict_three() {
    for (policy, start, batch) in FIGURES_6A_6B {
        let numbers = json!({ "policy": policy, "mode": "ace", "prefetch": true, "window": 3, "n_e": 3 });
        let mut lane = lane(&numbers, start, "7>50:2,51:2");
        let event = request(lane.as_mut(), 7, false);
        assert_eq!(event.batch, batch, "{policy}");
        assert_eq!(event.evicted, [6, 5, 4], "{policy}");
        assert_eq!(event.prefetched, [50, 51], "{policy}: of equal weights the earlier slot first");
        assert!(pool(lane.as_ref()).ends_with(" 50 51"), "{policy}");
    }
}

#[test]
fn example_5_figure_7_candidates_come_breadth_first_by_falling_weight() {
    let rows = "1>10:3,3:9,18:1; 3>20:2,21:1; 10>30:5,31:7,3:8; 18>40:9; 20>60:2";
    let pool = "90 91 92 93 94 95 96 97 98D";
    for (theta, candidates) in [(1, vec![3, 10, 20, 31, 30, 60]), (0, vec![3, 10, 18, 20, 21, 31, 30, 40])] {
        for n_e in 1..=9 {
            let numbers = json!({
                "policy": "lru", "mode": "ace", "prefetch": true, "frames": 9, "n_e": n_e, "theta": theta,
            });
            let event = request(lane(&numbers, pool, rows).as_mut(), 1, false);
            assert_eq!(
                event.prefetched,
                candidates[..candidates.len().min(n_e - 1)],
                "theta {theta}, n_e {n_e}"
            );
        }
    }
}

#[test]
fn example_5_the_search_goes_through_resident_pages_and_the_victim() {
    let rows = "1>10:3,3:9,18:1; 3>20:2,10:2; 10>1:5,30:4";
    let numbers =
        json!({ "policy": "lru", "mode": "ace", "prefetch": true, "frames": 4, "n_e": 4, "theta": 1 });
    let event = request(lane(&numbers, "90 91 10 3D", rows).as_mut(), 1, false);
    assert_eq!((event.victim, event.prefetched), (Some(3), vec![20, 30]));
}

fn priced(numbers: &Value, counts: &Counts) -> Times {
    counts.priced(&config(numbers)).times()
}

/// The poster's device serves six at once; each of its writes and reads is one device step.
/// Its table prints 43 512 reads; its two latencies are those of 43 511.
const POSTER: [(&str, &str, u64, f64); 2] =
    [("baseline", "poster", 18_281, 766.22), ("ace", "poster", 3_053, 653.11)];

#[test]
fn the_poster_s_latencies_follow_from_its_counts_and_its_cost_model() {
    for (mode, cost, write_steps, milliseconds) in POSTER {
        let counts = Counts { read_steps: 43_511, write_steps, ..Counts::default() };
        let latency_us =
            priced(&json!({ "mode": mode, "cost": cost, "k_w": 6 }), &counts).latency().to_number();
        assert_eq!((latency_us / 10.0).round() / 100.0, milliseconds, "{mode}");
    }
}

#[test]
fn the_ideal_cost_model_charges_a_baseline_write_alpha_and_ace_the_same_as_on_the_poster() {
    let counts = Counts { read_steps: 43_511, write_steps: 18_281, ..Counts::default() };
    let baseline = priced(&json!({ "mode": "baseline" }), &counts);
    assert_eq!(baseline.write.to_number(), 680_053.2, "18 281 * 3.0 * 12.4");
    assert_eq!(baseline.read.to_number(), 539_536.4, "43 511 * 12.4");
    assert_eq!(baseline.latency().to_number(), 1_219_589.6);
    let ace = |cost| priced(&json!({ "mode": "ace", "cost": cost }), &counts);
    assert_eq!(ace("ideal"), ace("poster"));
    assert_eq!(ace("ideal").latency().to_number(), baseline.latency().to_number());
}

#[test]
fn a_batch_of_more_than_k_w_pages_costs_two_device_steps() {
    for (k_w, steps) in [(1, 3), (2, 2), (3, 1), (8, 1)] {
        let numbers = json!({ "policy": "lru", "mode": "ace", "n_w": 3, "k_w": k_w });
        let mut lane = lane(&numbers, "1 2D 3 4D 5 6D", "");
        assert_eq!(request(lane.as_mut(), 7, false).batch.len(), 3);
        assert_eq!(lane.times().write.to_number(), [0.0, 37.2, 74.4, 111.6][steps], "k_w {k_w}");
    }
}

#[test]
fn a_read_of_more_than_k_r_pages_costs_two_device_steps() {
    for (k_r, microseconds) in [(1, 37.2), (2, 24.8), (3, 12.4), (8, 12.4)] {
        let numbers = json!({ "policy": "lru", "mode": "ace", "prefetch": true, "n_e": 3, "k_r": k_r });
        let mut lane = lane(&numbers, "1 2D 3 4D 5 6D", "7>50:2,51:2");
        assert_eq!(request(lane.as_mut(), 7, false).prefetched.len(), 2);
        assert_eq!(lane.times().read.to_number(), microseconds, "k_r {k_r}");
    }
}

#[test]
fn cpu_time_is_charged_for_every_request_hits_too() {
    let mut lane = lane(&json!({ "policy": "lru", "cpu_us": 0.3 }), "1 2D", "");
    lane.advance(&[pack(1, false), pack(2, true), pack(3, false)]);
    assert_eq!((lane.times().cpu.to_number(), lane.times().latency().to_number()), (0.9, 13.3));
}
