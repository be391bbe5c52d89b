//! A second implementation of docs/rules/pbm.md, the oracle of the laws: all events in one list, sets and searches,
//! whole histories instead of running averages. It shares with the engine the generator of random numbers, the order of
//! draws and the arithmetic of an estimate (blocks times nanoseconds a block), since two roundings cannot agree on
//! ties.

pub(crate) mod knowledge;
pub(crate) mod policies;
pub(crate) mod queries;
pub(crate) mod tables;

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use knowledge::Knowledge;
use policies::{Chosen, Policy};
use queries::{Item, Maker, Query};
use serde_json::{Map, Value};
use tables::{Tables, mix};

/// What is told of a request.
#[derive(Debug, Clone, PartialEq, Default)]
pub(crate) struct Told {
    pub(crate) time_ns: u64,
    pub(crate) stream: u32,
    pub(crate) query: u32,
    pub(crate) block: u32,
    pub(crate) hit: bool,
    pub(crate) waits: bool,
    pub(crate) frame: u32,
    pub(crate) free: bool,
    pub(crate) ready_ns: u64,
    pub(crate) cpu_ns: u64,
    pub(crate) begins_query: bool,
    pub(crate) evicted: Vec<(u32, u32)>,
    pub(crate) chosen: Chosen,
}

#[derive(Debug, Clone, Copy, PartialEq)]
enum Doing {
    Pausing,
    Waiting,
    Working,
    Ended,
}

#[derive(Debug)]
struct Stream {
    queries: Vec<Query>,
    /// The query under way and its next item.
    query: Option<usize>,
    next: usize,
    doing: Doing,
    item: Option<Item>,
    frame: u32,
}

/// A read: the stream that asked first, the frame, and when it ends, once it has begun.
#[derive(Debug)]
struct Read {
    created: u64,
    stream: usize,
    frame: u32,
    ends_ns: Option<u64>,
}

/// The pool, as policies see it.
#[derive(Debug, Default)]
pub(crate) struct Pool {
    /// Frame → block.
    pub(crate) held: BTreeMap<u32, u32>,
    /// Frames that some stream works on or waits for.
    pub(crate) pinned: BTreeSet<u32>,
    /// Block → number of its last request.
    pub(crate) last_request: BTreeMap<u32, u64>,
    pub(crate) frames: u32,
}

impl Pool {
    pub(crate) fn frame_of(&self, block: u32) -> Option<u32> {
        self.held.iter().find(|held| *held.1 == block).map(|held| *held.0)
    }
}

pub(crate) struct Naive {
    pub(crate) now_ns: u64,
    created: u64,
    /// Time, creation, stream.
    events: Vec<(u64, u64, usize)>,
    reads: VecDeque<Read>,
    streams: Vec<Stream>,
    waiting: Vec<(usize, u32)>,
    free: VecDeque<u32>,
    pub(crate) pool: Pool,
    pub(crate) knowledge: Knowledge,
    pub(crate) policy: Policy,
    requests: u64,
    k_r: usize,
    base_ns: u64,
}

/// Half up, at least 1.
fn scaled(full: u64, scale: u64) -> u32 {
    ((2 * full + scale) / (2 * scale)).max(1) as u32
}

