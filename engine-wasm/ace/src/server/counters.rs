//! What a server counts (docs/rules/server.md, "What is counted").
#![allow(missing_docs)]

use bufferpool_core::counter::{Counters, Identity, PoolFigures};
use bufferpool_core::counters;

use super::Server;
use crate::counters::Counts;

/// What the model counts beside the pool.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Tally {
    pub buffers_backend: u64,
    pub buffers_clean: u64,
    pub buffers_checkpoint: u64,
    pub maxwritten_clean: u64,
    pub bgwriter_rounds: u64,
    pub checkpoints_timed: u64,
    pub checkpoints_done: u64,
    pub commits: u64,
    pub hits_in_flight: u64,
    pub hits_held: u64,
    pub waited_for_write: u64,
    pub waited_for_frame: u64,
    pub reread_leaving: u64,
    pub cpu_ns: u64,
    pub wait_write_ns: u64,
    pub wait_read_ns: u64,
    pub wait_page_ns: u64,
    pub wait_frame_ns: u64,
    pub commit_ns: u64,
}

/// What a server's counters are computed from, at a position.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Totals {
    pub counts: Counts,
    pub tally: Tally,
    pub time_ns: u64,
    pub transactions: u64,
    pub latency_sum_ns: u64,
    pub latency_max_ns: u64,
    /// 50, 95 and 99.
    pub percentiles_ns: [u64; 3],
    /// Of reads, then of writes.
    pub busy_ns: [u64; 2],
    pub queued_ns: [u64; 2],
    pub queue_max: [u64; 2],
    pub clients: u64,
    pub slots: [u64; 2],
    /// Events carried out.
    pub events: u64,
}

