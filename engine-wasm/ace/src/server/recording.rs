//! What happened, kept: every request and every I/O, as the golden files have them; and blocks over time, for pictures.

use serde::ser::SerializeSeq;
use serde::{Serialize, Serializer};

use super::Server;
use super::clients::Doing;
use super::device::{Io, IoKind, Owner};
use super::watch::{LookedUp, Watch, Writer};
use crate::report::PoolState;

/// One request. Times in ns.
#[derive(Debug, Clone, Serialize)]
#[allow(missing_docs)]
pub struct RequestRecord {
    /// Its row in the trace, `P` and `U` counted.
    pub t: u64,
    pub client: u16,
    pub op: &'static str,
    pub page: u32,
    pub asked: u64,
    pub served: u64,
    pub outcome: &'static str,
    pub victim: Option<u32>,
    pub batch: Vec<u32>,
    pub evicted: Vec<u32>,
    pub prefetched: Vec<u32>,
    pub frame: u32,
    /// When its CPU time began; `None` where the run ended before.
    pub ready: Option<u64>,
    /// When that was over.
    pub done: Option<u64>,
}

/// One I/O, as a list in JSON.
#[derive(Debug, Clone)]
#[allow(missing_docs)]
pub struct IoRecord {
    pub io: Io,
    /// When it was complete, or will be; `None` in the queue.
    pub end_ns: Option<u64>,
}

impl Serialize for IoRecord {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let Io { number, kind, page, owner, submitted_ns, started_ns, slot, .. } = self.io;
        let mut list = serializer.serialize_seq(Some(8))?;
        list.serialize_element(&number)?;
        list.serialize_element(&kind)?;
        list.serialize_element(&page)?;
        match owner {
            Owner::Client(client) => list.serialize_element(&client)?,
            Owner::Bgwriter => list.serialize_element("bgwriter")?,
            Owner::Checkpointer => list.serialize_element("checkpointer")?,
        }
        list.serialize_element(&submitted_ns)?;
        list.serialize_element(&self.end_ns.map(|_| started_ns))?;
        list.serialize_element(&self.end_ns.map(|_| slot))?;
        list.serialize_element(&self.end_ns)?;
        list.end()
    }
}

/// Keeps every request in the order of look-ups, and every I/O in the order of numbers, of a server from position 0 on.
#[derive(Debug, Clone)]
#[allow(missing_docs)]
pub struct Recording {
    pub requests: Vec<RequestRecord>,
    pub ios: Vec<IoRecord>,
    /// Client → the place of its last request.
    last: Vec<usize>,
    cpu_ns: u64,
}

impl Recording {
    /// Of a server at position 0.
    pub fn new(server: &Server) -> Self {
        let last = vec![0; server.clients().len()];
        Self { requests: Vec::new(), ios: Vec::new(), last, cpu_ns: server.setup().cpu_ns }
    }
}

impl Watch for Recording {
    fn looked_up(&mut self, looked_up: &LookedUp<'_>) {
        self.last[usize::from(looked_up.client)] = self.requests.len();
        let pages = |moved: &[(u32, u32)]| moved.iter().map(|&(_, page)| page).collect();
        self.requests.push(RequestRecord {
            t: looked_up.row,
            client: looked_up.client,
            op: if looked_up.write { "W" } else { "R" },
            page: looked_up.page,
            asked: looked_up.asked_ns,
            served: looked_up.served_ns,
            outcome: looked_up.outcome.text(),
            victim: looked_up.evicted.first().copied(),
            batch: pages(looked_up.batch),
            evicted: looked_up.evicted.to_vec(),
            prefetched: pages(looked_up.reads.get(1..).unwrap_or_default()),
            frame: looked_up.frame,
            ready: None,
            done: None,
        });
    }

    fn client_does(&mut self, client: u16, doing: Doing, now_ns: u64) {
        if doing == Doing::Computes
            && let Some(request) = self.requests.get_mut(self.last[usize::from(client)])
        {
            request.ready = Some(now_ns);
            request.done = Some(now_ns + self.cpu_ns);
        }
    }

    fn submitted(&mut self, io: &Io) {
        self.ios.push(IoRecord { io: *io, end_ns: None });
    }

    fn started(&mut self, io: &Io, end_ns: u64) {
        if let Some(record) = self.ios.get_mut(io.number as usize) {
            *record = IoRecord { io: *io, end_ns: Some(end_ns) };
        }
    }
}

/// A time in which a client does one thing.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ClientBlock {
    /// From 0.
    pub client: u16,
    /// What it does.
    pub doing: Doing,
    /// The row of its request in the trace.
    pub row: u64,
    /// In ns.
    pub from_ns: u64,
    /// In ns; where the picture ends for what goes on.
    pub to_ns: u64,
}

/// A time in which a writer has pages in flight.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[allow(missing_docs)]
pub struct WriterBlock {
    pub writer: Writer,
    pub pages: usize,
    pub from_ns: u64,
    pub to_ns: u64,
}

