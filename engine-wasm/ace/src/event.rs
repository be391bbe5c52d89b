//! What happened at one request: the golden fields, and further fields for the pictures.
#![allow(missing_docs)]

use serde::Serialize;

use crate::policy::PassedOver;

/// The Reader's search at a miss: its limit and its result.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct LookUp {
    /// Pages asked for at most, x.
    pub asked: u32,
    /// Pages found that were not resident; more than were prefetched if clean pages to drop for them ran out.
    pub found: u32,
    /// Whether there was a page to look at: the miss continued a stream, or its page has a successor above theta.
    pub known: bool,
}

/// The page that a reference policy would evict.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Choice {
    pub page: u32,
    pub frame: u32,
    pub dirty: bool,
}

/// One request and its consequences. Pages are page numbers, frames frame numbers; lists of one thing are in step.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Event {
    /// Request number, from 0.
    pub t: u64,
    pub write: bool,
    pub page: u32,
    /// Client of the request; only in traces with pins.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub client: Option<u16>,
    /// Whether that client already pins the page, so that the request is no reference for the policy.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<bool>"))]
    pub held: bool,
    /// Pages ahead of the victim in the eviction order that are pinned, each with the first client that pins it.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<Vec<(u32, u16)>>"))]
    pub kept_by_pins: Vec<(u32, u16)>,
    /// Number of frames that the hand looked at and passed because of a pin.
    #[serde(skip_serializing_if = "is_zero")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<u32>"))]
    pub pinned_looked_at: u32,
    pub hit: bool,
    /// Whether the page was dirty already when it was hit.
    pub was_dirty: bool,
    /// The policy's number or flag for the page's frame before the hit; 0 at a miss.
    pub badge_before: u8,
    /// Whether the hit moved the page's frame to the MRU end.
    pub to_head: bool,
    /// Page that the policy chose to evict.
    pub victim: Option<u32>,
    pub victim_dirty: bool,
    /// The page that the lane's reference would have evicted; only in sessions, for a lane with a reference.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub reference: Option<Choice>,
    /// Open choices that differed from the reference's and that this request decides in the lane's favour.
    #[serde(skip_serializing_if = "is_zero")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<u32>"))]
    pub paid: u32,
    /// The same, against it.
    #[serde(skip_serializing_if = "is_zero")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<u32>"))]
    pub backfired: u32,
    /// Index of the policy's reason for the victim, where the policy reports one.
    pub reason: u8,
    /// Pages written, the victim first.
    pub batch: Vec<u32>,
    pub batch_frames: Vec<u32>,
    /// Pages dropped, the victim first.
    pub evicted: Vec<u32>,
    /// Pages prefetched, in the order they were found.
    pub prefetched: Vec<u32>,
    pub evicted_frames: Vec<u32>,
    pub prefetched_frames: Vec<u32>,
    /// Pages that got a second chance, in order: those that the policy passed over.
    pub second_chances: Vec<u32>,
    pub second_chance_frames: Vec<u32>,
    pub second_chance_dirty: Vec<bool>,
    pub passed_over: Vec<PassedOver>,
    /// How many of these came while the victim was searched; the others came on the Writer's walk.
    pub second_chances_in_search: u32,
    pub looked_at: u32,
    /// Frame under the hand before the search for a victim; `None` without a hand or a search.
    pub hand_before: Option<u32>,
    pub used_prefetched: bool,
    /// Whether the miss continued a confirmed sequential stream.
    pub stream: bool,
    pub look_up: Option<LookUp>,
    /// Frame in which the requested page is afterwards.
    pub frame: u32,
}

fn is_zero(count: &u32) -> bool {
    *count == 0
}

/// Adds a page with its frame to lists in step.
#[inline(never)]
pub(crate) fn add(pages: &mut Vec<u32>, frames: &mut Vec<u32>, page: u32, frame: u32) {
    pages.push(page);
    frames.push(frame);
}

impl Event {
    /// Empties the event for the next request; keeps the allocations. Field by field: a new one at each request takes twice the time.
    #[inline(never)]
    pub fn begin(&mut self, t: u64, page: u32, write: bool) {
        self.t = t;
        self.page = page;
        self.write = write;
        self.client = None;
        self.held = false;
        self.kept_by_pins.clear();
        self.pinned_looked_at = 0;
        self.hit = false;
        self.was_dirty = false;
        self.badge_before = 0;
        self.to_head = false;
        self.victim = None;
        self.victim_dirty = false;
        self.reference = None;
        (self.paid, self.backfired) = (0, 0);
        self.reason = 0;
        self.batch.clear();
        self.batch_frames.clear();
        self.evicted.clear();
        self.prefetched.clear();
        self.evicted_frames.clear();
        self.prefetched_frames.clear();
        self.second_chances.clear();
        self.second_chance_frames.clear();
        self.second_chance_dirty.clear();
        self.passed_over.clear();
        self.second_chances_in_search = 0;
        self.looked_at = 0;
        self.hand_before = None;
        self.used_prefetched = false;
        self.stream = false;
        self.look_up = None;
        self.frame = u32::MAX;
    }

    /// A page was passed over, in the search if there is no victim yet.
    #[inline(never)]
    pub fn add_passed_over(&mut self, page: u32, frame: u32, dirty: bool, passed: PassedOver) {
        self.second_chances.push(page);
        self.second_chance_frames.push(frame);
        self.second_chance_dirty.push(dirty);
        self.passed_over.push(passed);
        self.second_chances_in_search += u32::from(self.victim.is_none());
    }

    /// The reference's choice and the victim, where they are two pages.
    pub fn differing(&self) -> Option<(Choice, u32)> {
        Some((self.reference?, self.victim?)).filter(|(choice, victim)| choice.page != *victim)
    }

    /// Frames that the clock hand looked at and took one from, the victim's among them: those that pins keep are passed.
    pub fn looked_at_unpinned(&self) -> u32 {
        self.looked_at.saturating_sub(self.pinned_looked_at)
    }

    /// The event in exactly the golden shape.
    pub fn golden(&self) -> GoldenEvent<'_> {
        GoldenEvent {
            t: self.t,
            op: if self.write { "W" } else { "R" },
            page: self.page,
            hit: self.hit,
            victim: self.victim,
            batch: &self.batch,
            evicted: &self.evicted,
            prefetched: &self.prefetched,
            frame: self.frame,
        }
    }
}

/// An event as the golden files and `bpsim --events` have it.
#[derive(Debug, Serialize)]
pub struct GoldenEvent<'a> {
    pub t: u64,
    pub op: &'static str,
    pub page: u32,
    pub hit: bool,
    pub victim: Option<u32>,
    pub batch: &'a [u32],
    pub evicted: &'a [u32],
    pub prefetched: &'a [u32],
    pub frame: u32,
}
