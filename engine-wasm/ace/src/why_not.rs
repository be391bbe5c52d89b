//! The reply to a learner's wrong answer: why the policy does not evict this page, and reasons that do not hold.

use bufferpool_core::{NONE, phrase::PageNames, phrase::Phrase, phrase::Value};

use crate::{event::Event, lane::AnyLane, why::reason_for};

/// Why the policy would now evict the page in `victim` and not the one in `frame`; nothing if these are not two frames
/// with pages. `victim` must be the policy's choice.
pub fn why_not(lane: &dyn AnyLane, frame: u32, victim: u32, name_of: PageNames) -> Option<Phrase> {
    let page_in = |frame: u32| {
        let held = if frame < lane.config().frames { lane.pool().page_in(frame) } else { NONE };
        (held != NONE).then(|| Value::Name(name_of(held)))
    };
    let (page, chosen) = (page_in(frame)?, page_in(victim)?);
    let badge = |frame: u32| Value::Count(lane.badge(frame).into());
    let values =
        vec![("page", page), ("victim", chosen), ("badge", badge(frame)), ("victim_badge", badge(victim))];
    (frame != victim).then(|| Phrase::new(lane.why_not(frame, victim), values))
}

/// The policy's reason for the victim of an event.
pub fn reason(lane: &dyn AnyLane, event: &Event, name_of: PageNames) -> Option<Phrase> {
    event.victim.map(|victim| reason_for(lane, event, victim, name_of))
}

/// Reasons that the policy gives in other cases, phrased for this victim: none of them holds. `other` is a resident
/// page other than the victim, for the reasons that name one.
pub fn other_reasons(lane: &dyn AnyLane, event: &Event, other: u32, name_of: PageNames) -> Vec<Phrase> {
    let Ok(entry) = lane.config().policy_entry() else { return Vec::new() };
    let right = reason(lane, event, name_of);
    let mut others: Vec<Phrase> = Vec::new();
    let mut add = |other: &Event| {
        let told = reason(lane, other, name_of).filter(|_| (entry.is_wrong)(other, event));
        let new =
            |phrase: &Phrase| !right.iter().chain(&others).any(|known| known.template == phrase.template);
        let told = told.filter(new);
        others.extend(told);
    };
    add(&Event { victim_dirty: !event.victim_dirty, ..event.clone() });
    if event.second_chances_in_search == 0 {
        for victim_dirty in [event.victim_dirty, !event.victim_dirty] {
            let (second_chances, second_chances_in_search) = (vec![other], 1);
            add(&Event { victim_dirty, second_chances, second_chances_in_search, ..event.clone() });
        }
    }
    if event.looked_at > 0 {
        // At once, in the first turn, in a later one: a search is one of these.
        for looked_at in [1, 2, lane.config().frames + 1] {
            add(&Event { looked_at, ..event.clone() });
        }
    }
    others
}
