//! A second implementation of docs/rules/hybrid.md, the oracle of the laws: plain lists, linear walks, whole numbers,
//! nothing shared with the engine but the shape of an event. Every step follows a sentence of the page, so that it can
//! be checked by reading.

pub(crate) mod accounts;
mod future;

use std::collections::{BTreeMap, BTreeSet};

use accounts::Record;
use bufferpool_hybrid::event::{Event, Eviction, Moved};
use bufferpool_hybrid::placement::Account;
use bufferpool_hybrid::prices::{Class, Disk};
use future::{Future, Window};
use serde_json::{Map, Value, json};

use crate::laws::support::Pair;
use crate::laws::support::cases::{Case, Request};

/// No frame: the page does not say which frame a page takes.
const NOT_SAID: u32 = 0;

/// The names of the queues; the four of the cost segment are in the paper's order.
pub(crate) const QUEUES: [&str; 5] = ["main", "FRQ", "MRQ", "MWQ", "FWQ"];

/// One lane.
#[derive(Debug)]
pub(crate) struct Naive {
    pub(crate) settings: Settings,
    /// Page → the disk it lives on.
    pub(crate) disks: BTreeMap<u32, Disk>,
    /// Page → what is counted for it.
    records: BTreeMap<u32, Record>,
    /// Resident pages that are dirty.
    dirty: BTreeSet<u32>,
    /// Pages that were created and have not left the pool.
    new: BTreeSet<u32>,
    /// The main queue, front first.
    main: Vec<u32>,
    /// FRQ, MRQ, MWQ, FWQ, front first.
    cost: [Vec<u32>; 4],
    /// Frames of the cost segment.
    pub(crate) segment: usize,
    window: Window,
    future: Future,
    requests: u64,
}

impl Naive {
    /// A lane with an empty pool. The optimum is told the requests; `on_flash` is where the workload puts pages.
    pub(crate) fn new(settings: Settings, on_flash: &[bool], requests: &[Request]) -> Self {
        let disk = |page: u32| match settings.algorithm {
            Algorithm::FlashOnly => Disk::Flash,
            Algorithm::AsGiven if on_flash.get(page as usize) == Some(&true) => Disk::Flash,
            _ => Disk::Magnetic,
        };
        let knows_future = settings.algorithm == Algorithm::Optimal;
        let future = if knows_future { Future::of(&settings, requests) } else { Future::default() };
        Self {
            disks: (0..settings.pages).map(|page| (page, disk(page))).collect(),
            records: BTreeMap::new(),
            dirty: BTreeSet::new(),
            new: BTreeSet::new(),
            main: Vec::new(),
            cost: Default::default(),
            segment: settings.segment(),
            window: Window::default(),
            future,
            requests: 0,
            settings,
        }
    }

    /// One request.
    pub(crate) fn request(&mut self, request: Request) -> Event {
        let (op, page) = match request {
            Request::Read(page) => ('R', Some(page)),
            Request::Write(page) => ('W', Some(page)),
            Request::New(page) => ('N', Some(page)),
            Request::Empty => ('F', None),
        };
        let mut event = Event { t: self.requests, op, page, ..Event::default() };
        self.requests += 1;
        match request {
            Request::Read(page) => self.use_page(page, false, &mut event),
            Request::Write(page) => self.use_page(page, true, &mut event),
            Request::New(page) => self.create(page, &mut event),
            Request::Empty => {
                while self.resident() > 0 {
                    self.evict(true, &mut event);
                }
            }
        }
        if self.settings.queueing == Queueing::Auto {
            self.adapt(&mut event);
        }
        event
    }

    fn use_page(&mut self, page: u32, write: bool, event: &mut Event) {
        if self.is_resident(page) {
            event.hit = true;
            event.was_dirty = self.dirty.contains(&page);
            event.found_in = self.class_of_queue(page);
            // Optimistic and hybrid count nothing until after the page's first physical write.
            if !self.new.contains(&page) {
                self.record(page).logical(write);
            }
            self.mark(page, write);
            self.hit(page, event);
            return;
        }
        if self.resident() == self.settings.frames {
            self.evict(false, event);
        }
        let disk = self.disks[&page];
        event.read_from = Some(disk);
        self.window.flash_misses += u64::from(disk == Disk::Flash);
        let (prices, floor) = (self.settings.prices, self.settings.floor);
        self.record(page).physical_read(&prices, floor, disk);
        self.record(page).logical(write);
        self.mark(page, write);
        self.enqueue(page);
    }

