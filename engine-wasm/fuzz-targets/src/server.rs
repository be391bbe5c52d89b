//! The server model: scenes whose clients, writers and waits are drawn, over a workload or a recording with clients and pins.

use std::rc::Rc;

use arbitrary::{Result as Drawn, Unstructured};
use bufferpool_ace::scene::Scene;
use bufferpool_ace::server::Server;
use bufferpool_ace::server::device::IoKind;
use bufferpool_ace::server::recording::{FinalPool, Recording};
use bufferpool_ace::server::run::{End, Goal, LATEST_NS};
use bufferpool_core::error::ConfigError;
use bufferpool_core::trace::reader::TraceReader;
use bufferpool_core::trace::reading::Reading;
use bufferpool_core::trace::{MAXIMUM_PAGES, Trace};
use serde_json::{Value, json};

use crate::drawn_server::drawn;
use crate::names_a_field;
use crate::scene::is_short;

/// As far as a run is followed: writers that wake each nanosecond outlast any of them.
const MOST_EVENTS: u64 = 30_000;
const LIMIT: Goal = Goal { events: MOST_EVENTS, ..Goal::END };
/// Events that are also carried out one by one and looked at.
const STEPS: u64 = 100;
/// In so many events something other than a writer's round happens, or time passes.
const STANDSTILL: u64 = 4_096;

/// A scene with the model: refused with a field, or each of its lanes run.
pub fn server_scene(data: &[u8]) {
    let bytes = &mut Unstructured::new(data);
    let Ok((scene, rows)) = drawn(bytes) else { return };
    match opened(&scene, rows.as_deref()) {
        None => {}
        Some(Ok(servers)) => servers.iter().for_each(|server| run(server, bytes)),
        Some(Err(error)) => names_a_field(&error),
    }
}

/// A server for each lane, or its refusal; none for what takes long, or for rows that are no trace.
fn opened(value: &Value, rows: Option<&str>) -> Option<Result<Vec<Server>, ConfigError>> {
    let scene = match Scene::from_json(value, MAXIMUM_PAGES) {
        Ok(scene) => scene,
        Err(error) => return Some(Err(error)),
    };
    if !is_short(&scene) {
        return None;
    }
    let recorded = match rows {
        Some(rows) => Some(Rc::new(recorded(rows, scene.lanes.first()?.pages)?)),
        None => None,
    };
    let servers = scene.trace(recorded).and_then(|trace| {
        scene.lanes.iter().map(|lane| Server::new(lane, &scene.start, Rc::clone(&trace))).collect()
    });
    Some(servers)
}

fn recorded(rows: &str, pages: u32) -> Option<Trace> {
    let mut reader = TraceReader::of("t.csv", &Reading::default()).ok()?;
    reader.push(rows.as_bytes());
    reader.finish(Some(pages)).ok()
}

/// The laws of a run: it goes on and ends, identities hold, and a position is the same however it was reached.
fn run(server: &Server, bytes: &mut Unstructured<'_>) {
    let mut at_once = server.clone();
    while at_once.end().is_none() && at_once.events() < MOST_EVENTS {
        let before = (at_once.now_ns(), at_once.looked_up());
        at_once.go(Goal { events: MOST_EVENTS.min(at_once.events() + STANDSTILL), ..LIMIT }, &mut ());
        let goes_on = at_once.end().is_some() || (at_once.now_ns(), at_once.looked_up()) != before;
        assert!(goes_on, "it stands still after {} events", at_once.events());
    }
    ended(&at_once);

    let (mut sliced, mut watched) = (server.clone(), server.clone());
    let mut recording = Recording::new(&watched);
    while sliced.end().is_none() && sliced.events() < MOST_EVENTS {
        let goal = slice(&sliced, bytes).unwrap_or(LIMIT);
        sliced.go(goal, &mut ());
        assert!(sliced.events() <= goal.events && sliced.looked_up() <= goal.looked_up, "beyond {goal:?}");
        assert!(sliced.now_ns() <= goal.time_ns, "beyond {goal:?}");
        identities_hold(&sliced);
        if sliced.events() <= STEPS {
            one_by_one(&mut watched, &sliced, &mut recording);
        }
        // What follows is a copy's.
        sliced = sliced.clone();
    }
    watched.go(LIMIT, &mut recording);
    assert_eq!(recording.requests.len() as u64, watched.looked_up());
    let last = state(&at_once);
    assert_eq!(state(&sliced), last, "in slices");
    assert_eq!(state(&watched), last, "with somebody looking on");
}

