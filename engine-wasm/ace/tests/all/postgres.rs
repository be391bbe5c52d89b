//! A recording of PostgreSQL: Clock Sweep with its pins finds at each request what the server found.

use std::convert::Infallible;
use std::rc::Rc;

use bufferpool_ace::config::LaneConfig;
use bufferpool_ace::config::fork::Fork;
use bufferpool_ace::config::start::Start;
use bufferpool_ace::lane::{AnyLane, lane_over, lane_over_trace};
use bufferpool_ace::reckoning::RecordedTotals;
use bufferpool_core::trace::Trace;
use bufferpool_core::trace::csv::write;
use bufferpool_core::trace::reader::TraceReader;
use bufferpool_core::trace::reading::Reading;
use bufferpool_core::trace::recorded::{Found, Recorded};
use bufferpool_unpack::{Piece, Unpacker};
use serde_json::json;

const FRAMES: u32 = 2_048;
/// Its README has these.
const REQUESTS: usize = 72_990;
const MISSES: u64 = 5_165;
const DIRTY_EVICTIONS: u64 = 2_948;

#[test]
fn a_disk_larger_than_the_trace_is_reckoned_with_pages_without_a_name() {
    let mut reader = TraceReader::of("t.csv", &Reading::default()).unwrap();
    reader.push(b"op,relation,block\nR,t,1\nR,t,2\nW,t,1\n");
    let trace = Rc::new(reader.finish(None).unwrap());
    let config = json!({ "policy": "lru", "mode": "ace", "prefetch": true, "pages": 6, "frames": 3, "alpha": 2, "k_r": 4, "k_w": 4, "base_us": 10 });
    let config = LaneConfig::from_json(config.as_object().unwrap()).unwrap();
    // Page 5 is one that the snapshot of a pool has and the trace does not ask for.
    let start = Start::parse("usage:1u3 5Du1", 0, "", 6, 3).unwrap();
    let mut reckoning = RecordedTotals::new(&config, &start, Rc::clone(&trace)).unwrap();
    assert_eq!(reckoning.advance(10), 3);
    let reckoned = reckoning.result();
    assert_eq!(reckoned.relations[0].requests, 3);
    assert_eq!(reckoned.relations.iter().map(|of| of.resident).sum::<u64>(), 3);
    let fork = json!({ "policy": "lru", "mode": "ace", "pages": 6, "frames": 3, "alpha": 2, "k_r": 4, "k_w": 4, "base_us": 10 });
    let fork = LaneConfig::from_json(fork.as_object().unwrap()).unwrap();
    let fork = LaneConfig { fork: Some(Fork { lane: 0, at: 1 }), ..fork };
    assert_eq!(RecordedTotals::new(&fork, &start, trace).map(|_| ()).unwrap_err().field, "lane.fork");
}

fn recording() -> Rc<Trace> {
    let packed = include_bytes!("../golden/postgres/pgbench-16mb-1-client.csv.zst");
    let (mut unpacker, mut reader) =
        (Unpacker::default(), TraceReader::of("pgbench-16mb-1-client.csv", &Reading::default()).unwrap());
    let mut push = |piece: Piece<'_>| {
        if let Piece::Bytes(bytes) = piece {
            reader.push(bytes);
        }
    };
    unpacker.push(packed, &mut push).unwrap();
    unpacker.finish(&mut push).unwrap();
    Rc::new(reader.finish(None).unwrap())
}

fn config(trace: &Trace, policy: &str) -> LaneConfig {
    let config = json!({ "policy": policy, "mode": "baseline", "pages": trace.pages, "frames": FRAMES, "k_r": 1, "k_w": 1, "alpha": 1, "base_us": 1 });
    LaneConfig::from_json(config.as_object().unwrap()).unwrap()
}

/// Requests at which a lane finds something else than the server; a new page was not there.
fn differing(lane: &mut dyn AnyLane, trace: &Trace) -> usize {
    let found = &trace.recorded.as_ref().unwrap().found;
    assert_eq!((found.len(), found.contains(&Found::Unknown)), (REQUESTS, false));
    let mut differing = 0;
    lane.observe(&trace.requests, &mut |event| {
        differing += usize::from(event.hit != (found[event.t as usize] == Found::Hit));
        false
    });
    differing
}

#[test]
fn clock_sweep_finds_at_every_request_what_postgresql_found() {
    let trace = recording();
    assert_eq!(trace.requests.len(), REQUESTS);
    // Its pool never ran out of frames.
    assert!(Rc::ptr_eq(&trace.within(FRAMES), &trace));
    let mut lane = lane_over_trace(&config(&trace, "clock"), &trace).unwrap();
    assert_eq!(differing(lane.as_mut(), &trace), 0);
    assert_eq!((lane.counts().requests, lane.counts().misses), (REQUESTS as u64, MISSES));
    assert_eq!(lane.counts().evictions_dirty, DIRTY_EVICTIONS);
    // The path that tells no events counts the same.
    let mut silent = lane_over_trace(lane.config(), &trace).unwrap();
    silent.advance(&trace.requests);
    assert_eq!(silent.counts(), lane.counts());
}

/// What the test above is worth: without pins, or by another policy, the server's findings are missed.
#[test]
fn without_pins_or_by_another_policy_it_does_not() {
    let trace = recording();
    let mut unpinned = lane_over(&config(&trace, "clock"), &trace.requests).unwrap();
    assert!(differing(unpinned.as_mut(), &trace) > 100);
    // Some four in a hundred too many.
    assert!(unpinned.counts().misses > MISSES + MISSES / 30, "{}", unpinned.counts().misses);
    let mut lru = lane_over_trace(&config(&trace, "lru"), &trace).unwrap();
    assert!(differing(lru.as_mut(), &trace) > 100);
}

#[test]
fn the_recording_comes_back_as_it_was_written_and_as_bytes() {
    let trace = recording();
    let mut reader = TraceReader::of("again.csv", &Reading::default()).unwrap();
    let Ok(()) = write(&trace, |piece| -> Result<(), Infallible> {
        reader.push(piece);
        Ok(())
    });
    let again = reader.finish(None).unwrap();
    assert!(again == *trace, "written and read it is another trace");
    let recorded = trace.recorded.as_ref().unwrap();
    let from_bytes = Recorded::from_bytes(&recorded.to_bytes(), &trace.requests, trace.pages).unwrap();
    assert!(from_bytes == **recorded, "as bytes it is another recording");
    // A recorder misses some pins that were taken before it began.
    assert_eq!(trace.pins().unwrap().unmatched, 138);
}
