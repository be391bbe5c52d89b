//! The Reader of spec/ace.md: TaP table and history table.

use std::collections::BTreeMap;

/// An entry of the TaP table.
#[derive(Debug, Clone, Copy)]
struct Tap {
    next: u64,
    run: u32,
}

/// The TaP table, front to back.
#[derive(Debug, Default)]
pub(crate) struct Taps {
    entries: Vec<Tap>,
}

impl Taps {
    /// A miss; whether its stream is confirmed.
    pub(crate) fn miss(&mut self, page: u32) -> bool {
        let page = u64::from(page);
        let found = self.entries.iter().position(|entry| entry.next == page);
        let mut entry = found.map_or(Tap { next: page, run: 0 }, |at| self.entries.remove(at));
        entry.run += 1;
        entry.next = page + 1;
        self.put_at_the_back(entry);
        if self.entries.len() > 64 {
            self.entries.remove(0);
        }
        self.entries.last().is_some_and(|entry| entry.run >= 4)
    }

    /// Puts an entry at the back; one that expects the same page stays in its stead if its run is longer.
    fn put_at_the_back(&mut self, entry: Tap) {
        let (twins, mut others): (Vec<Tap>, Vec<Tap>) =
            self.entries.iter().partition(|other| other.next == entry.next);
        assert!(twins.len() <= 1);
        others.push(twins.into_iter().find(|twin| twin.run > entry.run).unwrap_or(entry));
        self.entries = others;
    }
}

/// The history table: rows of `(page, weight)`, in slot order.
#[derive(Debug, Default)]
pub(crate) struct History {
    pub(crate) rows: BTreeMap<u32, Vec<(u32, u32)>>,
    before: Option<u32>,
}

impl History {
    /// A request, hit or miss.
    pub(crate) fn request(&mut self, page: u32) {
        let Some(before) = self.before.replace(page).filter(|&before| before != page) else { return };
        let row = self.rows.entry(before).or_default();
        if let Some(slot) = row.iter_mut().find(|slot| slot.0 == page) {
            slot.1 += 1;
        } else if row.len() < 3 {
            row.push((page, 1));
        } else {
            let least = row.iter().map(|slot| slot.1).min().expect("three slots");
            let slot = row.iter_mut().find(|slot| slot.1 == least).expect("the least weight");
            if least == 0 {
                *slot = (page, 1);
            } else {
                slot.1 -= 1;
            }
        }
    }

    /// Successors above `theta`: the heaviest first, of equal ones the earlier slot.
    fn successors(&self, page: u32, theta: u32) -> Vec<u32> {
        let row = self.rows.get(&page).map_or(&[][..], Vec::as_slice);
        let mut slots: Vec<(usize, &(u32, u32))> =
            row.iter().enumerate().filter(|(_, slot)| slot.1 > theta).collect();
        slots.sort_by(|(left, a), (right, b)| b.1.cmp(&a.1).then(left.cmp(right)));
        slots.into_iter().map(|(_, slot)| slot.0).collect()
    }

    /// Breadth first from `page`, also through pages that are no candidates, until there are `x`.
    pub(crate) fn search(
        &self,
        page: u32,
        x: usize,
        theta: u32,
        is_candidate: impl Fn(u64) -> bool,
    ) -> Vec<u32> {
        let mut reached = vec![page];
        let mut at = 0;
        while at < reached.len() {
            for next in self.successors(reached[at], theta) {
                if !reached.contains(&next) {
                    reached.push(next);
                }
            }
            at += 1;
        }
        reached.into_iter().filter(|&next| is_candidate(next.into())).take(x).collect()
    }
}

/// Both tables.
#[derive(Debug, Default)]
pub(crate) struct Reader {
    pub(crate) taps: Taps,
    pub(crate) history: History,
}

impl Reader {
    /// P+1 .. P+x without those that are no candidates. The stream then expects P+x+1.
    pub(crate) fn along_the_stream(
        &mut self,
        page: u32,
        x: usize,
        is_candidate: impl Fn(u64) -> bool,
    ) -> Vec<u32> {
        if x == 0 {
            return Vec::new();
        }
        let (page, x) = (u64::from(page), x as u64);
        let mut entry = self.taps.entries.pop().expect("the miss has an entry");
        entry.next = page + x + 1;
        self.taps.put_at_the_back(entry);
        (page + 1..=page + x).filter(|&next| is_candidate(next)).map(|next| next as u32).collect()
    }
}
