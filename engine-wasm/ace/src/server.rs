//! The server model: several clients above one pool, a background writer and a checkpointer, on a device that all share.
//!
//! A discrete-event simulation in whole nanoseconds (docs/rules/server.md). [`setup`] makes whole ns of a config. The
//! next event is always the smallest (time, kind, id): [`run`]. A client that acts takes a request of its stream
//! (`streams`) and looks it up (`request`), and in that event all changes that it changes in the pool, through the code
//! that serves every lane (`access.rs`), which asks `traffic` what pins and I/O in flight hold. After that there are only
//! I/O (`complete`, [`device`]) and waiting ([`clients`]). [`writers`] are the other two who write. [`counters`],
//! [`latency`] and [`series`] say what came of it; a [`watch`] is told as it happens, and [`recording`] keeps it.
//!
//! A position is the number of events carried out. A [`Server`] holds no history: a clone of it is a keyframe.

pub mod clients;
mod complete;
pub mod counters;
pub mod device;
pub mod lanes;
pub mod latency;
pub mod recording;
mod request;
pub mod run;
pub mod series;
pub mod setup;
pub mod shown;
pub mod state;
mod streams;
pub(crate) mod traffic;
pub mod watch;
pub mod writers;

use std::collections::VecDeque;
use std::rc::Rc;

use bufferpool_core::error::ConfigError;
use bufferpool_core::observer::Silent;
use bufferpool_core::trace::Trace;
use clients::{Client, Due};
use counters::Tally;
use device::{Channels, IoKind};
use latency::Latencies;
use run::End;
use series::Series;
use setup::Setup;
use streams::Streams;
use traffic::Traffic;
use writers::{Bgwriter, Checkpointer};

use crate::Checked;
use crate::access::LaneState;
use crate::config::LaneConfig;
use crate::config::server::ServerConfig;
use crate::config::start::Start;
use crate::event::Event;
use crate::lane::{Own, Parts, lane_over};
use crate::policy::any::AnyPolicy;
use crate::pool::SliceCounts;

/// One lane of the model at a position. A clone is as large as pool, policy and the Reader's tables together.
pub struct Server {
    own: Rc<Own>,
    setup: Rc<Setup>,
    /// The pool with policy and Reader, as every lane has it.
    lane: LaneState<Box<dyn AnyPolicy>, Traffic>,
    streams: Streams,
    has_pins: bool,
    clients: Vec<Client>,
    /// Clients for which something is left.
    active: u32,
    due: Due,
    /// Clients that wait for a frame, first in, first out.
    frame_queue: VecDeque<u16>,
    reads: Channels,
    writes: Channels,
    /// I/Os submitted.
    submitted: u64,
    bgwriter: Bgwriter,
    checkpointer: Checkpointer,
    now_ns: u64,
    events: u64,
    /// Requests looked up.
    looked_up: u64,
    /// Time and event of the last of them.
    looked_up_at: (u64, u64),
    slice_counts: SliceCounts,
    tally: Tally,
    latencies: Latencies,
    series: Series,
    end: Option<End>,
    /// What a request's observer would be filled into; nobody reads it.
    silent: Silent<Event>,
}

impl Clone for Server {
    fn clone(&self) -> Self {
        Self {
            own: Rc::clone(&self.own),
            setup: Rc::clone(&self.setup),
            lane: self.lane.clone(),
            streams: self.streams.clone(),
            clients: self.clients.clone(),
            due: self.due.clone(),
            frame_queue: self.frame_queue.clone(),
            reads: self.reads.clone(),
            writes: self.writes.clone(),
            bgwriter: self.bgwriter.clone(),
            checkpointer: self.checkpointer.clone(),
            tally: self.tally,
            latencies: self.latencies.clone(),
            series: self.series.clone(),
            silent: Silent::default(),
            ..*self
        }
    }
}

