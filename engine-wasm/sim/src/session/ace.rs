//! The ACE lab's lanes in a session: keyframes leave the history tables out, which follow from the trace alone.

use std::rc::Rc;

use super::parting::Act;
use super::run::{Holds, Run, Traced};
use super::survey::MINIMUM_KEYFRAME_SPACING;
use super::{Session, Survey};
use crate::ace::history::History;
use crate::config::LaneConfig;
use crate::config::start::Start;
use crate::counters::{Counts, Times};
use crate::error::ConfigError;
use crate::event::Event;
use crate::lanes::{HistoryReplay, Lanes, RowsBefore};
use crate::timeline::{Keyframes, Replay};
use crate::trace::Trace;

/// Nine tables of the paper's size, 47 MB each: one for each 1 048 576 requests, to be replayed in some thirty
/// milliseconds.
const HISTORY_CAP_BYTES: usize = 430 << 20;
/// A larger table is not kept: it is replayed from the start.
const HISTORY_MOST_BYTES: usize = 92 << 20;

/// The history table at some positions.
pub struct Histories {
    replay: Option<HistoryReplay>,
    keyframes: Keyframes<History>,
}

/// A keyframe of the history table is worth its bytes once replaying the requests since the last takes about as long as
/// copying it: each record may wait for memory, which a copy does not.
fn spacing(pages: u32) -> u64 {
    (u64::from(pages).next_power_of_two() / 2).max(16 * MINIMUM_KEYFRAME_SPACING)
}

impl Histories {
    fn new(configs: &[LaneConfig], start: &Start, trace: &Rc<Trace>) -> Result<Self, ConfigError> {
        let pages = configs.first().map_or(1, |config| config.pages);
        let reads_ahead = configs.iter().any(|config| config.prefetch);
        let replay =
            if reads_ahead { HistoryReplay::within(HISTORY_MOST_BYTES, pages, trace, start)? } else { None };
        Ok(Self { replay, keyframes: Keyframes::new(spacing(pages), HISTORY_CAP_BYTES) })
    }
}

/// The counts of a lane and the time that they took.
#[derive(Debug, Clone, Copy)]
pub struct Snapshot {
    counts: Counts,
    times: Times,
}

impl Traced for Lanes {
    fn trace(&self) -> &Rc<Trace> {
        self.shared_trace()
    }
}

impl Run for Lanes {
    type Event = Event;
    type Snapshot = Snapshot;
    type Ahead = Histories;
    type Beside = RowsBefore;

    const CONDITIONS: &'static [&'static str] =
        &["miss", "eviction", "dirty_eviction", "batch", "full_batch", "second_chance", "prefetch"];

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

    fn act(event: &Event) -> Act {
        let loaded = (!event.hit).then_some(event.page);
        Act::new(&event.evicted, event.prefetched.iter().copied().chain(loaded), event.batch.iter().copied())
    }

    fn number_of(event: &Event) -> u64 {
        event.t
    }

    fn page_of(event: &Event) -> Option<u32> {
        Some(event.page)
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

    fn whole_counter(&self, lane: usize, name: &str) -> Option<u64> {
        self.all().get(lane)?.counts().by_name(name)
    }

    fn snapshot(&self, lane: usize) -> Snapshot {
        let counted =
            |lane: &dyn crate::lane::AnyLane| Snapshot { counts: *lane.counts(), times: lane.times() };
        let nothing = Snapshot { counts: Counts::default(), times: Times::default() };
        self.all().get(lane).map_or(nothing, |lane| counted(lane.as_ref()))
    }

    fn value(snapshot: &Snapshot, name: &str) -> Option<f64> {
        let Snapshot { counts, times } = snapshot;
        counts.by_name(name).map(|count| count as f64).or_else(|| times.by_name(name))
    }

    fn bytes(&self) -> usize {
        self.bytes()
    }

    fn surveyed(ahead: &mut Histories, position: u64) {
        let Some(replay) = &mut ahead.replay else { return };
        // None at position 0: emptying a table is faster than copying an empty one.
        let wanted = ahead.keyframes.next_wanted(replay.position() + 1);
        if wanted <= position {
            replay.advance_to(wanted);
            ahead.keyframes.offer(replay);
        }
    }

    fn ahead_bytes(ahead: &Histories) -> usize {
        ahead.keyframes.bytes()
    }

    fn beside(&mut self, requests: u64) -> RowsBefore {
        self.rows_before(requests)
    }

    fn beside_bytes(beside: &RowsBefore) -> usize {
        beside.bytes()
    }

    fn go_back_to(&mut self, start: u64, keyframe: &Self::Keyframe, beside: &RowsBefore, ahead: &Histories) {
        self.go_back_to(start, keyframe, Some(beside), &ahead.keyframes);
    }
}

impl Survey<Lanes> {
    /// Keyframes of the history table.
    #[must_use]
    pub fn histories(&self) -> &Keyframes<History> {
        &self.ahead().keyframes
    }
}

impl Session<Lanes> {
    /// A session of the ACE lab at position 0.
    ///
    /// # Errors
    /// When a lane's parameters are not legal, or the lanes do not fit in memory.
    pub fn new(configs: &[LaneConfig], start: &Start, trace: Rc<Trace>) -> Result<Self, ConfigError> {
        let histories = Histories::new(configs, start, &trace)?;
        let lanes = || Lanes::new(configs, start, Rc::clone(&trace));
        Ok(Self::over(lanes()?, lanes()?, histories))
    }
}
