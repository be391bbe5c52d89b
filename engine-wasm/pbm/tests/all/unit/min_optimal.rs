use std::collections::BTreeSet;

use bufferpool_core::error::ConfigError;
use bufferpool_pbm::min_optimal::walk::{Decision, Play, Step, Walk, walk, walk_json};
use bufferpool_pbm::min_optimal::{Standing, check_pool, found_first, judge};
use bufferpool_pbm::optimal::next_requests;
use proptest::prelude::*;
use serde_json::json;

/// Which blocks of a pool are MIN-optimal before the first of the requests still to come.
fn standing(pool: &[u32], frames: u32, rest: &[u32]) -> Result<Standing, ConfigError> {
    check_pool(pool, frames)?;
    judge(&found_first(pool, rest), frames, &next_requests(rest.to_vec())?, 0)
}

const A: u32 = 0;
const B: u32 = 1;
const C: u32 = 2;

/// Section 3.1.1: A and B are resident in two frames, and C, A, B, A are to come.
fn counter_example(choices: &[u32]) -> Play {
    Play { frames: 2, pool: vec![A, B], requests: vec![C, A, B, A], choices: choices.to_vec() }
}

fn missed(walk: &Walk) -> Vec<u32> {
    walk.steps.iter().filter(|step| !step.hit).map(|step| step.position).collect()
}

fn missed_by_min(walk: &Walk) -> Vec<u32> {
    walk.steps.iter().filter(|step| !step.min_hit).map(|step| step.position).collect()
}

/// For each step the fewest misses in all that can still be reached.
fn reachable(walk: &Walk) -> Vec<u32> {
    let before = |step: &Step| step.misses - u32::from(!step.hit);
    walk.steps.iter().map(|step| before(step) + step.standing.best_misses).collect()
}

fn optimal_blocks(step: &Step) -> Vec<u32> {
    step.standing.pool.iter().filter(|resident| resident.min_optimal).map(|resident| resident.block).collect()
}

/// The definition in its own words, without the addition: the blocks of the pool that MIN evicts before their next request.
/// Of several that are never requested again MIN takes the first.
fn evicted_by_min(pool: &[u32], frames: usize, rest: &[u32]) -> BTreeSet<u32> {
    let (mut now, mut untouched) = (pool.to_vec(), pool.iter().copied().collect::<BTreeSet<_>>());
    let mut evicted = BTreeSet::new();
    for (position, block) in rest.iter().enumerate() {
        if !now.contains(block) {
            if now.len() == frames {
                let wait = |&block: &u32| rest[position..].iter().position(|&other| other == block);
                let waits: Vec<_> = now.iter().map(|block| wait(block).unwrap_or(usize::MAX)).collect();
                let longest = waits.iter().max().unwrap();
                let victim = now.remove(waits.iter().position(|wait| wait == longest).unwrap());
                if untouched.contains(&victim) {
                    evicted.insert(victim);
                }
            }
            now.push(*block);
        }
        untouched.remove(block);
    }
    evicted
}

/// Plays to the end; at each open decision takes the MIN-optimal block at the place that the next number says.
fn play_optimally(mut play: Play, mut numbers: impl Iterator<Item = usize>) -> Walk {
    loop {
        let walked = walk(&play).unwrap();
        if walked.finished {
            return walked;
        }
        let optimal = optimal_blocks(walked.steps.last().unwrap());
        play.choices.push(optimal[numbers.next().unwrap() % optimal.len()]);
    }
}

/// Strings with a start pool.
fn plays() -> impl Strategy<Value = Play> {
    let request = prop_oneof![0_u32..5, 0_u32..10];
    (1_u32..6, prop::collection::vec(request, 0..60), prop::collection::btree_set(0_u32..8, 0..6)).prop_map(
        |(frames, requests, pool)| {
            let pool = pool.into_iter().take(frames as usize).collect();
            Play { frames, pool, requests, choices: Vec::new() }
        },
    )
}

#[test]
fn in_the_counter_example_only_b_is_min_optimal_and_a_costs_no_more() {
    let open = walk(&counter_example(&[])).unwrap();
    assert_eq!((open.steps.len(), open.finished, open.min_misses), (1, false, 2));
    let first = &open.steps[0];
    assert_eq!(
        (first.decision, optimal_blocks(first), first.standing.boundary),
        (Decision::Open, vec![B], 1)
    );
    let next: Vec<_> = first.standing.pool.iter().map(|resident| (resident.block, resident.next)).collect();
    assert_eq!(next, [(A, Some(1)), (B, Some(2))]);
    assert_eq!(first.standing.best_misses, 2);

    let as_min = walk(&counter_example(&[B, C])).unwrap();
    assert_eq!((missed(&as_min), as_min.pool), (vec![0, 2], vec![A, B]));
    let otherwise = walk(&counter_example(&[A, C])).unwrap();
    assert_eq!(missed(&otherwise), [0, 1]);
    assert_eq!(otherwise.steps[0].decision, Decision::Evicted { block: A, min_optimal: false });
    let misses: Vec<_> = otherwise.steps.iter().map(|step| (step.misses, step.min_misses)).collect();
    assert_eq!(misses, [(1, 1), (2, 1), (2, 2), (2, 2)]);
}

