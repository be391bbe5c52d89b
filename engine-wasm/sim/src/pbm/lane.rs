//! One lane: streams, device and pool under one policy, from event to event.

use std::any::Any;
use std::rc::Rc;

use super::clock::{Clock, Happening, Read};
use super::config::LaneConfig;
use super::counters::{Counters, Counts, Identity, gib};
use super::estimate::{Access, Knowledge};
use super::event::{Drawn, Event, Evicted, told};
use super::frames::{Frames, NONE};
use super::policy::{Bucket, BucketView, Choice, Context, Policy};
use super::query::{Cursor, Purpose, Request, Scan};
use super::workload::{POLICY_GENERATOR, seed_of};
use super::world::World;
use crate::error::ConfigError;
use crate::event::{Observer, Recorder, Silent};
use crate::workload::draw::Random;

/// What a stream does.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Doing {
    /// It has not begun, or waits before a query.
    Pausing,
    /// It waits for a read.
    Waiting,
    /// It works on a block.
    Working,
    /// It has ended.
    Ended,
}

/// A stream: queries one after the other.
#[derive(Debug, Clone)]
pub struct Stream {
    random: Random,
    cursor: Option<Cursor>,
    /// Queries begun so far.
    begun: u32,
    ended: u32,
    doing: Doing,
    request: Option<Request>,
    frame: u32,
    requests: u64,
    hits: u64,
    ended_ns: Option<u64>,
}

impl Stream {
    /// What it does.
    #[must_use]
    pub fn doing(&self) -> Doing {
        self.doing
    }

    /// The request that it waits for or works on.
    #[must_use]
    pub fn request(&self) -> Option<Request> {
        self.request.filter(|_| self.doing != Doing::Ended)
    }

    /// Where its query stands.
    #[must_use]
    pub fn cursor(&self) -> Option<&Cursor> {
        self.cursor.as_ref()
    }

    /// Number of its query, from 0.
    #[must_use]
    pub fn query(&self) -> u32 {
        self.begun.saturating_sub(1)
    }

    /// Its block requests and hits so far.
    #[must_use]
    pub fn counts(&self) -> (u64, u64) {
        (self.requests, self.hits)
    }

    /// When it ended.
    #[must_use]
    pub fn ended_ns(&self) -> Option<u64> {
        self.ended_ns
    }
}

/// All that changes.
#[derive(Debug, Clone)]
struct State<P> {
    clock: Clock,
    streams: Vec<Stream>,
    frames: Frames,
    knowledge: Knowledge,
    policy: P,
    /// Streams that wait for a block in flight which another one asked for, in the order in which they came.
    waiting: Vec<(u32, u32)>,
    streams_ended: u32,
}

/// A lane that runs `P`.
#[derive(Debug)]
pub struct Lane<P> {
    world: Rc<World>,
    config: LaneConfig,
    state: State<P>,
    choice: Choice,
    /// Blocks in the order of their requests, where they are kept.
    string: Option<Vec<u32>>,
}

/// The state of a lane at one position.
pub struct Keyframe {
    state: Box<dyn Any>,
    /// Bytes held.
    pub bytes: usize,
}

