//! The device: read slots and write slots, each kind with one queue, first in, first out.
//!
//! All I/Os of a kind take the same time and start in the order of their numbers, so they end in that order too: those in
//! slots are a list like the queue, and no heap finds the next that is complete.

use std::collections::VecDeque;

use serde::Serialize;

/// What an I/O does.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
#[allow(missing_docs)]
pub enum IoKind {
    Read,
    Write,
}

/// Who submitted an I/O.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Owner {
    /// A client, from 0.
    Client(u16),
    /// The background writer.
    Bgwriter,
    /// The checkpointer.
    Checkpointer,
}

/// One page to or from the device.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Io {
    /// From 0, in the order of submission.
    pub number: u64,
    /// Read or write.
    pub kind: IoKind,
    /// The page.
    pub page: u32,
    /// The frame that it is read into, or that it was in when it was submitted to be written.
    pub frame: u32,
    /// Who waits for it.
    pub owner: Owner,
    /// When it was submitted, in ns.
    pub submitted_ns: u64,
    /// When it took its slot, in ns; meaningless in the queue.
    pub started_ns: u64,
    /// Its slot, from 0; meaningless in the queue.
    pub slot: u32,
}

/// The slots of one kind with their queue.
#[derive(Debug, Clone)]
pub struct Channels {
    /// How long each I/O holds its slot, in ns.
    pub takes_ns: u64,
    /// I/Os in slots, the next that is complete first.
    pub running: VecDeque<Io>,
    /// I/Os in the queue, its head first.
    pub queue: VecDeque<Io>,
    /// A bit a slot: whether it is free.
    free: Vec<u64>,
    completed: u64,
    queued_ns: u64,
    /// The longest that the queue was, once slots were filled.
    pub queue_max: u64,
}

impl Channels {
    pub(super) fn new(slots: u32, takes_ns: u64) -> Self {
        let word = |at: u32| u64::MAX >> (64 - (slots - at * 64).min(64));
        let free = (0..slots.div_ceil(64)).map(word).collect();
        let (running, queue) = (VecDeque::new(), VecDeque::new());
        Self { takes_ns, running, queue, free, completed: 0, queued_ns: 0, queue_max: 0 }
    }

    /// Takes an I/O in; whether it has a slot at once.
    pub(super) fn submit(&mut self, mut io: Io) -> Option<Io> {
        if self.free.iter().all(|&word| word == 0) {
            self.queue.push_back(io);
            self.queue_max = self.queue_max.max(self.queue.len() as u64);
            return None;
        }
        self.start(&mut io);
        Some(io)
    }

    /// Puts an I/O into the lowest free slot, at the time that it was submitted or is told to start.
    fn start(&mut self, io: &mut Io) {
        if let Some((at, word)) = self.free.iter_mut().enumerate().find(|(_, word)| **word != 0) {
            io.slot = at as u32 * 64 + word.trailing_zeros();
            *word &= *word - 1;
        }
        self.queued_ns += io.started_ns - io.submitted_ns;
        self.running.push_back(*io);
    }

    /// When the next I/O is complete, and its number.
    #[inline(always)]
    pub(super) fn next_end(&self) -> Option<(u64, u64)> {
        self.running.front().map(|io| (io.started_ns + self.takes_ns, io.number))
    }

    /// The next I/O is complete. Gives it, and the one that takes its slot.
    pub(super) fn complete(&mut self) -> Option<(Io, Option<Io>)> {
        let io = self.running.pop_front()?;
        self.completed += 1;
        self.free[io.slot as usize >> 6] |= 1 << (io.slot & 63);
        let next = self.queue.pop_front().map(|mut next| {
            next.started_ns = io.started_ns + self.takes_ns;
            self.start(&mut next);
            next
        });
        Some((io, next))
    }

    /// Slot time until now, in ns.
    pub fn busy_ns(&self, now_ns: u64) -> u64 {
        let running: u64 = self.running.iter().map(|io| now_ns - io.started_ns).sum();
        self.completed * self.takes_ns + running
    }

    /// Time in the queue until now, of all I/Os together, in ns.
    pub fn queued_ns(&self, now_ns: u64) -> u64 {
        self.queued_ns + self.queue.iter().map(|io| now_ns - io.submitted_ns).sum::<u64>()
    }
}
