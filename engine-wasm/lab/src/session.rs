//! A run that can be looked at: lanes at the shown position, keyframes, and a prescan that runs ahead of it.

mod clock;
mod page_history;
mod page_search;
mod prescan;
mod run;
mod run_to;

use std::collections::VecDeque;

use bufferpool_core::error::{Checked, ConfigError};
use bufferpool_core::trace::Trace;
use bufferpool_core::trace::labels::Label;
pub use page_history::{
    LAST_REQUESTS, PageEntry, PageExit, PageHistory, PagePast, PageRequest, PageWrite, RequestAt,
};
use page_search::PageSearch;
use prescan::NearbyKeyframe;
pub use prescan::{Divergence, MINIMUM_KEYFRAME_SPACING, Prescan, Sample};
pub use run::{EffectHash, Holds, PageChange, Run, Traced};
pub use run_to::{Condition, RunTo};
use serde::Serialize;
use serde_json::{Value, json};

/// Last events kept for each lane, so that the strip can show what has just been served.
pub const RECENT_EVENTS: usize = 12;

/// Lanes with time travel.
pub struct Session<R: Run> {
    shown: R,
    prescan: Prescan<R>,
    nearby_keyframe: NearbyKeyframe<R>,
    /// The last events of each lane, the newest at the back.
    recent: Vec<VecDeque<R::Event>>,
    make: Box<dyn Fn() -> Checked<R>>,
    /// The question about a page, while there is one: its lanes are as large as those shown.
    search: Option<PageSearch<R>>,
}

impl<R: Run> Session<R> {
    /// A session at position 0, over lanes that `make` makes there, always alike.
    pub fn over(make: impl Fn() -> Checked<R> + 'static, keyframe_index: R::KeyframeIndex) -> Checked<Self> {
        let shown = make()?;
        Ok(Self {
            recent: (0..shown.count()).map(|_| VecDeque::new()).collect(),
            shown,
            prescan: Prescan::new(make()?, keyframe_index),
            nearby_keyframe: NearbyKeyframe::none(),
            make: Box::new(make),
            search: None,
        })
    }

    /// The lanes at the shown position.
    pub fn lanes(&self) -> &R {
        &self.shown
    }

    /// The run ahead: samples, divergences, keyframes.
    pub fn prescan(&self) -> &Prescan<R> {
        &self.prescan
    }

    /// The keyframe at or before `position` from which the way is shortest.
    pub fn nearest_keyframe(&self, position: u64) -> Option<(u64, &R::Keyframe)> {
        self.nearby_keyframe.nearest(&self.prescan, position)
    }

    /// Keeps a keyframe of the lanes, of so many bytes, as the one near the shown position, in place of the one before.
    pub fn keep_near(&mut self, position: u64, keyframe: R::Keyframe, bytes: usize) {
        self.nearby_keyframe.keep(position, keyframe, bytes);
    }

    /// Lets the prescan serve up to `requests` more. Returns the position it reached.
    pub fn continue_prescan(&mut self, requests: u64) -> u64 {
        self.prescan.advance(requests)
    }

    /// Requests served in the shown state.
    pub fn position(&self) -> u64 {
        self.shown.position()
    }

    /// The last position: requests in the trace, or of all lanes together.
    pub fn requests(&self) -> u64 {
        self.shown.requests()
    }

    /// Where the last events of all lanes begin that lead to a position.
    fn lead_in(&self, position: u64) -> u64 {
        position.saturating_sub(self.shown.positions_of(RECENT_EVENTS as u64))
    }

    /// Shows the state after `position` requests, or after all if there are fewer.
    pub fn seek(&mut self, position: u64) {
        let position = position.min(self.requests());
        self.go(position, position);
    }

    /// Goes to `position`, on the way to `target`.
    fn go(&mut self, position: u64, target: u64) {
        if position == self.position() && !self.shown.is_beyond() {
            return;
        }
        let lead_in = self.lead_in(position);
        let past = self.position() == position && self.shown.is_beyond();
        if self.position() < lead_in || self.position() > position || past {
            for recent in &mut self.recent {
                recent.clear();
            }
            self.nearby_keyframe.seek(&mut self.shown, &self.prescan, lead_in, target);
        }
        let recent = &mut self.recent;
        self.shown.observe_to(position, &mut |lane, event| remember(&mut recent[lane], event));
        self.forget();
    }

    /// Forgets events that a seek to the shown position would not bring back, where lanes do not go in step.
    fn forget(&mut self) {
        let lead_in = self.lead_in(self.position());
        for recent in &mut self.recent {
            while recent.front().is_some_and(|event| R::position_after(event) <= lead_in) {
                recent.pop_front();
            }
        }
    }