/// A lane whatever policy it runs.
pub trait AnyLane {
    /// The world that it shares with others.
    fn world(&self) -> &Rc<World>;
    /// Its own settings.
    fn config(&self) -> &LaneConfig;
    /// When its next event happens; none when all streams have ended.
    fn next_ns(&self) -> Option<u64>;
    /// Goes on to the next request, or to the end. Returns whether there was one.
    fn step(&mut self) -> bool;
    /// Goes through its next event, telling a request that it leads to, after which the run is at `position`. Returns
    /// whether it led to one.
    fn happen(&mut self, position: u64, tell: &mut dyn FnMut(&Event)) -> bool;
    /// As [`AnyLane::happen`], telling nobody.
    fn happen_silently(&mut self) -> bool;
    /// Runs to the end.
    fn finish(&mut self);
    /// Keeps the string of requests from here on.
    fn keep_string(&mut self);
    /// The string of requests, if it was kept.
    fn string(&self) -> Option<&[u32]>;
    /// The clock.
    fn clock(&self) -> &Clock;
    /// The pool.
    fn frames(&self) -> &Frames;
    /// What is known of the future.
    fn knowledge(&self) -> &Knowledge;
    /// The streams.
    fn streams(&self) -> &[Stream];
    /// Streams that have ended.
    fn streams_ended(&self) -> u32;
    /// The policy's number for a frame.
    fn badge(&self, frame: u32) -> Option<u8>;
    /// Frame under the hand.
    fn hand(&self) -> Option<u32>;
    /// The policy's buckets, now.
    fn buckets(&self) -> Vec<BucketView>;
    /// The bucket in which a block with this estimate belongs.
    fn bucket_of(&self, next_access_ns: f64) -> Option<Bucket>;
    /// The same lane at the same position.
    fn again(&self) -> Box<dyn AnyLane>;
    /// The state.
    fn keyframe(&self) -> Keyframe;
    /// Goes back to a keyframe of this lane.
    fn restore(&mut self, keyframe: &Keyframe);
    /// Bytes held.
    fn bytes(&self) -> usize;
}

/// What is the same for every lane, and compiled once.
impl dyn AnyLane + '_ {
    /// Requests so far.
    #[must_use]
    pub fn requests(&self) -> u64 {
        self.frames().counts().requests
    }

    /// All counters.
    #[must_use]
    pub fn counters(&self) -> Counters {
        let counts: &Counts = self.frames().counts();
        let config = &self.world().config;
        let (now_ns, scale) = (self.clock().now_ns(), f64::from(config.scale));
        let channels_ns = now_ns as f64 * f64::from(config.k_r);
        let percent = |part: f64, whole: f64| if whole > 0.0 { 100.0 * part / whole } else { 0.0 };
        Counters {
            requests: counts.requests,
            hits: counts.hits,
            misses: counts.misses(),
            waits: counts.waits,
            evictions: counts.evictions,
            hit_percent: percent(counts.hits as f64, counts.requests as f64),
            io_gib: gib(counts.misses()) * scale,
            seconds: now_ns as f64 * scale / 1e9,
            time_us: now_ns as f64 / 1e3,
            device_percent: percent(self.clock().busy_ns() as f64, channels_ns),
            queries_ended: self.streams().iter().map(|stream| u64::from(stream.ended)).sum(),
            streams_ended: self.streams_ended().into(),
        }
    }

    /// The identities of the counters and whether they hold now.
    #[must_use]
    pub fn identities(&self) -> Vec<Identity> {
        let frames = self.frames();
        frames.counts().identities(frames.resident(), self.clock().reads().len() as u64)
    }

    /// The estimate for a block, resident or not; infinite if nobody asked.
    #[must_use]
    pub fn next_access_ns(&self, block: u32) -> f64 {
        let frame = self.frames().frame_of(block);
        let knowledge = self.knowledge();
        if frame == NONE {
            knowledge.next_access_outside_ns(block)
        } else {
            knowledge.next_access_ns(block, frame, self.clock().now_ns())
        }
    }
}

impl<P: Policy> Lane<P> {
    /// A lane with an empty pool, at time 0.
    ///
    /// # Errors
    /// When its columns do not fit in memory.
    pub fn new(world: &Rc<World>, config: &LaneConfig) -> Result<Self, ConfigError> {
        let shared = &world.config;
        let stream = |stream: u32| Stream {
            random: Random::new(seed_of(shared.seed, stream.into())),
            cursor: None,
            begun: 0,
            ended: 0,
            doing: Doing::Pausing,
            request: None,
            frame: NONE,
            requests: 0,
            hits: 0,
            ended_ns: None,
        };
        let mut clock = Clock::new(shared.k_r, shared.base_ns());
        for stream in 0..shared.rules.streams_count() {
            clock.wake(stream, 0);
        }
        Ok(Self {
            state: State {
                clock,
                streams: (0..shared.rules.streams_count()).map(stream).collect(),
                frames: Frames::new(shared.frames(), world.block_numbers())?,
                knowledge: Knowledge::new(world, config.estimators())?,
                policy: P::new(config, world, seed_of(shared.seed, POLICY_GENERATOR))?,
                waiting: Vec::new(),
                streams_ended: 0,
            },
            world: Rc::clone(world),
            config: config.clone(),
            choice: Choice::default(),
            string: None,
        })
    }

