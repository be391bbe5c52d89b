//! Page ids of own traces, which may be any u64, become pages.
//!
//! If the largest id is below [`RENUMBER_FROM`], or all are below a given D, ids are pages as they
//! are. Otherwise they are renumbered by rank, the smallest becoming page 0, each gap of missing
//! ids shortened to at most [`LONGEST_GAP`] unused pages: neighbours stay neighbours and strangers
//! do not become neighbours, or the sequential prefetcher would see streams that are not there.
//!
//! A million ids far apart would so make a disk of 65 million pages, and every lane keeps a table of pages: gaps are
//! shortened further, if need be down to one page, for a disk of at most [`AMPLE_PAGES`].

mod table;

use super::{MAXIMUM_PAGES, MAXIMUM_REQUESTS, RENUMBER_FROM, Trace, pack, page_of};
use crate::error::ConfigError;
use crate::workload::draw::reserved;
use table::Table;

/// Unused pages that a gap of missing ids keeps at most.
pub const LONGEST_GAP: u64 = 64;

/// Pages of a disk for which gaps are shortened further. Chosen: a quarter of the page's limit, 64 MiB a lane.
pub const AMPLE_PAGES: u64 = 1 << 24;

/// Collects requests one by one: four bytes a request, and a table of ids only from the first id
/// on that does not fit in a packed request.
#[derive(Debug, Default)]
pub struct Collector {
    /// Packed requests: of ids, or once there is a table of places in it.
    requests: Vec<u32>,
    largest: u64,
    table: Option<Table>,
}

impl Collector {
    /// Adds one request.
    ///
    /// # Errors
    /// When the trace becomes too long or too large for the memory at hand.
    #[inline]
    pub fn push(&mut self, id: u64, write: bool) -> Result<(), ConfigError> {
        if self.requests.len() == self.requests.capacity() {
            self.grow()?;
        }
        self.largest = self.largest.max(id);
        let page = match &mut self.table {
            None if id < u64::from(MAXIMUM_PAGES) => id as u32,
            _ => self.tabulate()?.place(id)?,
        };
        self.requests.push(pack(page, write));
        Ok(())
    }

    /// Requests so far.
    #[must_use]
    pub fn requests(&self) -> usize {
        self.requests.len()
    }

    /// Turns ids into pages. `pages` is D if it is given.
    ///
    /// # Errors
    /// When there are no requests, or pages would not be below D, or memory runs out.
    pub fn finish(mut self, pages: Option<u32>) -> Result<Trace, ConfigError> {
        if self.requests.is_empty() {
            let legal = format!("from 1 to {MAXIMUM_REQUESTS} requests");
            return Err(ConfigError::new("trace", "0 requests", legal));
        }
        if self.largest < pages.map_or(0, u64::from).max(RENUMBER_FROM) {
            let pages = disk(pages, self.largest + 1)?;
            return Ok(Trace { requests: self.requests, pages, original_ids: Vec::new(), labels: None });
        }
        let ids = std::mem::take(self.tabulate()?).ids;
        let mut order = reserved("trace", ids.len() as u64)?;
        order.extend(0..ids.len() as u32);
        order.sort_unstable_by_key(|&place| ids[place as usize]);
        let longest = longest_gap(order.iter().map(|&place| ids[place as usize]));
        let mut original_ids = reserved("trace", ids.len() as u64)?;
        let mut page_of_place = crate::error::filled("trace", ids.len(), 0u32)?;
        let mut next = 0;
        let mut expected = ids[order[0] as usize];
        for place in order {
            let id = ids[place as usize];
            next += (id - expected).min(longest);
            let page = u32::try_from(next).map_err(|_| too_spread(ids.len()))?;
            page_of_place[place as usize] = page;
            original_ids.push((page, id));
            next += 1;
            expected = id.wrapping_add(1);
        }
        if next > u64::from(MAXIMUM_PAGES) {
            return Err(too_spread(ids.len()));
        }
        let pages = disk(pages, next)?;
        for request in &mut self.requests {
            *request = pack(page_of_place[page_of(*request) as usize], *request & 1 == 1);
        }
        Ok(Trace { requests: self.requests, pages, original_ids, labels: None })
    }