/// One event after the other comes to where another server came in slices.
fn one_by_one(server: &mut Server, other: &Server, recording: &mut Recording) {
    while server.events() < other.events() {
        assert!(server.step(recording), "it ended early, after {} events", server.events());
        identities_hold(server);
    }
    if other.end().is_some() && server.end().is_none() {
        assert!(!server.step(recording), "it goes on after {} events", server.events());
    }
    assert_eq!(state(server), state(other), "one by one");
}

/// How far to go next, by any of the three measures; at least one event further.
fn slice(server: &Server, bytes: &mut Unstructured<'_>) -> Drawn<Goal> {
    if bytes.is_empty() {
        return Ok(LIMIT);
    }
    let further = u64::from(bytes.int_in_range(1..=200u8)?);
    Ok(match bytes.int_in_range(0..=2u8)? {
        0 => Goal { events: (server.events() + further).min(MOST_EVENTS), ..LIMIT },
        1 => Goal { looked_up: server.looked_up() + further, ..LIMIT },
        // The next event may be later.
        _ => Goal {
            time_ns: server.next_ns().unwrap_or(server.now_ns()).saturating_add(further << 8),
            ..LIMIT
        },
    })
}

/// What holds of a run as far as it came.
fn ended(server: &Server) {
    assert!(server.now_ns() <= LATEST_NS);
    identities_hold(server);
    let totals = server.totals();
    assert_eq!(totals.counts.requests, server.looked_up());
    match server.end() {
        Some(End::Done) => {
            assert!(server.identities().iter().all(|identity| identity.holds), "{:?}", server.identities());
            assert_eq!(server.looked_up(), server.trace().requests.len() as u64);
            assert_eq!(totals.tally.cpu_ns, server.looked_up() * server.setup().cpu_ns);
        }
        // Frames with I/O in flight alone are free again some time.
        Some(End::NoUnpinnedBuffers { row }) => {
            let trace = server.trace();
            let rows =
                trace.recorded.as_ref().map(|recorded| recorded.pin_steps.len() + trace.requests.len());
            assert!(rows.is_some_and(|rows| row < rows as u64), "row {row} of {rows:?}");
        }
        Some(End::TooLate) => {}
        None => assert!(server.events() >= MOST_EVENTS),
    }
    if server.end() != Some(End::TooLate) && server.bgwriter().is_none() && server.checkpointer().is_none() {
        // Of clients alone: each acts at 0, after each request and after each wait for the log; then only I/O is left.
        let acts = totals.clients + totals.counts.requests + totals.tally.commits;
        let others = totals.counts.pages_read + totals.counts.pages_written + totals.tally.waited_for_frame;
        assert!(server.events() <= acts + others, "{} events, {acts} + {others}", server.events());
    }
}

/// All but the first identity, which is of whole transactions.
fn identities_hold(server: &Server) {
    let broken = server.identities().into_iter().skip(1).find(|identity| !identity.holds);
    assert!(broken.is_none(), "after {} events: {broken:?}", server.events());
}

/// All that a server says of itself at a position.
fn state(server: &Server) -> String {
    let at = (server.events(), server.looked_up(), server.now_ns(), server.end());
    let queues = [IoKind::Read, IoKind::Write].map(|kind| server.channels(kind));
    let channels = queues.map(|channels| (&channels.running, &channels.queue));
    let waiting = (server.frame_queue().collect::<Vec<_>>(), server.leaving().collect::<Vec<_>>());
    let of_writers = (
        server.bgwriter().map(|writer| writer.progress()),
        server.checkpointer().map(|writer| writer.progress()),
    );
    let told =
        json!({ "final": FinalPool(server), "counters": server.counters(), "series": server.series() });
    format!("{at:?} {:?} {channels:?} {waiting:?} {of_writers:?} {told}", server.clients())
}
