//! A second implementation of spec/ace.md, the oracle of the laws: plain lists, linear walks, nothing shared with the
//! engine but the shape of an event. Every step follows a sentence of the page, so that it can be checked by reading.

mod fork;
pub(crate) mod reader;
pub(crate) mod rules;
pub(crate) mod settings;
pub(crate) mod tally;

use std::collections::BTreeMap;

use bufferpool_ace::config::start::Start;
use bufferpool_ace::event::Event;
use serde_json::{Map, Value, json};

use reader::Reader;
use rules::Rule;
use settings::Settings;

/// A frame that is not free.
#[derive(Debug, Clone)]
pub(crate) struct Held {
    pub(crate) page: u32,
    pub(crate) dirty: bool,
    /// Came by prefetch and was not hit yet.
    pub(crate) prefetched: bool,
    /// Clock Sweep's usage count.
    pub(crate) usage: u8,
    /// LRU-WSR's flag.
    pub(crate) cold: bool,
}

/// One lane.
#[derive(Debug)]
pub(crate) struct Naive {
    pub(crate) settings: Settings,
    /// `None` is a free frame.
    pub(crate) frames: Vec<Option<Held>>,
    /// Pages from MRU to LRU.
    pub(crate) list: Vec<u32>,
    /// The frame that the sweep looks at next.
    pub(crate) hand: usize,
    reader: Option<Reader>,
    requests: u64,
}

impl Naive {
    /// Whether the page describes such a policy.
    pub(crate) fn knows(policy: &str) -> bool {
        Rule::find(policy).is_some()
    }

    /// A lane from a config in the golden files' form; `None` if the page describes no such policy.
    pub(crate) fn new(config: &Map<String, Value>) -> Option<Self> {
        let settings = Settings::new(config)?;
        Some(Self {
            frames: vec![None; settings.frames],
            list: Vec::new(),
            hand: 0,
            reader: settings.prefetch.then(Reader::default),
            requests: 0,
            settings,
        })
    }

    /// The i-th page stands in frame i; the text lists pages from MRU to LRU.
    pub(crate) fn set_up(&mut self, start: &Start) {
        for (frame, entry) in start.pages.iter().enumerate() {
            let (usage, cold) = (entry.badge.unwrap_or(1), entry.badge == Some(1));
            self.frames[frame] =
                Some(Held { page: entry.page, dirty: entry.dirty, prefetched: false, usage, cold });
            self.list.push(entry.page);
        }
        self.hand = start.hand as usize;
        if let Some(reader) = &mut self.reader {
            for &(page, _, successor, weight) in &start.history {
                reader.history.rows.entry(page).or_default().push((successor, weight));
            }
        }
    }

    /// One request.
    pub(crate) fn request(&mut self, page: u32, write: bool) -> Event {
        let mut event = Event { t: self.requests, page, write, ..Event::default() };
        self.requests += 1;
        let resident_at_first: BTreeMap<u32, u32> = self.pages_by_frame().collect();
        if let Some(reader) = &mut self.reader {
            reader.history.request(page);
        }
        let frame = match self.frame_of(page) {
            Some(frame) => self.hit(frame, &mut event),
            None if self.settings.ace => self.miss_with_ace(&mut event),
            None => self.miss_of_the_baseline(&mut event),
        };
        event.frame = frame as u32;
        event.batch_frames = event.batch.iter().map(|&page| resident_at_first[&page]).collect();
        event
    }

    fn pages_by_frame(&self) -> impl Iterator<Item = (u32, u32)> {
        let held = (0..).zip(&self.frames);
        held.filter_map(|(frame, held)| held.as_ref().map(|held| (held.page, frame)))
    }

    /// Where a page is.
    pub(crate) fn frame_of(&self, page: u32) -> Option<usize> {
        self.frames.iter().position(|held| held.as_ref().is_some_and(|held| held.page == page))
    }

    /// A resident page.
    pub(crate) fn held(&self, page: u32) -> &Held {
        self.frames.iter().flatten().find(|held| held.page == page).expect("a resident page")
    }

    fn held_mut(&mut self, page: u32) -> &mut Held {
        self.frames.iter_mut().flatten().find(|held| held.page == page).expect("a resident page")
    }

    fn hit(&mut self, frame: usize, event: &mut Event) -> usize {
        event.hit = true;
        let held = self.held_mut(event.page);
        event.used_prefetched = held.prefetched;
        held.dirty |= event.write;
        held.prefetched = false;
        held.usage = (held.usage + 1).min(5);
        held.cold = false;
        self.move_to_head(event.page);
        frame
    }