impl Naive {
    /// The first lane of a scene that names all its values.
    pub(crate) fn new(shared: &Map<String, Value>, lane: &Value) -> Self {
        let whole = |id: &str| shared[id].as_u64().unwrap();
        let scale = whole("scale");
        let (frames, group_blocks) = (scaled(whole("frames"), scale), scaled(whole("group_blocks"), scale));
        let workload = shared["workload"].as_object().unwrap();
        let seed = workload.get("seed").map_or(1, |seed| seed.as_str().unwrap().parse().unwrap());
        let tables: Vec<(String, u32)> = if workload["kind"] == "mix" {
            let full = |full: u32| (f64::from(full) * whole("blocks") as f64 / 1_127_219.0).round().max(1.0);
            mix::SIZES
                .iter()
                .map(|&(name, size)| (name.to_owned(), scaled(full(size) as u64, scale)))
                .collect()
        } else {
            vec![("table".to_owned(), scaled(whole("blocks"), scale))]
        };
        let tables = Tables::placed(&tables, group_blocks);
        let maker = Maker { workload, tables: &tables, group_blocks, seed };
        let stream =
            |queries| Stream { queries, query: None, next: 0, doing: Doing::Pausing, item: None, frame: 0 };
        let streams: Vec<Stream> = maker.streams().into_iter().map(stream).collect();
        let base_ns = (shared["base_us"].as_f64().unwrap() * 1_000.0).round() as u64;
        Self {
            now_ns: 0,
            created: streams.len() as u64,
            events: (0..streams.len()).map(|stream| (0, stream as u64, stream)).collect(),
            reads: VecDeque::new(),
            waiting: Vec::new(),
            free: (0..frames).collect(),
            pool: Pool { frames, ..Pool::default() },
            knowledge: Knowledge::new(lane, &maker, base_ns),
            policy: Policy::new(lane, seed, frames, scale),
            requests: 0,
            k_r: whole("k_r") as usize,
            base_ns,
            streams,
        }
    }

    fn wake(&mut self, stream: usize, after_ns: u64) {
        self.events.push((self.now_ns + after_ns, self.created, stream));
        self.created += 1;
    }

    /// Goes on to the next request, or to the end.
    pub(crate) fn step(&mut self) -> Option<Told> {
        loop {
            let reads = self.reads.iter().enumerate();
            let read = reads.filter_map(|(at, read)| Some((read.ends_ns?, read.created, Some(at)))).min();
            let event = self.events.iter().map(|&(time, created, _)| (time, created, None)).min();
            let (now_ns, created, read) = [read, event].into_iter().flatten().min()?;
            self.now_ns = now_ns;
            match read {
                Some(at) => {
                    let read = self.reads.remove(at).unwrap();
                    self.read_ended(&read);
                }
                None => {
                    let at = self.events.iter().position(|event| event.1 == created).unwrap();
                    let (_, _, stream) = self.events.remove(at);
                    self.finish_block(stream);
                    if let Some(told) = self.go_on(stream) {
                        return Some(told);
                    }
                }
            }
        }
    }

    /// The device takes up as many reads as it serves at once, the first asked for first.
    fn serve(&mut self) {
        let busy = self.reads.iter().filter(|read| read.ends_ns.is_some()).count();
        let ends_ns = Some(self.now_ns + self.base_ns);
        for read in self.reads.iter_mut().filter(|read| read.ends_ns.is_none()).take(self.k_r - busy) {
            read.ends_ns = ends_ns;
        }
    }

    fn read_ended(&mut self, read: &Read) {
        self.serve();
        let (waited, waiting) =
            std::mem::take(&mut self.waiting).into_iter().partition(|entry| entry.1 == read.frame);
        self.waiting = waiting;
        let waited: Vec<(usize, u32)> = waited;
        for stream in std::iter::once(read.stream).chain(waited.into_iter().map(|entry| entry.0)) {
            self.streams[stream].doing = Doing::Working;
            let cpu_ns = self.streams[stream].item.as_ref().unwrap().cpu_ns;
            self.wake(stream, cpu_ns);
        }
    }

    fn pins(&mut self) {
        let held =
            self.streams.iter().filter(|stream| matches!(stream.doing, Doing::Working | Doing::Waiting));
        self.pool.pinned = held.map(|stream| stream.frame).collect();
    }

    fn finish_block(&mut self, stream: usize) {
        if self.streams[stream].doing != Doing::Working {
            return;
        }
        self.streams[stream].doing = Doing::Pausing;
        self.pins();
        let item = self.streams[stream].item.take().unwrap();
        if item.what == queries::What::Scan
            && let Some(group) = self.knowledge.finish(stream, item.block, self.now_ns)
        {
            self.changed(&[group]);
        }
    }