    /// Goes through the next event. Returns whether it led to a request.
    #[inline(always)]
    fn event<O: Observer<Event>>(&mut self, observer: &mut O) -> bool {
        match self.state.clock.take() {
            None => false,
            Some(Happening::Read(read)) => {
                self.arrived(read);
                false
            }
            Some(Happening::Stream(stream)) => {
                self.finish_block(stream);
                self.go_on(stream, observer)
            }
        }
    }

    /// A read has ended: the reader begins to work, then those who waited, in the order in which they came.
    #[inline(always)]
    fn arrived(&mut self, read: Read) {
        let State { clock, streams, frames, waiting, .. } = &mut self.state;
        frames.arrived(read.frame);
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
        frames.unpin(own.frame);
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
                let next = cursor.next(&self.world, &mut own.random, |scan| begun = Some(scan.clone()));
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
            let own = &mut self.state.streams[stream as usize];
            let rules = &self.world.config.rules;
            let Some(query) = rules.query(&self.world, stream, own.begun, &mut own.random) else {
                own.doing = Doing::Ended;
                own.ended_ns = Some(self.state.clock.now_ns());
                self.state.streams_ended += 1;
                return false;
            };
            own.begun += 1;
            begins = true;
            let pause_ns = query.pause_ns;
            own.cursor = Some(Cursor::new(Rc::new(query)));
            if pause_ns > 0 {
                own.doing = Doing::Pausing;
                self.state.clock.wake(stream, pause_ns);
                return false;
            }
        }
    }

    fn register(&mut self, stream: u32, scan: &Scan) {
        let now_ns = self.state.clock.now_ns();
        let base_ns = self.world.config.base_ns();
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
            let State { clock, frames, knowledge, policy, .. } = &mut self.state;
            let first = group * self.world.group_blocks;
            let end = (first + self.world.group_blocks).min(self.world.block_numbers());
            policy.scans_changed(first..end, Context { frames, knowledge, now_ns: clock.now_ns() });
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
        let State { clock, streams, frames, knowledge, policy, waiting, .. } = &mut self.state;
        let own = &mut streams[stream as usize];
        let now_ns = clock.now_ns();
        let block = request.block;
        if let Some(string) = &mut self.string {
            string.push(block);
        }
        if O::RECORDS {
            let event = observer.event();
            event.begin(frames.counts().requests, now_ns, stream, own.begun - 1, request);
            event.begins_query = begins_query;
        }
        let access =
            Access { stream, query: (own.begun - 1) * 64 + stream, purpose: request.purpose, now_ns };
        own.request = Some(request);
        own.requests += 1;
        let mut frame = frames.frame_of(block);
        if frame == NONE {
            let free = frames.take_free();
            frame = match free {
                Some(frame) => frame,
                None => Self::make_room(&mut self.choice, clock, frames, knowledge, policy, observer),
            };
            frames.load(block, frame);
            knowledge.loaded(frame, access);
            policy.loaded(frame, Context { frames, knowledge, now_ns });
            let ready_ns = clock.read(frame, stream);
            own.doing = Doing::Waiting;
            if O::RECORDS {
                let event = observer.event();
                event.free = free.is_some();
                event.ready_ns = ready_ns;
            }
        } else {
            own.hits += 1;
            let waits = frames.hit(frame);
            knowledge.hit(frame, access);
            policy.hit(frame, Context { frames, knowledge, now_ns });
            if waits {
                own.doing = Doing::Waiting;
                waiting.push((stream, frame));
            } else {
                own.doing = Doing::Working;
                clock.wake(stream, request.cpu_ns);
            }
            if O::RECORDS {
                let event = observer.event();
                event.hit = true;
                event.waits = waits;
                let read = clock.reads().find(|read| read.frame == frame);
                event.ready_ns = read.map_or(now_ns, |read| read.end_ns);
            }
        }
        own.frame = frame;
        if O::RECORDS {
            observer.event().frame = frame;
            observer.done();
        }
    }

    /// Evicts what the policy chooses. Returns the frame of the victim.
    #[inline(always)]
    fn make_room<O: Observer<Event>>(
        choice: &mut Choice,
        clock: &Clock,
        frames: &mut Frames,
        knowledge: &Knowledge,
        policy: &mut P,
        observer: &mut O,
    ) -> u32 {
        let now_ns = clock.now_ns();
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

impl<P: Policy> AnyLane for Lane<P> {
    fn world(&self) -> &Rc<World> {
        &self.world
    }

    fn config(&self) -> &LaneConfig {
        &self.config
    }

    fn next_ns(&self) -> Option<u64> {
        self.state.clock.next_ns()
    }

    fn step(&mut self) -> bool {
        while self.state.clock.next_ns().is_some() {
            if self.event(&mut Silent::<Event>::default()) {
                return true;
            }
        }
        false
    }

    fn happen(&mut self, position: u64, tell: &mut dyn FnMut(&Event)) -> bool {
        let mut told = |event: &Event| {
            tell(event);
            false
        };
        let mut recorder = Recorder::new(&mut told);
        recorder.event().position = position;
        self.event(&mut recorder)
    }

    fn happen_silently(&mut self) -> bool {
        self.event(&mut Silent::<Event>::default())
    }

    fn finish(&mut self) {
        let mut silent = Silent::<Event>::default();
        while self.state.clock.next_ns().is_some() {
            self.event(&mut silent);
        }
    }

    fn keep_string(&mut self) {
        self.string.get_or_insert_default();
    }

    fn string(&self) -> Option<&[u32]> {
        self.string.as_deref()
    }

    fn clock(&self) -> &Clock {
        &self.state.clock
    }

    fn frames(&self) -> &Frames {
        &self.state.frames
    }

    fn knowledge(&self) -> &Knowledge {
        &self.state.knowledge
    }

    fn streams(&self) -> &[Stream] {
        &self.state.streams
    }

    fn streams_ended(&self) -> u32 {
        self.state.streams_ended
    }

    fn badge(&self, frame: u32) -> Option<u8> {
        self.state.policy.badge(frame)
    }

    fn hand(&self) -> Option<u32> {
        self.state.policy.hand()
    }

    fn buckets(&self) -> Vec<BucketView> {
        self.state.policy.buckets(self.state.clock.now_ns())
    }

    fn bucket_of(&self, next_access_ns: f64) -> Option<Bucket> {
        self.state.policy.bucket_of(next_access_ns)
    }

    fn again(&self) -> Box<dyn AnyLane> {
        Box::new(Self {
            world: Rc::clone(&self.world),
            config: self.config.clone(),
            state: self.state.clone(),
            choice: Choice::default(),
            string: None,
        })
    }

    fn keyframe(&self) -> Keyframe {
        Keyframe { state: Box::new(self.state.clone()), bytes: self.bytes() }
    }

    fn restore(&mut self, keyframe: &Keyframe) {
        if let Some(state) = keyframe.state.downcast_ref::<State<P>>() {
            self.state = state.clone();
        }
    }

    fn bytes(&self) -> usize {
        let state = &self.state;
        let streams = size_of::<Stream>() * state.streams.len();
        streams + state.clock.bytes() + state.frames.bytes() + state.knowledge.bytes() + state.policy.bytes()
    }
}
