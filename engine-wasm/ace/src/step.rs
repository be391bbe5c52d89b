//! What the step to the shown position did in each lane, as data, and as a sentence.

use bufferpool_core::counter::Counters;
use bufferpool_core::phrase::{Phrase, joined};
use bufferpool_lab::ledger::Tally;
use bufferpool_lab::session;
use bufferpool_lab::session::Recent;
use serde::Serialize;

use crate::counters::{Counts, Identity};
use crate::event::Event;
use crate::lane::log::LogShown;
use crate::session::{AceSession, Device, Drawn, Session};
use crate::why;

/// One lane at the shown position.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[allow(missing_docs)]
pub struct LaneStep<'a> {
    pub counters: Counters,
    pub identities: Vec<Identity>,
    /// Its last event; none before the first request.
    pub event: Option<&'a Event>,
    /// For each page that left, the frames before it in the order when the victim was chosen; empty in large pools.
    pub left_places: Vec<u32>,
    pub phrases: Vec<Phrase>,
    /// Numbers of the lines of Algorithm 1 that ran, from 1.
    pub lines: Vec<u8>,
    /// The lane whose config is in force: the lane itself, or before its fork the lane that it leaves there.
    pub running_as: usize,
    pub recent: Vec<Recent>,
    pub device: Device,
    /// What its choices came to, held against its reference's; none without a reference.
    pub tally: Option<Tally>,
    /// What the reference's choice at this step would have cost in run time: a write of a dirty page, in microseconds, 0
    /// for a clean one; none where it is the lane's own choice.
    pub reference_cost_us: Option<f64>,
    /// The log strip; left out in a lane that has none.
    #[cfg_attr(feature = "compact", serde(skip))]
    #[cfg_attr(not(feature = "compact"), serde(skip_serializing_if = "Option::is_none"))]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub log: Option<LogShown>,
}

/// The reason for an eviction, and reasons to choose from.
#[derive(Debug, Default, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[allow(missing_docs)]
pub struct Reasons {
    /// The reason; none if nothing was evicted.
    pub right: Option<Phrase>,
    pub others: Vec<Phrase>,
}

/// The step to a session's position.
pub fn step(session: &Session) -> session::Step<LaneStep<'_>> {
    let lanes = session.lanes().all().iter().enumerate().filter_map(|(index, lane)| {
        let device = session.device(index)?;
        of_lane(session, index, (lane.counters(), lane.identities()), device)
    });
    session::Step::of(session, lanes.collect())
}

/// What the step did in one of the lanes, which counted so.
pub(crate) fn of_lane<L: Drawn>(
    session: &session::Session<L>,
    index: usize,
    (counters, identities): (Counters, Vec<Identity>),
    device: Device,
) -> Option<LaneStep<'_>> {
    let lanes = session.lanes();
    let event = session.last_event(index);
    let server = lanes.served_by(index)?;
    Some(LaneStep {
        counters,
        identities,
        event,
        left_places: event.map_or_else(Vec::new, |event| server.watch().left_places(event)),
        phrases: event.map_or_else(Vec::new, |event| lanes.why(index, event)),
        lines: event.map_or_else(Vec::new, |event| why::lines(server.config(), event)),
        running_as: lanes.running_as(index),
        recent: session.recent(index).map(|event| Recent { t: event.t, hit: event.hit }).collect(),
        device,
        tally: lanes.parts(index)?.watch().ledger().map(|ledger| ledger.tally),
        reference_cost_us: event.and_then(Event::differing).map(|(choice, _)| {
            let written = Counts { write_steps: choice.dirty.into(), ..Counts::default() };
            written.priced(server.config()).times().run.to_number()
        }),
        log: lanes
            .parts(index)?
            .watch()
            .log()
            .zip(lanes.parts(index))
            .map(|(log, lane)| LogShown::of(log, lane.pool())),
    })
}

/// The sentence of a lane's last step in English; none before the first request.
pub fn sentence<L: Drawn>(session: &session::Session<L>, lane: usize) -> Option<String> {
    Some(joined(&session.lanes().why(lane, session.last_event(lane)?)))
}

/// The reason for the victim of the step to the shown position, and others; `other` is another resident page.
pub fn reasons<L: Drawn>(session: &session::Session<L>, lane: usize, other: u32) -> Reasons {
    let name_of = |page| session.trace().page_name(page);
    let told = session.last_event(lane).zip(session.lanes().served_by(lane));
    told.map_or_else(Reasons::default, |(event, lane)| Reasons {
        right: why::reason(lane, event, &name_of),
        others: why::other_reasons(lane, event, other, &name_of),
    })
}
