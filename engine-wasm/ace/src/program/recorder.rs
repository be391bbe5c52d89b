//! Serves a scene's requests once, beside its programs.

use std::{cell::RefCell, rc::Rc};

use bufferpool_core::trace::Trace;
use bufferpool_lab::{session::Run, timeline::Replay};

use super::{Decisions, Failure, Programs, Recording};
use crate::{Checked, config::LaneConfig, config::start::Start, lanes::Lanes};

/// A run that is recorded.
pub struct Recorder {
    lanes: Lanes,
    /// One for each lane of an own policy, and one for each such lane as the beginning of another lane.
    recordings: Vec<Rc<Recording>>,
}

impl Recorder {
    /// The lanes of a scene before the first request. Fails as [`Lanes::new`].
    pub fn new(
        configs: &[LaneConfig],
        start: &Start,
        trace: Rc<Trace>,
        programs: &Rc<dyn Programs>,
    ) -> Checked<Self> {
        let recordings = RefCell::new(Vec::new());
        let mut forks: Vec<u64> = configs.iter().filter_map(|config| Some(config.fork?.at)).collect();
        forks.sort_unstable();
        let frames = configs.first().map_or(1, |config| config.frames);
        let decide = |lane: usize| {
            let (programs, trace, forks) = (Rc::clone(programs), Rc::clone(&trace), forks.clone());
            let recording = Rc::new(Recording::new(programs, lane, trace, frames, forks));
            recordings.borrow_mut().push(Rc::clone(&recording));
            Some(Decisions::Asked(recording))
        };
        let lanes = Lanes::decided(configs, start, Rc::clone(&trace), &decide)?;
        Ok(Self { lanes, recordings: recordings.into_inner() })
    }

    /// Requests in all.
    pub fn requests(&self) -> u64 {
        self.lanes.requests()
    }

    /// Serves at most `limit` more requests. The position; it stays where a program failed.
    pub fn advance(&mut self, limit: u64) -> u64 {
        if self.failure().is_none() {
            let position = self.requests().min(self.lanes.position() + limit);
            self.lanes.advance_to(position);
            for recording in self.recordings.iter().filter(|_| position == self.requests()) {
                if recording.request.get() + 1 == position as i64 {
                    recording.arrive(position);
                }
            }
        }
        self.lanes.position()
    }

    /// What a program did wrong first, if any did.
    pub fn failure(&self) -> Option<Failure> {
        self.recordings
            .iter()
            .filter_map(|recording| recording.failure())
            .min_by_key(|failure| failure.request)
    }

    /// The tape of a lane as numbers, see [`super::Tape::to_words`]; empty if none of its requests asked a program.
    pub fn tape(&self, lane: usize) -> Vec<u32> {
        // A lane that another one begins as is recorded twice: the one goes on to the end.
        let of_lane = self.recordings.iter().filter(|recording| recording.lane == lane);
        let longest = of_lane.max_by_key(|recording| recording.request.get());
        longest.map_or_else(Vec::new, |recording| recording.words())
    }
}
