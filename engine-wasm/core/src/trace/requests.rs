//! What formats hand over, as requests of pages: ranges of bytes are cut, volumes kept apart, names numbered.
//! docs/rules/traces.md, section 3.

mod clients;

use std::borrow::Cow;
use std::collections::HashMap;
use std::rc::Rc;

use clients::Clients;

use super::reading::{Reading, Source};
use super::recorded::{PageIds, Recorded, Volume};
use super::renumber::Collector;
use super::{MAXIMUM_REQUESTS, Trace};
use crate::error::{Checked, ConfigError, cut, push};

/// Pages that one record may touch.
pub const MOST_PAGES: u64 = 1 << 20;
const BEYOND: &str = "the range ends beyond 2^64";
/// Bytes of a volume's, a client's or a page's name at most: as long as a relation's.
const LONGEST_NAME: usize = super::csv::fields::LONGEST_NAME;

/// Characters of the names of volumes in a message.
const SHOWN_NAMES: usize = 1000;

/// What a record asks for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Asks {
    /// A read.
    Read,
    /// A write.
    Write,
    /// A read and then a write of each page.
    Both,
    /// Nothing: a flush, a discard.
    Nothing,
}

/// What is wrong: with a line, so that the next ones are looked at, or with the file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Bad {
    /// Why the line is none of the format.
    Line(Cow<'static, str>),
    /// A line before, with how it begins and why: a quote that was opened there is not closed.
    Before(u64, Vec<u8>, &'static str),
    /// The file cannot be used.
    File(ConfigError),
}

impl From<&'static str> for Bad {
    fn from(why: &'static str) -> Self {
        Self::Line(why.into())
    }
}

impl From<String> for Bad {
    fn from(why: String) -> Self {
        Self::Line(why.into())
    }
}

impl From<ConfigError> for Bad {
    fn from(error: ConfigError) -> Self {
        Self::File(error)
    }
}

/// What comes of taking a line or a record.
pub type Taken = Result<(), Bad>;

/// Texts numbered by first appearance.
#[derive(Debug, Default)]
pub(super) struct Numbered {
    texts: Vec<String>,
    places: HashMap<String, u32>,
    last: u32,
}

impl Numbered {
    pub(super) fn place(&mut self, text: &str) -> Result<u32, Bad> {
        // Most often it is that of the line before.
        if self.texts.get(self.last as usize).is_some_and(|last| last == text) {
            return Ok(self.last);
        }
        if let Some(&known) = self.places.get(text) {
            self.last = known;
            return Ok(known);
        }
        if text.len() > LONGEST_NAME {
            return Err("a name is longer than 1000 bytes".into());
        }
        let count = self.texts.len();
        if count as u64 >= MAXIMUM_REQUESTS {
            let legal = format!("at most {MAXIMUM_REQUESTS} requests");
            return Err(ConfigError::new("trace", "a longer trace", legal).into());
        }
        let refused = |_| ConfigError::too_large("trace", count, count as u64 * 64);
        self.places.try_reserve(1).map_err(refused)?;
        push("trace", &mut self.texts, text.to_owned())?;
        self.places.insert(text.to_owned(), count as u32);
        self.last = count as u32;
        Ok(self.last)
    }
}

/// The requests of a file, as far as it was read.
#[derive(Debug, Default)]
pub struct Requests {
    collector: Collector,
    /// The page size as a power of two.
    page_bits: u32,
    /// What an object's id counts in, where objects are cut into pages.
    unit: Option<u64>,
    /// Only this volume's requests are taken.
    only: Option<String>,
    volumes: Numbered,
    volume: u32,
    /// Whether the volume at hand is one that is taken.
    taken: bool,
    keys: Numbered,
    clients: Option<Clients>,
    /// Of sizes that are not 0 the smallest one's complement, and the largest.
    sizes: (u64, u64),
    /// Records that name an operation, of the whole file.
    pub records: u64,
    /// Those of them that are no requests.
    pub ignored: u64,
    /// Number of the line at hand, from 1.
    pub line: u64,
    /// Requests are of bytes, so that pages have a size.
    of_bytes: bool,
    /// Nothing is loaded by half: after the first mistake only mistakes are collected.
    failed: bool,
}

