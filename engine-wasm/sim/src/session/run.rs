//! What a session needs of the lanes that it shows, whatever they simulate.

use std::rc::Rc;

use super::parting::Act;
use crate::timeline::Replay;
use crate::trace::Trace;

/// Lanes that serve one shared trace in step: a position is a number of its requests.
pub trait Traced: Run {
    /// The shared trace.
    fn trace(&self) -> &Rc<Trace>;
}

/// Whether something holds after an event of a lane, by its number.
pub type Holds<E> = Box<dyn Fn(usize, &E) -> bool>;

/// Lanes of one lab, at one common position: so many requests of a shared trace, or so many of all lanes together.
pub trait Run: Replay {
    /// What happened at one request in one lane.
    type Event: Clone + Default;
    /// The counters of one lane at one position.
    type Snapshot;
    /// What a survey keeps besides keyframes, for states that these leave out.
    type Ahead;
    /// What is kept beside a keyframe near the shown position, for the same reason.
    type Beside: Default;

    /// What [`Run::happens`] knows, by its id.
    const CONDITIONS: &'static [&'static str];

    /// Number of lanes.
    fn count(&self) -> usize;
    /// The last position.
    fn requests(&self) -> u64;
    /// Positions in which every lane is told so many events.
    fn positions_of(&self, events: u64) -> u64 {
        events
    }
    /// Frames of the largest pool: what a keyframe costs grows with it.
    fn largest_pool_frames(&self) -> u64;
    /// Serves the requests up to `position`, telling each lane's events in turn.
    fn observe_to(&mut self, position: u64, tell: &mut dyn FnMut(usize, &Self::Event));
    /// What of an event is compared between lanes.
    fn act(event: &Self::Event) -> Act;
    /// Number of an event in its lane: those of one number are compared.
    fn number_of(event: &Self::Event) -> u64;
    /// The position after an event.
    fn position_after(event: &Self::Event) -> u64 {
        Self::number_of(event) + 1
    }
    /// The page that an event's request asked for.
    fn page_of(event: &Self::Event) -> Option<u32>;
    /// Whether a condition of [`Run::CONDITIONS`] holds after an event of a lane.
    fn happens(&self, condition: &'static str) -> Holds<Self::Event>;
    /// A counter of whole numbers of a lane, by its name.
    fn whole_counter(&self, lane: usize, name: &str) -> Option<u64>;
    /// The counters of a lane.
    fn snapshot(&self, lane: usize) -> Self::Snapshot;
    /// One of them by its name.
    fn value(snapshot: &Self::Snapshot, name: &str) -> Option<f64>;
    /// Positions besides the evenly spaced ones at which a survey takes samples; ascending.
    fn marked_positions(&self) -> Vec<u64> {
        Vec::new()
    }
    /// Bytes that the lanes hold, without the trace.
    fn bytes(&self) -> usize;

    /// The survey has reached a position.
    fn surveyed(ahead: &mut Self::Ahead, position: u64);
    /// Bytes of what a survey keeps besides keyframes.
    fn ahead_bytes(ahead: &Self::Ahead) -> usize;
    /// What must be kept beside a keyframe taken now, so that positions up to `requests` later can go back to it.
    fn beside(&mut self, requests: u64) -> Self::Beside;
    /// Bytes of it.
    fn beside_bytes(beside: &Self::Beside) -> usize;
    /// Goes back to a keyframe of position `start`.
    fn go_back_to(
        &mut self,
        start: u64,
        keyframe: &Self::Keyframe,
        beside: &Self::Beside,
        ahead: &Self::Ahead,
    );
}
