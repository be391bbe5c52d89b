//! What holds in every world under every policy.

use std::collections::BTreeMap;

use bufferpool_pbm::lane::AnyLane;
use bufferpool_pbm::optimal;
use bufferpool_pbm::query::{Part, Purpose, Scan};
use bufferpool_pbm::stream::{Doing, Stream};
use bufferpool_pbm::world::World;
use bufferpool_test_support::runner::{case_count, try_on};

use super::cases::{Case, cases, events, for_every_lane};

/// The blocks of a scan, in order.
fn blocks_of(scan: &Scan, world: &World) -> Vec<u32> {
    match &scan.groups {
        None => (scan.first..scan.first + scan.blocks).collect(),
        Some(groups) => {
            let table = &world.tables[scan.table];
            let kept = |block: &u32| groups.contains(&(block / world.group_blocks));
            (table.first..table.end()).filter(kept).collect()
        }
    }
}

/// Groups of the blocks that a stream's scan has still to finish.
fn groups_to_come(stream: &Stream, world: &World) -> Vec<u32> {
    let Some(cursor) = &stream.cursor else { return Vec::new() };
    let Some(Part::Scan(scan)) = cursor.part() else { return Vec::new() };
    if cursor.asked == 0 {
        return Vec::new();
    }
    let at_work = stream.request.is_some_and(|request| request.purpose == Purpose::Scan);
    let done = cursor.asked - u32::from(at_work);
    blocks_of(scan, world)[done as usize..].iter().map(|block| block / world.group_blocks).collect()
}

/// Frames with how many streams work on them or wait for them.
fn held(lane: &dyn AnyLane) -> BTreeMap<u32, u8> {
    let mut held = BTreeMap::new();
    for stream in &lane.streams {
        if let (Doing::Waiting | Doing::Working, Some(request)) = (stream.doing, stream.request) {
            *held.entry(lane.frames.frame_of(request.block)).or_insert(0) += 1;
        }
    }
    held
}

fn resident(lane: &dyn AnyLane) -> u64 {
    let frames = &lane.frames;
    let mut count = 0;
    for block in 0..lane.world.block_numbers() {
        let frame = frames.frame_of(block);
        if frame != u32::MAX {
            assert_eq!(frames.block_in(frame), block);
            count += 1;
        }
    }
    let filled = (0..frames.count()).filter(|&frame| frames.block_in(frame) != u32::MAX).count();
    assert_eq!(filled as u64, count, "a block in two frames");
    count
}

/// After an event of a lane.
fn look_at(lane: &dyn AnyLane) {
    let (world, counts) = (&lane.world, lane.frames.counts);
    assert!(lane.identities().iter().all(|identity| identity.holds));
    assert_eq!(counts.hits + counts.misses(), counts.requests);
    assert_eq!(counts.misses(), counts.evictions + resident(lane));
    let held = held(lane);
    for frame in 0..lane.frames.count() {
        assert_eq!(lane.frames.frame(frame).pins, held.get(&frame).copied().unwrap_or(0), "frame {frame}");
    }
    for group in 0..world.groups() {
        let comes = |(_, stream): &(u32, &Stream)| groups_to_come(stream, world).contains(&group);
        let streams = (0..).zip(&lane.streams).filter(comes);
        let expected: u64 = streams.map(|(number, _)| 1 << number).sum();
        assert_eq!(lane.knowledge.scans.asked_by(group), expected, "group {group}");
    }
    let (requests, hits) =
        lane.streams.iter().fold((0, 0), |sum, stream| (sum.0 + stream.requests, sum.1 + stream.hits));
    assert_eq!((requests, hits), (counts.requests, counts.hits));
}

#[test]
fn no_pinned_block_leaves_groups_hold_the_scans_to_come_and_counts_add_up() {
    for_every_lane(|case, config| {
        let mut lane = case.open(config);
        let (mut told, mut before_ns) = (0_u64, 0);
        while let Some(next_ns) = lane.next_ns() {
            assert!(next_ns >= before_ns, "time runs backwards");
            // Who works on what before the event; the stream of the event lets go of its own.
            let before: Vec<Option<u32>> = lane
                .streams
                .iter()
                .map(|stream| stream.request.filter(|_| stream.doing != Doing::Pausing))
                .map(|request| request.map(|request| request.block))
                .collect();
            lane.happen(told + 1, &mut |event| {
                assert_eq!(event.time_ns, next_ns);
                for evicted in &event.evicted {
                    let holds = |(stream, block): &(u32, &Option<u32>)| {
                        *stream != event.stream && **block == Some(evicted.block)
                    };
                    assert!((0..).zip(&before).find(holds).is_none(), "{} was pinned", evicted.block);
                }
                told += 1;
            });
            assert_eq!(lane.clock.now_ns(), next_ns);
            before_ns = next_ns;
            // A prime: every event would take long.
            if told % 11 == 1 || told < 40 {
                look_at(lane.as_ref());
            }
        }
        look_at(lane.as_ref());
        let counters = lane.counters();
        assert_eq!((lane.as_ref().requests(), told), (lane.world.requests(), lane.world.requests()));
        assert_eq!(lane.streams_ended as usize, lane.streams.len());
        assert_eq!(lane.streams.iter().filter_map(|stream| stream.ended_ns).max(), Some(lane.clock.now_ns()));
        assert_eq!(held(lane.as_ref()).len(), 0);
        assert!((0.0..=100.000_001).contains(&counters.by_name("device_percent").unwrap()));
    });
}

#[test]
fn no_policy_hits_more_than_min_on_its_own_string() {
    for_every_lane(|case, config| {
        let mut lane = case.open(config);
        lane.keep_string();
        let events = events(lane.as_mut());
        let string = lane.string().expect("a string").to_vec();
        assert_eq!(string, events.iter().map(|event| event.block).collect::<Vec<_>>());
        let best = optimal::hits(&string, lane.frames.count()).expect("frames");
        assert!(best >= lane.frames.counts.hits, "{best} hits at most, {config}");
    });
}

#[test]
fn one_seed_gives_every_policy_the_same_queries() {
    let queries = |case: &Case, config: &serde_json::Value| {
        let mut streams = BTreeMap::<_, Vec<_>>::new();
        for event in events(case.open(config).as_mut()) {
            let asked = (event.query, event.block, event.cpu_ns, event.begins_query);
            streams.entry(event.stream).or_default().push(asked);
        }
        streams
    };
    try_on(cases(), case_count(), |case| {
        let lanes = case.lanes();
        let first = queries(case, &lanes[0]);
        for lane in &lanes[1..] {
            assert_eq!(queries(case, lane), first, "{lane}");
        }
    });
}
