//! Requests, packed: one `u32` a request, shared by all lanes.
//!
//! Bit 0 is the operation (1 = write), the other 31 bits are the page. The flash + magnetic lab has two operations
//! more and takes bit 31 for them ([`operation`]); a [`Trace`] says which it has.

pub mod csv;
pub mod encoding;
pub mod format;
pub mod head;
pub mod inline;
pub mod labels;
mod names;
pub mod operation;
pub mod oracle_general;
pub mod preview;
pub mod reader;
pub mod reading;
pub mod recorded;
mod records;
pub mod renumber;
pub mod requests;
pub mod sizes;
pub mod stack_distances;
mod text;
mod words;

use std::rc::Rc;

use labels::{Label, Labels};
use operation::Operation;
pub use operation::{MAXIMUM_PAGES, MAXIMUM_REQUESTS, Operations, RENUMBER_FROM, is_write, pack, page_of};
use reading::Source;
use recorded::{Pins, Recorded};

use crate::error::{Checked, ConfigError};

/// A trace over the pages `0 .. pages`.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
#[allow(missing_docs)]
pub struct Trace {
    pub requests: Vec<u32>,
    /// Pages on disk, D; those that the trace creates are counted.
    pub pages: u32,
    pub operations: Operations,
    /// How many of the pages, the last ones, do not exist at the start: the trace creates them or leaves them out.
    pub created_pages: u32,
    /// For renumbered own traces: the ids that pages had in the file. Pages ascend; ids do among existing and created pages.
    pub original_ids: Vec<(u32, u64)>,
    /// What each request serves, for workloads that know.
    pub labels: Option<Labels>,
    /// For workloads with a placement of their own: whether each page that exists at the start is on flash then.
    pub starts_on_flash: Option<Rc<Vec<bool>>>,
    /// Further data of a database's recording; `None` for any other trace.
    pub recorded: Option<Rc<Recorded>>,
    /// What the file was read as; `None` for a trace that was made.
    pub source: Option<Rc<Source>>,
    pub notes: Vec<String>,
}

impl Trace {
    /// A trace of reads and writes whose pages must all be below `pages`; an error names the first request that is not.
    pub fn new(requests: Vec<u32>, pages: u32) -> Checked<Self> {
        let Some(t) = requests.iter().position(|&request| page_of(request) >= pages) else {
            return Ok(Self { requests, pages, ..Self::default() });
        };
        let (field, value) = (format!("trace request {}", t + 1), format!("page {}", page_of(requests[t])));
        Err(ConfigError::new(field, value, format!("a page below D = {pages}")))
    }

    /// The id that a page has in the trace's own file. A page that no request names has the id that would stand in
    /// its place: gaps of missing ids are shortened at their end, and the last id goes on.
    pub fn original_id(&self, page: u32) -> u64 {
        let place = self.original_ids.partition_point(|&(known, _)| known <= page);
        match place.checked_sub(1).and_then(|before| self.original_ids.get(before)) {
            Some(&(known, id)) => id.saturating_add(u64::from(page - known)),
            None => u64::from(page),
        }
    }

    /// What a page is called: its relation and block, or its name or id in the trace's own file; of several volumes with
    /// that of its own before it, `sda:17`.
    pub fn page_name(&self, page: u32) -> String {
        let id = self.original_id(page);
        let Some(recorded) = &self.recorded else { return id.to_string() };
        let key = || recorded.ids.key(id).map_or_else(|| id.to_string(), str::to_owned);
        let name = recorded.names.text(page).unwrap_or_else(key);
        recorded.ids.volume_of(page).map_or(name.clone(), |volume| format!("{}:{name}", volume.name))
    }

    /// The page of a name as [`Trace::page_name`] gives it; none where nothing is called so, or pages have only numbers.
    pub fn page_named(&self, name: &str) -> Option<u32> {
        let Recorded { names, ids, .. } = self.recorded.as_deref()?;
        let id = |name: &str| match ids.keys.iter().position(|key| key == name) {
            Some(place) => Some(place as u64),
            None => name.parse().ok().filter(|_| ids.keys.is_empty()),
        };
        let in_volume = || {
            let (volume, name) = name.rsplit_once(':').filter(|_| !ids.volumes.is_empty())?;
            self.page_in(Some(volume), id(name)?)
        };
        let keyed = || id(name).filter(|_| !ids.keys.is_empty()).and_then(|id| self.page_of_id(id));
        names.page(name).or_else(in_volume).or_else(keyed)
    }

