//! A lane of the model at the shown position, and over time, as data for pictures. Times in us since the start.
#![allow(missing_docs)]

use bufferpool_lab::session;
use serde::{Serialize, Serializer};

use super::Server;
use super::clients::{Client, Doing};
use super::device::{Channels, Io, IoKind, Owner};
use super::lanes::{ServedLanes, us};
use super::recording::Blocks;
use super::run::End;
use super::watch::Writer;
use crate::counters::Identity;
use crate::session::{Device, Utilisation};
use crate::step::{LaneStep, of_lane};

impl Serialize for Owner {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Client(client) => client.serialize(serializer),
            Self::Bgwriter => "bgwriter".serialize(serializer),
            Self::Checkpointer => "checkpointer".serialize(serializer),
        }
    }
}

/// A client now.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct ServedClient {
    /// Its number in the trace.
    pub name: u16,
    pub doing: Doing,
    pub since_us: f64,
    /// Row of its request in the trace; meaningless before its first one.
    pub row: u64,
    pub page: u32,
    pub write: bool,
    pub frame: u32,
    /// I/Os of its own that it still waits for.
    pub left: u32,
    /// Whose I/O it waits for, where that is not its own: a client's place, or the writer's name.
    #[cfg_attr(feature = "typescript", ts(type = "number | \"bgwriter\" | \"checkpointer\" | null"))]
    pub waits_on: Option<Owner>,
}

/// An I/O in a channel or in the queue.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct ServedIo {
    pub page: u32,
    pub frame: u32,
    #[cfg_attr(feature = "typescript", ts(type = "number | \"bgwriter\" | \"checkpointer\""))]
    pub owner: Owner,
    pub submitted_us: f64,
    /// Meaningless in the queue, as `slot`.
    pub started_us: f64,
    pub slot: u32,
}

/// Channels of one kind with their queue.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct ServedChannels {
    pub slots: u32,
    pub takes_us: f64,
    pub running: Vec<ServedIo>,
    pub queue: Vec<ServedIo>,
    pub queue_max: u64,
}

/// Background writer or checkpointer.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct ServedWriter {
    /// Pages in flight.
    pub pages: u32,
    /// When it acts next; none while it waits for its writes.
    pub acts_us: Option<f64>,
}

/// A lane of the model at the shown position.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Served {
    pub events: u64,
    pub looked_up: u64,
    pub now_us: f64,
    /// When the next event is; none at the end.
    pub next_us: Option<f64>,
    #[cfg_attr(
        feature = "typescript",
        ts(type = "\"done\" | \"no_unpinned_buffers\" | \"too_late\" | null")
    )]
    pub end: Option<&'static str>,
    pub cpu_us: f64,
    pub wal_us: f64,
    pub txn: u32,
    pub clients: Vec<ServedClient>,
    /// Clients that wait for a frame, by their places, first in, first out.
    pub frame_queue: Vec<u16>,
    pub reads: ServedChannels,
    pub writes: ServedChannels,
    /// Pages that left and are still written.
    pub leaving: Vec<u32>,
    pub bgwriter: Option<ServedWriter>,
    pub checkpointer: Option<ServedWriter>,
}

impl Served {
    /// Of a server now.
    pub fn of(server: &Server) -> Self {
        let setup = server.setup();
        let writer = |acts_ns: u64, left: u32| ServedWriter {
            pages: left,
            acts_us: (acts_ns != u64::MAX).then(|| us(acts_ns)),
        };
        Self {
            events: server.events(),
            looked_up: server.looked_up(),
            now_us: us(server.now_ns()),
            next_us: server.next_ns().map(us),
            end: server.end().map(|end| match end {
                End::Done => "done",
                End::NoUnpinnedBuffers { .. } => "no_unpinned_buffers",
                End::TooLate => "too_late",
            }),
            cpu_us: us(setup.cpu_ns),
            wal_us: us(setup.wal_ns),
            txn: setup.txn,
            clients: (0..)
                .zip(server.clients())
                .map(|(place, client)| client_of(server, place, client))
                .collect(),
            frame_queue: server.frame_queue().collect(),
            reads: channels_of(server.channels(IoKind::Read), setup.k_r),
            writes: channels_of(server.channels(IoKind::Write), setup.k_w),
            leaving: server.leaving().collect(),
            bgwriter: server.bgwriter().map(|bgwriter| writer(bgwriter.acts_ns, bgwriter.left)),
            checkpointer: server.checkpointer().map(|writes| writer(writes.acts_ns, writes.left)),
        }
    }
}

fn client_of(server: &Server, place: u16, client: &Client) -> ServedClient {
    ServedClient {
        name: server.client_name(place),
        doing: client.doing,
        since_us: us(client.since_ns),
        row: server.row(client.request),
        page: client.page,
        write: client.write,
        frame: client.frame,
        left: client.left,
        waits_on: waits_on(server, client),
    }
}

/// Whose I/O on its page a client waits for. A page that is placed is read by the client whose batch is still written.
fn waits_on(server: &Server, client: &Client) -> Option<Owner> {
    let of = |kind: IoKind, is: &dyn Fn(&Io) -> bool| {
        let Channels { running, queue, .. } = server.channels(kind);
        running.iter().chain(queue).find(|io| is(io)).map(|io| io.owner)
    };
    match client.doing {
        Doing::WaitsForPage => {
            let here = |io: &Io| io.frame == client.frame && io.page == client.page;
            let reads = |other: &Client| other.reads.iter().any(|&(frame, _)| frame == client.frame);
            let placed = || {
                (0..).zip(server.clients()).find(|(_, other)| reads(other)).map(|(at, _)| Owner::Client(at))
            };
            of(IoKind::Read, &here).or_else(|| of(IoKind::Write, &here)).or_else(placed)
        }
        Doing::WaitsForLeaving => of(IoKind::Write, &|io| io.page == client.page),
        _ => None,
    }
}

