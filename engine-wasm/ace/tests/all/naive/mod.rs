//! A second implementation of docs/rules/ace.md and docs/rules/policies.md, the oracle of the laws: plain lists, linear
//! walks, nothing shared with the engine but the shape of an event. Every step follows a sentence of the pages, so that
//! it can be checked by reading.

mod fork;
pub(crate) mod pins;
pub(crate) mod policy;
pub(crate) mod pool;
pub(crate) mod reader;
pub(crate) mod settings;
pub(crate) mod tally;

use bufferpool_ace::config::start::Start;
use bufferpool_ace::event::Event;
use policy::{Policy, Request};
use pool::{Held, Pool};
use reader::Reader;
use serde_json::{Map, Value, json};
use settings::Settings;

/// One lane.
#[derive(Debug)]
pub(crate) struct Naive {
    pub(crate) pool: Pool,
    pub(crate) policy: Box<dyn Policy>,
    reader: Option<Reader>,
    /// Pages of all requests that will come, for MIN.
    trace: Vec<u32>,
    requests: u64,
}

impl Naive {
    /// Whether the pages describe such a policy.
    pub(crate) fn knows(policy: &str) -> bool {
        policy::find(policy).is_some()
    }

    /// A lane from a config in the golden files' form and the pages of the whole trace; `None` if the pages describe no
    /// such policy.
    pub(crate) fn new(config: &Map<String, Value>, trace: &[u32]) -> Option<Self> {
        let settings = Settings::new(config);
        Some(Self {
            policy: policy::find(&settings.policy)?(&settings, trace),
            reader: settings.reader.map(Reader::new),
            pool: Pool::new(settings),
            trace: trace.to_vec(),
            requests: 0,
        })
    }

    /// The configuration of now.
    pub(crate) fn settings(&self) -> &Settings {
        &self.pool.settings
    }

    /// The i-th page stands in frame i; the text lists pages from MRU to LRU.
    pub(crate) fn set_up(&mut self, start: &Start) {
        for (frame, entry) in start.pages.iter().enumerate() {
            self.pool.frames[frame] = Some(Held { page: entry.page, dirty: entry.dirty, prefetched: false });
        }
        let from_the_end: Vec<u32> = start.pages.iter().rev().map(|entry| entry.page).collect();
        self.hand_over(&from_the_end);
        for entry in &start.pages {
            if let Some(badge) = entry.badge {
                self.policy.set_badge(entry.page, badge, &self.pool);
            }
        }
        self.policy.set_hand(start.hand as usize);
        if let Some(history) = self.reader.as_mut().and_then(|reader| reader.history.as_mut()) {
            for &(page, _, successor, weight) in &start.history {
                history.rows.entry(page).or_default().push((successor, weight));
            }
        }
    }

    /// One request.
    pub(crate) fn request(&mut self, page: u32, write: bool) -> Event {
        self.serve(Event { t: self.requests, page, write, ..Event::default() })
    }

    /// One request of a trace with pins: its client then holds one pin more on the page.
    pub(crate) fn request_of(&mut self, client: u16, page: u32, write: bool) -> Event {
        let held = self.pool.pins.has(page, client);
        let event = Event { t: self.requests, page, write, client: Some(client), held, ..Event::default() };
        let event = self.serve(event);
        self.pool.pins.take(page, client);
        event
    }

    fn serve(&mut self, mut event: Event) -> Event {
        let page = event.page;
        self.policy.before_request(self.requests as i64, &self.pool);
        self.requests += 1;
        if let Some(reader) = &mut self.reader {
            reader.request(page);
        }
        let frame = match self.pool.frame_of(page) {
            Some(frame) => self.hit(frame, &mut event),
            None => {
                self.policy.miss(page, &self.pool);
                if self.settings().ace {
                    self.miss_with_ace(&mut event)
                } else {
                    self.miss_of_the_baseline(&mut event)
                }
            }
        };
        event.frame = frame as u32;
        event
    }

    /// Where a page is.
    pub(crate) fn frame_of(&self, page: u32) -> Option<usize> {
        self.pool.frame_of(page)
    }

    fn hit(&mut self, frame: usize, event: &mut Event) -> usize {
        event.hit = true;
        let held = self.pool.held_mut(event.page);
        event.used_prefetched = std::mem::take(&mut held.prefetched);
        let was_dirty = held.dirty;
        held.dirty |= event.write;
        let request = Request::of(event);
        if event.held {
            // No reference; but a list of clean pages may not keep a dirty one.
            if event.write && !was_dirty {
                self.policy.dirtied(event.page, request, &self.pool);
            }
        } else if event.used_prefetched {
            self.policy.first_hit(event.page, request, &self.pool);
        } else {
            self.policy.hit(event.page, request, &self.pool);
        }
        frame
    }

    fn miss_of_the_baseline(&mut self, event: &mut Event) -> usize {
        let frame = match self.pool.free_frames().first() {
            Some(&frame) => frame,
            None => {
                let victim = self.choose_victim(event);
                if event.victim_dirty {
                    self.add_to_batch(victim, event);
                }
                self.drop_page(victim, event)
            }
        };
        self.load(frame, event);
        frame
    }

