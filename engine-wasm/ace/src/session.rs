//! The lanes in a session: keyframes leave the history tables out, which follow from the trace alone.

mod device;
mod view;

use std::rc::Rc;

use bufferpool_core::counter::{CounterSpec, Counters, Number};
use bufferpool_core::{NONE, error::ConfigError, phrase::Phrase, trace::Trace};
use bufferpool_lab::session::{
    self, EffectHash, Holds, MINIMUM_KEYFRAME_SPACING, PageChange, Prescan, Run, Traced,
};
use bufferpool_lab::timeline::{Keyframes, Replay};
use serde_json::{Value, json};

pub use device::{Device, Operation, Transfer, Utilisation};
pub use view::{LaneView, Whereabouts};

use crate::{
    config::LaneConfig, config::start::Start, counters::COUNTERS, counters::SPECS, event::Event, lab::SPEC,
    lanes::Lanes, lanes::RowsBefore, program::Decisions, program::Tape, reader::packed::PackedHistory,
    report::final_state, why::explain,
};

/// At the paper's size, 1 966 080 pages and 10 million requests, a skewed workload's packed tables take 6 MB each: nine of
/// them, one for each 1 048 576 requests, to be replayed in some thirty milliseconds.
const HISTORY_CAP_BYTES: usize = 64 << 20;

/// The history table at some positions, as every Reader has it that runs from the start.
pub type Histories = Keyframes<PackedHistory>;

/// A keyframe of the history table is worth its bytes once replaying the requests since the last takes about as long as
/// unpacking it: each record may wait for memory, which a pass over the table does not.
fn spacing(pages: u32) -> u64 {
    (u64::from(pages).next_power_of_two() / 2).max(16 * MINIMUM_KEYFRAME_SPACING)
}

impl Traced for Lanes {
    fn trace(&self) -> &Rc<Trace> {
        self.shared_trace()
    }
}

impl Run for Lanes {
    type Event = Event;
    type KeyframeIndex = Histories;
    type SideState = RowsBefore;

    const COUNTERS: &'static [CounterSpec] = &SPECS;
    const CONDITIONS: &'static [(&'static str, char)] = SPEC.conditions;

    fn count(&self) -> usize {
        self.all().len()
    }

    fn requests(&self) -> u64 {
        self.trace().requests.len() as u64
    }

    fn largest_pool_frames(&self) -> u64 {
        self.all().iter().map(|lane| u64::from(lane.config().frames)).max().unwrap_or(1)
    }

    fn observe_to(&mut self, position: u64, tell: &mut dyn FnMut(usize, &Event)) {
        self.observe_to(position, tell);
    }

    fn effect(event: &Event) -> EffectHash {
        let loaded = (!event.hit).then_some(event.page);
        EffectHash::new(
            &event.evicted,
            event.prefetched.iter().copied().chain(loaded),
            event.batch.iter().copied(),
        )
    }

    fn number_of(event: &Event) -> u64 {
        event.t
    }

    fn page_of(event: &Event) -> Option<u32> {
        Some(event.page)
    }

    fn change(event: &Event, page: u32) -> PageChange {
        let asked = event.page == page;
        PageChange {
            asked: asked.then_some((event.hit, event.write)),
            entered: asked && !event.hit || event.prefetched.contains(&page),
            dirtied: asked && event.write && !event.was_dirty,
            written_pages: event.batch.contains(&page).then_some(event.batch.len() as u32),
            left: event.evicted.contains(&page),
        }
    }

    fn why(&self, lane: usize, event: &Event) -> Vec<Phrase> {
        let server = self.serving_before(lane, event.t + 1);
        server.map_or_else(Vec::new, |server| explain(server, event, &|page| self.trace().page_name(page)))
    }

    fn holds(&self, lane: usize, page: u32) -> Option<bool> {
        let pool = self.all().get(lane)?.pool();
        let frame = if page < pool.pages() { pool.frame_of(page) } else { NONE };
        (frame != NONE).then(|| pool.is_dirty(frame))
    }

    fn known_requests(&self) -> Option<&Trace> {
        Some(self.trace())
    }

    fn enters_unasked(&self) -> bool {
        self.brings_unasked()
    }

    fn happens(&self, condition: &'static str) -> Holds<Event> {
        let limits: Vec<u32> = self.all().iter().map(|lane| lane.config().batch_limit()).collect();
        let is_full = move |lane: usize, event: &Event| {
            event.batch.len() > 1
                && limits.get(lane).is_some_and(|&limit| event.batch.len() == limit as usize)
        };
        match condition {
            "miss" => Box::new(|_, event| !event.hit),
            "eviction" => Box::new(|_, event| event.victim.is_some()),
            "dirty_eviction" => Box::new(|_, event| event.victim_dirty),
            "batch" => Box::new(|_, event| event.batch.len() > 1),
            "full_batch" => Box::new(is_full),
            "second_chance" => Box::new(|_, event| !event.second_chances.is_empty()),
            "prefetch" => Box::new(|_, event| !event.prefetched.is_empty()),
            _ => Box::new(|_, _| false),
        }
    }

    fn counters(&self, lane: usize) -> Counters {
        self.all()[lane].counters()
    }

    fn counter(&self, lane: usize, place: usize) -> Number {
        let lane = &self.all()[lane];
        (COUNTERS[place].of)(&lane.totals(), lane.pool())
    }

    fn state(&self, lane: usize) -> Value {
        let lane = self.all()[lane].as_ref();
        json!({
            "policy": lane.config().policy,
            "mode": lane.config().mode,
            "prefetch": lane.config().prefetch,
            "counters": lane.counters(),
            "identities": lane.identities(),
            "pool": final_state(lane),
        })
    }

    fn bytes(&self) -> usize {
        self.bytes()
    }

    fn next_wanted(keyframe_index: &Histories, position: u64) -> u64 {
        keyframe_index.next_wanted(position)
    }

    fn prescanned(&self, keyframe_index: &mut Histories) {
        // None at position 0: emptying a table is faster than unpacking an empty one.
        if self.position() > 0
            && let Some(history) = self.history_of_trace()
        {
            keyframe_index.offer_at(self.position(), || {
                let packed = PackedHistory::of(history);
                let bytes = packed.bytes();
                (packed, bytes)
            });
        }
    }

    fn keyframe_index_bytes(keyframe_index: &Histories) -> usize {
        keyframe_index.bytes()
    }

    fn quick_keyframe(&self) -> (Self::Keyframe, usize) {
        self.quick_keyframe()
    }

    fn side_state(&mut self, requests: u64) -> RowsBefore {
        self.rows_before(requests)
    }

    fn side_state_bytes(side_state: &RowsBefore) -> usize {
        side_state.bytes()
    }

    fn go_back_to(
        &mut self,
        start: u64,
        keyframe: &Self::Keyframe,
        side_state: &RowsBefore,
        keyframe_index: &Histories,
    ) {
        self.go_back_to(start, keyframe, Some(side_state), keyframe_index);
    }
}

