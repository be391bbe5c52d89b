//! The engine against the naive second implementation, request by request.

use bufferpool_pbm::event::Event;
use bufferpool_pbm::policy::Bucket;

use super::cases::for_every_lane;
use crate::naive::policies::{Chosen, Policy};
use crate::naive::{Naive, Told};

/// An event as the second implementation tells it.
fn told(event: &Event) -> Told {
    let bucket = event.bucket.map(|bucket| match bucket {
        Bucket::Time(at) => i64::from(at),
        Bucket::NotRequested => -1,
        Bucket::FreeList => -2,
    });
    Told {
        time_ns: event.time_ns,
        stream: event.stream,
        query: event.query,
        block: event.block,
        hit: event.hit,
        waits: event.waits,
        frame: event.frame,
        free: event.free,
        ready_ns: event.ready_ns,
        cpu_ns: event.cpu_ns,
        begins_query: event.begins_query,
        evicted: event.evicted.iter().map(|evicted| (evicted.block, evicted.frame)).collect(),
        chosen: Chosen {
            victims: event.evicted.iter().map(|evicted| evicted.frame).collect(),
            drawn: event.drawn.iter().map(|drawn| drawn.frame).collect(),
            looked_at: event.looked_at,
            bucket,
        },
    }
}

#[test]
fn the_engine_and_the_second_implementation_agree_at_every_request() {
    for_every_lane(|case, config| {
        let (mut naive, mut lane) = (Naive::new(&case.shared, config), case.open(config));
        let (mut requests, mut event) = (0, None);
        loop {
            while lane.next_ns().is_some()
                && !lane.happen(requests + 1, &mut |happened| event = Some(happened.clone()))
            {}
            let (left, right) = (event.take(), naive.step());
            assert_eq!(left.as_ref().map(told), right, "request {requests} of {config}");
            let Some(event) = left else { break };
            assert_eq!((event.t, event.position), (requests, requests + 1));
            requests += 1;
            if let Policy::Queue(queue) = &naive.policy {
                let lists: Vec<Vec<u32>> = lane.buckets().into_iter().map(|view| view.frames).collect();
                assert_eq!(lists, queue.lists(naive.now_ns), "after request {requests} of {config}");
            }
            // A prime, so that all places of a period are looked at.
            if requests % 13 != 0 {
                continue;
            }
            let world = lane.world.clone();
            for block in 0..world.block_numbers() {
                assert_eq!(
                    lane.next_access_ns(block),
                    naive.knowledge.next_access_ns(block, naive.now_ns),
                    "block {block} after request {requests} of {config}"
                );
            }
            for group in 0..world.groups() {
                assert_eq!(lane.knowledge.scans.asked_by(group), naive.knowledge.asked_by(group));
            }
        }
        assert_eq!(lane.clock.now_ns(), naive.now_ns, "the end of {config}");
    });
}
