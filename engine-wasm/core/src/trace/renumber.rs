//! Page ids of own traces, which may be any u64, become pages.
//!
//! If the largest id is below [`RENUMBER_FROM`], or all are below a given D, ids are pages as they are. Otherwise they are
//! renumbered by rank, each gap of missing ids shortened to at most [`LONGEST_GAP`] unused pages: neighbours stay neighbours
//! and strangers do not become neighbours, or the sequential prefetcher would see streams that are not there. A million
//! ids far apart would so make a disk of 65 million pages: gaps are shortened further, for at most [`AMPLE_PAGES`].
//!
//! Where traces create pages there is no such prefetcher, but the number of pages counts: no gap is left. A page that
//! is used and not created exists from the start. With a given number n of pages that exist, those are the ids below
//! n, and pages are created from n upward. Else n is one more than the largest id that exists; if the trace creates a
//! page below it, ids are renumbered: first the pages that exist, then the created ones, each in the order of ids.
//!
//! The pages of several volumes are always renumbered: volume by volume as these first appear, in each by rank, with
//! [`LONGEST_GAP`] unused pages between two of them.

mod numbering;

use std::collections::HashMap;
use std::hash::BuildHasherDefault;

pub use numbering::{AMPLE_PAGES, LONGEST_GAP};
#[doc(hidden)]
pub use numbering::{Gap, longest_gap};
use numbering::{Numbering, by_id};

use super::operation::{EMPTY_POOL, MAXIMUM_HYBRID_PAGES, pack_new};
use super::{MAXIMUM_REQUESTS, Operations, RENUMBER_FROM, Trace, pack};
use crate::error::{Checked, ConfigError, filled, push};
use crate::split_mix::Mixer;

/// Collects requests one by one: four bytes a request, and a table of ids only from the first id
/// on that does not fit in a packed request, or from the first creation on.
#[derive(Debug, Default)]
pub struct Collector {
    operations: Operations,
    /// Packed requests: of ids, or once there is a table of places in it.
    requests: Vec<u32>,
    largest: u64,
    table: Option<Table>,
    /// Created pages, in the order of their creation and so of their places.
    created: Vec<Creation>,
    /// The volume of the last request.
    volume: Option<u32>,
}

/// A page that the trace creates: its place in the table, and its line in the file.
#[derive(Debug, Clone, Copy)]
struct Creation {
    place: u32,
    line: u64,
}

impl Collector {
    /// A collector for traces of these operations.
    pub fn new(operations: Operations) -> Self {
        Self { operations, ..Self::default() }
    }

    /// Adds one read or write of a page of a volume; volumes are numbered in the order in which their pages come.
    #[inline]
    pub fn push_in(&mut self, volume: u32, id: u64, write: bool) -> Checked<()> {
        if self.volume != Some(volume) {
            self.go_to(volume)?;
        }
        self.push(id, write)
    }

    #[cold]
    fn go_to(&mut self, volume: u32) -> Checked<()> {
        match self.volume.replace(volume) {
            Some(before) => self.tabulate()?.go_to(before, volume),
            None => Ok(()),
        }
    }

    /// Adds one read or write.
    #[inline]
    pub fn push(&mut self, id: u64, write: bool) -> Checked<()> {
        self.make_room()?;
        self.largest = self.largest.max(id);
        let page = match &mut self.table {
            // The constant first: nearly all ids are below it, whatever the operations.
            None if id < u64::from(MAXIMUM_HYBRID_PAGES) => id as u32,
            None if id < u64::from(self.operations.maximum_pages()) => id as u32,
            _ => self.tabulate()?.place(id)?,
        };
        self.requests.push(pack(page, write));
        Ok(())
    }

