//! Time travel with Readers and forks, over runs long enough for keyframes of the history table: whatever way a session
//! takes, it shows at each position what one shows that has only ever gone forward.

use std::collections::BTreeMap;

use bufferpool_ace::policy::registry::POLICIES;
use bufferpool_ace::reader::history::History;
use bufferpool_ace::session::Session;
use bufferpool_lab::session::{Condition, RunTo};
use bufferpool_test_support::clock::assert_by_clock;
use bufferpool_test_support::runner::{by_day_or_all, drawn};
use proptest::collection::vec;
use proptest::prelude::*;
use serde_json::{Value, json};

use crate::support::sessions::open;

/// By day past one keyframe of the history table, in all past two.
fn requests() -> u64 {
    by_day_or_all(70_000, 150_000)
}

/// How a session goes on.
#[derive(Debug, Clone)]
enum Move {
    /// There at once.
    Seek(u64),
    /// There in slices of so many requests.
    Slices(u64, u64),
    /// So many steps, one by one: forward or back.
    Steps(i64),
    /// To the next batch.
    RunTo,
    /// Stays, while the prescan goes on.
    Prescan(u64),
}

fn moves() -> impl Strategy<Value = Move> {
    prop_oneof![
        3 => (0..=requests()).prop_map(Move::Seek),
        2 => (0..=requests(), 1_000..30_000u64).prop_map(|(to, limit)| Move::Slices(to, limit)),
        3 => (-40..20i64).prop_map(Move::Steps),
        1 => Just(Move::RunTo),
        2 => (1..90_000u64).prop_map(Move::Prescan),
    ]
}

/// A Reader from the start; one that goes on with its tables under another policy; a lane that leaves it, and one that
/// leaves that and begins with empty tables.
fn scene(policy: usize, seed: u64, forks: [u64; 3]) -> Value {
    let id = |step: usize| POLICIES[(policy + step) % POLICIES.len()].spec.id;
    let [first, second, third] = forks;
    json!({
        "pages": 400, "frames": 40, "device": "pcie-p4510", "n_w": 4, "reference": id(4),
        "start": { "history": "1>10:3,3:9; 2>5:2" },
        "lanes": [
            { "policy": id(0), "mode": "ace", "prefetch": true },
            { "policy": id(1), "mode": "ace", "prefetch": true, "fork": { "lane": 0, "at": first } },
            { "policy": id(2), "mode": "ace", "fork": { "lane": 0, "at": second } },
            { "policy": id(3), "mode": "ace", "prefetch": true, "fork": { "lane": 2, "at": second.max(third) } },
        ],
        "workload": { "kind": "scan", "requests": requests(), "seed": seed, "reads_percent": 50 },
    })
}

/// What is shown, and the tables that it will go on from.
type View = (String, Vec<Option<History>>);

fn view(session: &Session) -> View {
    let history = |lane: &dyn bufferpool_ace::lane::AnyLane| Some(lane.reader()?.history.clone());
    let histories = session.lanes().all().iter().map(|lane| history(lane.as_ref())).collect();
    (session.serialised().to_string(), histories)
}

fn go(session: &mut Session, to: &Move) {
    match *to {
        Move::Seek(position) => session.seek(position),
        Move::Slices(position, limit) => while session.seek_slice(position, limit) != position {},
        Move::Steps(steps) => {
            for _ in 0..steps.unsigned_abs() {
                let position = session.position().saturating_add_signed(steps.signum());
                session.seek(position);
            }
        }
        Move::RunTo => while session.run_to(&Condition::Happens("batch"), None, 7).unwrap() == RunTo::More {},
        Move::Prescan(requests) => {
            session.continue_prescan(requests);
        }
    }
}

proptest! {
    #![proptest_config(drawn(by_day_or_all(4, 12)))]
    #[test]
    fn jumps_to_and_fro_show_what_one_straight_run_shows(
        policy in 0..POLICIES.len(),
        seed in 0..1_000u64,
        forks in [1..=requests(), 1..=requests(), 1..=requests()],
        moves in vec(moves(), 1..by_day_or_all(7, 25)),
    ) {
        let scene = scene(policy, seed, forks);
        let mut session = open(&scene);
        let mut seen: BTreeMap<u64, Vec<View>> = BTreeMap::new();
        for to in &moves {
            go(&mut session, to);
            seen.entry(session.position()).or_default().push(view(&session));
        }
        let mut straight = open(&scene);
        for (position, views) in seen {
            straight.seek(position);
            let expected = view(&straight);
            for found in views {
                prop_assert_eq!(&found, &expected, "at {}", position);
            }
        }
    }
}

proptest! {
    #![proptest_config(drawn(by_day_or_all(4, 24)))]
    #[test]
    fn by_its_clock_a_lane_stands_at_the_last_request_that_has_ended(
        policy in 0..POLICIES.len(),
        seed in 0..1_000u64,
        lane in 0..4usize,
        cost in prop_oneof![Just("ideal"), Just("poster")],
        (write_wait, cpu_us) in prop_oneof![Just((1.0, 0.0)), Just((0.3, 0.0)), Just((0.0, 0.25))],
        shares in vec(0.0..=1.0, 1..12),
        slice in 1..5_000u64,
    ) {
        let mut scene = scene(policy, seed, [1_000, 2_000, 3_000]);
        scene["workload"]["requests"] = json!(by_day_or_all(4_500, 9_000));
        (scene["cost"], scene["write_wait"], scene["cpu_us"]) = (json!(cost), json!(write_wait), json!(cpu_us));
        assert_by_clock(&|| open(&scene), lane, &shares, slice);
    }
}

#[test]
fn keyframes_of_the_history_are_taken_where_a_reader_was_there_from_the_start() {
    let mut scene = scene(0, 5, [40_000, 60_000, 70_000]);
    scene["workload"]["requests"] = 150_000.into();
    let mut session = open(&scene);
    session.continue_prescan(u64::MAX);
    assert_eq!(session.prescan().keyframe_index().held(), 2);
    let mut without = scene;
    without["lanes"] = json!([{ "policy": "lru", "mode": "ace" }]);
    let mut session = open(&without);
    session.continue_prescan(u64::MAX);
    assert_eq!(session.prescan().keyframe_index().bytes(), 0);
}
