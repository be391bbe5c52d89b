//! Counters as the page shows them: times in us, and what follows from what is counted.
#![allow(missing_docs)]

use bufferpool_core::counters;

use super::counters::Totals;

/// The counter that is a lane's number of events.
pub(super) const EVENTS: &str = "events";

fn us(ns: u64) -> f64 {
    ns as f64 / 1e3
}

counters! { lane: Totals, pool;
    requests, "Requests", "requests", None, "Requests looked up." => lane.counts.requests;
    throughput, "Requests a second", "requests", Higher, "Requests looked up a second of simulated time." => lane.throughput().unwrap_or(0.0).round() as u64;
    latency_mean_us, "Latency, mean", "us", Lower, "Time of a transaction on average, from taking its first request to its end." => lane.mean_latency_us();
    latency_p50_us, "Latency, median", "us", Lower, "Half of the transactions took no longer." => us(lane.percentiles_ns[0]);
    latency_p95_us, "Latency, p95", "us", Lower, "95% of the transactions took no longer." => us(lane.percentiles_ns[1]);
    latency_p99_us, "Latency, p99", "us", Lower, "99% of the transactions took no longer." => us(lane.percentiles_ns[2]);
    latency_max_us, "Latency, longest", "us", Lower, "The longest latency of a transaction." => us(lane.latency_max_ns);
    time_us, "Time", "us", Lower, "Simulated time of the run." => us(lane.time_ns);
    transactions, "Transactions", "transactions", Higher, "Transactions that ended." => lane.transactions;
    commits, "Commits", "transactions", None, "Transactions with a write that ended." => lane.tally.commits;
    hits, "Hits", "requests", Higher, "Requests whose page was in the pool." => lane.counts.hits;
    misses, "Misses", "requests", Lower, "Requests whose page was not in the pool." => lane.counts.misses;
    hits_in_flight, "Hits in flight", "requests", None, "Hits on a page that was still read for another client: they wait for it." => lane.tally.hits_in_flight;
    pages_read, "Pages read", "pages", Lower, "Pages read from the device: missed ones and prefetched ones." => lane.counts.pages_read;
    prefetched, "Prefetched", "pages", None, "Pages that the Reader read before anybody asked for them." => lane.counts.prefetched;
    prefetch_used, "Prefetched and used", "pages", Higher, "Prefetched pages that were hit before they were evicted." => lane.counts.prefetch_used;
    pages_written, "Pages written", "pages", Lower, "Pages submitted to be written, by clients, background writer and checkpointer." => lane.counts.pages_written;
    buffers_backend, "Written by clients", "pages", Lower, "Pages that clients submitted to be written." => lane.tally.buffers_backend;
    buffers_clean, "Written by the background writer", "pages", None, "Pages that the background writer submitted." => lane.tally.buffers_clean;
    buffers_checkpoint, "Written by the checkpointer", "pages", None, "Pages that the checkpointer submitted." => lane.tally.buffers_checkpoint;
    write_batches, "Write batches", "batches", Lower, "Times that a client wrote, one page or several together." => lane.counts.write_batches;
    evictions_clean, "Clean evictions", "pages", None, "Pages evicted without a write: clean when they were evicted." => lane.counts.evictions_clean;
    evictions_dirty, "Dirty evictions", "pages", Lower, "Misses whose victim was dirty when it was chosen, so that a client had to write it first." => lane.counts.evictions_dirty;
    maxwritten_clean, "Rounds at their limit", "rounds", None, "Rounds of the background writer that wrote as many pages as one may." => lane.tally.maxwritten_clean;
    checkpoints_done, "Checkpoints done", "checkpoints", None, "Checkpoints that were done." => lane.tally.checkpoints_done;
    waited_for_write, "Waited for a write", "requests", Lower, "Requests to change a page that waited while it was written." => lane.tally.waited_for_write;
    waited_for_frame, "Waited for a frame", "requests", Lower, "Requests that found no frame that could be emptied." => lane.tally.waited_for_frame;
    reread_leaving, "Misses on leaving pages", "requests", Lower, "Misses on a page that had left and was still written." => lane.tally.reread_leaving;
    cpu_us, "CPU time", "us", None, "Time that clients computed, all together." => us(lane.tally.cpu_ns);
    wait_write_us, "Waiting to write", "us", Lower, "Time that clients waited until their own batches were written." => us(lane.tally.wait_write_ns);
    wait_read_us, "Waiting to read", "us", Lower, "Time that clients waited until their own pages were read." => us(lane.tally.wait_read_ns);
    wait_page_us, "Waiting for a page", "us", Lower, "Time that clients waited for I/O of others on their page." => us(lane.tally.wait_page_ns);
    wait_frame_us, "Waiting for a frame", "us", Lower, "Time that clients waited for a frame that could be emptied." => us(lane.tally.wait_frame_ns);
    commit_us, "Waiting for the log", "us", Lower, "Time that transactions waited for the log." => us(lane.tally.commit_ns);
    write_busy_percent, "Write channels busy", "%", None, "Share of the write channels' time in which they wrote." => lane.utilisation_percent().map_or(0.0, |[_, write]| write);
    read_busy_percent, "Read channels busy", "%", None, "Share of the read channels' time in which they read." => lane.utilisation_percent().map_or(0.0, |[read, _]| read);
    write_queue_max, "Longest queue of writes", "pages", Lower, "Writes that waited for a channel at once, at most." => lane.queue_max[1];
    read_queue_max, "Longest queue of reads", "pages", Lower, "Reads that waited for a channel at once, at most." => lane.queue_max[0];
    events, "Events", "events", None, "Events carried out, of all kinds." => lane.events;
}
