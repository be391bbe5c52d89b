//! What the step to the shown position did, as data for display.

use serde::Serialize;

use super::{Session, Traced};
use bufferpool_core::trace::labels::Label;

/// A step over a trace; `L` is a lab's description of a lane.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Step<L> {
    /// Requests served.
    pub position: u64,
    /// What the step's request serves, if the workload says so; none before the first request.
    pub label: Option<Label>,
    /// By lane.
    pub lanes: Vec<L>,
}

/// One of the last requests of a lane.
#[derive(Debug, Clone, Copy, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Recent {
    /// Its number, from 0.
    pub t: u64,
    /// Whether its page was resident.
    pub hit: bool,
}

impl<L> Step<L> {
    /// The step to a session's position, with the descriptions of its lanes.
    pub fn of<R: Traced>(session: &Session<R>, lanes: Vec<L>) -> Self {
        let position = session.position();
        Self { position, label: position.checked_sub(1).and_then(|t| session.trace().label(t)), lanes }
    }
}