/// The length of a queue from a time on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[allow(missing_docs)]
pub struct QueueStep {
    pub kind: IoKind,
    pub at_ns: u64,
    pub length: usize,
}

/// What a picture over time is made of, from a position on: blocks of clients, writers and I/Os, and the queues' lengths.
#[derive(Debug, Clone)]
#[allow(missing_docs)]
pub struct Blocks {
    pub clients: Vec<ClientBlock>,
    pub writers: Vec<WriterBlock>,
    /// Complete ones, then those that are in slots at the end, each with its end.
    pub ios: Vec<(Io, u64)>,
    pub queues: Vec<QueueStep>,
    /// What each client does now; its end is not known yet.
    open: Vec<ClientBlock>,
    writing: [Option<WriterBlock>; 2],
    /// Reads in the queue, then writes.
    queued: [usize; 2],
}

impl Blocks {
    /// From a server's position on: go on with this as its watch, then call [`Blocks::finish`].
    pub fn new(server: &Server) -> Self {
        let open = (0..).zip(server.clients()).map(|(client, state)| ClientBlock {
            client,
            doing: state.doing,
            row: server.row(state.request),
            from_ns: state.since_ns,
            to_ns: state.since_ns,
        });
        let both = [IoKind::Read, IoKind::Write].map(|kind| server.channels(kind));
        let mut blocks = Self {
            clients: Vec::new(),
            writers: Vec::new(),
            ios: Vec::new(),
            queues: Vec::new(),
            open: open.collect(),
            writing: [None, None],
            queued: both.map(|channels| channels.queue.len()),
        };
        let left =
            [server.bgwriter().map(|writer| writer.left), server.checkpointer().map(|writer| writer.left)];
        for (writer, left) in [Writer::Bgwriter, Writer::Checkpointer].into_iter().zip(left) {
            blocks.writer_writes(writer, left.unwrap_or(0) as usize, server.now_ns());
        }
        for kind in [IoKind::Read, IoKind::Write] {
            blocks.step(kind, server.now_ns());
        }
        blocks
    }

    /// Closes what goes on at a server's position.
    pub fn finish(mut self, server: &Server) -> Self {
        let now_ns = server.now_ns();
        for client in 0..self.open.len() as u16 {
            let doing = self.open[usize::from(client)].doing;
            self.client_does(client, doing, now_ns);
        }
        for writer in [Writer::Bgwriter, Writer::Checkpointer] {
            self.writer_writes(writer, 0, now_ns);
        }
        for kind in [IoKind::Read, IoKind::Write] {
            let channels = server.channels(kind);
            self.ios.extend(channels.running.iter().map(|io| (*io, io.started_ns + channels.takes_ns)));
        }
        self
    }

    fn step(&mut self, kind: IoKind, at_ns: u64) {
        let length = self.queued[kind as usize];
        self.queues.push(QueueStep { kind, at_ns, length });
    }
}

impl Watch for Blocks {
    fn looked_up(&mut self, looked_up: &LookedUp<'_>) {
        self.open[usize::from(looked_up.client)].row = looked_up.row;
    }

    fn client_does(&mut self, client: u16, doing: Doing, now_ns: u64) {
        let open = &mut self.open[usize::from(client)];
        if now_ns > open.from_ns {
            self.clients.push(ClientBlock { to_ns: now_ns, ..*open });
        }
        *open = ClientBlock { doing, from_ns: now_ns, ..*open };
    }

    fn queued(&mut self, io: &Io) {
        self.queued[io.kind as usize] += 1;
        self.step(io.kind, io.submitted_ns);
    }

    /// Where one is in the queue, none takes a slot before it.
    fn started(&mut self, io: &Io, _end_ns: u64) {
        if self.queued[io.kind as usize] > 0 {
            self.queued[io.kind as usize] -= 1;
            self.step(io.kind, io.started_ns);
        }
    }

    fn completed(&mut self, io: &Io, now_ns: u64) {
        self.ios.push((*io, now_ns));
    }

    fn writer_writes(&mut self, writer: Writer, pages: usize, now_ns: u64) {
        if let Some(block) = self.writing[writer as usize].take() {
            self.writers.push(WriterBlock { to_ns: now_ns, ..block });
        }
        if pages > 0 {
            self.writing[writer as usize] =
                Some(WriterBlock { writer, pages, from_ns: now_ns, to_ns: now_ns });
        }
    }
}

/// A server's pool as data, as golden files have it.
pub struct FinalPool<'a>(pub &'a Server);

impl Serialize for FinalPool<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        PoolState { parts: self.0.parts(), io: Some(&|frame| self.0.io(frame)) }.serialize(serializer)
    }
}

impl Server {
    /// The row of the trace's file that a request stands in, `P` and `U` counted, from 0.
    pub fn row(&self, request: u32) -> u64 {
        self.streams.row(request)
    }
}