counters! { lane: Totals, pool;
    requests, "Requests", "requests", None, "Requests looked up." => lane.counts.requests;
    reads, "Reads requested", "requests", None, "Requests that read their page." => lane.counts.requests - lane.counts.writes;
    writes, "Writes requested", "requests", None, "Requests that write their page." => lane.counts.writes;
    hits, "Hits", "requests", Higher, "Requests whose page was in the pool." => lane.counts.hits;
    misses, "Misses", "requests", Lower, "Requests whose page was not in the pool." => lane.counts.misses;
    pages_read, "Pages read", "pages", Lower, "Pages read from the device: missed ones and prefetched ones." => lane.counts.pages_read;
    prefetched, "Prefetched", "pages", None, "Pages that the Reader read before anybody asked for them." => lane.counts.prefetched;
    prefetch_used, "Prefetched and used", "pages", Higher, "Prefetched pages that were hit before they were evicted." => lane.counts.prefetch_used;
    prefetch_wasted, "Prefetched and not used", "pages", Lower, "Prefetched pages that were evicted without a hit." => lane.counts.prefetch_wasted;
    pages_written, "Pages written", "pages", Lower, "Pages submitted to be written, by clients, background writer and checkpointer." => lane.counts.pages_written;
    write_batches, "Write batches", "batches", Lower, "Times that a client wrote, one page or several together." => lane.counts.write_batches;
    evictions_clean, "Clean evictions", "pages", None, "Pages evicted without a write: clean when they were evicted." => lane.counts.evictions_clean;
    evictions_dirty, "Dirty evictions", "pages", Lower, "Misses whose victim was dirty when it was chosen, so that a client had to write it first." => lane.counts.evictions_dirty;
    second_chances, "Second chances", "pages", None, "Dirty pages that went back to the head of the list instead of being evicted or written." => lane.counts.second_chances;
    sweep_steps, "Sweep steps", "frames", Lower, "Frames that the clock hand looked at while a victim was searched." => lane.counts.sweep_steps;
    transactions, "Transactions", "transactions", Higher, "Transactions that ended." => lane.transactions;
    commits, "Commits", "transactions", None, "Transactions with a write that ended." => lane.tally.commits;
    hits_in_flight, "Hits in flight", "requests", None, "Hits on a page that was still read for another client: they wait for it." => lane.tally.hits_in_flight;
    hits_held, "Hits on pinned pages", "requests", None, "Hits on a page that the same client has pinned already: no reference for the policy." => lane.tally.hits_held;
    waited_for_write, "Waited for a write", "requests", Lower, "Requests to change a page that waited while it was written." => lane.tally.waited_for_write;
    waited_for_frame, "Waited for a frame", "requests", Lower, "Requests that found no frame that could be emptied." => lane.tally.waited_for_frame;
    reread_leaving, "Misses on leaving pages", "requests", Lower, "Misses on a page that had left and was still written." => lane.tally.reread_leaving;
    buffers_alloc, "Buffers allocated", "pages", Lower, "Pages read, as PostgreSQL calls them." => lane.counts.pages_read;
    buffers_backend, "Written by clients", "pages", Lower, "Pages that clients submitted to be written." => lane.tally.buffers_backend;
    buffers_clean, "Written by the background writer", "pages", None, "Pages that the background writer submitted." => lane.tally.buffers_clean;
    buffers_checkpoint, "Written by the checkpointer", "pages", None, "Pages that the checkpointer submitted." => lane.tally.buffers_checkpoint;
    maxwritten_clean, "Rounds at their limit", "rounds", None, "Rounds of the background writer that wrote as many pages as one may." => lane.tally.maxwritten_clean;
    bgwriter_rounds, "Background writer's rounds", "rounds", None, "Times that the background writer woke." => lane.tally.bgwriter_rounds;
    checkpoints_timed, "Checkpoints begun", "checkpoints", None, "Checkpoints that began." => lane.tally.checkpoints_timed;
    checkpoints_done, "Checkpoints done", "checkpoints", None, "Checkpoints that were done." => lane.tally.checkpoints_done;
    time_ns, "Time", "ns", Lower, "Simulated time of the run." => lane.time_ns;
    cpu_ns, "CPU time", "ns", None, "Time that clients computed, all together." => lane.tally.cpu_ns;
    wait_write_ns, "Waiting to write", "ns", Lower, "Time that clients waited until their own batches were written." => lane.tally.wait_write_ns;
    wait_read_ns, "Waiting to read", "ns", Lower, "Time that clients waited until their own pages were read." => lane.tally.wait_read_ns;
    wait_page_ns, "Waiting for a page", "ns", Lower, "Time that clients waited for I/O of others on their page." => lane.tally.wait_page_ns;
    wait_frame_ns, "Waiting for a frame", "ns", Lower, "Time that clients waited for a frame that could be emptied." => lane.tally.wait_frame_ns;
    commit_ns, "Waiting for the log", "ns", Lower, "Time that transactions waited for the log." => lane.tally.commit_ns;
    latency_sum_ns, "Latency, sum", "ns", Lower, "Latencies of all transactions together." => lane.latency_sum_ns;
    latency_max_ns, "Latency, longest", "ns", Lower, "The longest latency of a transaction." => lane.latency_max_ns;
    latency_p50_ns, "Latency, median", "ns", Lower, "Half of the transactions took no longer." => lane.percentiles_ns[0];
    latency_p95_ns, "Latency, p95", "ns", Lower, "95% of the transactions took no longer." => lane.percentiles_ns[1];
    latency_p99_ns, "Latency, p99", "ns", Lower, "99% of the transactions took no longer." => lane.percentiles_ns[2];
    read_busy_ns, "Read slots busy", "ns", None, "Time that I/Os held read slots, all together." => lane.busy_ns[0];
    write_busy_ns, "Write slots busy", "ns", None, "Time that I/Os held write slots, all together." => lane.busy_ns[1];
    read_queued_ns, "Reads queued", "ns", Lower, "Time that reads waited for a slot, all together." => lane.queued_ns[0];
    write_queued_ns, "Writes queued", "ns", Lower, "Time that writes waited for a slot, all together." => lane.queued_ns[1];
    read_queue_max, "Longest queue of reads", "pages", Lower, "Reads that waited for a slot at once, at most." => lane.queue_max[0];
    write_queue_max, "Longest queue of writes", "pages", Lower, "Writes that waited for a slot at once, at most." => lane.queue_max[1];
}