impl Server {
    /// A server at position 0, with its pool as `start` says. Fails for what the model refuses, and as
    /// [`lane_over`].
    pub fn new(config: &LaneConfig, start: &Start, trace: Rc<Trace>) -> Checked<Self> {
        let of_model = config.server.unwrap_or_else(|| ServerConfig::of(config));
        of_model.check(config)?;
        if let Some(fork) = config.fork {
            let legal = "left out: a lane with the server model begins with the trace";
            return Err(ConfigError::new("fork", format!("at {}", fork.at), legal));
        }
        let mut lane = lane_over(config, &trace.requests)?;
        lane.set_up(start);
        let (own, state) = lane.state()?;
        let setup = Setup::of(config);
        let streams = Streams::new(trace, &of_model)?;
        let clients = streams.clients();
        let has_pins = streams.has_pins();
        let mut due = Due::default();
        (0..clients).for_each(|client| due.add(0, client as u16));
        Ok(Self {
            own: Rc::new(own),
            lane: state.holding(Traffic::new(config.frames, has_pins)).1,
            streams,
            has_pins,
            clients: vec![Client::default(); clients as usize],
            active: clients,
            due,
            frame_queue: VecDeque::new(),
            reads: Channels::new(setup.k_r, setup.read_ns),
            writes: Channels::new(setup.k_w, setup.write_ns),
            submitted: 0,
            bgwriter: Bgwriter::new(&setup),
            checkpointer: Checkpointer::new(&setup),
            setup: Rc::new(setup),
            now_ns: 0,
            events: 0,
            looked_up: 0,
            looked_up_at: (0, 0),
            slice_counts: SliceCounts::default(),
            tally: Tally::default(),
            latencies: Latencies::default(),
            series: Series::default(),
            end: (clients == 0).then_some(End::Done),
            silent: Silent::default(),
        })
    }

    /// Events carried out: its position.
    pub fn events(&self) -> u64 {
        self.events
    }
    /// Requests looked up.
    pub fn looked_up(&self) -> u64 {
        self.looked_up
    }
    /// When the last of them was looked up, in ns, and the events until then, its own among them; 0 before the first.
    pub fn looked_up_at(&self) -> (u64, u64) {
        self.looked_up_at
    }
    /// The time of the last event, in ns.
    pub fn now_ns(&self) -> u64 {
        self.now_ns
    }
    /// How the run ended, if it has.
    pub fn end(&self) -> Option<End> {
        self.end
    }
    /// What the run is set to.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }
    /// Config, pool and policy.
    pub fn parts(&self) -> Parts<'_> {
        Parts::of(&self.own, &self.lane)
    }
    /// The trace.
    pub fn trace(&self) -> &Rc<Trace> {
        self.streams.trace()
    }
    /// The clients.
    pub fn clients(&self) -> &[Client] {
        &self.clients
    }
    /// The number that a client has in the trace; its place where all share one.
    pub fn client_name(&self, client: u16) -> u16 {
        self.streams.name(client)
    }
    /// Clients that wait for a frame, first in, first out.
    pub fn frame_queue(&self) -> impl Iterator<Item = u16> {
        self.frame_queue.iter().copied()
    }
    /// Read or write slots, and their queue.
    pub fn channels(&self, kind: IoKind) -> &Channels {
        match kind {
            IoKind::Read => &self.reads,
            IoKind::Write => &self.writes,
        }
    }
    /// The I/O in flight on a frame: a page is read from its placing on, written from its submission on.
    pub fn io(&self, frame: u32) -> Option<IoKind> {
        self.lane.hold.io(frame)
    }
    /// Clients whose pins hold the page in a frame.
    pub fn holders(&self, frame: u32) -> u16 {
        self.lane.hold.holders(frame)
    }
    /// Pages that left and are still written.
    pub fn leaving(&self) -> impl Iterator<Item = u32> {
        self.lane.hold.leaving()
    }
    /// The background writer, if it is on.
    pub fn bgwriter(&self) -> Option<&Bgwriter> {
        self.setup.bgwriter.is_some().then_some(&self.bgwriter)
    }
    /// The checkpointer, if it is on.
    pub fn checkpointer(&self) -> Option<&Checkpointer> {
        self.setup.checkpointer.is_some().then_some(&self.checkpointer)
    }
    /// Bytes held by pool, policy and the Reader's tables.
    pub fn bytes(&self) -> usize {
        self.parts().bytes()
    }
    /// Counts over time.
    pub fn series(&self) -> &Series {
        &self.series
    }
    /// Latencies of transactions.
    pub fn latencies(&self) -> &Latencies {
        &self.latencies
    }
}