    /// The trace up to the first request that a pool of so many frames cannot serve because all hold pinned pages.
    pub fn within(self: &Rc<Self>, frames: u32) -> Rc<Self> {
        if let Some(end) = self.pins().and_then(|pins| pins.first_without_room(frames)) {
            let requests = self.requests[..end as usize].to_vec();
            return Rc::new(Self { requests, ..Self::clone(self) });
        }
        Rc::clone(self)
    }

    /// Whether it was cut so ([`Trace::within`]): the run ends before a request that finds no frame.
    pub fn ends_without_room(&self, frames: u32) -> bool {
        let end = self.pins().and_then(|pins| pins.first_without_room(frames));
        end == Some(self.requests.len() as u64)
    }

    /// When each page is pinned; `None` in a trace without pins.
    pub fn pins(&self) -> Option<&Rc<Pins>> {
        self.recorded.as_ref()?.pins.as_ref()
    }

    /// The page of an id of the trace's own file; none if no request names it. Pages are their own ids in a trace
    /// that was not renumbered, and then this knows only that the page is on disk.
    pub fn page_of_id(&self, id: u64) -> Option<u32> {
        if self.original_ids.is_empty() {
            return u32::try_from(id).ok().filter(|&page| page < self.pages);
        }
        let existing = self.existing_pages();
        let created = self.original_ids.partition_point(|&(page, _)| page < existing);
        let (existing, created) = self.original_ids.split_at(created);
        let found =
            |ids: &[(u32, u64)]| ids.binary_search_by_key(&id, |&(_, id)| id).ok().map(|place| ids[place].0);
        found(existing).or_else(|| found(created))
    }

    /// The page of an id of a volume; in a trace of one volume, that of the id.
    pub fn page_in(&self, volume: Option<&str>, id: u64) -> Option<u32> {
        let volumes = self.recorded.as_ref().map_or(&[][..], |recorded| &recorded.ids.volumes);
        if volumes.is_empty() {
            return self.page_of_id(id);
        }
        let at = volumes.iter().position(|known| Some(known.name.as_str()) == volume)?;
        let place = |page: u32| self.original_ids.partition_point(|&(known, _)| known < page);
        let end = volumes.get(at + 1).map_or(self.original_ids.len(), |next| place(next.first));
        let ids = &self.original_ids[place(volumes[at].first)..end];
        ids.binary_search_by_key(&id, |&(_, id)| id).ok().map(|place| ids[place].0)
    }

    /// The first of the requests `from .. to` that asks for a page.
    pub fn next_request_for(&self, page: u32, from: u64, to: u64) -> Option<u64> {
        let place = |t: u64| self.requests.len().min(t as usize);
        let requests = self.requests.get(place(from)..place(to))?;
        let asks = |&request: &u32| self.operations.page_of(request) == Some(page);
        requests.iter().position(asks).map(|after| from + after as u64)
    }

    /// Pages that exist before the first request: `0 .. existing_pages`.
    pub fn existing_pages(&self) -> u32 {
        self.pages.saturating_sub(self.created_pages)
    }

    /// The requests that empty the pool, from 0: each ends a query set, whose number is how many of them come before it.
    pub fn set_ends(&self) -> impl Iterator<Item = u64> + '_ {
        let ends = |&(_, &request): &(u64, &u32)| self.operations.operation_of(request) == Operation::Empty;
        (0..).zip(&self.requests).filter(ends).map(|(t, _)| t)
    }

    /// What request `t`, counted from 0, serves; nothing for one that empties the pool.
    pub fn label(&self, t: u64) -> Option<Label> {
        let request = *self.requests.get(usize::try_from(t).ok()?)?;
        self.labels.as_ref()?.of(t, self.operations.page_of(request)?)
    }

    /// Bytes that requests, labels and placement take.
    pub fn bytes(&self) -> u64 {
        let labels = self.labels.as_ref().map_or(0, Labels::bytes);
        let recorded = self.recorded.as_ref().map_or(0, |recorded| recorded.bytes());
        let placement = self.starts_on_flash.as_ref().map_or(0, |pages| pages.len() as u64);
        4 * self.requests.len() as u64 + labels + recorded + placement
    }
}
