//! Lanes side by side in one time, in a session.
//!
//! A position is the number of requests that all lanes together have made, in the order of simulated time; of requests at
//! one instant those of the first lane come first. So at every position all lanes show the same moment, and a better
//! policy is seen to be further ahead. At the last position everything that was under way has ended.

use std::rc::Rc;

use bufferpool_core::NONE;
use bufferpool_core::counter::{CounterSpec, Counters, Number, PastPool};
use bufferpool_core::error::ConfigError;
use bufferpool_core::phrase::Phrase;
use bufferpool_core::workload::making::{self, Pace};
use bufferpool_lab::lab::Made;
use bufferpool_lab::lanes::Keyframe;
use bufferpool_lab::session::{EffectHash, Holds, PageChange, Run, Session};
use bufferpool_lab::timeline::Replay;
use serde_json::{Value, json};

use crate::config::LaneConfig;
use crate::counters::{COUNTERS, SPECS};
use crate::event::Event;
use crate::lab::SPEC;
use crate::lane::AnyLane;
use crate::stream::stream_states;
use crate::view::LaneView;
use crate::why::explain;
use crate::world::World;

/// Lanes at one common time.
pub struct Lanes {
    lanes: Vec<Box<dyn AnyLane>>,
    position: u64,
    requests: u64,
}

impl Lanes {
    /// One lane for each config, all at time 0. `requests` are those of the world. Fails for want of memory.
    pub fn new(world: &Rc<World>, configs: &[LaneConfig], requests: u64) -> Result<Self, ConfigError> {
        let lanes = configs.iter().map(|config| (config.entry()?.open)(world, config));
        let lanes = lanes.collect::<Result<Vec<_>, ConfigError>>()?;
        Ok(Self { requests: requests * lanes.len() as u64, lanes, position: 0 })
    }

    /// The lanes.
    pub fn all(&self) -> &[Box<dyn AnyLane>] {
        &self.lanes
    }

    /// The time that they show: that of the last event of any lane.
    pub fn now_ns(&self) -> u64 {
        self.lanes.iter().map(|lane| lane.clock.now_ns()).max().unwrap_or_default()
    }

    /// A search from the shown moment on; none if there is no such lane. The lane itself stays where it is.
    pub fn ahead(&self, lane: usize, blocks: &[u32]) -> Option<Lookahead> {
        let lane = self.all().get(lane)?;
        Some(Lookahead {
            lane: lane.again(),
            blocks: blocks.to_vec(),
            found_ns: vec![None; blocks.len()],
            from_ns: lane.clock.now_ns(),
        })
    }

    /// The lane whose event is next.
    fn next_lane(&self) -> Option<usize> {
        let times = self.lanes.iter().enumerate().filter_map(|(index, lane)| Some((lane.next_ns()?, index)));
        times.min().map(|(_, index)| index)
    }

    fn go_to(&mut self, position: u64, mut happen: impl FnMut(&mut dyn AnyLane, usize, u64) -> bool) {
        while self.position < position || position == self.requests {
            let Some(index) = self.next_lane() else { break };
            self.position += u64::from(happen(self.lanes[index].as_mut(), index, self.position + 1));
        }
        self.position = position;
    }
}

/// Block requests of a lane in a session, at most: they are counted beforehand, and more are no use.
const MOST_REQUESTS: u64 = 1_000_000_000;

/// A world, and the block requests of all its streams.
#[derive(Debug, Clone)]
#[allow(missing_docs)]
pub struct CountedWorld {
    pub world: Rc<World>,
    pub requests: u64,
}

impl CountedWorld {
    /// Counts a world's requests. Fails when a lane would have too many requests for a session.
    pub async fn count(world: Rc<World>, pace: &Pace) -> making::Made<Self> {
        let counted = world.count_up_to(MOST_REQUESTS, pace).await;
        let requests = counted.ok_or_else(|| {
            let legal = format!("fewer or shorter queries: at most {MOST_REQUESTS} block requests in all");
            ConfigError::new("workload", format!("more than {MOST_REQUESTS} block requests"), legal)
        })?;
        Ok(Self { world, requests })
    }

    /// A session over lanes in the world. Fails for want of memory.
    pub fn session(&self, configs: &[LaneConfig]) -> Result<Session<Lanes>, ConfigError> {
        let (counted, configs) = (self.clone(), configs.to_vec());
        let lanes = move || {
            let mut lanes = Lanes::new(&counted.world, &configs, counted.requests)?;
            lanes.lanes.iter_mut().for_each(|lane| lane.hold_against_lru());
            Ok(lanes)
        };
        Session::over(lanes, ())
    }
}

impl Made for CountedWorld {
    fn requests(&self) -> u64 {
        self.requests
    }

    fn pages(&self) -> u32 {
        self.world.block_numbers()
    }
}

impl Replay for Lanes {
    type Keyframe = Vec<Keyframe>;

    fn position(&self) -> u64 {
        self.position
    }

    fn advance_to(&mut self, position: u64) {
        self.go_to(position, |lane, _, _| lane.happen_silently());
    }

    fn keyframe(&self) -> (Self::Keyframe, usize) {
        let (keyframes, bytes): (_, Vec<usize>) = self.lanes.iter().map(|lane| lane.keyframe()).unzip();
        (keyframes, bytes.iter().sum())
    }

    fn restore(&mut self, position: u64, keyframe: &Self::Keyframe) {
        for (lane, keyframe) in self.lanes.iter_mut().zip(keyframe) {
            lane.restore(keyframe);
        }
        self.position = position;
    }
}