impl Requests {
    /// None yet, read in this way.
    pub fn of(reading: &Reading) -> Checked<Self> {
        Ok(Self {
            collector: Collector::new(reading.operations),
            page_bits: reading.page_bytes()?.trailing_zeros(),
            unit: reading.bytes_of("unit")?,
            only: reading.text("volume").map(str::to_owned),
            taken: true,
            ..Self::default()
        })
    }

    /// Requests so far.
    pub fn requests(&self) -> usize {
        self.collector.requests()
    }

    /// Lets what was read so far go: the file cannot be used.
    pub fn fail(&mut self) {
        self.failed = true;
        self.collector = Collector::default();
    }

    /// Whether requests are taken: of the volume that is wanted, and before any mistake.
    #[inline]
    pub fn takes(&self) -> bool {
        self.taken && !self.failed
    }

    /// What follows is of this volume; gives its number.
    pub fn in_volume(&mut self, name: &str) -> Result<u32, Bad> {
        self.volume = self.volumes.place(name)?;
        self.taken = self.only.as_deref().is_none_or(|only| only == name);
        Ok(self.volume)
    }

    /// What follows is of this client.
    pub fn of_client(&mut self, name: &str) -> Taken {
        self.clients.get_or_insert_default().is(name)
    }

    /// A record that is no request.
    pub fn ignore(&mut self) -> Taken {
        self.records += 1;
        self.ignored += 1;
        Ok(())
    }

    /// A record that asks for a page.
    #[inline]
    pub fn page(&mut self, asks: Asks, id: u64) -> Taken {
        self.records += 1;
        match asks {
            Asks::Nothing => self.ignored += 1,
            Asks::Read => self.push(id, false)?,
            Asks::Write => self.push(id, true)?,
            Asks::Both => {
                self.push(id, false)?;
                self.push(id, true)?;
            }
        }
        Ok(())
    }

    /// A record that asks for a page so many times.
    pub fn times(&mut self, asks: Asks, id: u64, count: u64) -> Taken {
        self.records += 1;
        self.ignored += u64::from(count == 0);
        (0..count).try_for_each(|_| self.push(id, asks == Asks::Write))
    }

    /// A record that asks for so many pages in a row.
    pub fn pages(&mut self, asks: Asks, first: u64, count: u64) -> Taken {
        self.records += 1;
        if asks == Asks::Nothing || count == 0 {
            self.ignored += 1;
            return Ok(());
        }
        if count > MOST_PAGES {
            return Err(format!("it touches {count} pages, more than {MOST_PAGES}").into());
        }
        let last = first.checked_add(count - 1).ok_or(BEYOND)?;
        for page in first..=last {
            if asks != Asks::Write {
                self.push(page, false)?;
            }
            if asks != Asks::Read {
                self.push(page, true)?;
            }
        }
        Ok(())
    }

    /// A record that asks for bytes: for every page that they touch.
    pub fn bytes(&mut self, asks: Asks, offset: u64, size: u64) -> Taken {
        self.of_bytes = true;
        if size == 0 {
            return self.pages(Asks::Nothing, 0, 0);
        }
        let last = offset.checked_add(size - 1).ok_or(BEYOND)? >> self.page_bits;
        let first = offset >> self.page_bits;
        self.pages(asks, first, last - first + 1)
    }

    /// A record that asks for `count` units of so many bytes, from unit `at` on.
    pub fn units(&mut self, asks: Asks, (at, unit): (u64, u64), size: u64) -> Taken {
        self.of_bytes = true;
        let offset = at.checked_mul(unit);
        match (size, offset) {
            (0, _) => self.bytes(asks, 0, 0),
            (_, Some(offset)) => self.bytes(asks, offset, size),
            (_, None) => Err(BEYOND.into()),
        }
    }