/// A session of this lab.
pub type Session = session::Session<Lanes>;

/// Further views of this lab's sessions.
pub trait AceSession {
    /// The device of a lane at the shown position; `None` if there is no such lane. The window is the last
    /// [`RECENT_EVENTS`](session::RECENT_EVENTS) requests, whatever time they took: hits take none.
    fn device(&self, lane: usize) -> Option<Device>;
    /// How many of the requests `from .. to` ask for a page of each stretch of `pages_a_bin` pages of the disk.
    fn requests_by_bin(&self, pages_a_bin: u32, from: u64, to: u64) -> Vec<u32>;
    /// Where a page is in each lane; `None` where it is not resident. O(B), for the place in the order.
    fn find_page(&self, page: u32) -> Vec<Option<Whereabouts>>;
}

impl AceSession for Session {
    fn device(&self, lane: usize) -> Option<Device> {
        device::of_lane(self, lane)
    }

    fn requests_by_bin(&self, pages_a_bin: u32, from: u64, to: u64) -> Vec<u32> {
        device::requests_by_bin(self, pages_a_bin, from, to)
    }

    fn find_page(&self, page: u32) -> Vec<Option<Whereabouts>> {
        view::find_page(self, page)
    }
}

/// A session at position 0. The decisions of own policies stand at their lanes' places in `tapes`. Fails when a
/// lane's parameters are not legal, the lanes do not fit in memory, or a lane that needs a tape has none.
pub fn open(
    configs: &[LaneConfig],
    start: &Start,
    trace: Rc<Trace>,
    tapes: &[Rc<Tape>],
) -> Result<Session, ConfigError> {
    let pages = configs.first().map_or(1, |config| config.pages);
    let (configs, start, tapes) = (configs.to_vec(), start.clone(), tapes.to_vec());
    let lanes = move || {
        let decide = |lane: usize| tapes.get(lane).cloned().map(Decisions::Taped);
        Lanes::decided(&configs, &start, Rc::clone(&trace), &decide).map(Lanes::referring)
    };
    Session::over(lanes, Keyframes::new(spacing(pages), HISTORY_CAP_BYTES))
}

/// Keyframes of the history table.
pub fn histories(prescan: &Prescan<Lanes>) -> &Histories {
    prescan.keyframe_index()
}
