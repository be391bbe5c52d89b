//! Sessions over lanes with drives: the lanes are as without, and the drives as fed by hand, whatever way a session takes.

use std::rc::Rc;

use bufferpool_ace::flash::Drive;
use bufferpool_ace::flash::hashes::Hashes;
use bufferpool_ace::flash::lanes::FlashLanes;
use bufferpool_ace::flash::shown::FlashState;
use bufferpool_ace::lanes::Lanes;
use bufferpool_ace::policy::registry::POLICIES;
use bufferpool_ace::scene::Scene;
use bufferpool_ace::session::Drawn;
use bufferpool_core::trace::MAXIMUM_PAGES;
use bufferpool_lab::session::{Run, Session};
use bufferpool_lab::timeline::Replay;
use bufferpool_test_support::runner::{case_count, try_on};
use proptest::prelude::*;
use serde_json::{Value, json};

const REQUESTS: u64 = 6_000;

/// A lane alone, one with the Reader, and one that leaves the first; a drive small enough to collect again and again.
fn scene(policy: usize, seed: u64, fork: u64, flash: &Value) -> Value {
    let id = |step: usize| POLICIES[(policy + step) % POLICIES.len()].spec.id;
    json!({
        "pages": 300, "frames": 30, "device": "pcie-p4510", "n_w": 4, "flash": flash,
        "lanes": [
            { "policy": id(0), "mode": "baseline" },
            { "policy": id(1), "mode": "ace", "prefetch": true },
            { "policy": id(0), "mode": "ace", "fork": { "lane": 0, "at": fork } },
        ],
        "workload": { "kind": "skewed", "requests": REQUESTS, "seed": seed, "reads_percent": 40 },
    })
}

fn opened<L: Drawn>(scene: &Value) -> Session<L> {
    Scene::from_json(scene, MAXIMUM_PAGES).unwrap().open_as::<L>(None, &[], u64::MAX).unwrap()
}

#[test]
fn a_drive_that_is_written_to_in_slices_is_the_one_that_is_made_at_once() {
    let drive = json!({ "fills": 3, "rounds": 2, "gc": "greedy" });
    let given = scene(0, 1, 100, &drive);
    let at_once = opened::<FlashLanes>(&given);
    let read = Scene::from_json(&given, MAXIMUM_PAGES).unwrap();
    let mut making = FlashLanes::making(&read, u64::MAX).unwrap();
    let (mut slices, mut shares) = (0, vec![making.share()]);
    let trace = loop {
        slices += 1;
        if let Some(made) = making.advance(256) {
            break made.unwrap();
        }
        shares.push(making.share());
    };
    assert!(
        slices > 20 && shares.is_sorted() && shares.last().is_some_and(|share| *share < 1.0),
        "{shares:?}"
    );
    let read = Scene::from_json(&given, MAXIMUM_PAGES).unwrap();
    let in_slices = read.open_as::<FlashLanes>(Some(Rc::new(trace)), &[], u64::MAX).unwrap();
    assert_eq!(in_slices.serialised(), at_once.serialised());
    // The same settings need nothing more, others do.
    let again = |change: &Value| {
        let read = Scene::from_json(&scene(0, 1, 100, change), MAXIMUM_PAGES).unwrap();
        let mut making = FlashLanes::making(&read, u64::MAX).unwrap();
        (1..).find(|_| making.advance(1 << 20).is_some()).unwrap()
    };
    assert_eq!(again(&drive), 1);
    let other = opened::<FlashLanes>(&scene(0, 1, 100, &json!({ "fills": 2, "rounds": 2, "gc": "greedy" })));
    assert_ne!(other.serialised(), at_once.serialised());
}

/// Without what only drives have.
fn of_lanes(mut serialised: Value) -> Value {
    for lane in serialised["lanes"].as_array_mut().unwrap() {
        lane.as_object_mut().unwrap().remove("flash");
        let is_of_drives = |id: &str| !bufferpool_ace::counters::SPECS.iter().any(|spec| spec.id == id);
        if let Some(counters) = lane["counters"].as_object_mut() {
            counters.retain(|id, _| !is_of_drives(id));
        }
    }
    serialised
}

