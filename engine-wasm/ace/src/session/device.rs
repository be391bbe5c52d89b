//! The device operations of the last requests on its channels, and how full these have been. The model serves a
//! request's write batch and then its read; time here is device time, without the CPU time of requests.
#![allow(missing_docs)]

use bufferpool_lab::session::RECENT_EVENTS;
use serde::Serialize;

use crate::config::LaneConfig;
use crate::counters::{CountersAtFork, Counts, Prices};
use crate::event::Event;
use crate::pool::steps;

/// Pages that a transfer names, at most: a picture has no room for more.
const MOST_NAMED: usize = 64;

/// Pages that the device writes or reads together.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Transfer {
    pub pages: u32,
    /// Device steps they take, one after the other: each serves up to k_w (k_r) pages.
    pub steps: u64,
    /// Device time since the start of the run.
    pub start_us: f64,
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
    /// k_w or k_r.
    pub channels: u32,
    pub pages: u64,
    pub steps: u64,
    /// None before the first step.
    pub pages_a_step: Option<f64>,
    /// Pages / (channels * steps), each step with its channels at that time; none before the first step.
    pub share: Option<f64>,
}

/// A lane's device at the shown position.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Device {
    /// Device time before the first of `operations`.
    pub start_us: f64,
    /// Device time now.
    pub end_us: f64,
    /// What the window takes if each request reads and every second one writes: a scale that does not change by step.
    pub scale_us: f64,
    /// The last requests, oldest first.
    pub operations: Vec<Operation>,
    pub write: Utilisation,
    pub read: Utilisation,
}

impl Utilisation {
    /// `room` is the capacity of all steps in pages: before a fork the number of channels may have differed.
    fn new(channels: u32, pages: u64, steps: u64, room: u64) -> Self {
        let a_part_of = |whole: u64| (steps > 0).then(|| pages as f64 / whole as f64);
        Self { channels, pages, steps, pages_a_step: a_part_of(steps), share: a_part_of(room) }
    }
}

/// The device after these events, the newest last; those before a fork had another device and are left out.
pub(super) fn device_of<'a>(
    config: &LaneConfig,
    counts: &Counts,
    at_fork: &CountersAtFork,
    recent: impl DoubleEndedIterator<Item = &'a Event>,
) -> Device {
    let time_us = |write_steps, read_steps, at_fork: &CountersAtFork| {
        let counts =
            Counts { write_steps, read_steps, requests: at_fork.counts.requests, ..Counts::default() };
        counts.times(at_fork, &Prices::of(config)).device_us()
    };
    let spent_us = |write_steps, read_steps| time_us(write_steps, read_steps, &CountersAtFork::default());
    let (k_w, k_r) = (config.device.k_w, config.device.k_r);
    let (mut writes, mut reads) = (counts.write_steps, counts.read_steps);
    let transfer = |pages: &[u32], steps, start_us, duration_us| {
        let named = pages.iter().copied().take(MOST_NAMED).collect();
        (steps > 0).then_some(Transfer { pages: pages.len() as u32, steps, start_us, duration_us, named })
    };
    let operation = |event: &Event| {
        let missed = Some(event.page).filter(|_| !event.hit).into_iter();
        let read: Vec<u32> = missed.chain(event.prefetched.iter().copied()).collect();
        let steps = |pages: &[u32], k| if pages.is_empty() { 0 } else { steps(pages.len() as u32, k) };
        let (write_steps, read_steps) = (steps(&event.batch, k_w), steps(&read, k_r));
        writes -= write_steps;
        reads -= read_steps;
        let (write_us, read_us) =
            (time_us(writes, reads, at_fork), time_us(writes + write_steps, reads, at_fork));
        Operation {
            t: event.t,
            page: event.page,
            writes: event.write,
            write: transfer(&event.batch, write_steps, write_us, spent_us(write_steps, 0)),
            read: transfer(&read, read_steps, read_us, spent_us(0, read_steps)),
        }
    };
    let since_fork = recent.rev().take_while(|event| event.t >= at_fork.counts.requests);
    let mut operations: Vec<Operation> = since_fork.map(operation).collect();
    operations.reverse();
    let window = RECENT_EVENTS as u64;
    let room = at_fork.room_until(counts, config);
    Device {
        start_us: time_us(writes, reads, at_fork),
        end_us: time_us(counts.write_steps, counts.read_steps, at_fork),
        scale_us: spent_us(window / 2, window),
        operations,
        write: Utilisation::new(k_w, counts.pages_written, counts.write_steps, room.0),
        read: Utilisation::new(k_r, counts.pages_read, counts.read_steps, room.1),
    }
}
