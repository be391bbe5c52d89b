//! Start states: a pool that is not empty at request 0, as the slides' examples have it.
//!
//! Text form, short enough for a link: pages separated by spaces, MRU to LRU (for a ring: from frame 0 upwards),
//! each with marks behind it: `D` dirty, `c` cold, `u3` usage count 3. The i-th page stands in frame i. With `usage:` before
//! them pages stand by frame for a list too, as in a ring that was recorded: the list has them by usage count, then by frame.
//! History rows: `1>10:3,3:9; 2>5:2`, page, then successor:weight in slot order.

use std::collections::HashSet;

use bufferpool_core::error::ConfigError;

use super::LaneConfig;
use crate::Checked;
use crate::fork::Loaded;
use crate::pool::Pool;
use crate::reader::history::{SLOTS, Slot};

/// A pool to start from.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
#[allow(missing_docs)]
pub struct Start {
    /// Each in the frame of its place.
    pub pages: Vec<Loaded>,
    pub hand: u32,
    /// Whether a list takes its order from usage counts.
    pub by_usage: bool,
    pub history: Vec<Slot>,
}

/// Before the pages of a pool that was recorded.
const BY_USAGE: &str = "usage:";

const POOL_LEGAL: &str = "pages such as \"8D 6 2Dc 3u5\", each below D, none twice, at most B of them";
const HISTORY_LEGAL: &str =
    "rows such as \"1>10:3,3:9; 2>5:2\", one a page, at most 3 different successors, pages below D";

impl Start {
    /// Parses the text forms and checks them against D and B. An error names the entry that is not legal.
    pub fn parse(pool: &str, hand: u32, history: &str, pages: u32, frames: u32) -> Checked<Self> {
        let recorded = pool.strip_prefix(BY_USAGE);
        let (pool, by_usage) = recorded.map_or((pool, false), |pool| (pool, true));
        let mut start = Self { hand, by_usage, ..Self::default() };
        for text in pool.split_whitespace() {
            let entry = parse_page(text).filter(|entry| entry.page < pages);
            let entry = entry.ok_or_else(|| ConfigError::new("start.pool", text, POOL_LEGAL))?;
            start.pages.push(Loaded { frame: start.pages.len() as u32, ..entry });
        }
        let mut seen = HashSet::new();
        if let Some(Loaded { page, .. }) = start.pages.iter().find(|entry| !seen.insert(entry.page)) {
            return Err(ConfigError::new("start.pool", format!("page {page} twice"), POOL_LEGAL));
        }
        let count = start.pages.len();
        if count > frames as usize {
            return Err(ConfigError::new("start.pool", format!("{count} pages"), POOL_LEGAL));
        }
        if hand >= frames {
            return Err(ConfigError::new("start.hand", hand, format!("a frame below B = {frames}")));
        }
        for row in history.split(';').filter(|row| !row.trim().is_empty()) {
            let parsed =
                parse_row(row).filter(|row| row.iter().all(|entry| entry.0 < pages && entry.2 < pages));
            let parsed =
                parsed.ok_or_else(|| ConfigError::new("start.history", row.trim(), HISTORY_LEGAL))?;
            let twice = start.history.iter().any(|slot| Some(slot.0) == parsed.first().map(|first| first.0));
            let twins = |at: usize| parsed[..at].iter().any(|before| before.2 == parsed[at].2);
            if twice || (0..parsed.len()).any(twins) {
                return Err(ConfigError::new("start.history", row.trim(), HISTORY_LEGAL));
            }
            start.history.extend(parsed);
        }
        Ok(start)
    }

    /// Puts the pages into an empty pool. Gives them as the policy is to load them: a list from its LRU end.
    pub(crate) fn place(&self, pool: &mut Pool, listed: bool) -> Vec<Loaded> {
        for page in &self.pages {
            pool.set_up(page.page, page.dirty);
        }
        let mut pages = self.pages.clone();
        if listed && self.by_usage {
            let with = |usage| pages.iter().filter(move |page| page.badge.unwrap_or(0) == usage);
            // The count, a digit, has said its order; a list's badge would be another thing, such as a cold flag.
            pages = (0..=9).flat_map(with).map(|page| Loaded { badge: None, ..*page }).collect();
        } else if listed {
            pages.reverse();
        }
        pages
    }
}

/// The last frame and the largest usage count of a snapshot that these lanes can begin with: of a lane that does not say
/// `usage_maximum` it is PostgreSQL's 5.
pub fn limits(lanes: &[LaneConfig]) -> (u64, u64) {
    let usage = |lane: &LaneConfig| lane.policy_value("usage_maximum").unwrap_or(5.0) as u64;
    let last_frame = lanes.iter().map(|lane| u64::from(lane.frames) - 1).min();
    (last_frame.unwrap_or_default(), lanes.iter().map(usage).max().unwrap_or_default())
}

fn parse_page(text: &str) -> Option<Loaded> {
    let digits = text.find(|letter: char| !letter.is_ascii_digit()).unwrap_or(text.len());
    let page = text[..digits].parse().ok()?;
    let mut entry = Loaded { frame: 0, page, dirty: false, prefetched: false, badge: None };
    let mut marks = text[digits..].chars();
    while let Some(mark) = marks.next() {
        match mark {
            'D' => entry.dirty = true,
            'c' => entry.badge = Some(1),
            'u' => entry.badge = Some(u8::try_from(marks.next()?.to_digit(10)?).ok()?),
            _ => return None,
        }
    }
    Some(entry)
}

fn parse_row(row: &str) -> Option<Vec<Slot>> {
    let (page, successors) = row.trim().split_once('>')?;
    let page = page.trim().parse().ok()?;
    let mut slots = Vec::new();
    for successor in successors.split(',') {
        let (next, weight) = successor.trim().split_once(':')?;
        slots.push((page, slots.len(), next.trim().parse().ok()?, weight.trim().parse().ok()?));
    }
    (slots.len() <= SLOTS).then_some(slots)
}
