//! What holds on random drives: the identities, the naive second implementation, batches, clones, and facts of the rules.

use bufferpool_ace::config::LaneConfig;
use bufferpool_ace::flash::Drive;
use bufferpool_ace::flash::config::FlashConfig;
use bufferpool_ace::flash::hashes::Hashes;
use bufferpool_ace::flash::precondition::Preconditioning;
use bufferpool_ace::flash::report::{FinalState, Recording};
use bufferpool_ace::lane::lane_over;
use bufferpool_core::trace::pack;
use bufferpool_core::workload::draw::Random;
use bufferpool_test_support::runner::{case_count, try_on};
use proptest::option::of;
use proptest::prelude::*;
use serde_json::{Value, json};

use super::naive::{Naive, Settings};
use super::{config, run_before};

/// A drive and what is written to it.
#[derive(Debug, Clone)]
struct Case {
    json: Value,
    writes: Vec<u32>,
}

fn cases() -> impl Strategy<Value = Case> {
    let sizes = (2..40_u32, 300..=1000_u32, 0..1500_u32, 2..9_u32, 1..4_u32);
    let choices = (prop_oneof![Just("greedy"), Just("cost-benefit"), Just("fifo")], any::<bool>());
    let further = (of(1..60_u32), prop_oneof![3 => Just(0), 2 => 1..4_u32], 0..3_u32, 0..3_u32, any::<u64>());
    let writes = prop::collection::vec((any::<u32>(), any::<bool>()), 0..250);
    (sizes, choices, further, writes).prop_map(|(sizes, choices, further, writes)| {
        let ((pages, fill, spare, block_pages, reserve), (gc, gc_stream)) = (sizes, choices);
        let (hot_window, wear_gap, fills, rounds, seed) = further;
        let json = json!({
            "pages": pages, "fill": f64::from(fill) / 10.0, "spare": f64::from(spare) / 10.0,
            "block_pages": block_pages, "reserve": reserve, "gc": gc, "gc_stream": gc_stream,
            "hot_cold": hot_window.is_some(), "hot_window": hot_window, "wear_gap": wear_gap,
            "fills": fills, "rounds": rounds, "flash_seed": seed, "wa_window": 1 + seed % 50,
        });
        // Half of the writes go to few pages.
        let page = |(drawn, hot): (u32, bool)| drawn % if hot { pages.div_ceil(8) } else { pages };
        Case { json, writes: writes.into_iter().map(page).collect() }
    })
}

impl Case {
    fn config(&self) -> FlashConfig {
        config(&self.json).unwrap()
    }

    fn naive(&self) -> Naive {
        let given = self.config();
        let gc = ["greedy", "cost-benefit", "fifo"].into_iter().find(|&gc| self.json["gc"] == gc).unwrap();
        Naive::new(Settings {
            logical_pages: given.geometry.logical_pages,
            block_pages: given.geometry.block_pages as usize,
            blocks: given.geometry.blocks as usize,
            reserve: given.reserve as usize,
            gc,
            gc_stream: given.gc_stream,
            hot_cold: given.hot_cold,
            hot_window: given.hot_window,
            wear_gap: given.wear_gap,
            fills: given.fills,
            rounds: given.rounds,
            flash_seed: given.flash_seed,
        })
    }
}

/// State, counters and hashes: all that tells two drives apart.
fn told(drive: &Drive) -> Value {
    json!([FinalState::of(drive), drive.counters(), Hashes::of(drive)])
}

fn assert_is_the_naive_one(drive: &Drive, naive: &Naive) {
    let state = FinalState::of(drive);
    let owners: Vec<Vec<u32>> =
        naive.blocks.iter().map(|block| block.pages.iter().map(|page| page.0).collect()).collect();
    let is_valid = |block: &Vec<(u32, bool)>| {
        block.iter().zip(0..).filter(|(page, _)| page.1).map(|(_, index)| index).collect()
    };
    let valid: Vec<Vec<u32>> = naive.blocks.iter().map(|block| is_valid(&block.pages)).collect();
    assert_eq!((&state.blocks, &state.valid), (&owners, &valid));
    assert_eq!(state.erase_counts, naive.blocks.iter().map(|block| block.erases).collect::<Vec<_>>());
    assert_eq!(state.free, naive.free.iter().map(|&block| block as u32).collect::<Vec<_>>());
    let open = [state.open.host, state.open.hot, state.open.moved, state.open.levelled];
    assert_eq!(open, naive.open.map(|block| block.map(|block| block as u32)));
    let totals = drive.totals();
    assert_eq!((totals.moved_pages, totals.erases), (naive.moved, naive.erases));
}

#[test]
fn the_naive_implementation_has_the_same_drive() {
    try_on(cases(), case_count(), |case| {
        let (mut drive, mut naive) = (Drive::new(&case.config()).unwrap(), case.naive());
        assert_is_the_naive_one(&drive, &naive);
        for (number, &page) in case.writes.iter().enumerate() {
            drive.written(&[page]).unwrap();
            naive.write(page);
            if number % 16 == 0 {
                assert_is_the_naive_one(&drive, &naive);
            }
        }
        assert_is_the_naive_one(&drive, &naive);
    });
}

#[test]
fn identities_hold_after_each_write_and_the_reserve_is_kept() {
    try_on(cases(), case_count(), |case| {
        let mut drive = Drive::new(&case.config()).unwrap();
        let reserve = u64::from(case.config().reserve);
        let [mut chosen, mut moved] = [0, 0];
        for &page in &case.writes {
            let mut recording = Recording::default();
            drive.written_watched(&[page], &mut recording).unwrap();
            for event in recording.events.iter().filter(|event| event[0] == "choose") {
                chosen += 1;
                moved += event[2].as_u64().unwrap();
            }
            let totals = drive.totals();
            assert!(totals.identities().iter().all(|identity| identity.holds), "{:?}", totals.identities());
            assert_eq!((totals.erases, totals.moved_pages), (chosen, moved));
            assert!(totals.blocks_free >= reserve, "{totals:?}");
        }
    });
}

