//! What the last requests asked of the device, as operations on its lanes, and how full these lanes have been.
//!
//! The model serves a request's write batch and then its read, one after the other: the latency is the sum of both. Time
//! here is device time: reads and writes, without the CPU time of requests.

use serde::Serialize;

use super::{RECENT_EVENTS, Session};
use crate::config::LaneConfig;
use crate::counters::{Counts, Past};
use crate::event::Event;
use crate::lanes::Lanes;
use crate::pool::steps;

/// Pages that a transfer names, at most: a picture has no room for more.
const MOST_NAMED: usize = 64;

/// Pages that the device writes or reads together.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Transfer {
    /// How many pages.
    pub pages: u32,
    /// Device steps they take, one after the other: each serves up to k_w (k_r) pages.
    pub steps: u64,
    /// When it starts, in microseconds of device time since the start of the run.
    pub start_us: f64,
    /// What it takes in microseconds.
    pub duration_us: f64,
    /// The first of the pages, in the order in which they take the lanes.
    pub named: Vec<u32>,
}

/// One request's use of the device; a hit has neither write nor read.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Operation {
    /// Request number, from 0.
    pub t: u64,
    /// The page asked for.
    pub page: u32,
    /// Whether it is asked for to be written.
    pub writes: bool,
    /// The write batch.
    pub write: Option<Transfer>,
    /// The read of the page asked for, with the prefetched ones.
    pub read: Option<Transfer>,
}

/// How full the lanes were in all steps in which they were used, since the start of the run.
#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
pub struct Utilisation {
    /// Lanes: k_w or k_r.
    pub lanes: u32,
    /// Pages transferred.
    pub pages: u64,
    /// Device steps.
    pub steps: u64,
    /// Pages a device step, so many of the lanes; none before the first step.
    pub pages_a_step: Option<f64>,
    /// Pages / (lanes * steps), each step with the lanes of then; none before the first step.
    pub share: Option<f64>,
}

/// A lane's device at the shown position.
#[derive(Debug, Clone, PartialEq, Serialize)]
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
    /// Of the write lanes.
    pub write: Utilisation,
    /// Of the read lanes.
    pub read: Utilisation,
}

impl Utilisation {
    /// Before a fork there may have been another number of lanes: `room` is what their steps had room for.
    fn new(lanes: u32, pages: u64, steps: u64, room: u64) -> Self {
        let pages_a_step = (steps > 0).then(|| pages as f64 / steps as f64);
        let share = (steps > 0).then(|| pages as f64 / room as f64);
        Self { lanes, pages, steps, pages_a_step, share }
    }
}

/// Device steps of an event: of its writes and of its reads.
fn steps_of(event: &Event, config: &LaneConfig) -> (u64, u64) {
    let writes = if event.batch.is_empty() { 0 } else { steps(event.batch.len() as u32, config.device.k_w) };
    let reads = if event.hit { 0 } else { steps(1 + event.prefetched.len() as u32, config.device.k_r) };
    (writes, reads)
}

/// Device time of so many steps, by the same prices as the counters'.
fn time_us(write_steps: u64, read_steps: u64, past: &Past, config: &LaneConfig) -> f64 {
    let requests = past.counts.requests;
    Counts { requests, write_steps, read_steps, ..Counts::default() }.times(past, config).device_us()
}

/// The device of a lane with these counts, after these events, the newest last. Those before its fork had another
/// device, or another lane's batches: they are left out.
fn device<'a>(
    config: &LaneConfig,
    counts: &Counts,
    past: &Past,
    recent: impl DoubleEndedIterator<Item = &'a Event>,
) -> Device {
    let (mut writes, mut reads) = (counts.write_steps, counts.read_steps);
    let end_us = time_us(writes, reads, past, config);
    let spent_us = |write_steps, read_steps| time_us(write_steps, read_steps, &Past::default(), config);
    let mut operations: Vec<Operation> = recent
        .rev()
        .take_while(|event| event.t >= past.counts.requests)
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
                    time_us(writes, reads, past, config),
                    spent_us(write_steps, 0),
                ),
                read: transfer(
                    &mut requested.chain(event.prefetched.iter().copied()),
                    1 + event.prefetched.len(),
                    read_steps,
                    time_us(writes + write_steps, reads, past, config),
                    spent_us(0, read_steps),
                ),
            }
        })
        .collect();
    operations.reverse();
    let window = RECENT_EVENTS as u64;
    let room = past.room_until(counts, config);
    Device {
        start_us: time_us(writes, reads, past, config),
        end_us,
        scale_us: spent_us(window / 2, window),
        operations,
        write: Utilisation::new(config.device.k_w, counts.pages_written, counts.write_steps, room.0),
        read: Utilisation::new(config.device.k_r, counts.pages_read, counts.read_steps, room.1),
    }
}

impl Session<Lanes> {
    /// The device of a lane at the shown position; `None` if there is no such lane. The window is the last
    /// [`RECENT_EVENTS`] requests, whatever time they took: hits take none.
    #[must_use]
    pub fn device(&self, lane: usize) -> Option<Device> {
        let shown = self.shown.all().get(lane)?;
        Some(device(shown.config(), shown.counts(), &shown.past(), self.recent.get(lane)?.iter()))
    }

    /// How many of the requests `from .. to` ask for a page of each stretch of `pages_a_bin` pages of the disk.
    #[must_use]
    pub fn requests_by_bin(&self, pages_a_bin: u32, from: u64, to: u64) -> Vec<u32> {
        let trace = self.trace();
        let size = pages_a_bin.max(1);
        let pages = self.shown.all().first().map_or(trace.pages, |lane| lane.config().pages);
        let mut bins = vec![0_u32; pages.div_ceil(size) as usize];
        let end = to.min(self.requests()) as usize;
        for &request in &trace.requests[(from as usize).min(end)..end] {
            if let Some(bin) = bins.get_mut((crate::trace::page_of(request) / size) as usize) {
                *bin += 1;
            }
        }
        bins
    }
}