impl Run for Lanes {
    type Event = Event;
    type KeyframeIndex = ();
    type SideState = ();

    const COUNTERS: &'static [CounterSpec] = &SPECS;
    const CONDITIONS: &'static [(&'static str, char)] = SPEC.conditions;
    const CLOCK: &'static str = SPEC.clock;

    fn count(&self) -> usize {
        self.lanes.len()
    }

    fn requests(&self) -> u64 {
        self.requests
    }

    fn positions_of(&self, events: u64) -> u64 {
        events * self.lanes.len() as u64
    }

    fn largest_pool_frames(&self) -> u64 {
        let lane = self.lanes.first();
        lane.map_or(0, |lane| u64::from(lane.frames.count()) + u64::from(lane.world.block_numbers()) / 4)
    }

    fn observe_to(&mut self, position: u64, tell: &mut dyn FnMut(usize, &Event)) {
        self.go_to(position, |lane, index, after| lane.happen(after, &mut |event| tell(index, event)));
    }

    fn effect(event: &Event) -> EffectHash {
        let dropped: Vec<u32> = event.evicted.iter().map(|evicted| evicted.block).collect();
        let loaded = (!event.hit).then_some(event.block);
        EffectHash::new(&dropped, loaded.into_iter(), std::iter::empty())
    }

    fn number_of(event: &Event) -> u64 {
        event.t
    }

    fn position_after(event: &Event) -> u64 {
        event.position
    }

    fn page_of(event: &Event) -> Option<u32> {
        Some(event.block)
    }

    fn change(event: &Event, page: u32) -> PageChange {
        let asked = event.block == page;
        PageChange {
            asked: asked.then_some((event.hit, false)),
            entered: asked && !event.hit,
            left: event.evicted.iter().any(|evicted| evicted.block == page),
            ..PageChange::default()
        }
    }

    fn why(&self, lane: usize, event: &Event) -> Vec<Phrase> {
        self.lanes.get(lane).map_or_else(Vec::new, |lane| explain(lane.as_ref(), event))
    }

    fn holds(&self, lane: usize, page: u32) -> Option<bool> {
        let lane = self.lanes.get(lane)?;
        let known = page < lane.world.block_numbers();
        (known && lane.frames.frame_of(page) != NONE).then_some(false)
    }

    fn happens(&self, condition: &'static str) -> Holds<Event> {
        match condition {
            "miss" => Box::new(|_, event| !event.hit),
            "eviction" => Box::new(|_, event| !event.evicted.is_empty()),
            "requested_eviction" => {
                Box::new(|_, event| event.evicted.iter().any(|evicted| evicted.next_access_ns.is_some()))
            }
            "wait" => Box::new(|_, event| event.waits),
            "choices_differ" => Box::new(|_, event| event.spared.is_some()),
            "choice_pays" => Box::new(|_, event| event.paid > 0),
            "choice_backfires" => Box::new(|_, event| event.backfired > 0),
            _ => Box::new(|_, event| event.begins_query),
        }
    }

    fn counters(&self, lane: usize) -> Counters {
        self.lanes[lane].counters()
    }

    fn counter(&self, lane: usize, place: usize) -> Number {
        (COUNTERS[place].of)(&self.lanes[lane], &PastPool::default())
    }

    fn state(&self, lane: usize) -> Value {
        let lane = self.lanes[lane].as_ref();
        let mut view = LaneView::default();
        view.refresh(lane, true, true);
        let finite =
            |times: &[f32]| times.iter().map(|time| time.is_finite().then_some(*time)).collect::<Vec<_>>();
        json!({
            "config": lane.config.to_json(),
            "counters": lane.counters(),
            "identities": lane.identities(),
            "time_ns": lane.clock.now_ns(),
            "blocks": view.blocks,
            "flags": view.flags,
            "times_us": finite(&view.times_us),
            "badges": view.badges,
            "table_flags": view.table_flags,
            "table_times_us": finite(&view.table_times_us),
            "order": view.order,
            "lengths": view.lengths,
            "hand": lane.hand(),
            "streams": stream_states(lane),
            "tally": lane.tally(),
        })
    }

    fn bytes(&self) -> usize {
        self.lanes.iter().map(|lane| lane.bytes()).sum()
    }
}

/// A search for the next requests for some blocks.
pub struct Lookahead {
    lane: Box<dyn AnyLane>,
    blocks: Vec<u32>,
    /// Nanoseconds from the shown moment on to the next request for each block, as far as they are found.
    pub found_ns: Vec<Option<u64>>,
    from_ns: u64,
}

impl Lookahead {
    /// Looks through at most so many further requests; returns whether there is nothing left to find.
    pub fn advance(&mut self, limit: u64) -> bool {
        let mut requests = 0;
        while requests < limit && !self.done() {
            let (blocks, found_ns, from_ns) = (&self.blocks, &mut self.found_ns, self.from_ns);
            requests += u64::from(self.lane.happen(0, &mut |event| {
                for (block, found) in blocks.iter().zip(&mut *found_ns) {
                    if *block == event.block {
                        found.get_or_insert(event.time_ns - from_ns);
                    }
                }
            }));
        }
        self.done()
    }

    fn done(&self) -> bool {
        self.ended() || self.found_ns.iter().all(Option::is_some)
    }

    /// Whether the lane's run is over: what was not found is never asked for again.
    pub fn ended(&self) -> bool {
        self.lane.next_ns().is_none()
    }
}
