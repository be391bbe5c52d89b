//! The order of events: always the smallest (time, kind, id) next (docs/rules/server.md, "Time and device").

use super::Server;
use super::watch::Watch;

/// Events after this end a run: times stay exact in doubles.
pub const LATEST_NS: u64 = 1 << 53;

/// How a run ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum End {
    /// Nothing is left for any client.
    Done,
    /// "No unpinned buffers available": nobody can go on. The row of the trace that waits first, from 0.
    NoUnpinnedBuffers {
        /// `P` and `U` counted.
        row: u64,
    },
    /// The next event is later than [`LATEST_NS`].
    TooLate,
}

/// How far to go, at most.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Goal {
    /// Until so many events are carried out.
    pub events: u64,
    /// Until so many requests are looked up.
    pub looked_up: u64,
    /// Until the last event at or before this time, in ns.
    pub time_ns: u64,
}

impl Goal {
    /// The end of the run.
    pub const END: Self = Self { events: u64::MAX, looked_up: u64::MAX, time_ns: u64::MAX };
}

/// What comes next.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Kind {
    Read,
    Write,
    FrameQueue,
    Client(u16),
    Bgwriter,
    Checkpointer,
}

impl Server {
    /// Carries out one event; `false` at the end.
    pub fn step(&mut self, watch: &mut impl Watch) -> bool {
        let before = self.events;
        self.go(Goal { events: before + 1, ..Goal::END }, watch);
        self.events > before
    }

    /// Carries out events until a goal is reached, or the run ends.
    pub fn go<W: Watch>(&mut self, goal: Goal, watch: &mut W) {
        while self.end.is_none() && self.events < goal.events && self.looked_up < goal.looked_up {
            let Some((time_ns, kind)) = self.next() else {
                let head = self.frame_queue.front().map(|&client| &self.clients[usize::from(client)]);
                let row = head.map_or(0, |head| self.streams.row(head.request));
                self.end = Some(End::NoUnpinnedBuffers { row });
                return;
            };
            if time_ns > goal.time_ns {
                return;
            }
            if time_ns > LATEST_NS {
                self.end = Some(End::TooLate);
                return;
            }
            self.now_ns = time_ns;
            self.events += 1;
            let is_writers = matches!(kind, Kind::Bgwriter | Kind::Checkpointer);
            self.checkpointer.is_idle &= is_writers;
            match kind {
                Kind::Read => self.read_complete(watch),
                Kind::Write => self.write_complete(watch),
                Kind::FrameQueue => self.serve_frame_queue(watch),
                Kind::Client(client) => {
                    self.due.take();
                    self.client_acts(client, &goal, watch);
                }
                Kind::Bgwriter => self.bgwriter_acts(watch),
                Kind::Checkpointer => self.checkpointer_acts(watch),
            }
            if is_writers {
                self.pass_idle_rounds(&goal);
            }
        }
    }

    /// Rounds of the writers in which nothing can happen, up to the next event of anybody else: each is an event, and all of
    /// them are passed at once. A writer may wake every nanosecond, and a client think for a second.
    fn pass_idle_rounds(&mut self, goal: &Goal) {
        let left = goal.events.saturating_sub(self.events);
        let (of_bgwriter, of_checkpointer) = (self.idle_bgwriter(), self.idle_checkpointer());
        if left == 0 || (of_bgwriter.is_none() && of_checkpointer.is_none()) {
            return;
        }
        let acts_ns = (self.bgwriter.acts_ns, self.checkpointer.acts_ns);
        self.bgwriter.acts_ns = of_bgwriter.map_or(acts_ns.0, |_| u64::MAX);
        self.checkpointer.acts_ns = of_checkpointer.map_or(acts_ns.1, |_| u64::MAX);
        let next = self.next();
        (self.bgwriter.acts_ns, self.checkpointer.acts_ns) = acts_ns;
        // At one moment everybody else goes before a writer. Where nobody else can go on, the run ends.
        let Some(latest_ns) = next.and_then(|(time_ns, _)| time_ns.checked_sub(1)) else { return };
        let latest_ns = latest_ns.min(goal.time_ns).min(LATEST_NS);
        let rounds = |until_ns: u64| {
            [of_bgwriter, of_checkpointer].map(|idle| idle.map_or(0, |idle| idle.until(until_ns)))
        };
        let all = |until_ns: u64| rounds(until_ns).iter().sum::<u64>();
        // The latest moment up to which there are no more of them than may be.
        let (mut enough, mut beyond) = (self.now_ns, latest_ns.saturating_add(1));
        while enough + 1 < beyond {
            let middle = enough.midpoint(beyond);
            *(if all(middle) <= left { &mut enough } else { &mut beyond }) = middle;
        }
        let [by_bgwriter, by_checkpointer] = rounds(enough);
        self.events += by_bgwriter + by_checkpointer;
        self.now_ns =
            self.now_ns.max(self.bgwriter_idles(by_bgwriter)).max(self.checkpointer_idles(by_checkpointer));
    }

    /// The time of the next event; `None` at the end, or where nobody can go on.
    pub fn next_ns(&self) -> Option<u64> {
        self.next().filter(|_| self.end.is_none()).map(|(time_ns, _)| time_ns)
    }

    /// The smallest (time, kind, id). None where no client can act any more and no I/O is in flight.
    #[inline(always)]
    fn next(&self) -> Option<(u64, Kind)> {
        let io = match (self.reads.next_end(), self.writes.next_end()) {
            (Some(read), Some(write)) if write < read => Some((write.0, Kind::Write)),
            (Some(read), _) => Some((read.0, Kind::Read)),
            (None, Some(write)) => Some((write.0, Kind::Write)),
            (None, None) => None,
        };
        if let Some(&head) = self.frame_queue.front()
            && io.is_none_or(|(time_ns, _)| time_ns > self.now_ns)
            && self.can_be_served(head)
        {
            return Some((self.now_ns, Kind::FrameQueue));
        }
        let client = self.due.first().map(|(time_ns, client)| (time_ns, Kind::Client(client)));
        let mut next = match (io, client) {
            (Some(io), Some(client)) if client.0 < io.0 => client,
            (Some(io), _) => io,
            (None, Some(client)) => client,
            (None, None) => return None,
        };
        for (acts_ns, kind) in
            [(self.bgwriter.acts_ns, Kind::Bgwriter), (self.checkpointer.acts_ns, Kind::Checkpointer)]
        {
            if acts_ns < next.0 {
                next = (acts_ns, kind);
            }
        }
        Some(next)
    }

    /// Whether the client at the head of the frame queue can go on: its page is there, or an unpinned frame.
    fn can_be_served(&self, client: u16) -> bool {
        let pool = &self.lane.pool;
        pool.frame_of(self.clients[usize::from(client)].page) != bufferpool_core::NONE
            || self.lane.hold.pinned_frames() < pool.resident()
            || pool.free_frames() > 0
    }
}
