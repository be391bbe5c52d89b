//! The Reader of docs/rules/ace.md with the methods of docs/rules/policies.md: TaP table and history table.

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

    /// The confirmed stream of the miss was asked for `x` pages: it then expects P+x+1.
    fn asked(&mut self, page: u32, x: usize) {
        if x == 0 {
            return;
        }
        let mut entry = self.entries.pop().expect("the miss has an entry");
        entry.next = u64::from(page) + x as u64 + 1;
        self.put_at_the_back(entry);
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
        let (mut reached, mut found) = (vec![page], Vec::new());
        let mut at = 0;
        while found.len() < x && at < reached.len() {
            for next in self.successors(reached[at], theta) {
                if !reached.contains(&next) {
                    reached.push(next);
                    found.extend(is_candidate(next.into()).then_some(next));
                }
            }
            at += 1;
        }
        found.truncate(x);
        found
    }
}

/// Where candidates come from: a row of the table "Reader registry".
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Method {
    None,
    Opl,
    Npl,
    Tap,
    History,
    TapAndHistory,
}

impl Method {
    /// The method that goes by an id of the golden files.
    pub(crate) fn find(id: &str) -> Self {
        match id {
            "none" => Self::None,
            "opl" => Self::Opl,
            "npl" => Self::Npl,
            "tap" => Self::Tap,
            "history" => Self::History,
            "tap+history" => Self::TapAndHistory,
            _ => panic!("no Reader {id}"),
        }
    }

    fn keeps_taps(self) -> bool {
        matches!(self, Self::Tap | Self::TapAndHistory)
    }

    fn keeps_history(self) -> bool {
        matches!(self, Self::History | Self::TapAndHistory)
    }
}

/// P+1 .. P+x without those that are no candidates.
fn next_pages(page: u32, x: usize, is_candidate: impl Fn(u64) -> bool) -> Vec<u32> {
    let page = u64::from(page);
    (page + 1..=page + x as u64).filter(|&next| is_candidate(next)).map(|next| next as u32).collect()
}

/// A method and the tables that it keeps.
#[derive(Debug)]
pub(crate) struct Reader {
    method: Method,
    taps: Option<Taps>,
    pub(crate) history: Option<History>,
}

impl Reader {
    /// Empty tables.
    pub(crate) fn new(method: Method) -> Self {
        Self { method, taps: None, history: None }.go_on_with(method)
    }

    /// The same or another method: tables that both keep go on, others begin empty.
    pub(crate) fn go_on_with(self, method: Method) -> Self {
        Self {
            method,
            taps: method.keeps_taps().then(|| self.taps.unwrap_or_default()),
            history: method.keeps_history().then(|| self.history.unwrap_or_default()),
        }
    }

    /// A request, hit or miss.
    pub(crate) fn request(&mut self, page: u32) {
        if let Some(history) = &mut self.history {
            history.request(page);
        }
    }

    /// A miss; whether it belongs to a confirmed stream.
    pub(crate) fn miss(&mut self, page: u32) -> bool {
        self.taps.as_mut().is_some_and(|taps| taps.miss(page))
    }

    /// At most `x` candidates; `stream` is what [`Reader::miss`] said.
    pub(crate) fn candidates(
        &mut self,
        page: u32,
        stream: bool,
        x: usize,
        theta: u32,
        is_candidate: impl Fn(u64) -> bool,
    ) -> Vec<u32> {
        match (self.method, &mut self.taps, &self.history) {
            (Method::Opl, ..) => next_pages(page, x.min(1), is_candidate),
            (Method::Npl, ..) => next_pages(page, x, is_candidate),
            (_, Some(taps), _) if stream => {
                taps.asked(page, x);
                next_pages(page, x, is_candidate)
            }
            (_, _, Some(history)) => history.search(page, x, theta, is_candidate),
            _ => Vec::new(),
        }
    }
}