    /// `N`: without a physical read, dirty, on the magnetic disk but in the flash-only set-up.
    fn create(&mut self, page: u32, event: &mut Event) {
        if self.resident() == self.settings.frames {
            self.evict(false, event);
        }
        let flash_only = self.settings.algorithm == Algorithm::FlashOnly;
        self.disks.insert(page, if flash_only { Disk::Flash } else { Disk::Magnetic });
        self.new.insert(page);
        self.mark(page, true);
        self.enqueue(page);
    }

    fn mark(&mut self, page: u32, write: bool) {
        if write {
            self.dirty.insert(page);
        }
    }

    fn record(&mut self, page: u32) -> &mut Record {
        self.records.entry(page).or_default()
    }

    /// What is known of a page.
    pub(crate) fn account(&self, page: u32) -> Account {
        let record = self.records.get(&page).cloned().unwrap_or_default();
        record.account(&self.settings, self.disks[&page])
    }

    fn evict(&mut self, emptying: bool, event: &mut Event) {
        let (page, queue) = self.take_victim();
        let (disk, dirty, new) = (self.disks[&page], self.dirty.remove(&page), self.new.remove(&page));
        let settings = self.settings.clone();
        let record = self.record(page);
        if dirty {
            record.physical_write(&settings.prices, settings.floor, disk, new);
        }
        let account = record.account(&settings, disk);
        let moves = record.decides(&settings, disk) || self.future.next_moves(page);
        let now = if moves { disk.other() } else { disk };
        if moves {
            self.disks.insert(page, now);
            self.records.remove(&page);
        }
        event.evictions.push(Eviction {
            page,
            frame: NOT_SAID,
            dirty,
            new,
            queue,
            from: disk,
            migrated: moves,
            written_to: (dirty || moves).then_some(now),
            account,
        });
        // The front of the main queue follows, for the page that comes; or, for `F`, as at every eviction.
        if self.segment > 0 && (emptying || self.main.len() == self.time_segment()) {
            self.follow(event);
        }
    }

    /// The front of the first cost queue that is not empty, else of the main queue.
    fn take_victim(&mut self) -> (u32, Option<Class>) {
        for class in self.settings.order() {
            let queue = &mut self.cost[class as usize];
            if !queue.is_empty() {
                return (queue.remove(0), Some(class));
            }
        }
        (self.main.remove(0), None)
    }

    fn hit(&mut self, page: u32, event: &mut Event) {
        for queue in std::iter::once(&mut self.main).chain(&mut self.cost) {
            queue.retain(|&other| other != page);
        }
        self.main.push(page);
        if event.found_in.is_some() {
            self.window.magnetic_hits += u64::from(self.disks[&page] == Disk::Magnetic);
            if self.main.len() > self.time_segment() {
                self.follow(event);
            }
        }
    }

    fn follow(&mut self, event: &mut Event) {
        if self.main.is_empty() {
            return;
        }
        let page = self.main.remove(0);
        let class = self.class(page);
        self.cost[class as usize].push(page);
        event.followed.push(Moved { page, frame: NOT_SAID, queue: class });
    }

    /// A page that came: to the back of the main queue; if that is at its size, to the back of its class's.
    fn enqueue(&mut self, page: u32) {
        if self.main.len() < self.time_segment() {
            self.main.push(page);
        } else {
            let class = self.class(page);
            self.cost[class as usize].push(page);
        }
    }

    fn time_segment(&self) -> usize {
        self.settings.frames - self.segment
    }

    /// Its place in the paper's order: FRQ, MRQ, MWQ, FWQ.
    fn class(&self, page: u32) -> Class {
        match (self.disks[&page], self.dirty.contains(&page)) {
            (Disk::Flash, false) => Class::CleanFlash,
            (Disk::Magnetic, false) => Class::CleanMagnetic,
            (Disk::Magnetic, true) => Class::DirtyMagnetic,
            (Disk::Flash, true) => Class::DirtyFlash,
        }
    }

