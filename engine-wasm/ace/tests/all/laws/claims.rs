//! What each policy's texts claim, by their place in the policy's own lists: a table over the policies whose claims are
//! known. What stands in it is checked; of a policy that does not, only that its texts are its own.

use std::collections::{BTreeMap, BTreeSet};

use bufferpool_ace::event::Event;
use bufferpool_ace::lane::AnyLane;
use bufferpool_ace::policy::registry::PolicyEntry;

use crate::support::resident;

/// What is known before an eviction.
pub(super) struct Before {
    /// Frames in the policy's own order; of a list from MRU to LRU.
    order: Vec<u32>,
    window: usize,
    hand: Option<u32>,
    pub(super) frames: u32,
    pub(super) pages: BTreeMap<u32, u32>,
    pub(super) dirty: BTreeSet<u32>,
    badges: BTreeMap<u32, u8>,
    prefetched: BTreeSet<u32>,
    /// Page → number of its last request; earlier ones for pages of the start state, later towards MRU.
    used: BTreeMap<u32, i64>,
}

impl Before {
    pub(super) fn of(lane: &dyn AnyLane, used: &BTreeMap<u32, i64>) -> Self {
        let structure = lane.structure();
        let held = resident(lane);
        let frames = || held.iter().map(|held| held.1);
        Self {
            order: structure.order,
            window: structure.window as usize,
            hand: structure.hand,
            frames: lane.config().frames,
            pages: held.iter().map(|&(page, frame)| (frame, page)).collect(),
            dirty: frames().filter(|&frame| lane.pool().is_dirty(frame)).collect(),
            badges: frames().map(|frame| (frame, lane.badge(frame))).collect(),
            prefetched: frames().filter(|&frame| lane.pool().is_prefetched(frame)).collect(),
            used: used.clone(),
        }
    }

    /// Places from the LRU end, from 0.
    fn place_from_tail(&self, frame: u32) -> usize {
        self.order.iter().rev().position(|&listed| listed == frame).expect("a listed frame")
    }

    fn inside(&self, frame: u32) -> bool {
        self.place_from_tail(frame) < self.window
    }

    fn used_later(&self, frame: u32, victim: u32) -> bool {
        let used = |frame: u32| self.used.get(&self.pages[&frame]);
        !self.prefetched.contains(&frame) && used(frame) > used(victim)
    }

    fn ahead_of_hand(&self, frame: u32) -> u32 {
        (frame + self.frames - self.hand.expect("a hand")) % self.frames
    }

    fn warm(&self, frame: u32) -> bool {
        self.dirty.contains(&frame) && self.badges[&frame] == 0
    }
}

fn place(texts: &[&str], template: &str) -> usize {
    texts.iter().position(|&text| text == template).expect("one of the policy's own texts")
}

/// Whether what [`bufferpool_ace::policy::Policy::why_not`] says is so, as far as that is known.
pub(super) fn holds(policy: &PolicyEntry, template: &str, before: &Before, frame: u32, victim: u32) -> bool {
    let dirty = |frame: u32| before.dirty.contains(&frame);
    let badge = |frame: u32| before.badges[&frame];
    let nearer_mru = before.hand.is_some() || before.place_from_tail(frame) > before.place_from_tail(victim);
    let window_dirty = || before.order.iter().rev().take(before.window).all(|&frame| dirty(frame));
    match (policy.spec.id, place(policy.why_not, template)) {
        ("lru", 0) => before.used_later(frame, victim),
        ("lru", 1) => before.prefetched.contains(&victim) && nearer_mru,
        ("clock", 0) => badge(frame) > badge(victim),
        ("clock", 1) => {
            badge(frame) == badge(victim) && before.ahead_of_hand(victim) < before.ahead_of_hand(frame)
        }
        ("cflru", 0) => !before.inside(frame) && before.inside(victim) && !dirty(victim),
        ("cflru", 1) => dirty(frame) && before.inside(victim) && !dirty(victim),
        ("cflru", 2) => !dirty(frame) && !dirty(victim) && nearer_mru,
        ("cflru", 3) => {
            !dirty(frame) && !before.inside(frame) && window_dirty() && before.place_from_tail(victim) == 0
        }
        ("cflru", 4) => window_dirty() && before.used_later(frame, victim),
        ("lru-wsr", 0) => {
            before.order.iter().all(|&frame| before.warm(frame)) && before.place_from_tail(victim) == 0
        }
        ("lru-wsr", 1) => before.warm(frame),
        ("lru-wsr", 2) => dirty(victim) && badge(victim) == 1 && nearer_mru,
        ("lru-wsr", 3) => !dirty(victim) && nearer_mru,
        (id, _) => !KNOWN.contains(&id),
    }
}

/// The policies of the tables; of these no text may be missing.
const KNOWN: [&str; 4] = ["lru", "clock", "cflru", "lru-wsr"];

/// Whether a reason that a policy may give is true of an eviction, if that is known.
pub(super) fn is_so(
    policy: &PolicyEntry,
    template: &str,
    before: &Before,
    event: &Event,
    victim: u32,
) -> Option<bool> {
    let clean = !before.dirty.contains(&victim);
    let chances = event.second_chances_in_search > 0;
    let (under_hand, unused) = (before.hand == Some(victim), before.badges[&victim] == 0);
    Some(match (policy.spec.id, place(policy.reasons, template)) {
        ("lru", 0) => true,
        ("clock", 0) => under_hand && unused,
        ("clock", 1) => !under_hand && unused,
        ("clock", 2) => before.badges.values().all(|&badge| badge > 0),
        ("cflru", 0) => clean,
        ("cflru", 1) => !clean,
        ("lru-wsr", 0) => clean,
        ("lru-wsr", 1) => !clean,
        ("lru-wsr", 2) => chances && clean,
        ("lru-wsr", 3) => chances && !clean,
        (id, place) => {
            assert!(!KNOWN.contains(&id), "{id}: reason {place} is claimed of nothing");
            return None;
        }
    })
}
