//! A client acts: what ends for it, what it takes next, and the look-up, in which everything is decided
//! (docs/rules/server.md, "Clients" and "One request").

use bufferpool_core::NONE;
use bufferpool_core::observer::Observer as _;
use bufferpool_core::trace::{is_write, page_of};

use super::Server;
use super::clients::{Client, Doing};
use super::device::{IoKind, Owner};
use super::run::{End, Goal};
use super::series::Line;
use super::streams::Next;
use super::watch::{LookedUp, Outcome, Watch};

impl Server {
    pub(super) fn client(&mut self, client: u16) -> &mut Client {
        &mut self.clients[usize::from(client)]
    }

    /// A client begins to do something else now.
    #[inline(always)]
    pub(super) fn does<W: Watch>(&mut self, client: u16, doing: Doing, watch: &mut W) {
        let now_ns = self.now_ns;
        self.client(client).now(doing, now_ns);
        watch.client_does(client, doing, now_ns);
    }

    /// A client begins its CPU time.
    #[inline(always)]
    pub(super) fn computes<W: Watch>(&mut self, client: u16, watch: &mut W) {
        self.does(client, Doing::Computes, watch);
        self.due.add(self.now_ns + self.setup.cpu_ns, client);
    }

    /// A client acts, and goes on through hits that take no time while it is the next to act.
    pub(super) fn client_acts<W: Watch>(&mut self, client: u16, goal: &Goal, watch: &mut W) {
        loop {
            self.acts(client, watch);
            let goes_on = self.due.first() == Some((self.now_ns, client)) && self.frame_queue.is_empty();
            let may_go_on = self.events < goal.events && self.looked_up < goal.looked_up;
            if !(goes_on && may_go_on) {
                return;
            }
            // I/O that is submitted now takes a nanosecond at least: nothing else comes first.
            self.due.take();
            self.events += 1;
        }
    }

    #[inline(always)]
    fn acts<W: Watch>(&mut self, client: u16, watch: &mut W) {
        match self.clients[usize::from(client)].doing {
            Doing::Computes => {
                self.tally.cpu_ns += self.setup.cpu_ns;
                let is_last = !self.streams.has_request(client);
                let (txn, wal_ns) = (self.setup.txn, self.setup.wal_ns);
                let state = self.client(client);
                state.done += 1;
                if state.done == txn || is_last {
                    if state.writes && wal_ns > 0 {
                        self.does(client, Doing::WaitsForLog, watch);
                        return self.due.add(self.now_ns + wal_ns, client);
                    }
                    self.end_transaction(client);
                }
            }
            Doing::WaitsForLog => {
                self.tally.commit_ns += self.setup.wal_ns;
                self.end_transaction(client);
            }
            _ => {}
        }
        self.take_next(client, watch);
    }

    #[inline(always)]
    fn end_transaction(&mut self, client: u16) {
        let now_ns = self.now_ns;
        let state = self.client(client);
        let (latency_ns, writes) = (now_ns - state.began_ns, state.writes);
        (state.done, state.writes) = (0, false);
        self.latencies.add(latency_ns);
        self.tally.commits += u64::from(writes);
        self.series.add(Line::Transactions, now_ns, 1);
    }

    /// Takes pins and gives them back, up to the next request, and looks that up.
    #[inline(always)]
    fn take_next<W: Watch>(&mut self, client: u16, watch: &mut W) {
        loop {
            match self.streams.take(client) {
                Next::Request(request) => {
                    let packed = self.streams.trace().requests[request as usize];
                    let now_ns = self.now_ns;
                    let state = self.client(client);
                    (state.request, state.asked_ns) = (request, now_ns);
                    (state.page, state.write) = (page_of(packed), is_write(packed));
                    state.began_ns = if state.done == 0 { now_ns } else { state.began_ns };
                    state.writes |= state.write;
                    return self.ask(client, watch);
                }
                Next::Pin(step) => {
                    if !self.has_pins || !self.clients[usize::from(client)].holds(step.page) {
                        continue;
                    }
                    if step.takes {
                        self.client(client).take_pin(step.page);
                    } else if self.client(client).give_pin_back(step.page) {
                        self.lets_go(step.page);
                    }
                }
                Next::Nothing => {
                    let pins = std::mem::take(&mut self.client(client).pins);
                    pins.keys().for_each(|&page| self.lets_go(page));
                    self.does(client, Doing::Gone, watch);
                    self.active -= 1;
                    if self.active == 0 {
                        self.end = Some(End::Done);
                    }
                    return;
                }
            }
        }
    }

    /// A client no longer holds a page.
    fn lets_go(&mut self, page: u32) {
        let frame = self.lane.pool.frame_of(page);
        self.lane.hold.hold_frame(frame, false);
    }

