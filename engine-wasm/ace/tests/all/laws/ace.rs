//! What the Writer, the Evictor and the Reader may do, and when they make no difference.

use bufferpool_ace::config::LaneConfig;
use bufferpool_ace::event::Event;
use bufferpool_ace::policy::registry::PolicyEntry;
use bufferpool_ace::report::final_state;

use crate::support::cases::Case;
use crate::support::{Variant, events, for_every_lane, lane};

/// Events, final state and counts of a run.
fn outcome(case: &Case, policy: &PolicyEntry, config: &LaneConfig) -> (Vec<Event>, String, String) {
    let mut lane = lane(case, policy, config);
    let events = events(lane.as_mut(), &case.packed());
    (events, final_state(lane.as_ref()).to_string(), format!("{:?}", lane.counts()))
}

#[test]
fn a_writer_of_one_page_is_the_baseline_event_by_event() {
    for_every_lane(&[Variant::Ace], |case, policy, variant| {
        let single = LaneConfig { n_w: 1, ..case.config(policy, variant) };
        let baseline = case.config(policy, Variant::Baseline);
        assert_eq!(outcome(case, policy, &single), outcome(case, policy, &baseline));
    });
}

#[test]
fn a_reader_that_may_evict_one_page_is_no_reader() {
    for_every_lane(&[Variant::AceWithReader], |case, policy, variant| {
        let mut single = outcome(case, policy, &LaneConfig { n_e: 1, ..case.config(policy, variant) });
        // The stream table is kept all the same, and the Reader asked for nothing; it only has no effect.
        for event in &mut single.0 {
            event.stream = false;
            let asked = event.look_up.take().map_or(0, |look_up| look_up.asked + look_up.found);
            assert_eq!(asked, 0);
        }
        let none = outcome(case, policy, &case.config(policy, Variant::Ace));
        assert_eq!(single, none);
    });
}

#[test]
fn batches_and_prefetches_keep_their_limits() {
    for_every_lane(&[Variant::Ace, Variant::AceWithReader], |case, policy, variant| {
        let config = case.config(policy, variant);
        let mut lane = lane(case, policy, &config);
        let mut resident = lane.pool().resident() as usize;
        for event in events(lane.as_mut(), &case.packed()) {
            let free = config.frames as usize - resident;
            resident += usize::from(!event.hit) + event.prefetched.len() - event.evicted.len();
            assert!(event.batch.len() <= config.n_w as usize);
            assert!(event.prefetched.len() < config.n_e as usize);
            assert!(event.prefetched.iter().all(|&page| page < config.pages && page != event.page));
            assert_eq!(event.evicted_frames.len(), event.evicted.len());
            assert_eq!(event.prefetched_frames.len(), event.prefetched.len());
            if event.hit || event.victim.is_some() && !event.victim_dirty {
                assert!(
                    event.prefetched.is_empty(),
                    "only free frames or a dirty victim make the Reader look"
                );
                assert!(event.evicted.len() <= 1);
            } else if event.victim_dirty {
                assert_eq!(
                    event.evicted.len(),
                    1 + event.prefetched.len(),
                    "an eviction for every page prefetched"
                );
                assert_eq!(
                    event.prefetched_frames,
                    event.evicted_frames[1..],
                    "in the order they were freed"
                );
            } else {
                assert!(event.evicted.is_empty(), "free frames are used first");
                assert!(event.prefetched.len() < free);
                let next = event.frame + 1..;
                assert!(event.prefetched_frames.iter().copied().eq(next.take(event.prefetched.len())));
            }
        }
    });
}