    #[cold]
    fn grow(&mut self) -> Result<(), ConfigError> {
        let count = self.requests.len();
        if count as u64 >= MAXIMUM_REQUESTS {
            let legal = format!("at most {MAXIMUM_REQUESTS} requests");
            return Err(ConfigError::new("trace", "a longer trace", legal));
        }
        let more = count.clamp(4096, 1 << 24).min(MAXIMUM_REQUESTS as usize - count);
        let refused = |_| ConfigError::too_large("trace", count + more, (count + more) as u64 * 4);
        self.requests.try_reserve_exact(more).map_err(refused)
    }

    /// The table; the requests so far move into it when it is made.
    fn tabulate(&mut self) -> Result<&mut Table, ConfigError> {
        if self.table.is_none() {
            let mut table = Table::default();
            for request in &mut self.requests {
                *request = pack(table.place(u64::from(page_of(*request)))?, *request & 1 == 1);
            }
            self.table = Some(table);
        }
        Ok(self.table.get_or_insert_default())
    }
}

/// Unused pages that a gap may keep so that the disk stays ample, for ids in rising order.
fn longest_gap(ids: impl Iterator<Item = u64>) -> u64 {
    let mut distinct = 0;
    // Gaps by their length; the last entry has all that are as long or longer.
    let mut gaps = [0; LONGEST_GAP as usize + 1];
    let mut expected = None;
    for id in ids {
        distinct += 1;
        let gap = expected.map_or(0, |expected| id - expected).min(LONGEST_GAP);
        gaps[gap as usize] += 1;
        expected = Some(id.wrapping_add(1));
    }
    let unused =
        |longest: u64| (1u64..).zip(&gaps[1..]).map(|(gap, count)| gap.min(longest) * count).sum::<u64>();
    (2..=LONGEST_GAP).rev().find(|&longest| distinct + unused(longest) <= AMPLE_PAGES).unwrap_or(1)
}

/// D: as given, if that leaves room for the pages in use, else just these.
fn disk(given: Option<u32>, needed: u64) -> Result<u32, ConfigError> {
    let pages = given.map_or(needed, u64::from);
    if (needed..=u64::from(MAXIMUM_PAGES)).contains(&pages) {
        return Ok(pages as u32);
    }
    Err(ConfigError::new("pages", pages, format!("from {needed} to {MAXIMUM_PAGES} for this trace")))
}