    /// Asks for the page: looked up now, or after others that wait for a frame.
    #[inline(always)]
    fn ask<W: Watch>(&mut self, client: u16, watch: &mut W) {
        let page = self.clients[usize::from(client)].page;
        let pool = &self.lane.pool;
        if pool.frame_of(page) == NONE {
            let has_frame = pool.free_frames() > 0 || self.lane.hold.pinned_frames() < pool.resident();
            if !has_frame || !self.frame_queue.is_empty() {
                self.tally.waited_for_frame += 1;
                self.frame_queue.push_back(client);
                return self.does(client, Doing::WaitsForFrame, watch);
            }
        }
        self.look_up(client, watch);
    }

    /// The client at the head of the frame queue is served.
    pub(super) fn serve_frame_queue<W: Watch>(&mut self, watch: &mut W) {
        if let Some(client) = self.frame_queue.pop_front() {
            self.tally.wait_frame_ns += self.now_ns - self.clients[usize::from(client)].since_ns;
            self.look_up(client, watch);
        }
    }

    /// The look-up: the pool changes now, and the client waits for what it must.
    #[inline(always)]
    fn look_up<W: Watch>(&mut self, client: u16, watch: &mut W) {
        let Client { page, write, .. } = self.clients[usize::from(client)];
        let is_held = self.has_pins && self.clients[usize::from(client)].holds(page);
        let t = self.looked_up;
        self.looked_up += 1;
        self.slice_counts.requests += 1;
        let frame = self.lane.pool.frame_of(page);
        self.lane.hold.begin(is_held);
        let is_hit = frame != NONE;
        let is_leaving = !is_hit && self.lane.hold.is_leaving(page);
        let has_victim = self.lane.pool.free_frames() == 0;
        self.looked_up_at = (self.now_ns, self.events);
        match watch.filled() {
            Some(filled) => {
                filled.event().begin(t, page, write);
                self.lane.look_up(t, page, write, &mut self.slice_counts, filled);
            }
            None => self.lane.look_up(t, page, write, &mut self.slice_counts, &mut self.silent),
        }
        let frame = if is_hit { frame } else { self.lane.pool.frame_of(page) };
        self.client(client).frame = frame;
        if self.has_pins && self.client(client).take_pin(page) {
            self.lane.hold.hold_frame(frame, true);
        }
        let outcome = match self.lane.hold.is_in_flight(frame).then(|| self.lane.hold.io(frame)).flatten() {
            _ if !is_hit => Outcome::Miss,
            Some(IoKind::Read) => Outcome::InFlight,
            Some(IoKind::Write) if write => Outcome::BeingWritten,
            _ => Outcome::Hit,
        };
        watch.looked_up(&LookedUp {
            row: if W::LOOKS { self.streams.row(self.clients[usize::from(client)].request) } else { 0 },
            client,
            write,
            page,
            asked_ns: self.clients[usize::from(client)].asked_ns,
            served_ns: self.now_ns,
            outcome,
            has_victim: has_victim && !is_hit,
            batch: &self.lane.hold.writes,
            evicted: &self.lane.hold.dropped,
            reads: &self.lane.hold.reads,
            frame,
        });
        self.tally.hits_held += u64::from(is_held);
        match outcome {
            Outcome::Hit => self.computes(client, watch),
            Outcome::InFlight | Outcome::BeingWritten => {
                let is_read = outcome == Outcome::InFlight;
                self.tally.hits_in_flight += u64::from(is_read);
                self.tally.waited_for_write += u64::from(!is_read);
                self.lane.hold.await_frame(frame);
                self.does(client, Doing::WaitsForPage, watch);
            }
            Outcome::Miss => {
                self.tally.reread_leaving += u64::from(is_leaving);
                self.miss(client, watch);
            }
        }
    }

    /// Submits the batch of a miss; the client's reads come after it.
    fn miss<W: Watch>(&mut self, client: u16, watch: &mut W) {
        self.series.add(Line::Misses, self.now_ns, 1);
        let mut reads = std::mem::take(&mut self.client(client).reads);
        reads.clone_from(&self.lane.hold.reads);
        self.client(client).reads = reads;
        let batch = self.lane.hold.writes.len();
        if batch == 0 {
            return self.read_or_wait(client, watch);
        }
        self.tally.buffers_backend += batch as u64;
        self.series.add(Line::Backend, self.now_ns, batch as u64);
        for place in 0..batch {
            let (frame, page) = self.lane.hold.writes[place];
            self.submit(IoKind::Write, Owner::Client(client), frame, page, watch);
        }
        self.client(client).left = batch as u32;
        self.does(client, Doing::WaitsForWrite, watch);
    }
}
