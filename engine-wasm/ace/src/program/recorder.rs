//! Serves a scene's requests once, beside its programs.

use std::{cell::RefCell, rc::Rc};

use bufferpool_core::{error::ConfigError, trace::Trace};
use bufferpool_lab::timeline::Replay;

use super::{Decisions, Failure, Programs, Recording};
use crate::{config::LaneConfig, config::start::Start, lanes::Lanes};

/// A run that is recorded.
pub struct Recorder {
    lanes: Lanes,
    /// One for each lane of an own policy, and one for each such lane as the beginning of another lane.
    recordings: Rc<RefCell<Vec<Rc<Recording>>>>,
    requests: u64,
}

impl Recorder {
    /// The lanes of a scene before the first request. Fails as [`Lanes::new`].
    pub fn new(
        configs: &[LaneConfig],
        start: &Start,
        trace: Rc<Trace>,
        programs: &Rc<dyn Programs>,
    ) -> Result<Self, ConfigError> {
        let requests = trace.requests.len() as u64;
        let recordings = Rc::new(RefCell::new(Vec::new()));
        let mut forks: Vec<u64> =
            configs.iter().filter_map(|config| config.fork).map(|fork| fork.at).collect();
        forks.sort_unstable();
        let frames = configs.first().map_or(1, |config| config.frames);
        let decide = |lane: usize| {
            let recording =
                Recording::new(Rc::clone(programs), lane, Rc::clone(&trace), frames, forks.clone());
            let recording = Rc::new(recording);
            recordings.borrow_mut().push(Rc::clone(&recording));
            Some(Decisions::Asked(recording))
        };
        let lanes = Lanes::decided(configs, start, Rc::clone(&trace), &decide)?;
        Ok(Self { lanes, recordings, requests })
    }

    /// Requests in all.
    pub fn requests(&self) -> u64 {
        self.requests
    }

    /// Serves at most `limit` more requests. The position; it stays where a program failed.
    pub fn advance(&mut self, limit: u64) -> u64 {
        if self.failure().is_none() {
            let position = self.requests.min(self.lanes.position() + limit);
            self.lanes.advance_to(position);
            if position == self.requests {
                let at_end = |recording: &&Rc<Recording>| recording.request() + 1 == position as i64;
                self.recordings
                    .borrow()
                    .iter()
                    .filter(at_end)
                    .for_each(|recording| recording.arrive(position));
            }
        }
        self.lanes.position()
    }

    /// What a program did wrong first, if any did.
    pub fn failure(&self) -> Option<Failure> {
        self.recordings
            .borrow()
            .iter()
            .filter_map(|recording| recording.failure())
            .min_by_key(|failure| failure.request)
    }

    /// The tape of a lane as numbers, see [`super::Tape::to_words`]; empty if none of its requests asked a program.
    pub fn tape(&self, lane: usize) -> Vec<u32> {
        let recordings = self.recordings.borrow();
        // A lane that another one begins as is recorded twice: the one goes on to the end.
        let of_lane = recordings.iter().filter(|recording| recording.lane() == lane);
        of_lane
            .max_by_key(|recording| recording.request())
            .map(|recording| recording.words())
            .unwrap_or_default()
    }
}