/// The block's state after the step's events, folded by their meaning alone.
fn folded(mut state: FlashState, events: &[Value], block_pages: u32) -> FlashState {
    let (owners, valid) = (state.owners.as_mut().unwrap(), state.valid_indices.as_mut().unwrap());
    for event in events {
        let number = |at: usize| event[at].as_u64().unwrap() as usize;
        let mut put = |page: usize, block: usize, index: usize| {
            assert_eq!(owners[block].len(), index, "{event}");
            owners[block].push(page as u32);
            valid[block].push(index as u32);
        };
        match event[0].as_str().unwrap() {
            "open" => state.free.retain(|&block| block as usize != number(1)),
            "choose" => assert_eq!(valid[number(1)].len(), number(2)),
            "move" => {
                put(number(1), number(4), number(5));
                valid[number(2)].retain(|&index| index as usize != number(3));
            }
            "erase" => {
                assert!(valid[number(1)].is_empty());
                owners[number(1)].clear();
                state.erases[number(1)] = number(2) as u32;
                state.free.push(number(1) as u32);
            }
            "write" => put(number(1), number(2), number(3)),
            _ => valid[number(1)].retain(|&index| index as usize != number(2)),
        }
    }
    let count = |lists: &[Vec<u32>]| lists.iter().map(|list| list.len() as u32).collect::<Vec<_>>();
    (state.programmed, state.valid) = (count(owners), count(valid));
    assert!(state.programmed.iter().all(|&count| count <= block_pages));
    state
}

#[test]
fn drives_change_nothing_above_them_and_are_the_same_by_every_way() {
    let flash = (prop_oneof![Just("greedy"), Just("cost-benefit"), Just("fifo")], 0..3_u32, 0..2_u32);
    let moves = prop::collection::vec((0..=REQUESTS, any::<bool>()), 1..8);
    let cases = (0..POLICIES.len(), any::<u64>(), 0..REQUESTS, flash, moves);
    try_on(cases, case_count() / 8, |(policy, seed, fork, (gc, wear_gap, rounds), moves)| {
        let settings = json!({ "gc": gc, "wear_gap": wear_gap, "rounds": rounds, "block_pages": 8 });
        let scene = scene(*policy, *seed, *fork, &settings);
        let mut plain = scene.clone();
        plain["flash"] = false.into();
        let (mut over, mut without) = (opened::<FlashLanes>(&scene), opened::<Lanes>(&plain));
        let mut straight = opened::<FlashLanes>(&scene);
        let config = Scene::from_json(&scene, MAXIMUM_PAGES).unwrap().lanes[0].flash.clone().unwrap();
        for &(position, prescan) in moves {
            if prescan {
                over.continue_prescan(5_000);
            }
            over.seek(position);
            without.seek(position);
            assert_eq!(of_lanes(over.serialised()), without.serialised());
            if straight.position() > position {
                straight = opened(&scene);
            }
            straight.seek(position);
            assert_eq!(over.serialised(), straight.serialised());
            let mut lanes = Lanes::new(
                &Scene::from_json(&plain, MAXIMUM_PAGES).unwrap().lanes,
                without.lanes().start(),
                std::rc::Rc::clone(bufferpool_lab::session::Traced::trace(without.lanes())),
            )
            .unwrap();
            let mut drives = vec![Drive::new(&config.drive).unwrap(); lanes.count()];
            lanes.observe_to(position, &mut |lane, event| drives[lane].written(&event.batch).unwrap());
            assert_eq!(lanes.position(), position);
            let step = json!(FlashLanes::step(&over));
            for (lane, drive) in drives.iter().enumerate() {
                assert_eq!(Hashes::of(drive), Hashes::of(over.lanes().drive(lane).unwrap()));
                let shown = &step["lanes"][lane]["flash"];
                let now = FlashState::of(drive);
                let before: FlashState = over.lanes().before(lane).unwrap().clone();
                let events = shown["events"].as_array().unwrap();
                let open = now.open.clone();
                assert_eq!(folded(FlashState { open, ..before }, events, 8), now);
                assert_eq!(step["lanes"][lane]["counters"]["host_writes"], json!(drive.totals().host_writes));
            }
        }
    });
}