    fn changed(&mut self, groups: &[u32]) {
        for &group in groups {
            self.policy.scans_changed(group, &self.pool, &self.knowledge, self.now_ns);
        }
    }

    fn go_on(&mut self, stream: usize) -> Option<Told> {
        loop {
            let own = &mut self.streams[stream];
            if let Some(query) = own.query {
                if let Some(item) = own.queries[query].items.get(own.next) {
                    let item = item.clone();
                    own.next += 1;
                    if let Some(blocks) = &item.begins {
                        let groups = self.knowledge.register(stream, blocks, item.cpu_ns, self.now_ns);
                        self.changed(&groups);
                    }
                    return Some(self.request(stream, item));
                }
                self.knowledge.ended(stream);
            }
            let own = &mut self.streams[stream];
            let query = own.query.map_or(0, |query| query + 1);
            if query == own.queries.len() {
                own.doing = Doing::Ended;
                return None;
            }
            (own.query, own.next) = (Some(query), 0);
            let pause_ns = own.queries[query].pause_ns;
            if pause_ns > 0 {
                self.wake(stream, pause_ns);
                return None;
            }
        }
    }

    fn request(&mut self, stream: usize, item: Item) -> Told {
        let (block, now_ns) = (item.block, self.now_ns);
        self.requests += 1;
        let query = self.streams[stream].query.unwrap();
        let mut told = Told {
            time_ns: now_ns,
            stream: stream as u32,
            query: query as u32,
            block,
            cpu_ns: item.cpu_ns,
            begins_query: self.streams[stream].next == 1,
            ready_ns: now_ns,
            ..Told::default()
        };
        let held = self.pool.frame_of(block);
        told.hit = held.is_some();
        told.frame = match held {
            Some(frame) => frame,
            None => {
                told.free = !self.free.is_empty();
                self.free.pop_front().unwrap_or_else(|| self.make_room(&mut told))
            }
        };
        self.pool.last_request.insert(block, self.requests);
        self.pool.held.insert(told.frame, block);
        self.knowledge.accessed(stream, query, &item, told.hit, now_ns);
        self.streams[stream].frame = told.frame;
        self.streams[stream].item = Some(item);
        self.streams[stream].doing = Doing::Waiting;
        self.pins();
        if told.hit {
            self.policy.hit(told.frame, &self.pool, &self.knowledge, now_ns);
            match self.reads.iter().position(|read| read.frame == told.frame) {
                Some(before) => {
                    told.waits = true;
                    told.ready_ns = self.comes_ns(before);
                    self.waiting.push((stream, told.frame));
                }
                None => {
                    self.streams[stream].doing = Doing::Working;
                    self.wake(stream, told.cpu_ns);
                }
            }
        } else {
            self.policy.loaded(told.frame, &self.pool, &self.knowledge, now_ns);
            self.reads.push_back(Read { created: self.created, stream, frame: told.frame, ends_ns: None });
            self.created += 1;
            self.serve();
            told.ready_ns = self.comes_ns(self.reads.len() - 1);
        }
        told
    }

    /// When a read will end: if it has not begun, a read's time after the one that makes way for it.
    fn comes_ns(&self, read: usize) -> u64 {
        match self.reads[read].ends_ns {
            Some(ends_ns) => ends_ns,
            None => self.comes_ns(read - self.k_r) + self.base_ns,
        }
    }

    fn make_room(&mut self, told: &mut Told) -> u32 {
        told.chosen = self.policy.choose(&self.pool, &self.knowledge, self.now_ns);
        let victims = told.chosen.victims.clone();
        for frame in &victims {
            assert!(!self.pool.pinned.contains(frame));
            let block = self.pool.held.remove(frame).unwrap();
            self.knowledge.evicted(block);
            told.evicted.push((block, *frame));
        }
        self.free.extend(&victims[1..]);
        victims[0]
    }
}