    /// Adds the creation of a page, in line `line` of its file. Tells whether it is a new page; if a request before
    /// uses or creates it, nothing is added.
    pub fn create(&mut self, id: u64, line: u64) -> Checked<bool> {
        self.make_room()?;
        let table = self.tabulate()?;
        let known = table.ids.len();
        let place = table.place(id)?;
        if (place as usize) < known {
            return Ok(false);
        }
        self.largest = self.largest.max(id);
        push("trace", &mut self.created, Creation { place, line })?;
        self.requests.push(pack_new(place));
        Ok(true)
    }

    /// Adds the emptying of the pool.
    pub fn empty(&mut self) -> Checked<()> {
        self.make_room()?;
        self.requests.push(EMPTY_POOL);
        Ok(())
    }

    /// Whether a request so far creates the page of this id.
    pub fn has_created(&self, id: u64) -> bool {
        let place = self.table.as_ref().and_then(|table| table.places[table.volume].get(&id));
        place.is_some_and(|place| self.created.binary_search_by_key(place, |created| created.place).is_ok())
    }

    /// Requests so far.
    pub fn requests(&self) -> usize {
        self.requests.len()
    }

    /// Turns ids into pages. `pages` is D if given; in a trace that creates pages, those that exist before.
    pub fn finish(self, pages: Option<u32>) -> Checked<Trace> {
        self.finish_volumes(pages).map(|(trace, _)| trace)
    }

    /// The same, and each volume that has requests with its first page; nothing where pages are of none.
    pub fn finish_volumes(mut self, pages: Option<u32>) -> Checked<(Trace, Vec<(u32, u32)>)> {
        if self.requests.is_empty() {
            let legal = format!("from 1 to {MAXIMUM_REQUESTS} requests");
            return Err(ConfigError::new("trace", "0 requests", legal));
        }
        let several = self.table.as_ref().is_some_and(|table| !table.volumes.is_empty());
        let one: Vec<_> = self.volume.filter(|_| !several).map(|volume| (volume, 0)).into_iter().collect();
        let small = !several && self.largest < pages.map_or(0, u64::from).max(RENUMBER_FROM);
        if small && self.created.is_empty() {
            let pages = self.disk(pages, self.largest + 1)?;
            let Self { requests, operations, .. } = self;
            return Ok((Trace { requests, pages, operations, ..Trace::default() }, one));
        }
        let Table { ids, volumes, .. } = std::mem::take(self.tabulate()?);
        let volume_of = |place: u32| volumes.get(place as usize).copied().unwrap_or_default();
        let (existing, created) = by_id(&ids, volume_of, self.created.iter().map(|created| created.place))?;
        let id = |place: &u32| ids[*place as usize];
        let above = existing.last().map_or(0, |last| id(last).saturating_add(1));
        let apart = created.first().is_none_or(|first| above <= id(first));
        if small && (pages.is_some() || apart) {
            let start = self.disk(pages, above)?;
            self.check_creations(&ids, start)?;
            let all = self.disk(None, (self.largest + 1).max(start.into()))?;
            return Ok((self.trace(Numbering::kept(&ids)?, start, all), one));
        }
        let mut numbering = Numbering::of(ids.len())?;
        let next = match self.operations {
            Operations::ReadWrite => numbering.ample(&ids, volume_of, &existing)?,
            Operations::All => numbering.dense(&ids, &existing, 0),
        };
        let start = self.disk(pages, next)?;
        let all = self.disk(None, numbering.dense(&ids, &created, start))?;
        let mut firsts = one;
        for &place in existing.iter().filter(|_| several) {
            if firsts.last().is_none_or(|last| last.0 != volume_of(place)) {
                firsts.push((volume_of(place), numbering.page_of_place[place as usize]));
            }
        }
        Ok((self.trace(numbering, start, all), firsts))
    }

    /// The trace over `all` pages, of which the first `start` exist before it.
    fn trace(self, numbering: Numbering, start: u32, all: u32) -> Trace {
        let Self { mut requests, operations, .. } = self;
        for request in &mut requests {
            if let Some(place) = operations.page_of(*request) {
                *request = operations.moved(*request, numbering.page_of_place[place as usize]);
            }
        }
        let (original_ids, created_pages) = (numbering.original_ids, all - start);
        Trace { requests, pages: all, operations, created_pages, original_ids, ..Trace::default() }
    }

