//! What a session needs of the lanes that it shows, whatever they simulate.

use std::rc::Rc;

use bufferpool_core::counter::{CounterSpec, Counters, Number};
use bufferpool_core::phrase::Phrase;
use bufferpool_core::split_mix::mix;
use bufferpool_core::trace::Trace;
use serde::Serialize;
use serde_json::Value;

use crate::timeline::Replay;

/// Lanes that serve one shared trace in step: a position is a number of its requests.
pub trait Traced: Run {
    /// The shared trace.
    fn trace(&self) -> &Rc<Trace>;
}

/// Whether something holds after an event of a lane, by its number.
pub type Holds<E> = Box<dyn Fn(usize, &E) -> bool>;

pub(super) fn place_of<R: Run>(name: &str) -> Option<usize> {
    R::COUNTERS.iter().position(|counter| counter.id == name)
}

/// Lanes of one lab, at one common position: so many requests of a shared trace, or so many of all lanes together.
pub trait Run: Replay {
    /// What happened at one request in one lane.
    type Event: Clone + Default + Serialize;
    /// What a prescan keeps besides keyframes, for states that these leave out.
    type KeyframeIndex;
    /// What is kept beside a keyframe near the shown position, for the same reason.
    type SideState: Default;

    /// The counters of a lane.
    const COUNTERS: &'static [CounterSpec];
    /// Whether a counter of no whole number can be run to: it is reached once it is passed.
    const RUNS_TO_AMOUNTS: bool = false;
    /// What [`Run::happens`] knows, by its id, with its key on the keyboard.
    const CONDITIONS: &'static [(&'static str, char)];

    /// The counter that is a lane's clock: what its requests have taken so far. It never falls.
    const CLOCK: &'static str;

    /// Number of lanes.
    fn count(&self) -> usize;
    /// The last position.
    fn requests(&self) -> u64;
    /// Positions in which every lane has this many events.
    fn positions_of(&self, events: u64) -> u64 {
        events
    }
    /// Frames of the largest pool: what a keyframe costs grows with it.
    fn largest_pool_frames(&self) -> u64;
    /// Serves the requests up to `position`, reporting each lane's events in turn.
    fn observe_to(&mut self, position: u64, tell: &mut dyn FnMut(usize, &Self::Event));
    /// The part of an event that is compared between lanes.
    fn effect(event: &Self::Event) -> EffectHash;
    /// Number of an event in its lane: those of one number are compared.
    fn number_of(event: &Self::Event) -> u64;
    /// The position after an event.
    fn position_after(event: &Self::Event) -> u64 {
        Self::number_of(event) + 1
    }
    /// The page that an event's request asked for.
    fn page_of(event: &Self::Event) -> Option<u32>;
    /// What an event did to a page.
    fn change(event: &Self::Event, page: u32) -> PageChange;
    /// The sentence of an event of a lane, wherever the lanes are.
    fn why(&self, lane: usize, event: &Self::Event) -> Vec<Phrase>;
    /// The requests of all lanes, where they are known before the lanes serve them.
    fn known_requests(&self) -> Option<&Trace> {
        None
    }
    /// Whether a lane's pool holds a page, and if so, whether it is dirty.
    fn holds(&self, lane: usize, page: u32) -> Option<bool>;
    /// Whether a page can come into a pool with a request for another one, or be there from the start.
    fn enters_unasked(&self) -> bool {
        false
    }
    /// Whether a condition of [`Run::CONDITIONS`] holds after an event of a lane.
    fn happens(&self, condition: &'static str) -> Holds<Self::Event>;
    /// All counters of a lane, in the order of [`Run::COUNTERS`].
    fn counters(&self, lane: usize) -> Counters;
    /// One of them alone, by its place.
    fn counter(&self, lane: usize, place: usize) -> Number;
    /// Everything that is shown of a lane, as data: equal for equal positions, however they were reached.
    fn state(&self, lane: usize) -> Value;
    /// Positions besides the evenly spaced ones at which a prescan takes samples; ascending.
    fn marked_positions(&self) -> Vec<u64> {
        Vec::new()
    }
    /// Bytes that the lanes hold, without the trace.
    fn bytes(&self) -> usize;

    /// The next position, at or after `position`, at which a prescan must stop for what it keeps besides keyframes.
    fn next_wanted(_keyframe_index: &Self::KeyframeIndex, _position: u64) -> u64 {
        u64::MAX
    }
    /// The prescan, whose lanes these are, has reached their position.
    fn prescanned(&self, _keyframe_index: &mut Self::KeyframeIndex) {}
    /// Bytes of what a prescan keeps besides keyframes.
    fn keyframe_index_bytes(_keyframe_index: &Self::KeyframeIndex) -> usize {
        0
    }
    /// A keyframe to go back to again and again, with its bytes: one that may hold more if that is faster.
    fn quick_keyframe(&self) -> (Self::Keyframe, usize) {
        self.keyframe()
    }
    /// Whether the lanes stand between their position and the next one; see [`Run::go_on`].
    fn is_beyond(&self) -> bool {
        false
    }
    /// Where more happens than requests: goes on, at most `limit` requests, to the last that happens while a counter that
    /// never falls, by its place, is at most `value`. The counter's next value, infinite at the end; `None` on the way, and
    /// where nothing else happens.
    fn go_on(
        &mut self,
        _lane: usize,
        _counter: usize,
        _value: f64,
        _limit: u64,
        _tell: &mut dyn FnMut(&Self::Event),
    ) -> Option<f64> {
        None
    }
    /// Whether it does.
    const GOES_ON: bool = false;
    /// What must be kept beside a keyframe taken now, so that positions up to `requests` later can go back to it.
    fn side_state(&mut self, _requests: u64) -> Self::SideState {
        Self::SideState::default()
    }
    /// Bytes of it.
    fn side_state_bytes(_side_state: &Self::SideState) -> usize {
        0
    }
    /// Goes back to a keyframe of position `start`.
    fn go_back_to(
        &mut self,
        start: u64,
        keyframe: &Self::Keyframe,
        _side_state: &Self::SideState,
        _keyframe_index: &Self::KeyframeIndex,
    ) {
        self.restore(start, keyframe);
    }
}