    fn class_of_queue(&self, page: u32) -> Option<Class> {
        Class::ALL.into_iter().find(|&class| self.cost[class as usize].contains(&page))
    }

    fn is_resident(&self, page: u32) -> bool {
        self.main.contains(&page) || self.class_of_queue(page).is_some()
    }

    /// Pages in the pool.
    pub(crate) fn resident(&self) -> usize {
        self.main.len() + self.cost.iter().map(Vec::len).sum::<usize>()
    }

    /// All queues, front first.
    pub(crate) fn queues(&self) -> Vec<(&'static str, Vec<u32>)> {
        let all = std::iter::once(&self.main).chain(&self.cost);
        QUEUES.into_iter().zip(all.cloned()).collect()
    }

    /// `final`, `pool` and `dirty` of the golden files.
    pub(crate) fn final_state(&self, used: &[u32]) -> Value {
        let disks: Map<String, Value> =
            used.iter().map(|page| (page.to_string(), json!(self.disks[page]))).collect();
        let listed = if self.settings.queueing == Queueing::Lru { 1 } else { QUEUES.len() };
        let pool: Map<String, Value> = self
            .queues()
            .into_iter()
            .take(listed)
            .map(|(name, pages)| (name.to_owned(), json!(pages)))
            .collect();
        json!({ "final": disks, "pool": pool, "dirty": self.dirty })
    }
}

// What decides a run, in whole numbers.

/// A row of the page's table of placements, or one of its fixed set-ups.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Algorithm {
    FlashOnly,
    MagneticOnly,
    AsGiven,
    Conservative,
    Optimistic,
    Hybrid,
    Optimal,
}

/// A replacement of the page.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Queueing {
    Lru,
    Cost,
    Auto,
}

/// Everything that decides a run.
#[derive(Debug, Clone)]
pub(crate) struct Settings {
    pub(crate) algorithm: Algorithm,
    pub(crate) queueing: Queueing,
    pub(crate) floor: bool,
    pub(crate) frames: usize,
    pub(crate) pages: u32,
    /// Thousandths.
    pub(crate) lambda: usize,
    /// r_f, w_f, r_m, w_m in millionths of a unit.
    pub(crate) prices: [i128; 4],
}

impl Settings {
    /// `None` if docs/rules/hybrid.md knows the placement or the replacement not.
    pub(crate) fn of(case: &Case, pair: Pair) -> Option<Self> {
        let algorithm = match pair.placement.spec.id {
            "flash" => Algorithm::FlashOnly,
            "magnetic" => Algorithm::MagneticOnly,
            "given" => Algorithm::AsGiven,
            "conservative" => Algorithm::Conservative,
            "optimistic" => Algorithm::Optimistic,
            "hybrid" => Algorithm::Hybrid,
            "optimal" => Algorithm::Optimal,
            _ => return None,
        };
        let queueing = match pair.replacement.id {
            "lru" => Queueing::Lru,
            "cost" => Queueing::Cost,
            "auto" => Queueing::Auto,
            _ => return None,
        };
        Some(Self {
            algorithm,
            queueing,
            floor: case.floor,
            frames: case.frames as usize,
            pages: case.pages,
            lambda: case.lambda as usize,
            prices: case.prices.map(i128::from),
        })
    }

    /// floor(lambda b); LRU has no cost segment.
    pub(crate) fn segment(&self) -> usize {
        if self.queueing == Queueing::Lru { 0 } else { self.lambda * self.frames / 1000 }
    }

    /// The classes by what their eviction costs, ties in the paper's order.
    pub(crate) fn order(&self) -> Vec<Class> {
        let [rf, wf, rm, wm] = self.prices;
        let mut classes = vec![
            (rf, Class::CleanFlash),
            (rm, Class::CleanMagnetic),
            (rm + wm, Class::DirtyMagnetic),
            (rf + wf, Class::DirtyFlash),
        ];
        // Stable: equal costs keep their order.
        classes.sort_by_key(|&(cost, _)| cost);
        classes.into_iter().map(|(_, class)| class).collect()
    }
}