/// Each logical page has one valid version at most, where the block's owners name it; `fills` leave one of each.
#[test]
fn map_and_owners_are_inverse_of_each_other() {
    try_on(cases(), case_count(), |case| {
        let mut drive = Drive::new(&case.config()).unwrap();
        drive.written(&case.writes).unwrap();
        let state = FinalState::of(&drive);
        let valid = |(owners, valid): (&Vec<u32>, &Vec<u32>)| {
            valid.iter().map(|&index| owners[index as usize]).collect::<Vec<_>>()
        };
        let mut mapped: Vec<u32> = state.blocks.iter().zip(&state.valid).flat_map(valid).collect();
        mapped.sort_unstable();
        assert!(mapped.windows(2).all(|two| two[0] < two[1]), "{mapped:?}");
        assert!(case.writes.iter().all(|page| mapped.binary_search(page).is_ok()));
        assert_eq!(mapped.len() as u64, drive.totals().pages_valid);
        let config = drive.config();
        if config.fills > 0 {
            assert_eq!(mapped.len(), config.geometry.logical_pages as usize);
        }
        assert_eq!(state.free.len() as u64, drive.totals().blocks_free);
    });
}

#[test]
fn any_cut_into_batches_and_a_clone_anywhere_give_the_same_drive() {
    try_on((cases(), any::<prop::sample::Index>(), 1..20_usize), case_count(), |(case, cut, batch)| {
        let mut whole = Drive::new(&case.config()).unwrap();
        let (first, rest) = case.writes.split_at(cut.index(case.writes.len() + 1));
        whole.written(first).unwrap();
        let mut copy = whole.clone();
        whole.written(rest).unwrap();
        rest.chunks(*batch).for_each(|batch| copy.written(batch).unwrap());
        assert_eq!(told(&copy), told(&whole));
        let mut watched = Drive::new(&case.config()).unwrap();
        watched.written_watched(&case.writes, &mut Recording::default()).unwrap();
        assert_eq!(told(&watched), told(&whole));
    });
}

#[test]
fn preconditioning_in_parts_makes_the_same_drive() {
    try_on((cases(), 1..50_u64), case_count(), |(case, part)| {
        let mut parts = Preconditioning::new(&case.config()).unwrap();
        while parts.written() < parts.writes() {
            parts.go_on(*part);
        }
        let made = parts.finish();
        assert_eq!(told(&made), told(&Drive::new(&case.config()).unwrap()));
        assert_eq!(made.totals().host_writes + made.totals().moved_pages + made.totals().erases, 0);
    });
}

#[test]
fn writing_all_pages_in_order_again_and_again_moves_none() {
    for gc in ["greedy", "cost-benefit", "fifo"] {
        for fill in [100.0, 37.5] {
            let json = json!({ "pages": 300, "fill": fill, "gc": gc, "block_pages": 8 });
            let logical_pages = config(&json).unwrap().geometry.logical_pages;
            let json = json!({ "pages": logical_pages, "gc": gc, "block_pages": 8 });
            let mut drive = Drive::new(&config(&json).unwrap()).unwrap();
            for _ in 0..5 {
                drive.written(&(0..logical_pages).collect::<Vec<_>>()).unwrap();
            }
            assert_eq!(drive.totals().moved_pages, 0, "{gc}, {fill}");
            assert!(drive.totals().erases > 0, "{gc}, {fill}");
        }
    }
}

/// ACE writes the victim alone then, as the policy by itself does.
#[test]
fn with_one_write_at_once_a_policy_alone_and_inside_ace_have_the_same_drive() {
    for policy in ["clock", "lru", "cflru", "lru-wsr"] {
        let mut random = Random::new(3);
        let requests: Vec<_> =
            (0..3000).map(|_| pack(random.below(200) as u32, random.percent(60))).collect();
        let drives = ["baseline", "ace"].map(|mode| {
            let lane = json!({
                "policy": policy, "mode": mode, "pages": 200, "frames": 20, "n_w": 1,
                "alpha": 2.8, "base_us": 12.4, "k_r": 80, "k_w": 8,
            });
            let lane = LaneConfig::from_json(lane.as_object().unwrap()).unwrap();
            let mut drive = Drive::new(&config(&json!({ "pages": 200 })).unwrap()).unwrap();
            run_before(lane_over(&lane, &requests).unwrap().as_mut(), &requests, &mut drive);
            drive
        });
        assert!(drives[0].totals().moved_pages > 0, "{policy}");
        assert_eq!(told(&drives[0]), told(&drives[1]), "{policy}");
    }
}

/// From P = 4 on; in a drive of over 1000 pages, where the words of few blocks do not weigh.
#[test]
fn a_drive_takes_at_most_16_bytes_a_physical_page_and_20_with_hot_pages() {
    for gc in ["greedy", "cost-benefit", "fifo"] {
        for block_pages in [4, 128, 512] {
            for (hot_cold, most) in [(false, 16.0), (true, 20.0)] {
                let json =
                    json!({ "pages": 30_720, "block_pages": block_pages, "gc": gc, "hot_cold": hot_cold });
                let drive = Drive::new(&config(&json).unwrap()).unwrap();
                let bytes = drive.bytes() as f64 / drive.config().geometry.physical_pages() as f64;
                assert!(bytes <= most, "{gc}, P {block_pages}: {bytes}");
            }
        }
    }
}