/// What one event did to a page.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
#[allow(missing_docs)]
pub struct PageChange {
    /// If the request was for the page: whether it was a hit, and whether it was a write.
    pub asked: Option<(bool, bool)>,
    pub entered: bool,
    pub dirtied: bool,
    /// If it was dirty and written: how many pages were written together, itself included.
    pub written_pages: Option<u32>,
    pub left: bool,
}

/// What one lane did at one request, as hashes that are equal exactly when the sets are (up to 2^-64).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct EffectHash {
    pub(super) resident: u64,
    pub(super) written: u64,
}

fn set(pages: impl Iterator<Item = u32>, salt: u64) -> u64 {
    pages.fold(0, |sum: u64, page| sum.wrapping_add(mix(u64::from(page) ^ salt)))
}

impl EffectHash {
    /// The act of dropping, loading and writing these pages.
    pub fn new(
        dropped: &[u32],
        loaded: impl Iterator<Item = u32>,
        written: impl Iterator<Item = u32>,
    ) -> Self {
        const DROPPED: u64 = 1 << 40;
        const LOADED: u64 = 2 << 40;
        // Not 0: page 0 would add `mix(0)`, which is 0, and so not be seen.
        const WRITTEN: u64 = 4 << 40;
        let resident = set(dropped.iter().copied(), DROPPED).wrapping_add(set(loaded, LOADED));
        Self { resident, written: set(written, WRITTEN) }
    }

    /// The act that also wrote `what` to somewhere that makes a difference.
    pub fn and_written(self, what: impl Iterator<Item = u32>) -> Self {
        const ELSEWHERE: u64 = 3 << 40;
        Self { written: self.written.wrapping_add(set(what, ELSEWHERE)), ..self }
    }
}
