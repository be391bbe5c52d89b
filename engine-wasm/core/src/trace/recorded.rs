//! What a recording of a database holds beside its requests: clients, pins, finds, names. docs/rules/databases.md, section 1.

pub mod pins;
pub mod snapshot;

use std::rc::Rc;

pub use pins::{Held, PinStep, PinWalk, Pins};
use serde::{Deserialize, Serialize};

use crate::error::{Checked, ConfigError};

/// What the database found at a request.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
#[allow(missing_docs)]
pub enum Found {
    Unknown,
    Hit,
    Miss,
    /// The page did not exist before.
    New,
}

impl Found {
    /// As files have it; nothing where it is not known.
    pub const fn text(self) -> &'static str {
        match self {
            Self::Unknown => "",
            Self::Hit => "hit",
            Self::Miss => "miss",
            Self::New => "new",
        }
    }

    /// Whether the page was in the pool; a new page was not.
    pub fn hit(self) -> Option<bool> {
        match self {
            Self::Unknown => None,
            Self::Hit => Some(true),
            Self::Miss | Self::New => Some(false),
        }
    }
}

/// A remark on the requests from `from` to the next one, such as the statement that asks for them.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Remark {
    /// Number of its first request, from 0.
    pub from: u32,
    /// What it says.
    pub text: String,
}

/// Behind a recording's bytes: it names clients, and all are client 1. Names of volumes and pages are longer.
const NAMES_CLIENTS: [u8; 1] = [1];

/// What a recording holds beside its requests.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Recorded {
    /// The client of each request; empty where the recording names none: then it is client 1.
    pub clients: Vec<u16>,
    /// Whether the recording names clients, which may all be client 1. Not among what hashes in links are of.
    #[serde(skip)]
    pub names_clients: bool,
    /// Pins taken and given back between requests; empty in a trace without pins.
    pub pin_steps: Vec<PinStep>,
    /// What the database found at each request; empty where the recording does not say.
    pub found: Vec<Found>,
    /// What pages are called.
    pub names: Names,
    /// What stands for their numbers.
    #[serde(skip)]
    pub ids: PageIds,
    /// In the order of their requests.
    pub remarks: Vec<Remark>,
    /// What follows from clients and steps; none in a trace without pins.
    #[serde(skip)]
    pub pins: Option<Rc<Pins>>,
}

/// What a recording says of the whole trace.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[allow(missing_docs)]
pub struct Overview {
    pub relations: Vec<Relation>,
    pub remarks: Vec<Remark>,
    pub clients: bool,
    pub pinned: bool,
    pub found: bool,
    /// Pins given back or taken by a client that did not pin the page; they change nothing.
    pub unmatched: u64,
}

impl Recorded {
    /// Whether it is a database's: more than names of volumes and pages.
    pub fn is_recording(&self) -> bool {
        let Self { clients, pin_steps, found, names, remarks, .. } = self;
        !(clients.is_empty()
            && pin_steps.is_empty()
            && found.is_empty()
            && names.is_empty()
            && remarks.is_empty())
    }

    /// What it says as a whole.
    pub fn overview(&self) -> Overview {
        Overview {
            relations: self.names.relations.clone(),
            remarks: self.remarks.clone(),
            clients: !self.clients.is_empty(),
            pinned: self.pins.is_some(),
            found: !self.found.is_empty(),
            unmatched: self.pins.as_ref().map_or(0, |pins| pins.unmatched),
        }
    }

    /// Works out which pages are pinned when. Fails when columns do not have an entry for each request or page, or steps or
    /// remarks are out of their order, or a step is of no page on disk.
    pub fn over(mut self, requests: &[u32], pages: u32) -> Checked<Self> {
        let count = requests.len();
        let whole = |length: usize| length == 0 || length == count;
        let on_disk = self.pin_steps.iter().all(|step| step.page < pages);
        let in_order = self.pin_steps.is_sorted_by_key(|step| step.before)
            && self.pin_steps.last().is_none_or(|step| step.before as usize <= count)
            && self.remarks.is_sorted_by(|one, next| one.from < next.from);
        let columns = whole(self.clients.len()) && whole(self.found.len()) && self.names.are_of(pages);
        if !columns || !on_disk || !in_order {
            return Err(ConfigError::new("trace", "columns of another trace", "one entry a request or page"));
        }
        if !self.pin_steps.is_empty() {
            self.pins = Some(Rc::new(Pins::new(requests, &self.clients, &self.pin_steps)));
        }
        Ok(self)
    }

    /// The recording of the first requests, for a run that ends with them; the pins must be worked out anew.
    pub fn of_first(&self, requests: usize) -> Self {
        let mut first = Self { pins: None, ..self.clone() };
        first.clients.truncate(requests);
        first.found.truncate(requests);
        // Later steps come behind the last request, where they change nothing: a trace with any step has pins.
        let end = u32::try_from(requests).unwrap_or(u32::MAX);
        first.pin_steps.iter_mut().for_each(|step| step.before = step.before.min(end));
        first
    }

