//! Simulated time: a whole number of nanoseconds, and the events to come in the order (time, creation).
//!
//! A stream has at most one event to come: its begin, or the end of its work on a block. The device serves `k_r` reads at
//! once, first come first served, each in the same time; so the end of a read is known when it is asked for, and its event
//! is created then. Creation decides between events of one instant alone.

use std::cmp::Reverse;
use std::collections::{BinaryHeap, VecDeque};

/// A read under way or waiting for the device.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[allow(missing_docs)]
pub struct Read {
    pub end_ns: u64,
    /// Number of its event.
    created: u64,
    pub frame: u32,
    /// The stream that asked first.
    pub stream: u32,
}

/// Bits of a stream's number in the word of its event.
const STREAM_BITS: u32 = 8;

const fn word_of(time_ns: u64, created: u64, stream: u32) -> u128 {
    (time_ns as u128) << 64 | (created as u128) << STREAM_BITS | stream as u128
}

const fn time_of(word: u128) -> u64 {
    (word >> 64) as u64
}

const fn stream_of(word: u128) -> u32 {
    word as u32 & ((1 << STREAM_BITS) - 1)
}

/// What happens next.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SimEvent {
    /// A stream begins, or its work on a block is over.
    Stream(u32),
    /// A read is over.
    Read(Read),
}

/// Time, and all that is to come.
#[derive(Debug, Clone)]
pub struct Clock {
    now_ns: u64,
    created: u64,
    /// Time, number of the event and stream in one word, so that order is one comparison.
    streams: BinaryHeap<Reverse<u128>>,
    reads: VecDeque<Read>,
    /// Ends of the last `k_r` reads, as a ring.
    channels: Vec<u64>,
    next_channel: usize,
    read_ns: u64,
    /// Time that channels were busy, of all reads asked for.
    busy_ns: u64,
}

impl Clock {
    /// Time 0, with a device of `k_r` channels and `read_ns` a read.
    pub fn new(k_r: u32, read_ns: u64) -> Self {
        Self {
            now_ns: 0,
            created: 0,
            streams: BinaryHeap::new(),
            reads: VecDeque::new(),
            channels: vec![0; k_r.max(1) as usize],
            next_channel: 0,
            read_ns,
            busy_ns: 0,
        }
    }

    /// The present.
    #[inline(always)]
    pub fn now_ns(&self) -> u64 {
        self.now_ns
    }

    /// Sets a stream's event, `after_ns` from now.
    #[inline(always)]
    pub fn wake(&mut self, stream: u32, after_ns: u64) {
        self.streams.push(Reverse(word_of(self.now_ns + after_ns, self.created, stream)));
        self.created += 1;
    }

    /// Asks the device for a block.
    #[inline(always)]
    pub fn read(&mut self, frame: u32, stream: u32) {
        let channel = &mut self.channels[self.next_channel];
        let end_ns = self.now_ns.max(*channel) + self.read_ns;
        *channel = end_ns;
        self.next_channel += 1;
        if self.next_channel == self.channels.len() {
            self.next_channel = 0;
        }
        self.busy_ns += self.read_ns;
        self.reads.push_back(Read { end_ns, created: self.created, frame, stream });
        self.created += 1;
    }

    /// When the next event happens; none if nothing is to come.
    #[inline(always)]
    pub fn next_ns(&self) -> Option<u64> {
        let stream_ns = self.streams.peek().map(|entry| time_of(entry.0));
        let read_ns = self.reads.front().map(|read| read.end_ns);
        match (stream_ns, read_ns) {
            (Some(stream_ns), Some(read_ns)) => Some(stream_ns.min(read_ns)),
            (stream_ns, read_ns) => stream_ns.or(read_ns),
        }
    }

    /// Goes to the next event and takes it.
    #[inline(always)]
    pub fn take(&mut self) -> Option<SimEvent> {
        if let Some(read) = self.reads.front() {
            let word = word_of(read.end_ns, read.created, 0);
            if self.streams.peek().is_none_or(|stream| word < stream.0) {
                let read = *read;
                self.reads.pop_front();
                self.now_ns = read.end_ns;
                return Some(SimEvent::Read(read));
            }
        }
        let Reverse(word) = self.streams.pop()?;
        self.now_ns = time_of(word);
        Some(SimEvent::Stream(stream_of(word)))
    }

    /// Reads under way or waiting, the first to end first.
    pub fn reads(&self) -> impl ExactSizeIterator<Item = &Read> + '_ {
        self.reads.iter()
    }

    /// When the channels have been busy, up to now: in all, over all channels.
    pub fn busy_ns(&self) -> u64 {
        let to_come = |read: &Read| self.read_ns.min(read.end_ns.saturating_sub(self.now_ns));
        self.busy_ns - self.reads.iter().map(to_come).sum::<u64>()
    }

    /// When a stream's event comes.
    pub fn wakes_ns(&self, stream: u32) -> Option<u64> {
        self.streams.iter().find(|entry| stream_of(entry.0) == stream).map(|entry| time_of(entry.0))
    }

    /// Bytes held.
    pub fn bytes(&self) -> usize {
        16 * self.streams.len() + size_of::<Read>() * self.reads.len() + 8 * self.channels.len()
    }
}