    fn miss_with_ace(&mut self, event: &mut Event) -> usize {
        let resident_at_first = self.pool.pages();
        if let Some(reader) = &mut self.reader {
            event.stream = reader.miss(event.page);
        }
        let n_e = self.settings().n_e;
        let free = self.pool.free_frames();
        if !free.is_empty() {
            let x = (n_e - 1).min(free.len() - 1);
            let candidates = self.ask_the_reader(event, x, &resident_at_first);
            self.place_all(&free, &candidates, event);
            return free[0];
        }
        let victim = self.choose_victim(event);
        if !event.victim_dirty {
            let frame = self.drop_page(victim, event);
            self.load(frame, event);
            return frame;
        }
        self.collect_batch(victim, event);
        for &page in &event.batch {
            self.pool.held_mut(page).dirty = false;
        }
        let candidates = self.ask_the_reader(event, n_e - 1, &resident_at_first);
        let mut leaving = self.eviction_order_without(victim);
        leaving.retain(|&page| !self.pool.held(page).dirty && self.pool.pins.first_client(page).is_none());
        leaving.truncate(candidates.len());
        leaving.insert(0, victim);
        let freed: Vec<usize> = leaving.into_iter().map(|page| self.drop_page(page, event)).collect();
        self.place_all(&freed, &candidates, event);
        freed[0]
    }

    fn choose_victim(&mut self, event: &mut Event) -> u32 {
        let victim = self.policy.unpinned_victim(&self.pool, event);
        event.victim = Some(victim);
        event.victim_dirty = self.pool.held(victim).dirty;
        victim
    }

    /// The column "eviction order", read without changing anything.
    pub(crate) fn eviction_order(&self) -> Vec<u32> {
        self.policy.order(&self.pool)
    }

    /// The same on a copy from which the victim has gone.
    fn eviction_order_without(&self, victim: u32) -> Vec<u32> {
        let (mut policy, mut pool) = (self.policy.copied(), self.pool.clone());
        policy.dropped(victim, &pool);
        pool.free(victim);
        policy.order(&pool)
    }

    /// The pages that would go one after the other from now on, without those that may not leave.
    pub(crate) fn next_victims(&self) -> Vec<u32> {
        let mut pages = self.policy.next_victims(&self.pool);
        pages.retain(|&page| self.pool.pins.first_client(page).is_none());
        pages
    }

    /// The Writer: the victim first, then the next dirty pages until there are n_w.
    fn collect_batch(&mut self, victim: u32, event: &mut Event) {
        let n_w = self.settings().n_w;
        self.add_to_batch(victim, event);
        for page in self.eviction_order_without(victim) {
            if event.batch.len() == n_w {
                break;
            }
            if self.pool.held(page).dirty && !self.policy.is_passed_over(page, &self.pool, event) {
                self.add_to_batch(page, event);
            }
        }
    }

    fn add_to_batch(&self, page: u32, event: &mut Event) {
        event.batch.push(page);
        event.batch_frames.push(self.frame_of(page).expect("a resident page") as u32);
    }

    fn ask_the_reader(&mut self, event: &Event, x: usize, resident_at_first: &[u32]) -> Vec<u32> {
        let (pages, theta) = (u64::from(self.settings().pages), self.settings().theta);
        let asked = event.page;
        let is_candidate = |page: u64| {
            page < pages && page != u64::from(asked) && !resident_at_first.contains(&(page as u32))
        };
        let reader = self.reader.as_mut();
        reader.map_or_else(Vec::new, |reader| reader.candidates(asked, event.stream, x, theta, is_candidate))
    }

    /// The requested page takes the first frame; the candidates take the others while there are any.
    fn place_all(&mut self, frames: &[usize], candidates: &[u32], event: &mut Event) {
        self.load(frames[0], event);
        for (&frame, &page) in frames[1..].iter().zip(candidates) {
            self.pool.frames[frame] = Some(Held { page, dirty: false, prefetched: true });
            self.policy.prefetch(page, &self.pool);
            event.prefetched.push(page);
            event.prefetched_frames.push(frame as u32);
        }
    }

    fn load(&mut self, frame: usize, event: &Event) {
        self.pool.frames[frame] = Some(Held { page: event.page, dirty: event.write, prefetched: false });
        self.policy.load(event.page, Request::of(event), &self.pool);
    }

    fn drop_page(&mut self, page: u32, event: &mut Event) -> usize {
        self.policy.dropped(page, &self.pool);
        let frame = self.pool.free(page);
        event.evicted.push(page);
        event.evicted_frames.push(frame as u32);
        frame
    }

    /// The pool in the form of `expect.final`.
    pub(crate) fn final_state(&self) -> Value {
        let frames = self.pool.frames.iter().enumerate().map(|(frame, held)| {
            let mut state = json!({ "frame": frame, "page": null, "dirty": false, "prefetched": false });
            if let Some(held) = held {
                state["page"] = held.page.into();
                state["dirty"] = held.dirty.into();
                state["prefetched"] = held.prefetched.into();
                add(&mut state, self.policy.bits(held.page));
            }
            state
        });
        let mut state = json!({ "frames": frames.collect::<Vec<Value>>() });
        add(&mut state, self.lists());
        state
    }

    /// What it has besides its frames.
    pub(crate) fn lists(&self) -> Value {
        self.policy.lists(&self.pool)
    }
}

/// Adds the entries of an object to another one.
fn add(state: &mut Value, more: Value) {
    let (Value::Object(state), Value::Object(more)) = (state, more) else { unreachable!("objects") };
    state.extend(more);
}