impl Totals {
    /// Of a run that took time; none of one that took none.
    fn over_time(&self, part: f64, times: u64) -> Option<f64> {
        (self.time_ns > 0).then(|| part / (times as f64 * self.time_ns as f64))
    }
    /// Requests a second.
    pub fn throughput(&self) -> Option<f64> {
        self.over_time(self.counts.requests as f64 * 1e9, 1)
    }
    /// Of transactions, in us; 0 of none.
    pub fn mean_latency_us(&self) -> f64 {
        self.latency_sum_ns as f64 / 1e3 / self.transactions.max(1) as f64
    }
    /// The share of the read slots' time, then of the write slots', that they are busy, in percent.
    pub fn utilisation_percent(&self) -> Option<[f64; 2]> {
        let of = |kind: usize| self.over_time(100.0 * self.busy_ns[kind] as f64, self.slots[kind]);
        Some([of(0)?, of(1)?])
    }
    /// I/Os in the queue of reads, then in that of writes, on average.
    pub fn mean_queue(&self) -> Option<[f64; 2]> {
        let of = |kind: usize| self.over_time(self.queued_ns[kind] as f64, 1);
        Some([of(0)?, of(1)?])
    }
    /// The share of clients' time that a wait of so many ns takes, in percent.
    pub fn share_percent(&self, wait_ns: u64) -> Option<f64> {
        self.over_time(100.0 * wait_ns as f64, self.clients)
    }
    /// Of the pages written, those of clients, background writer and checkpointer, in percent; none of none.
    pub fn writers_percent(&self) -> Option<[f64; 3]> {
        let Tally { buffers_backend, buffers_clean, buffers_checkpoint, .. } = self.tally;
        let all = self.counts.pages_written as f64;
        let share = |pages: u64| 100.0 * pages as f64 / all;
        (all > 0.0).then(|| [buffers_backend, buffers_clean, buffers_checkpoint].map(share))
    }
    /// All counters.
    pub fn counters(&self, pool: &dyn PoolFigures) -> Counters {
        Counters::of(COUNTERS, self, pool)
    }
}

impl Server {
    /// The pool's counts now.
    pub fn counts(&self) -> Counts {
        let mut counts = self.lane.pool.frames.counts;
        self.slice_counts.settle(&mut counts);
        counts
    }

    /// What its counters are computed from.
    pub fn totals(&self) -> Totals {
        let both = [&self.reads, &self.writes];
        Totals {
            counts: self.counts(),
            tally: self.tally,
            time_ns: self.now_ns,
            transactions: self.latencies.number,
            latency_sum_ns: self.latencies.sum_ns,
            latency_max_ns: self.latencies.max_ns,
            percentiles_ns: [50, 95, 99].map(|percent| self.latencies.percentile_ns(percent)),
            busy_ns: both.map(|channels| channels.busy_ns(self.now_ns)),
            queued_ns: both.map(|channels| channels.queued_ns(self.now_ns)),
            queue_max: both.map(|channels| channels.queue_max),
            clients: self.clients.len() as u64,
            slots: [self.setup.k_r.into(), self.setup.k_w.into()],
            events: self.events,
        }
    }

    /// All counters.
    pub fn counters(&self) -> Counters {
        self.totals().counters(&self.lane.pool)
    }

    /// The identities of docs/rules/server.md, and whether they hold now; the first holds at the end of a run.
    pub fn identities(&self) -> Vec<Identity> {
        let Totals { counts, tally, .. } = self.totals();
        let waits = [
            tally.cpu_ns,
            tally.wait_write_ns,
            tally.wait_read_ns,
            tally.wait_page_ns,
            tally.wait_frame_ns,
            tally.commit_ns,
        ];
        let unfinished: u64 =
            self.writes.running.iter().map(|io| self.writes.takes_ns - (self.now_ns - io.started_ns)).sum();
        let queued = self.writes.queue.len() as u64 * self.writes.takes_ns;
        let busy_ns = self.writes.busy_ns(self.now_ns);
        let of_lane = counts.identities(
            &self.parts().at_fork(),
            self.parts().config(),
            self.lane.pool.resident().into(),
        );
        // Those of pages written in batches are of clients alone.
        let of_lane = of_lane.into_iter().filter(|identity| !identity.text.starts_with("pages_written"));
        let of_lane = of_lane.map(|identity| Identity::new(identity.text, identity.holds));
        let own = [
            Identity::new(
                "latency_sum_ns = cpu_ns + wait_write_ns + wait_read_ns + wait_page_ns + wait_frame_ns + commit_ns",
                self.latencies.sum_ns == waits.iter().sum::<u64>(),
            ),
            Identity::new(
                "pages_written = buffers_backend + buffers_clean + buffers_checkpoint",
                counts.pages_written
                    == tally.buffers_backend + tally.buffers_clean + tally.buffers_checkpoint,
            ),
            Identity::new(
                "write_busy_ns = w * pages_written, less what is queued or unfinished",
                busy_ns + unfinished + queued == self.writes.takes_ns * counts.pages_written,
            ),
        ];
        own.into_iter().chain(of_lane).collect()
    }
}
