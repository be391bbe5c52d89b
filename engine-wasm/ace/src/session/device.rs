//! The device operations of the last requests on its channels, and how full these channels have been.
//!
//! The model serves a request's write batch and then its read, one after the other: the latency is the sum of both. Time
//! here is device time: reads and writes, without the CPU time of requests.

use bufferpool_lab::session::RECENT_EVENTS;
use serde::Serialize;

use crate::counters::{CountersAtFork, Counts, Prices};
use crate::{config::LaneConfig, event::Event, pool::steps};

/// Pages that a transfer names, at most: a picture has no room for more.
const MOST_NAMED: usize = 64;

/// Pages that the device writes or reads together.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Transfer {
    /// How many pages.
    pub pages: u32,
    /// Device steps they take, one after the other: each serves up to k_w (k_r) pages.
    pub steps: u64,
    /// When it starts, in microseconds of device time since the start of the run.
    pub start_us: f64,
    /// What it takes in microseconds.
    pub duration_us: f64,
    /// The first of the pages, in the order in which they take the channels.
    pub named: Vec<u32>,
}

/// One request's use of the device; a hit has neither write nor read.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Operation {
    /// Request number, from 0.
    pub t: u64,
    /// The page asked for.
    pub page: u32,
    /// Whether the request is a write.
    pub writes: bool,
    /// The write batch.
    pub write: Option<Transfer>,
    /// The read of the page asked for, with the prefetched ones.
    pub read: Option<Transfer>,
}

/// How full the channels were in all steps in which they were used, since the start of the run.
#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Utilisation {
    /// Channels: k_w or k_r.
    pub channels: u32,
    /// Pages transferred.
    pub pages: u64,
    /// Device steps.
    pub steps: u64,
    /// Pages a device step, so many of the channels; none before the first step.
    pub pages_a_step: Option<f64>,
    /// Pages / (channels * steps), each step with its channels at that time; none before the first step.
    pub share: Option<f64>,
}

/// A lane's device at the shown position.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Device {
    /// Device time before the first of `operations`, in microseconds.
    pub start_us: f64,
    /// Device time now.
    pub end_us: f64,
    /// What the window's requests take if each of them reads and every second one writes, in a device step each: a
    /// scale for pictures that does not change from step to step.
    pub scale_us: f64,
    /// The last requests, oldest first.
    pub operations: Vec<Operation>,
    /// Of the write channels.
    pub write: Utilisation,
    /// Of the read channels.
    pub read: Utilisation,
}

impl Utilisation {
    /// `room` is the capacity of all steps in pages: before a fork the number of channels may have differed.
    fn new(channels: u32, pages: u64, steps: u64, room: u64) -> Self {
        let pages_a_step = (steps > 0).then(|| pages as f64 / steps as f64);
        let share = (steps > 0).then(|| pages as f64 / room as f64);
        Self { channels, pages, steps, pages_a_step, share }
    }
}

/// Device steps of an event: of its writes and of its reads.
fn steps_of(event: &Event, config: &LaneConfig) -> (u64, u64) {
    let writes = if event.batch.is_empty() { 0 } else { steps(event.batch.len() as u32, config.device.k_w) };
    let reads = if event.hit { 0 } else { steps(1 + event.prefetched.len() as u32, config.device.k_r) };
    (writes, reads)
}

/// Device time of so many steps, by the same prices as the counters'.
fn time_us(write_steps: u64, read_steps: u64, at_fork: &CountersAtFork, config: &LaneConfig) -> f64 {
    let requests = at_fork.counts.requests;
    Counts { requests, write_steps, read_steps, ..Counts::default() }
        .times(at_fork, &Prices::of(config))
        .device_us()
}

/// The device of a lane with these counts, after these events, the newest last. Those before its fork had another
/// device, or another lane's batches: they are left out.
pub(super) fn device_of<'a>(
    config: &LaneConfig,
    counts: &Counts,
    at_fork: &CountersAtFork,
    recent: impl DoubleEndedIterator<Item = &'a Event>,
) -> Device {
    let (mut writes, mut reads) = (counts.write_steps, counts.read_steps);
    let end_us = time_us(writes, reads, at_fork, config);
    let spent_us =
        |write_steps, read_steps| time_us(write_steps, read_steps, &CountersAtFork::default(), config);
    let mut operations: Vec<Operation> = recent
        .rev()
        .take_while(|event| event.t >= at_fork.counts.requests)
        .map(|event| {
            let (write_steps, read_steps) = steps_of(event, config);
            writes -= write_steps;
            reads -= read_steps;
            let transfer = |pages: &mut dyn Iterator<Item = u32>,
                            count: usize,
                            steps,
                            start_us,
                            duration_us| {
                let named = pages.take(MOST_NAMED).collect();
                (steps > 0).then_some(Transfer { pages: count as u32, steps, start_us, duration_us, named })
            };
            let requested = std::iter::once(event.page);
            Operation {
                t: event.t,
                page: event.page,
                writes: event.write,
                write: transfer(
                    &mut event.batch.iter().copied(),
                    event.batch.len(),
                    write_steps,
                    time_us(writes, reads, at_fork, config),
                    spent_us(write_steps, 0),
                ),
                read: transfer(
                    &mut requested.chain(event.prefetched.iter().copied()),
                    1 + event.prefetched.len(),
                    read_steps,
                    time_us(writes + write_steps, reads, at_fork, config),
                    spent_us(0, read_steps),
                ),
            }
        })
        .collect();
    operations.reverse();
    let window = RECENT_EVENTS as u64;
    let room = at_fork.room_until(counts, config);
    Device {
        start_us: time_us(writes, reads, at_fork, config),
        end_us,
        scale_us: spent_us(window / 2, window),
        operations,
        write: Utilisation::new(config.device.k_w, counts.pages_written, counts.write_steps, room.0),
        read: Utilisation::new(config.device.k_r, counts.pages_read, counts.read_steps, room.1),
    }
}