    #[inline]
    fn make_room(&mut self) -> Checked<()> {
        if self.requests.len() == self.requests.capacity() { self.grow() } else { Ok(()) }
    }

    #[cold]
    fn grow(&mut self) -> Checked<()> {
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
    fn tabulate(&mut self) -> Checked<&mut Table> {
        if self.table.is_none() {
            let mut table = Table::default();
            for request in &mut self.requests {
                if let Some(id) = self.operations.page_of(*request) {
                    *request = self.operations.moved(*request, table.place(u64::from(id))?);
                }
            }
            self.table = Some(table);
        }
        Ok(self.table.get_or_insert_default())
    }

    /// D: as given, if that leaves room for the pages in use, else just these.
    fn disk(&self, given: Option<u32>, needed: u64) -> Checked<u32> {
        let maximum = self.operations.maximum_pages();
        let pages = given.map_or(needed, u64::from);
        if (needed..=u64::from(maximum)).contains(&pages) {
            return Ok(pages as u32);
        }
        Err(ConfigError::new("pages", pages, format!("from {needed} to {maximum} for this trace")))
    }

    /// Pages are created from `start` upward: names the first line that does otherwise.
    fn check_creations(&self, ids: &[u64], start: u32) -> Checked<()> {
        let exists = |created: &&Creation| ids[created.place as usize] < u64::from(start);
        self.created.iter().find(exists).map_or(Ok(()), |created| {
            let value = format!("line {}, N,{},", created.line, ids[created.place as usize]);
            let legal = format!("a page from {start} upward: those below exist from the start");
            Err(ConfigError::new("trace", value, legal))
        })
    }
}

/// The distinct ids in the order in which they came, from when on one does not fit in a packed request.
#[derive(Debug)]
struct Table {
    ids: Vec<u64>,
    /// Of several volumes that of each of the ids; else empty.
    volumes: Vec<u32>,
    /// By volume, of a single one at 0: id → place in `ids`; looked up, never walked through.
    places: Vec<HashMap<u64, u32, BuildHasherDefault<Mixer>>>,
    /// The volume at hand: its place in `places`.
    volume: usize,
}

impl Default for Table {
    fn default() -> Self {
        Self { ids: Vec::new(), volumes: Vec::new(), places: vec![HashMap::default()], volume: 0 }
    }
}

impl Table {
    /// Goes from one volume to another.
    fn go_to(&mut self, before: u32, volume: u32) -> Checked<()> {
        if self.volumes.is_empty() {
            self.volumes = filled("trace", self.ids.len(), before)?;
            self.volume = before as usize;
            let first = std::mem::take(&mut self.places[0]);
            self.reach(before)?;
            self.places[self.volume] = first;
        }
        self.reach(volume)?;
        self.volume = volume as usize;
        Ok(())
    }

    fn reach(&mut self, volume: u32) -> Checked<()> {
        while self.places.len() <= volume as usize {
            push("trace", &mut self.places, HashMap::default())?;
        }
        Ok(())
    }

    /// The place of an id of the volume at hand; a new one at the end for a new id.
    fn place(&mut self, id: u64) -> Checked<u32> {
        let places = &mut self.places[self.volume];
        if let Some(&place) = places.get(&id) {
            return Ok(place);
        }
        let count = self.ids.len();
        let refused = |_| ConfigError::too_large("trace", count, count as u64 * 32);
        self.ids.try_reserve(1).map_err(refused)?;
        places.try_reserve(1).map_err(refused)?;
        self.ids.push(id);
        places.insert(id, count as u32);
        if !self.volumes.is_empty() {
            push("trace", &mut self.volumes, self.volume as u32)?;
        }
        Ok(count as u32)
    }
}
