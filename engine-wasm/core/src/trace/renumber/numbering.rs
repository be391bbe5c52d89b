//! Which page each id becomes: by rank, gaps shortened.

use crate::error::{Checked, ConfigError, filled, reserved};
use crate::trace::MAXIMUM_PAGES;

/// Unused pages that a gap of missing ids keeps at most.
pub const LONGEST_GAP: u64 = 64;

/// Pages of a disk for which gaps are shortened further. Chosen: a quarter of the page's limit, 64 MiB a lane.
pub const AMPLE_PAGES: u64 = 1 << 24;

/// Which page each place of a table becomes.
#[derive(Debug, Default)]
pub(super) struct Numbering {
    /// By place in the table.
    pub(super) page_of_place: Vec<u32>,
    /// Renumbered pages with their ids, in the order in which they were numbered.
    pub(super) original_ids: Vec<(u32, u64)>,
}

impl Numbering {
    /// Ids, all below 2^32, as pages.
    pub(super) fn kept(ids: &[u64]) -> Checked<Self> {
        let mut page_of_place = reserved("trace", ids.len() as u64)?;
        page_of_place.extend(ids.iter().map(|&id| id as u32));
        Ok(Self { page_of_place, original_ids: Vec::new() })
    }

    /// Room for so many places, none numbered yet.
    pub(super) fn of(places: usize) -> Checked<Self> {
        let page_of_place = filled("trace", places, 0)?;
        Ok(Self { page_of_place, original_ids: reserved("trace", places as u64)? })
    }

    /// Numbers places, in the order of their ids, with gaps that leave the disk ample. Gives the page after the last.
    pub(super) fn ample(
        &mut self,
        ids: &[u64],
        volume_of: impl Fn(u32) -> u32,
        order: &[u32],
    ) -> Checked<u64> {
        let gap = |at: usize| {
            let before = at.checked_sub(1).map_or(order[at], |before| order[before]);
            match (ids[order[at] as usize], ids[before as usize]) {
                _ if volume_of(before) != volume_of(order[at]) => Gap::Volumes,
                (id, last) => Gap::Within(id.saturating_sub(last).saturating_sub(1)),
            }
        };
        let longest = longest_gap((0..order.len()).map(gap));
        let mut next = 0;
        for (at, &place) in order.iter().enumerate() {
            next += match gap(at) {
                Gap::Within(gap) => gap.min(longest),
                Gap::Volumes => LONGEST_GAP,
            };
            self.number(place, u32::try_from(next).map_err(|_| too_spread(ids.len()))?, ids[place as usize]);
            next += 1;
        }
        if next > u64::from(MAXIMUM_PAGES) { Err(too_spread(ids.len())) } else { Ok(next) }
    }

    /// Numbers places, in the order of their ids, from `first` on without gaps. Gives the page after the last.
    pub(super) fn dense(&mut self, ids: &[u64], order: &[u32], first: u32) -> u64 {
        for (&place, page) in order.iter().zip(first..) {
            self.number(place, page, ids[place as usize]);
        }
        u64::from(first) + order.len() as u64
    }

    fn number(&mut self, place: u32, page: u32, id: u64) {
        self.page_of_place[place as usize] = page;
        self.original_ids.push((page, id));
    }
}

/// Unused ids before an id.
#[derive(Debug, Clone, Copy)]
pub enum Gap {
    /// So many of its volume's are missing.
    Within(u64),
    /// A volume begins.
    Volumes,
}

/// The places of a table in the order of their volumes and ids: of pages that exist, and of those created, whose places ascend.
pub(super) fn by_id(
    ids: &[u64],
    volume_of: impl Fn(u32) -> u32,
    created: impl ExactSizeIterator<Item = u32>,
) -> Checked<(Vec<u32>, Vec<u32>)> {
    let mut existing = reserved("trace", ids.len() as u64)?;
    let mut new = reserved("trace", created.len() as u64)?;
    let mut created = created.peekable();
    for place in 0..ids.len() as u32 {
        match created.next_if_eq(&place) {
            Some(place) => new.push(place),
            None => existing.push(place),
        }
    }
    existing.sort_unstable_by_key(|&place| (volume_of(place), ids[place as usize]));
    new.sort_unstable_by_key(|&place| ids[place as usize]);
    Ok((existing, new))
}

/// Unused pages that a gap may keep so that the disk stays ample.
pub fn longest_gap(all: impl Iterator<Item = Gap>) -> u64 {
    let mut used = 0;
    // Gaps by their length; the last entry has all that are as long or longer.
    let mut gaps = [0; LONGEST_GAP as usize + 1];
    for gap in all {
        used += 1;
        match gap {
            Gap::Within(gap) => gaps[gap.min(LONGEST_GAP) as usize] += 1,
            Gap::Volumes => used += LONGEST_GAP,
        }
    }
    let unused =
        |longest: u64| (1u64..).zip(&gaps[1..]).map(|(gap, count)| gap.min(longest) * count).sum::<u64>();
    (2..=LONGEST_GAP).rev().find(|&longest| used + unused(longest) <= AMPLE_PAGES).unwrap_or(1)
}

fn too_spread(distinct: usize) -> ConfigError {
    let legal = format!("ids that fit on {MAXIMUM_PAGES} pages with gaps of {LONGEST_GAP}");
    ConfigError::new("trace", format!("{distinct} distinct page ids far apart"), legal)
}