    /// Goes at most `limit` requests towards `position`, from a keyframe if one lies nearer. Returns the position reached.
    pub fn seek_slice(&mut self, position: u64, limit: u64) -> u64 {
        let position = position.min(self.requests());
        let at = self.position();
        let lead_in = self.lead_in(position);
        let keyframe = self.nearby_keyframe.nearest(&self.prescan, lead_in).map_or(0, |(start, _)| start);
        let start = if at > position { keyframe } else { keyframe.max(at) };
        self.go(start.saturating_add(limit).min(position), position);
        self.position()
    }

    /// A counter of a lane at the prescan's samples, by its name; empty for an unknown lane or name.
    pub fn sample_column(&self, lane: usize, counter: &str) -> Vec<f64> {
        let Some(place) = run::place_of::<R>(counter) else { return Vec::new() };
        let value = |lanes: &[Box<[f64]>]| Some(lanes.get(lane)?[place]);
        self.prescan.samples().iter().filter_map(|sample| value(&sample.lanes)).collect()
    }

    /// The last events of a lane, oldest first: [`RECENT_EVENTS`], or fewer where lanes do not go in step.
    pub fn recent(&self, lane: usize) -> impl ExactSizeIterator<Item = &R::Event> + DoubleEndedIterator + '_ {
        self.recent[lane].iter()
    }

    /// Bytes held by lanes, prescan, keyframes and a question, without the trace.
    pub fn bytes(&self) -> usize {
        let search = self.search.as_ref().map_or(0, |search| search.lanes.bytes());
        self.shown.bytes() + self.prescan.bytes() + self.nearby_keyframe.bytes + search
    }

    /// Asks what became of a page, by lanes of its own until [`Session::stop_asking`], if they fit into `available_bytes`.
    pub fn ask(&mut self, page: u32, available_bytes: u64) -> Checked<()> {
        let lanes = match self.search.take() {
            Some(search) => search.lanes,
            None => {
                let bytes = (self.bytes() + self.shown.bytes()) as u64;
                if bytes > available_bytes {
                    let legal = format!("a smaller run: {bytes} bytes, and {available_bytes} are to be had");
                    return Err(ConfigError::new("page", page, legal));
                }
                (self.make)()?
            }
        };
        self.search = Some(PageSearch::new(lanes, page, self.position()));
        Ok(())
    }

    /// Looks on for about as long as replaying `limit` requests takes. Returns the part of the way behind it, 1 at its end.
    pub fn continue_asking(&mut self, limit: u64) -> f64 {
        self.search.as_mut().map_or(1.0, |search| search.advance(limit, &self.prescan))
    }

    /// The answer so far; `None` without a question.
    pub fn page_history(&self) -> Option<PageHistory> {
        self.search.as_ref().map(PageSearch::history)
    }

    /// Forgets question and answer, and gives their memory back.
    pub fn stop_asking(&mut self) {
        self.search = None;
    }

    /// Everything shown of this position, as data: equal for equal positions, however they were reached.
    pub fn serialised(&self) -> Value {
        let lane = |(lane, recent): (usize, &VecDeque<R::Event>)| {
            let mut state = self.shown.state(lane);
            state["recent"] = json!(recent);
            state
        };
        let lanes: Vec<Value> = self.recent.iter().enumerate().map(lane).collect();
        json!({ "position": self.position(), "lanes": lanes })
    }

    /// The last of them: where lanes go in step, the event that led to the shown position.
    pub fn last_event(&self, lane: usize) -> Option<&R::Event> {
        self.recent.get(lane)?.back()
    }
}

impl<R: Traced> Session<R> {
    /// The shared trace.
    pub fn trace(&self) -> &Trace {
        self.shown.trace()
    }
}

fn remember<E: Clone + Default>(recent: &mut VecDeque<E>, event: &E) {
    // Once full, the oldest event's allocations serve the new one.
    let mut slot = if recent.len() == RECENT_EVENTS { recent.pop_front() } else { None }.unwrap_or_default();
    slot.clone_from(event);
    recent.push_back(slot);
}

/// What the step to the shown position over a trace did, as data for display; `L` is a lab's description of a lane.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[allow(missing_docs)]
pub struct Step<L> {
    pub position: u64,
    /// What the step's request serves, if the workload says so; none before the first request.
    pub label: Option<Label>,
    pub lanes: Vec<L>,
}

/// One of the last requests of a lane.
#[derive(Debug, Clone, Copy, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[allow(missing_docs)]
pub struct Recent {
    pub t: u64,
    pub hit: bool,
}

impl<L> Step<L> {
    /// The step to a session's position, with the descriptions of its lanes.
    pub fn of<R: Traced>(session: &Session<R>, lanes: Vec<L>) -> Self {
        let position = session.position();
        Self { position, label: position.checked_sub(1).and_then(|t| session.trace().label(t)), lanes }
    }
}
