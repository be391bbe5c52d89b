//! A lane by its own clock: at time t it stands at the last request that has ended by then. What takes no time, such as a
//! hit, ends with the request before it. Where more happens than requests, it stands after the last that has happened.

use super::run::{Run, place_of};
use super::{RECENT_EVENTS, Session, remember};

/// To look at a clock takes as long as many requests, to go back as long as some hundred looks.
const STRIDE_REQUESTS: u64 = 256;

impl<R: Run> Session<R> {
    fn clock_place() -> usize {
        place_of::<R>(R::CLOCK).unwrap_or_default()
    }

    /// A lane's clock at the shown position: the counter [`Run::CLOCK`], in its unit. It never runs back.
    pub fn clock(&self, lane: usize) -> f64 {
        self.shown.counter(lane, Self::clock_place()).to_f64()
    }

    /// Goes at most about `limit` requests on towards the moment `time` of a lane's clock; all lanes go to its position.
    /// Once it is reached: when the lane's next operation ends, infinity behind its last; `None` while it is not.
    ///
    /// The prescan, which runs ahead if it has not passed that moment, says between which samples it lies; from the first
    /// of them the lane goes on in strides, and then request by request, until its clock has passed, and back by one.
    pub fn seek_clock(&mut self, lane: usize, time: f64, limit: u64) -> Option<f64> {
        self.seek_by(lane, Self::clock_place(), time, limit)
    }

    /// The same by another counter that never falls, by its name; `None` for an unknown name.
    pub fn seek_counter(&mut self, lane: usize, counter: &str, value: f64, limit: u64) -> Option<f64> {
        self.seek_by(lane, place_of::<R>(counter)?, value, limit)
    }

    fn seek_by(&mut self, lane: usize, place: usize, value: f64, limit: u64) -> Option<f64> {
        let after = |session: &Self| {
            session.prescan.samples().partition_point(|sample| sample.lanes[lane][place] <= value)
        };
        let mut next = after(self);
        if next == self.prescan.samples().len() && self.prescan.position() < self.requests() {
            self.prescan.advance(limit);
            next = after(self);
            if next == self.prescan.samples().len() && self.prescan.position() < self.requests() {
                return None;
            }
        }
        let counter = |session: &Self| session.shown.counter(lane, place).to_f64();
        let samples = self.prescan.samples();
        let from = next.checked_sub(1).map_or(0, |before| samples[before].position);
        let to = samples.get(next).map_or(self.requests(), |sample| sample.position);
        let stands = (from..=to).contains(&self.position()) && counter(self) <= value;
        if !stands {
            // The last events before it are shown with it.
            let lead_in = from.saturating_sub(RECENT_EVENTS as u64);
            if self.seek_slice(lead_in, limit) != lead_in {
                return None;
            }
            self.nearby_keyframe.hold(&mut self.shown);
        }
        if R::GOES_ON {
            let recent = &mut self.recent[lane];
            let reached = self.shown.go_on(lane, place, value, limit, &mut |event| remember(recent, event));
            self.forget();
            return reached;
        }
        while self.position() + STRIDE_REQUESTS < to {
            let position = self.position();
            self.seek(position + STRIDE_REQUESTS);
            if counter(self) > value {
                self.seek(position);
                break;
            }
        }
        while self.position() < self.requests() {
            let position = self.position();
            self.seek(position + 1);
            let ends = counter(self);
            if ends > value {
                self.seek(position);
                return Some(ends);
            }
        }
        Some(f64::INFINITY)
    }
}