    /// As bytes, for another module: what hashes are of, and whether clients are named though all are client 1.
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = self.hashed_bytes();
        if self.names_clients && self.clients.is_empty() {
            bytes.extend(NAMES_CLIENTS);
        }
        bytes
    }

    /// As bytes that hashes in links are of; names of volumes and pages stand behind the rest, where there are any.
    pub fn hashed_bytes(&self) -> Vec<u8> {
        let mut bytes = postcard::to_allocvec(self).unwrap_or_default();
        if self.ids != PageIds::default() {
            bytes.extend(postcard::to_allocvec(&self.ids).unwrap_or_default());
        }
        bytes
    }

    /// From these bytes, over the requests of the same trace.
    pub fn from_bytes(bytes: &[u8], requests: &[u32], pages: u32) -> Checked<Self> {
        Self::of_bytes(bytes)?.over(requests, pages)
    }

    /// From these bytes, without what follows from requests.
    pub fn of_bytes(bytes: &[u8]) -> Checked<Self> {
        let refused = |value: String| ConfigError::new("trace", value, "what the reader of trace files gave");
        let taken = postcard::take_from_bytes(bytes).map_err(|error| refused(error.to_string()));
        let (mut recorded, mut rest): (Self, &[u8]) = taken?;
        recorded.names_clients = !recorded.clients.is_empty();
        if !rest.is_empty() && rest != NAMES_CLIENTS {
            let many = format!("{} bytes too many", rest.len());
            (recorded.ids, rest) = postcard::take_from_bytes(rest).map_err(|_| refused(many))?;
        }
        if rest == NAMES_CLIENTS {
            (recorded.names_clients, rest) = (true, &[]);
        }
        if !rest.is_empty() || !recorded.ids.volumes.is_sorted_by_key(|volume| volume.first) {
            return Err(refused(format!("{} bytes too many", rest.len())));
        }
        Ok(recorded)
    }

    /// The remark on a request: its place among them.
    pub fn remark(&self, t: u64) -> Option<usize> {
        self.remarks.partition_point(|remark| u64::from(remark.from) <= t).checked_sub(1)
    }

    /// Bytes held.
    pub fn bytes(&self) -> u64 {
        let steps = self.pin_steps.len() * size_of::<PinStep>();
        let columns =
            2 * self.clients.len() + self.found.len() + steps + self.names.bytes() + self.ids.bytes();
        columns as u64 + self.pins.as_ref().map_or(0, |pins| pins.bytes())
    }
}

/// A table or an index.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Relation {
    /// Its name.
    pub name: String,
    /// Which of its files, as PostgreSQL counts: 0 data, 1 free space map, 2 visibility map, 3 initial fork.
    pub fork: u8,
}

/// A volume of a trace of several: a disk, a device, a process.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Volume {
    /// Its name in the file.
    pub name: String,
    /// Its first page; it goes on to that of the next volume.
    pub first: u32,
}

/// What stands for the numbers of pages: volumes, which each have numbers of their own, and names.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct PageIds {
    /// In the order of their pages; none where a trace is of one.
    pub volumes: Vec<Volume>,
    /// The name of each id; none where ids are numbers.
    pub keys: Vec<String>,
}

impl PageIds {
    /// The volume of a page, in a trace of several.
    pub fn volume_of(&self, page: u32) -> Option<&Volume> {
        self.volumes.get(self.volumes.partition_point(|volume| volume.first <= page).checked_sub(1)?)
    }

    /// The name of an id.
    pub fn key(&self, id: u64) -> Option<&str> {
        self.keys.get(usize::try_from(id).ok()?).map(String::as_str)
    }

    fn bytes(&self) -> usize {
        let text = |name: &String| size_of::<String>() + name.len();
        self.volumes.iter().map(|volume| 4 + text(&volume.name)).chain(self.keys.iter().map(text)).sum()
    }
}

/// Kinds of pages, by the number that a page keeps; 0 is unknown.
pub const KINDS: [&str; 9] = ["", "heap", "leaf", "internal", "root", "meta", "overflow", "free", "other"];

/// One page's name.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct PageName {
    /// Its relation's place among the trace's relations.
    pub relation: u16,
    /// Block in it, from 0.
    pub block: u32,
    /// One of [`KINDS`]; empty if unknown.
    pub kind: &'static str,
}

/// The names of a trace's pages.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[allow(missing_docs)]
pub struct Names {
    pub relations: Vec<Relation>,
    /// Page → its relation's place plus one; 0 for a page without a name. Empty in a trace without names, as the others.
    pub relation_of: Vec<u16>,
    pub block_of: Vec<u32>,
    pub kind_of: Vec<u8>,
}

impl Names {
    /// Whether there are none, or one for each of so many pages at most.
    pub fn are_of(&self, pages: u32) -> bool {
        let named = self.relation_of.len();
        let relations = self.relations.len();
        named <= pages as usize
            && self.block_of.len() == named
            && self.kind_of.len() == named
            && self.kind_of.iter().all(|&kind| usize::from(kind) < KINDS.len())
            && self.relation_of.iter().all(|&relation| usize::from(relation) <= relations)
    }

    /// Whether pages have names.
    pub fn is_empty(&self) -> bool {
        self.relation_of.is_empty()
    }

    /// The name of a page, if it has one.
    pub fn of(&self, page: u32) -> Option<PageName> {
        let page = page as usize;
        let relation = self.relation_of.get(page)?.checked_sub(1)?;
        Some(PageName { relation, block: self.block_of[page], kind: KINDS[usize::from(self.kind_of[page])] })
    }

    /// The same as a short text: `accounts/17`, of another fork `accounts.fsm/2`; lists of them stay readable.
    pub fn text(&self, page: u32) -> Option<String> {
        let PageName { relation, block, .. } = self.of(page)?;
        let Relation { name, fork } = self.relations.get(usize::from(relation))?;
        let fork = ["", ".fsm", ".vm", ".init"].get(usize::from(*fork)).copied().unwrap_or(".fork");
        Some(format!("{name}{fork}/{block}"))
    }

    /// The page of such a text.
    pub fn page(&self, text: &str) -> Option<u32> {
        (0..self.relation_of.len() as u32).find(|&page| self.text(page).is_some_and(|name| name == text))
    }

    /// Bytes held.
    pub fn bytes(&self) -> usize {
        7 * self.relation_of.len()
    }
}