fn channels_of(channels: &Channels, slots: u32) -> ServedChannels {
    let io = |io: &Io| ServedIo {
        page: io.page,
        frame: io.frame,
        owner: io.owner,
        submitted_us: us(io.submitted_ns),
        started_us: us(io.started_ns),
        slot: io.slot,
    };
    ServedChannels {
        slots,
        takes_us: us(channels.takes_ns),
        running: channels.running.iter().map(io).collect(),
        queue: channels.queue.iter().map(io).collect(),
        queue_max: channels.queue_max,
    }
}

/// The step to the shown position in a lane of the model.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct ServedStep<'a> {
    #[serde(flatten)]
    pub step: LaneStep<'a>,
    pub server: Served,
}

/// The step to a session's position. A lane's device has no operations of its own there: the channels are the server's.
pub(super) fn step(session: &session::Session<ServedLanes>) -> session::Step<ServedStep<'_>> {
    let lanes = session.lanes().all().iter().enumerate().filter_map(|(index, server)| {
        let totals = server.totals();
        let now_us = us(totals.time_ns);
        let use_of = |kind: IoKind, pages| Utilisation {
            channels: totals.slots[kind as usize] as u32,
            pages,
            steps: 0,
            pages_a_step: None,
            share: totals.utilisation_percent().map(|percent| percent[kind as usize] / 100.0),
        };
        let device = Device {
            start_us: now_us,
            end_us: now_us,
            scale_us: 1.0,
            operations: Vec::new(),
            write: use_of(IoKind::Write, totals.counts.pages_written),
            read: use_of(IoKind::Read, totals.counts.pages_read),
        };
        // Latencies are whole where no transaction is under way.
        let identities = server.identities().into_iter().skip(usize::from(server.end().is_none()));
        let identities = identities.map(|own| Identity { text: own.text, holds: own.holds, since: 0 });
        let counted = (session::Run::counters(session.lanes(), index), identities.collect());
        Some(ServedStep { step: of_lane(session, index, counted, device)?, server: Served::of(server) })
    });
    session::Step::of(session, lanes.collect())
}

/// Client, what it does, row of its request, from, to.
type ClientTime = (u16, Doing, u64, f64, f64);
/// Page, who asked, channel, from, to.
type IoTime = (u32, Owner, u32, f64, f64);

/// What happened in a lane over time.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Picture {
    /// Nothing before it is known.
    pub from_us: f64,
    pub to_us: f64,
    #[cfg_attr(
        feature = "typescript",
        ts(type = "[client: number, doing: Doing, row: number, from_us: number, to_us: number][]")
    )]
    pub clients: Vec<ClientTime>,
    /// The writer, its pages, from, to.
    #[cfg_attr(
        feature = "typescript",
        ts(
            type = "[writer: \"bgwriter\" | \"checkpointer\", pages: number, from_us: number, to_us: number][]"
        )
    )]
    pub writers: Vec<(Owner, usize, f64, f64)>,
    #[cfg_attr(
        feature = "typescript",
        ts(
            type = "[page: number, owner: number | \"bgwriter\" | \"checkpointer\", slot: number, from_us: number, to_us: number][]"
        )
    )]
    pub reads: Vec<IoTime>,
    #[cfg_attr(
        feature = "typescript",
        ts(
            type = "[page: number, owner: number | \"bgwriter\" | \"checkpointer\", slot: number, from_us: number, to_us: number][]"
        )
    )]
    pub writes: Vec<IoTime>,
    /// From when on, how many wait.
    #[cfg_attr(feature = "typescript", ts(type = "[at_us: number, length: number][]"))]
    pub read_queue: Vec<(f64, usize)>,
    #[cfg_attr(feature = "typescript", ts(type = "[at_us: number, length: number][]"))]
    pub write_queue: Vec<(f64, usize)>,
}

impl Picture {
    /// Of blocks from `from_ns` to a server's present.
    pub(super) fn of(blocks: &Blocks, from_ns: u64, server: &Server) -> Self {
        let ios = |kind| {
            let of_kind = blocks.ios.iter().filter(move |(io, _)| io.kind == kind);
            of_kind.map(|(io, end_ns)| (io.page, io.owner, io.slot, us(io.started_ns), us(*end_ns))).collect()
        };
        let queue = |kind| {
            let of_kind = blocks.queues.iter().filter(move |step| step.kind == kind);
            of_kind.map(|step| (us(step.at_ns), step.length)).collect()
        };
        let writer = |writer| match writer {
            Writer::Bgwriter => Owner::Bgwriter,
            Writer::Checkpointer => Owner::Checkpointer,
        };
        Self {
            from_us: us(from_ns),
            to_us: us(server.now_ns()),
            clients: blocks
                .clients
                .iter()
                .map(|block| (block.client, block.doing, block.row, us(block.from_ns), us(block.to_ns)))
                .collect(),
            writers: blocks
                .writers
                .iter()
                .map(|block| (writer(block.writer), block.pages, us(block.from_ns), us(block.to_ns)))
                .collect(),
            reads: ios(IoKind::Read),
            writes: ios(IoKind::Write),
            read_queue: queue(IoKind::Read),
            write_queue: queue(IoKind::Write),
        }
    }
}