#[test]
fn a_bad_choice_is_seen_in_the_best_that_is_left() {
    // A for C costs nothing yet, and B for A one miss more than MIN.
    let bad = walk(&counter_example(&[A, B])).unwrap();
    assert_eq!((reachable(&bad), missed(&bad), bad.finished), (vec![2, 2, 3], vec![0, 1, 2], false));
}

#[test]
fn without_the_addition_blocks_that_are_never_requested_again_have_no_boundary() {
    // One of A and B goes for C; neither is requested again, and either may go.
    assert_eq!(evicted_by_min(&[A, B], 2, &[C]), BTreeSet::from([A]));
    let judged = standing(&[A, B], 2, &[C]).unwrap();
    assert_eq!((judged.boundary, judged.best_misses), (0, 1));
    assert!(judged.pool.iter().all(|resident| resident.min_optimal && resident.next.is_none()));
}

#[test]
fn a_pool_is_judged_with_frames_still_free() {
    let judged = standing(&[4, 7], 3, &[1, 2, 4]).unwrap();
    // Block 1 takes the free frame, 2 that of block 7.
    let told: Vec<_> = judged.pool.iter().map(|resident| (resident.block, resident.min_optimal)).collect();
    assert_eq!((told, judged.boundary, judged.best_misses), (vec![(4, false), (7, true)], 1, 2));
    assert_eq!(standing(&[], 1, &[]).unwrap().pool, []);
}

