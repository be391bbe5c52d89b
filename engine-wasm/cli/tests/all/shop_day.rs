//! The shop's day in every lab, over the seeds 1 to 20: what each idea saves in which hour (docs/rules/shop-day.md).

use bufferpool_ace::experiments::Ace;
use bufferpool_hybrid::lab::Hybrid;
use bufferpool_lab::lab::{Lab, registry};
use bufferpool_lab::session::Run;
use bufferpool_pbm::lab::Pbm;
use serde_json::{Value, json};

/// Ends of browse, sale, the report's first 200 requests, and the day.
const ENDS: [u64; 4] = [2_000, 4_000, 4_200, 6_000];
const SEEDS: std::ops::RangeInclusive<u64> = 1..=20;

/// What a lane of the preset costs in browse, in the sale, in the report, and there from request 200 on.
fn hours<L: Lab>(counter: &str, lane: usize, seed: u64) -> [f64; 4] {
    let presets = registry::<L>(1 << 26)["presets"].clone();
    let preset = presets.as_array().unwrap().iter().find(|preset| preset["id"] == "shop-day").unwrap();
    let mut scene: Value = preset["scene"].clone();
    scene["workload"]["seed"] = json!(seed.to_string());
    // By itself: in the predictive lab a position counts the requests of all lanes.
    scene["lanes"] = json!([scene["lanes"][lane].clone()]);
    scene["at"] = json!(0);
    let scene = L::read(&scene, 1 << 26).unwrap();
    let (mut session, _) = L::open(scene, None, 1 << 32).unwrap();
    assert_eq!(session.requests(), 6_000);
    let [browse, sale, clean, day] = ENDS.map(|at| {
        session.seek(at);
        session.lanes().counters(0).by_name(counter).unwrap()
    });
    [browse, sale - browse, day - sale, day - clean]
}

fn saved(with: f64, without: f64) -> f64 {
    100.0 * (1.0 - with / without)
}

#[test]
fn writing_together_pays_in_the_sale_alone() {
    for seed in SEEDS {
        let [lru, ace] = [0, 1].map(|lane| hours::<Ace>("latency_us", lane, seed));
        let [browse, sale, report, clean] = std::array::from_fn(|hour| saved(ace[hour], lru[hour]));
        assert!(sale >= 50.0, "seed {seed}: {sale}");
        assert!(browse < 10.0 && report < 10.0, "seed {seed}: {browse} {report}");
        assert!(clean < 5.0, "seed {seed}: {clean} once the sale's dirty pages are out");
    }
}

#[test]
fn choosing_the_disk_costs_in_browse_and_ends_below_both_disks() {
    let mut cheaper = [0, 0];
    for seed in SEEDS {
        let [magnetic, flash, chosen] = [0, 1, 2].map(|lane| hours::<Hybrid>("cost", lane, seed));
        let [of_magnetic, of_flash, of_chosen] = [magnetic, flash, chosen].map(|of| of[..3].iter().sum());
        assert!(saved(of_chosen, of_magnetic) >= 10.0 && saved(of_chosen, of_flash) >= 10.0, "seed {seed}");
        cheaper[usize::from(of_flash < of_magnetic)] += 1;
        let [browse, sale, report, _] = std::array::from_fn(|hour| saved(chosen[hour], magnetic[hour]));
        assert!(browse < 0.0 && sale >= 15.0 && report >= 15.0, "seed {seed}: {browse} {sale} {report}");
        // The hours of reads are flash's, and nothing that has to find out which pages to move comes near it there.
        assert!(flash[0] * 4.0 < chosen[0] && flash[2] * 3.0 < chosen[2], "seed {seed}");
    }
    assert_eq!(cheaper, [15, 5], "seeds with which the magnetic disk is the cheaper one, and flash");
}

#[test]
fn asking_the_scans_pays_in_the_report_and_costs_a_little_elsewhere() {
    for seed in SEEDS {
        let [lru, sampling] = [0, 1].map(|lane| hours::<Pbm>("misses", lane, seed));
        let [browse, sale, report, _] = std::array::from_fn(|hour| saved(sampling[hour], lru[hour]));
        assert!(report >= 25.0, "seed {seed}: {report}");
        assert!(
            (-10.0..0.0).contains(&browse) && (-10.0..0.0).contains(&sale),
            "seed {seed}: {browse} {sale}"
        );
    }
}

/// Each hour's look-ups are over before the next hour begins, so that positions are those of the trace.
#[test]
fn hours_of_the_streams_begin_where_those_of_the_trace_do() {
    for seed in SEEDS {
        for lane in [0, 1] {
            let [browse, sale, ..] = hours::<Pbm>("time_us", lane, seed);
            assert!(browse <= 250_000.0 && browse + sale <= 500_000.0, "seed {seed}: {browse} {sale}");
        }
    }
}
