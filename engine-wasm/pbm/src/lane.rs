//! One lane: streams, device and pool under one policy, from event to event.

mod any;
mod ghost;

use std::rc::Rc;

pub use any::AnyLane;
use bufferpool_core::error::ConfigError;
use bufferpool_core::observer::Observer;
use ghost::Ghost;

use crate::config::LaneConfig;
use crate::estimate::{Access, Knowledge};
use crate::event::{Drawn, Event, Evicted, told};
use crate::frames::{Frames, NONE};
use crate::orders::{POLICY_GENERATOR, seed_of};
use crate::policy::{Choice, Context, Policy};
use crate::query::{Cursor, Purpose, Request, Scan};
use crate::sim_time::{Clock, Read, SimEvent};
use crate::stream::{Doing, Stream};
use crate::world::World;

/// A lane but for its policy.
#[derive(Debug, Clone)]
#[allow(missing_docs)]
pub struct State {
    /// The world that it shares with others.
    pub world: Rc<World>,
    pub config: Rc<LaneConfig>,
    pub clock: Clock,
    pub streams: Vec<Stream>,
    pub frames: Frames,
    /// What is known of the future.
    pub knowledge: Knowledge,
    /// Streams that wait for a block in flight which another one asked for, in the order in which they came.
    waiting: Vec<(u32, u32)>,
    pub streams_ended: u32,
}

/// A lane that runs `P`.
#[derive(Debug)]
pub struct Lane<P> {
    state: State,
    policy: P,
    choice: Choice,
    /// Blocks in the order of their requests, where they are kept.
    string: Option<Vec<u32>>,
    /// In a session: what LRU would have done.
    ghost: Option<Box<Ghost>>,
}

impl<P: Policy> Lane<P> {
    /// A lane with an empty pool, at time 0. Fails for want of memory.
    pub fn new(world: &Rc<World>, config: &LaneConfig) -> Result<Self, ConfigError> {
        let shared = &world.config;
        let stream = |stream: u32| Stream::new(seed_of(shared.seed, stream.into()));
        let mut clock = Clock::new(shared.k_r, shared.base_ns());
        for stream in 0..world.rules.streams_count() {
            clock.wake(stream, 0);
        }
        Ok(Self {
            state: State {
                world: Rc::clone(world),
                config: Rc::new(config.clone()),
                clock,
                streams: (0..world.rules.streams_count()).map(stream).collect(),
                frames: Frames::new(shared.frames(), world.block_numbers())?,
                knowledge: Knowledge::new(world, config)?,
                waiting: Vec::new(),
                streams_ended: 0,
            },
            policy: P::new(config, world, seed_of(shared.seed, POLICY_GENERATOR))?,
            choice: Choice::default(),
            string: None,
            ghost: None,
        })
    }

    /// Goes through the next event. Returns whether it led to a request.
    #[inline(always)]
    fn event<O: Observer<Event>>(&mut self, observer: &mut O) -> bool {
        match self.state.clock.take() {
            None => false,
            Some(SimEvent::Read(read)) => {
                self.arrived(read);
                false
            }
            Some(SimEvent::Stream(stream)) => {
                self.finish_block(stream);
                self.go_on(stream, observer)
            }
        }
    }

    /// A read has ended: the reader begins to work, then the waiting streams, in the order in which they came.
    #[inline(always)]
    fn arrived(&mut self, read: Read) {
        let State { clock, streams, frames, waiting, .. } = &mut self.state;
        frames.frame_mut(read.frame).in_flight = false;
        let mut work = |stream: u32| {
            let own = &mut streams[stream as usize];
            own.doing = Doing::Working;
            clock.wake(stream, own.request.map_or(0, |request| request.cpu_ns));
        };
        work(read.stream);
        if !waiting.is_empty() {
            waiting.retain(|&(stream, frame)| {
                let waits = frame != read.frame;
                if !waits {
                    work(stream);
                }
                waits
            });
        }
    }

    /// If a stream worked on a block, that is over: the block is unpinned, then its scan's counters and group follow.
    #[inline(always)]
    fn finish_block(&mut self, stream: u32) {
        let State { clock, streams, frames, knowledge, .. } = &mut self.state;
        let own = &streams[stream as usize];
        let Some(request) = own.request.filter(|_| own.doing == Doing::Working) else { return };
        frames.frame_mut(own.frame).pins -= 1;
        if request.purpose == Purpose::Scan
            && let Some(group) = knowledge.scans.finish(stream, request.block, clock.now_ns())
        {
            self.changed(group);
        }
    }

    /// A stream's next request, or the next query's first, unless there is a pause before it or no query is left.
    #[inline(always)]
    fn go_on<O: Observer<Event>>(&mut self, stream: u32, observer: &mut O) -> bool {
        let mut begins = self.state.streams[stream as usize].doing == Doing::Pausing;
        loop {
            let own = &mut self.state.streams[stream as usize];
            let mut begun: Option<Scan> = None;
            if let Some(cursor) = &mut own.cursor {
                let next = cursor.next(&self.state.world, &mut own.random, |scan| begun = Some(scan.clone()));
                if let Some(request) = next {
                    if let Some(scan) = begun {
                        self.register(stream, &scan);
                    }
                    self.request(stream, request, begins, observer);
                    return true;
                }
                own.cursor = None;
                own.request = None;
                own.ended += 1;
                self.state.knowledge.ended(stream);
            }
            let State { world, clock, streams, streams_ended, .. } = &mut self.state;
            let own = &mut streams[stream as usize];
            let Some(query) = world.rules.query(world, stream, own.begun, &mut own.random) else {
                own.doing = Doing::Ended;
                own.ended_ns = Some(clock.now_ns());
                *streams_ended += 1;
                return false;
            };
            own.begun += 1;
            begins = true;
            let pause_ns = query.pause_ns;
            own.cursor = Some(Cursor::new(Rc::new(query)));
            if pause_ns > 0 {
                own.doing = Doing::Pausing;
                clock.wake(stream, pause_ns);
                return false;
            }
        }
    }

