//! I/O: submitted, and complete, and who goes on then (docs/rules/server.md, "One request").

use super::Server;
use super::clients::Doing;
use super::device::{Io, IoKind, Owner};
use super::watch::{Watch, Writer};

impl Server {
    pub(super) fn submit<W: Watch>(
        &mut self,
        kind: IoKind,
        owner: Owner,
        frame: u32,
        page: u32,
        watch: &mut W,
    ) {
        let (number, now_ns) = (self.submitted, self.now_ns);
        self.submitted += 1;
        let io = Io { number, kind, page, frame, owner, submitted_ns: now_ns, started_ns: now_ns, slot: 0 };
        let channels = if kind == IoKind::Read { &mut self.reads } else { &mut self.writes };
        watch.submitted(&io);
        match channels.submit(io) {
            Some(io) => watch.started(&io, now_ns + channels.takes_ns),
            None => watch.queued(&io),
        }
    }

    /// A client reads its pages, unless the one that it asked for left and is still written.
    pub(super) fn read_or_wait<W: Watch>(&mut self, client: u16, watch: &mut W) {
        let page = self.clients[usize::from(client)].page;
        if self.lane.hold.is_leaving(page) {
            self.lane.hold.await_leaving(page);
            return self.does(client, Doing::WaitsForLeaving, watch);
        }
        let reads = std::mem::take(&mut self.client(client).reads);
        for &(frame, page) in &reads {
            self.submit(IoKind::Read, Owner::Client(client), frame, page, watch);
        }
        let state = self.client(client);
        state.left = reads.len() as u32;
        state.reads = reads;
        self.does(client, Doing::WaitsForRead, watch);
    }

    /// Takes the next I/O out of its slot, and tells.
    fn completed<W: Watch>(&mut self, kind: IoKind, watch: &mut W) -> Option<Io> {
        let channels = if kind == IoKind::Read { &mut self.reads } else { &mut self.writes };
        let (io, next) = channels.complete()?;
        watch.completed(&io, self.now_ns);
        if let Some(next) = next {
            watch.started(&next, self.now_ns + channels.takes_ns);
        }
        Some(io)
    }

    /// The I/O of a frame is complete: those who wait for its page go on.
    fn frees<W: Watch>(&mut self, frame: u32, watch: &mut W) {
        if !self.lane.hold.end_io(frame) {
            return;
        }
        for client in 0..self.clients.len() as u16 {
            let state = &self.clients[usize::from(client)];
            if state.doing == Doing::WaitsForPage && state.frame == frame {
                self.tally.wait_page_ns += self.now_ns - state.since_ns;
                self.computes(client, watch);
            }
        }
    }

    pub(super) fn read_complete<W: Watch>(&mut self, watch: &mut W) {
        let Some(io) = self.completed(IoKind::Read, watch) else { return };
        self.frees(io.frame, watch);
        if let Owner::Client(client) = io.owner {
            let now_ns = self.now_ns;
            let state = self.client(client);
            state.left -= 1;
            if state.left == 0 {
                let waited_ns = now_ns - state.since_ns;
                self.tally.wait_read_ns += waited_ns;
                self.computes(client, watch);
            }
        }
    }

    pub(super) fn write_complete<W: Watch>(&mut self, watch: &mut W) {
        let Some(io) = self.completed(IoKind::Write, watch) else { return };
        // A frame that is read into, or holds another page, was left by the page.
        let is_there = self.lane.pool.frame_of(io.page) == io.frame;
        if is_there && self.lane.hold.io(io.frame) == Some(IoKind::Write) {
            self.frees(io.frame, watch);
        } else if self.lane.hold.has_left(io.page) {
            self.reads_again(io.page, watch);
        }
        match io.owner {
            Owner::Client(client) => {
                let now_ns = self.now_ns;
                let state = self.client(client);
                state.left -= 1;
                if state.left == 0 {
                    let waited_ns = now_ns - state.since_ns;
                    self.tally.wait_write_ns += waited_ns;
                    self.read_or_wait(client, watch);
                }
            }
            Owner::Bgwriter => {
                if self.bgwriter.has_written(self.now_ns) {
                    watch.writer_writes(Writer::Bgwriter, 0, self.now_ns);
                }
            }
            Owner::Checkpointer => {
                if self.checkpointer.has_written(self.now_ns) {
                    watch.writer_writes(Writer::Checkpointer, 0, self.now_ns);
                }
            }
        }
    }

    /// The client that waits to read a page again that left does so now.
    fn reads_again<W: Watch>(&mut self, page: u32, watch: &mut W) {
        let waits =
            |state: &super::clients::Client| state.doing == Doing::WaitsForLeaving && state.page == page;
        if let Some(client) = self.clients.iter().position(waits) {
            self.tally.wait_page_ns += self.now_ns - self.clients[client].since_ns;
            self.read_or_wait(client as u16, watch);
        }
    }
}