    fn miss_of_the_baseline(&mut self, event: &mut Event) -> usize {
        let frame = match self.free_frames().first() {
            Some(&frame) => frame,
            None => {
                let victim = self.choose_victim(event);
                if event.victim_dirty {
                    event.batch.push(victim);
                }
                self.drop_page(victim, event)
            }
        };
        self.load(frame, event.page, event.write);
        frame
    }

    fn miss_with_ace(&mut self, event: &mut Event) -> usize {
        let resident_at_first: Vec<u32> = self.frames.iter().flatten().map(|held| held.page).collect();
        if let Some(reader) = &mut self.reader {
            event.stream = reader.taps.miss(event.page);
        }
        let free = self.free_frames();
        if !free.is_empty() {
            let x = (self.settings.n_e - 1).min(free.len() - 1);
            let candidates = self.ask_the_reader(event, x, &resident_at_first);
            self.place_all(&free, &candidates, event);
            return free[0];
        }
        let victim = self.choose_victim(event);
        if !event.victim_dirty {
            let frame = self.drop_page(victim, event);
            self.load(frame, event.page, event.write);
            return frame;
        }
        self.collect_batch(victim, event);
        for &page in &event.batch {
            self.held_mut(page).dirty = false;
        }
        let candidates = self.ask_the_reader(event, self.settings.n_e - 1, &resident_at_first);
        let further =
            self.eviction_order().into_iter().filter(|&page| page != victim && !self.held(page).dirty);
        let leaving: Vec<u32> = std::iter::once(victim).chain(further.take(candidates.len())).collect();
        let freed: Vec<usize> = leaving.into_iter().map(|page| self.drop_page(page, event)).collect();
        self.place_all(&freed, &candidates, event);
        freed[0]
    }

    fn ask_the_reader(&mut self, event: &Event, x: usize, resident_at_first: &[u32]) -> Vec<u32> {
        let pages = u64::from(self.settings.pages);
        let asked = event.page;
        let is_candidate = |page: u64| {
            page < pages && page != u64::from(asked) && !resident_at_first.contains(&(page as u32))
        };
        match &mut self.reader {
            None => Vec::new(),
            Some(reader) if event.stream => reader.along_the_stream(asked, x, is_candidate),
            Some(reader) => reader.history.search(asked, x, self.settings.theta, is_candidate),
        }
    }

    /// The requested page takes the first frame; the candidates take the others while there are any.
    fn place_all(&mut self, frames: &[usize], candidates: &[u32], event: &mut Event) {
        self.load(frames[0], event.page, event.write);
        for (&frame, &page) in frames[1..].iter().zip(candidates) {
            self.frames[frame] = Some(Held { page, dirty: false, prefetched: true, usage: 0, cold: false });
            self.list.push(page);
            event.prefetched.push(page);
            event.prefetched_frames.push(frame as u32);
        }
    }

    fn load(&mut self, frame: usize, page: u32, dirty: bool) {
        self.frames[frame] = Some(Held { page, dirty, prefetched: false, usage: 1, cold: false });
        self.list.insert(0, page);
    }

    fn drop_page(&mut self, page: u32, event: &mut Event) -> usize {
        let frame = self.frame_of(page).expect("a resident page");
        self.frames[frame] = None;
        self.list.retain(|&other| other != page);
        event.evicted.push(page);
        event.evicted_frames.push(frame as u32);
        frame
    }

    fn move_to_head(&mut self, page: u32) {
        self.list.retain(|&other| other != page);
        self.list.insert(0, page);
    }

    fn free_frames(&self) -> Vec<usize> {
        (0..self.frames.len()).filter(|&frame| self.frames[frame].is_none()).collect()
    }

    /// The pool in the form of `expect.final`.
    pub(crate) fn final_state(&self) -> Value {
        let frames = self.frames.iter().enumerate().map(|(frame, held)| {
            let mut state = json!({ "frame": frame, "page": null, "dirty": false, "prefetched": false });
            if let Some(held) = held {
                state["page"] = held.page.into();
                state["dirty"] = held.dirty.into();
                state["prefetched"] = held.prefetched.into();
                match self.settings.rule {
                    Rule::ClockSweep => state["usage"] = held.usage.into(),
                    Rule::LruWsr => state["cold"] = u8::from(held.cold).into(),
                    Rule::Lru | Rule::CfLru => {}
                }
            }
            state
        });
        let frames: Vec<Value> = frames.collect();
        match self.settings.rule {
            Rule::ClockSweep => json!({ "frames": frames, "hand": self.hand }),
            _ => json!({ "frames": frames, "list": self.list }),
        }
    }
}