    fn register(&mut self, stream: u32, scan: &Scan) {
        let now_ns = self.state.clock.now_ns();
        let base_ns = self.state.world.config.base_ns();
        self.state.knowledge.scans.register(stream, scan, base_ns, now_ns);
        if P::FOLLOWS_SCANS {
            for group in self.state.knowledge.scans.groups_of(scan) {
                self.changed(group);
            }
        }
    }

    /// The scans of a group have changed.
    #[inline]
    fn changed(&mut self, group: u32) {
        if P::FOLLOWS_SCANS {
            let State { world, clock, frames, knowledge, .. } = &self.state;
            let first = group * world.group_blocks;
            let end = (first + world.group_blocks).min(world.block_numbers());
            self.policy.scans_changed(first..end, Context { frames, knowledge, now_ns: clock.now_ns() });
        }
    }

    #[inline(always)]
    fn request<O: Observer<Event>>(
        &mut self,
        stream: u32,
        request: Request,
        begins_query: bool,
        observer: &mut O,
    ) {
        let State { clock, streams, frames, knowledge, waiting, .. } = &mut self.state;
        let policy = &mut self.policy;
        let own = &mut streams[stream as usize];
        let now_ns = clock.now_ns();
        let block = request.block;
        if let Some(string) = &mut self.string {
            string.push(block);
        }
        if O::RECORDS {
            let event = observer.event();
            event.begin(frames.counts.requests, now_ns, stream, own.begun - 1, request);
            event.begins_query = begins_query;
            if let Some(ghost) = &mut self.ghost {
                ghost.requested(block, event);
            }
        }
        let access =
            Access { stream, query: (own.begun - 1) * 64 + stream, purpose: request.purpose, now_ns };
        own.request = Some(request);
        own.requests += 1;
        let mut frame = frames.frame_of(block);
        let (hit, mut waits, mut free) = (frame != NONE, false, false);
        if hit {
            own.hits += 1;
            waits = frames.hit(frame);
            knowledge.hit(frame, access);
            policy.hit(frame, Context { frames, knowledge, now_ns });
        } else {
            let taken = frames.take_free();
            free = taken.is_some();
            frame = taken.unwrap_or_else(|| {
                let (choice, ghost) = (&mut self.choice, self.ghost.as_deref_mut());
                Self::make_room(choice, ghost, now_ns, frames, knowledge, policy, observer)
            });
            frames.load(block, frame);
            knowledge.loaded(frame, access);
            policy.loaded(frame, Context { frames, knowledge, now_ns });
            clock.read(frame, stream);
        }
        own.frame = frame;
        own.doing = if hit && !waits { Doing::Working } else { Doing::Waiting };
        if waits {
            waiting.push((stream, frame));
        } else if hit {
            clock.wake(stream, request.cpu_ns);
        }
        if O::RECORDS {
            let event = observer.event();
            (event.hit, event.waits, event.free, event.frame) = (hit, waits, free, frame);
            let read = clock.reads().find(|read| read.frame == frame);
            event.ready_ns = read.map_or(now_ns, |read| read.end_ns);
            if let Some(ghost) = &mut self.ghost {
                ghost.used(frame, hit);
            }
            observer.done();
        }
    }

    /// Evicts what the policy chooses. Returns the frame of the victim.
    #[inline(always)]
    fn make_room<O: Observer<Event>>(
        choice: &mut Choice,
        ghost: Option<&mut Ghost>,
        now_ns: u64,
        frames: &mut Frames,
        knowledge: &Knowledge,
        policy: &mut P,
        observer: &mut O,
    ) -> u32 {
        choice.clear();
        policy.choose(Context { frames, knowledge, now_ns }, choice);
        if O::RECORDS {
            let context = Context { frames, knowledge, now_ns };
            let event = observer.event();
            event.looked_at = choice.looked_at;
            event.bucket = choice.bucket;
            event.drawn.extend(choice.candidates.iter().map(|candidate| Drawn {
                frame: candidate.frame,
                block: frames.block_in(candidate.frame),
                next_access_ns: told(candidate.next_access_ns),
            }));
            if let Some(ghost) = ghost {
                ghost.chosen(&choice.victims, frames, event);
            }
            event.evicted.extend(choice.victims.iter().map(|&frame| Evicted {
                frame,
                block: frames.block_in(frame),
                next_access_ns: told(context.next_access_ns(frame)),
            }));
        }
        for &victim in &choice.victims {
            policy.evicted(victim);
            frames.evict(victim);
        }
        frames.leave_free(&choice.victims[1..]);
        choice.victims[0]
    }
}