#[test]
fn a_walk_is_told_as_json() {
    let text =
        walk_json(r#"{"frames": 2, "pool": [0, 1], "requests": [2, 0, 1, 0], "choices": [1]}"#).unwrap();
    let told: serde_json::Value = serde_json::from_str(&text).unwrap();
    let kept = |block: u32, next: u32, min_optimal: bool| json!({ "block": block, "next": next, "min_optimal": min_optimal });
    let step = json!({
        "position": 0, "block": 2, "hit": false, "misses": 1, "min_hit": false, "min_misses": 1,
        "decision": { "kind": "evicted", "block": 1, "min_optimal": true },
        "pool": [kept(0, 1, false), kept(1, 2, true)], "boundary": 1, "best_misses": 2,
    });
    assert_eq!(told["steps"][0], step);
    assert_eq!(told["steps"][1]["decision"], json!({ "kind": "none" }));
    assert_eq!(told["steps"][2]["decision"], json!({ "kind": "open" }));
    assert_eq!(told["steps"][2]["pool"][1], json!({ "block": 2, "next": null, "min_optimal": true }));
    assert_eq!(
        (&told["finished"], &told["min_misses"], &told["pool"]),
        (&json!(false), &json!(2), &json!([0, 2]))
    );
}

#[test]
fn what_cannot_be_played_is_named() {
    let long = format!(r#"{{"frames": 2, "requests": {:?}}}"#, vec![0; 501]);
    for (text, expected) in [
        (
            r#"{"frames": 2, "pool": [0, 1], "requests": [2], "choices": [7]}"#,
            "choices[0] 7 | a resident block: 0, 1",
        ),
        (
            r#"{"frames": 2, "requests": [2], "choices": [2]}"#,
            "choices[0] 2 | 0 choices: no other block must go",
        ),
        (
            r#"{"frames": 1, "requests": [2, 3], "choices": [2, 3]}"#,
            "choices[1] 3 | 1 choices: no other block must go",
        ),
        (r#"{"frames": 0, "requests": [2]}"#, "frames 0 | a whole number from 1 to 100"),
        (r#"{"frames": 1.5}"#, "frames 1.5 | a whole number from 1 to 100"),
        (r#"{"requests": [2]}"#, "frames nothing | a whole number from 1 to 100"),
        (r#"{"frames": 1, "pool": [2, 3]}"#, "pool 2 blocks | at most 1 blocks, one for each frame"),
        (r#"{"frames": 2, "pool": [2, 2]}"#, "pool 2 | each block once"),
        (r#"{"frames": 2, "requests": [1, -1]}"#, "requests[1] -1 | a whole number below 2^32"),
        (
            r#"{"frames": 2, "requests": "A B"}"#,
            "requests \"A B\" | a list of block numbers, whole and below 2^32",
        ),
        (r#"{"frames": 2, "colour": 1}"#, "colour 1 | no such field; leave it out"),
        ("[2]", "play [2] | an object { … }"),
        (&long, "requests 501 requests | at most 500 requests"),
    ] {
        let error = walk_json(text).unwrap_err();
        assert_eq!(format!("{} {} | {}", error.field, error.value, error.legal), expected);
    }
    assert_eq!(walk_json("{").unwrap_err().field, "play");
    assert_eq!(standing(&[], 0, &[1]).unwrap_err().field, "frames");
}

/// Every string of six requests of four blocks, with two frames, and every sequence of choices, good and bad.
#[test]
fn whoever_evicts_only_min_optimal_blocks_misses_where_min_does_and_nobody_misses_less() {
    let (mut optimal_plays, mut lucky) = (0, 0);
    for number in 0..4_u32.pow(6) {
        let requests = (0..6).map(|place| number / 4_u32.pow(place) % 4).collect();
        let mut open = vec![Play { frames: 2, pool: Vec::new(), requests, choices: Vec::new() }];
        while let Some(play) = open.pop() {
            let walked = walk(&play).unwrap();
            if !walked.finished {
                let pool = &walked.steps.last().unwrap().standing.pool;
                open.extend(pool.iter().map(|resident| {
                    let mut play = play.clone();
                    play.choices.push(resident.block);
                    play
                }));
                continue;
            }
            let optimal =
                |step: &Step| !matches!(step.decision, Decision::Evicted { min_optimal: false, .. });
            let misses = missed(&walked).len() as u32;
            assert!(misses >= walked.min_misses, "{play:?}");
            if walked.steps.iter().all(optimal) {
                assert_eq!(missed(&walked), missed_by_min(&walked), "{play:?}");
                optimal_plays += 1;
            } else if misses == walked.min_misses {
                lucky += 1;
            }
        }
    }
    // The converse does not hold: 3.1.1.
    assert!(optimal_plays > 4_096 && lucky > 0, "{optimal_plays} {lucky}");
}

/// The boundary, with the addition and without it, over the decisions of two hundred random strings.
#[test]
fn only_the_addition_gives_every_decision_a_boundary() {
    let mut state = 1_u32;
    let mut draw = |below: u32| {
        state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (state >> 16) % below
    };
    let (mut decisions, mut broken_without) = (0, 0);
    for _ in 0..200 {
        let requests: Vec<u32> = (0..40).map(|_| draw(9)).collect();
        let numbers: Vec<usize> = (0..40).map(|_| draw(1_000) as usize).collect();
        let play = Play { frames: 4, pool: Vec::new(), requests: requests.clone(), choices: Vec::new() };
        for step in play_optimally(play, numbers.into_iter()).steps {
            let Decision::Evicted { .. } = step.decision else { continue };
            decisions += 1;
            let resident = &step.standing.pool;
            // Lemma 2: what is requested no sooner than a MIN-optimal block is MIN-optimal.
            let breaks = |optimal: &dyn Fn(u32) -> bool| {
                let soonest = resident.iter().find(|one| optimal(one.block)).and_then(|one| one.next);
                let after = |next: Option<u32>| {
                    next.is_none_or(|next| soonest.is_some_and(|soonest| next >= soonest))
                };
                resident.iter().any(|one| after(one.next) && !optimal(one.block))
            };
            let with = optimal_blocks(&step);
            assert!(!breaks(&|block| with.contains(&block)));
            let pool: Vec<_> = resident.iter().map(|one| one.block).collect();
            let without = evicted_by_min(&pool, 4, &requests[step.position as usize..]);
            broken_without += u32::from(breaks(&|block| without.contains(&block)));
        }
    }
    assert!(decisions > 2_000 && broken_without > 100, "{broken_without} of {decisions}");
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    #[test]
    fn random_choices_among_min_optimal_blocks_miss_at_exactly_mins_steps(
        play in plays(), numbers in prop::collection::vec(0_usize..1_000, 60),
    ) {
        let walked = play_optimally(play, numbers.into_iter());
        prop_assert_eq!(missed(&walked), missed_by_min(&walked));
        prop_assert!(reachable(&walked).iter().all(|&misses| misses == walked.min_misses));
        for step in &walked.steps {
            // The set is what is beyond the boundary, and never empty where a block must go.
            let places = step.standing.pool.iter().enumerate();
            prop_assert!(places.clone().all(|(place, one)| one.min_optimal == (place >= step.standing.boundary)));
            prop_assert!(step.hit || step.decision == Decision::None || step.standing.boundary < step.standing.pool.len());
        }
    }

    #[test]
    fn the_set_is_what_min_evicts_and_what_is_never_requested_again(play in plays()) {
        let judged = standing(&play.pool, play.frames, &play.requests).unwrap();
        let evicted = evicted_by_min(&play.pool, play.frames as usize, &play.requests);
        for resident in judged.pool {
            let never = !play.requests.contains(&resident.block);
            prop_assert_eq!(resident.min_optimal, never || evicted.contains(&resident.block));
            prop_assert_eq!(resident.next.is_none(), never);
        }
    }

    #[test]
    fn no_choice_makes_the_best_that_is_left_better(play in plays(), numbers in prop::collection::vec(0_usize..1_000, 60)) {
        let (mut play, mut numbers) = (play, numbers.into_iter());
        let walked = loop {
            let walked = walk(&play).unwrap();
            if walked.finished {
                break walked;
            }
            let pool = &walked.steps.last().unwrap().standing.pool;
            play.choices.push(pool[numbers.next().unwrap() % pool.len()].block);
        };
        let best = reachable(&walked);
        prop_assert!(best.is_sorted());
        prop_assert_eq!(best.first().copied().unwrap_or(0), walked.min_misses);
    }
}