    /// A record that asks for an object: for one page, or for the pages of its bytes where its id counts in units.
    pub fn object(&mut self, asks: Asks, id: u64, size: u64) -> Taken {
        if let Some(unit) = self.unit {
            return self.units(asks, (id, unit), size);
        }
        if size > 0 && asks != Asks::Nothing {
            self.sizes = (self.sizes.0.max(!size), self.sizes.1.max(size));
        }
        self.page(asks, id)
    }

    /// The number of a page that has a name.
    pub fn key(&mut self, name: &str) -> Result<u64, Bad> {
        self.keys.place(name).map(u64::from)
    }

    /// A record that asks for a page that has a name.
    pub fn named(&mut self, asks: Asks, name: &str) -> Taken {
        if asks == Asks::Nothing {
            return self.ignore();
        }
        let page = self.key(name)?;
        self.page(asks, page)
    }

    /// A page that the trace creates. Tells whether it is a new one.
    pub fn create(&mut self, id: u64) -> Result<bool, Bad> {
        self.records += 1;
        if self.failed { Ok(true) } else { Ok(self.collector.create(id, self.line)?) }
    }

    /// The emptying of the pool.
    pub fn empty(&mut self) -> Taken {
        self.records += 1;
        if self.failed { Ok(()) } else { Ok(self.collector.empty()?) }
    }

    #[inline]
    fn push(&mut self, id: u64, write: bool) -> Taken {
        if !self.takes() {
            return Ok(());
        }
        if let Some(clients) = &mut self.clients {
            clients.push(self.collector.requests())?;
        }
        Ok(self.collector.push_in(self.volume, id, write)?)
    }

    /// The trace. `pages` is D if given; in a trace that creates pages, those that exist before.
    pub(super) fn finish(
        self,
        format: &'static str,
        reading: &Reading,
        pages: Option<u32>,
    ) -> Checked<Trace> {
        if let Some(only) = self.only.as_ref().filter(|only| !self.volumes.texts.contains(only)) {
            let names = cut(&self.volumes.texts.join(", "), SHOWN_NAMES);
            let legal = if names.is_empty() {
                "left out: the file names no volumes".to_owned()
            } else {
                format!("one of {names}")
            };
            return Err(ConfigError::new("volume", only, legal));
        }
        let (mut trace, volumes) = self.collector.finish_volumes(pages)?;
        let (least, most) = (!self.sizes.0, self.sizes.1);
        if least < most {
            let cut = "to cut: --unit 512 --page 4k";
            trace
                .notes
                .push(format!("sizes from {least} to {most} bytes; each request counts as one page; {cut}"));
        }
        let page = self.of_bytes.then_some(1 << self.page_bits);
        let keyed = !self.keys.texts.is_empty();
        trace.source = Some(Rc::new(Source {
            format,
            records: self.records,
            ignored: self.ignored,
            volumes: (volumes.len() as u32).max(1),
            page_bytes: page,
            frame_bytes: page.or(reading.text("page").map(|_| 1 << self.page_bits)),
            keyed,
            unused: String::new(),
        }));
        let named =
            |(volume, first): (u32, u32)| Volume { name: self.volumes.texts[volume as usize].clone(), first };
        let volumes = if volumes.len() > 1 { volumes.into_iter().map(named).collect() } else { Vec::new() };
        let names_clients = self.clients.is_some();
        let clients = self.clients.map_or(Ok(Vec::new()), |clients| clients.finish(trace.requests.len()))?;
        if keyed || !volumes.is_empty() || names_clients {
            let ids = PageIds { volumes, keys: self.keys.texts };
            let recorded = Recorded { ids, clients, names_clients, ..Recorded::default() };
            trace.recorded = Some(recorded.over(&trace.requests, trace.pages)?.into());
        }
        Ok(trace)
    }
}