fn too_spread(distinct: usize) -> ConfigError {
    let legal = format!("ids that fit on {MAXIMUM_PAGES} pages with gaps of {LONGEST_GAP}");
    ConfigError::new("trace", format!("{distinct} distinct page ids far apart"), legal)
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn trace(ids: &[u64], pages: Option<u32>) -> Result<Trace, ConfigError> {
        let mut collector = Collector::default();
        for (t, &id) in ids.iter().enumerate() {
            collector.push(id, t % 2 == 1)?;
        }
        collector.finish(pages)
    }

    fn pages(trace: &Trace) -> Vec<u32> {
        trace.requests.iter().map(|&request| page_of(request)).collect()
    }

    #[test]
    fn small_ids_stay() {
        let small = trace(&[9, 0, (1 << 26) - 1], None).unwrap();
        assert_eq!(pages(&small), [9, 0, (1 << 26) - 1]);
        assert_eq!((small.pages, small.original_ids.len()), (1 << 26, 0));
        assert_eq!(trace(&[9], Some(50)).unwrap().pages, 50);
        assert_eq!(trace(&[1 << 30], Some(MAXIMUM_PAGES)).unwrap().original_ids, []);
    }

    #[test]
    fn large_ids_are_renumbered_by_rank() {
        let base = 1 << 40;
        let ids = [base + 1000, base, base + 1, base + 4, 5, u64::MAX];
        let trace = trace(&ids, None).unwrap();
        // 5 → 0; a long gap; base → 65, 66, two missing, 69; a long gap; 134; a long gap; 199.
        assert_eq!(pages(&trace), [134, 65, 66, 69, 0, 199]);
        assert_eq!(trace.pages, 200);
        assert_eq!(trace.original_ids[..3], [(0, 5), (65, base), (66, base + 1)]);
        assert_eq!(trace.requests[1] & 1, 1);
    }

    #[test]
    fn many_gaps_are_shortened_further() {
        let apart = |count: u64, distance: u64| (0..count).map(move |t| (1 << 40) + t * distance);
        assert_eq!(longest_gap(apart(258_000, 1000)), 64);
        assert_eq!(longest_gap(apart(1_000_000, 1000)), 15);
        assert_eq!(longest_gap(apart(1_000_000, 10)), LONGEST_GAP);
        assert_eq!(longest_gap(apart(9_000_000, 1000)), 1);
        let ids: Vec<u64> = apart(300_000, 1000).collect();
        let trace = trace(&ids, None).unwrap();
        assert_eq!(trace.pages, 299_999 * 55 + 1);
        assert!(u64::from(trace.pages) <= AMPLE_PAGES);
        assert_eq!((trace.original_id(55), trace.original_id(56)), (ids[1], ids[1] + 1));
    }

    #[test]
    fn a_page_is_called_by_its_id() {
        let trace = trace(&[1 << 40, 5, (1 << 40) + 3, u64::MAX - 1], None).unwrap();
        for (page, id) in [(0, 5), (1, 6), (64, 69), (65, 1 << 40), (66, (1 << 40) + 1), (68, (1 << 40) + 3)]
        {
            assert_eq!(trace.original_id(page), id);
        }
        assert_eq!(trace.original_id(trace.pages + 5), u64::MAX);
        assert_eq!(trace.page_of_id((1 << 40) + 3), Some(68));
        assert_eq!(trace.page_of_id(6), None);
        let small = Trace::new(vec![pack(3, false)], 9).unwrap();
        assert_eq!((small.original_id(7), small.page_of_id(8), small.page_of_id(9)), (7, Some(8), None));
    }

    #[test]
    fn a_disk_too_small_is_named() {
        let error = trace(&[9], Some(9)).unwrap_err();
        assert_eq!((error.field.as_str(), error.value.as_str()), ("pages", "9"));
        assert_eq!(trace(&[1 << 60, 1 << 50], Some(65)).unwrap_err().value, "65");
        assert_eq!(trace(&[1 << 60, 1 << 50], Some(66)).unwrap().pages, 66);
        assert_eq!(trace(&[], None).unwrap_err().value, "0 requests");
    }

    proptest! {
        #[test]
        fn order_and_neighbours_are_kept(
            ids in prop::collection::vec(prop_oneof![0u64..300, any::<u64>(), (1u64 << 31)..(1 << 31) + 99], 1..80),
        ) {
            let trace = trace(&ids, None).unwrap();
            let pages = pages(&trace);
            let renumbered = ids.iter().any(|&id| id >= RENUMBER_FROM);
            prop_assert_eq!(renumbered, !trace.original_ids.is_empty());
            prop_assert!(pages.iter().all(|&page| page < trace.pages));
            for (a, &first) in ids.iter().enumerate() {
                for (b, &second) in ids.iter().enumerate() {
                    prop_assert_eq!(first.cmp(&second), pages[a].cmp(&pages[b]));
                    let neighbours = second.checked_sub(first) == Some(1);
                    prop_assert_eq!(neighbours, pages[a] + 1 == pages[b]);
                }
            }
            for &(page, id) in &trace.original_ids {
                let t = ids.iter().position(|&other| other == id).unwrap();
                prop_assert_eq!(pages[t], page);
                prop_assert_eq!((trace.original_id(page), trace.page_of_id(id)), (id, Some(page)));
            }
        }
    }
}
