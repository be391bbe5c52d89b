//! CLOCK-Pro, as three queues with stamps.

use std::collections::{BTreeMap, BTreeSet};

use bufferpool_ace::event::Event;
use serde_json::{Value, json};

use super::{Policy, Pool, Request, Settings, remove, repeated, tail, to_head};

/// Queues, bits, stamps, and the target of cold pages.
#[derive(Debug, Clone)]
pub(crate) struct ClockPro {
    hot: Vec<u32>,
    cold: Vec<u32>,
    referenced: BTreeSet<u32>,
    stamp: BTreeMap<u32, u64>,
    /// With their stamps, the newest first.
    ghosts: Vec<(u32, u64)>,
    clock: u64,
    target: i64,
    /// The stamp of the missed page's ghost.
    found: Option<u64>,
    /// Whether a frame was free when the request began.
    room: bool,
}

fn least(settings: &Settings) -> i64 {
    settings.size("cold_min", 100) as i64
}

impl ClockPro {
    pub(crate) fn new(settings: &Settings) -> Self {
        Self {
            hot: Vec::new(),
            cold: Vec::new(),
            referenced: BTreeSet::new(),
            stamp: BTreeMap::new(),
            ghosts: Vec::new(),
            clock: 0,
            target: least(settings),
            found: None,
            room: true,
        }
    }

    fn move_target(&mut self, by: i64, pool: &Pool) {
        let least = least(&pool.settings);
        let most = least.max(pool.frames.len() as i64 - least);
        self.target = (self.target + by).clamp(least, most);
    }

    fn set_stamp(&mut self, page: u32) {
        self.clock += 1;
        self.stamp.insert(page, self.clock);
    }

    fn in_test(&self, stamp: u64) -> bool {
        self.hot.last().is_none_or(|oldest| stamp > self.stamp[oldest])
    }

    fn demote(&mut self, reach: u64) -> bool {
        while let Some(&page) = self.hot.last() {
            if self.stamp[&page] > reach {
                return false;
            }
            self.hot.pop();
            if !self.referenced.remove(&page) {
                to_head(&mut self.cold, page);
                return true;
            }
            to_head(&mut self.hot, page);
            self.set_stamp(page);
        }
        false
    }

    fn promotable(&mut self, stamp: u64, pool: &Pool) -> bool {
        if !self.in_test(stamp) {
            return false;
        }
        self.move_target(1, pool);
        while !self.hot.is_empty() && self.hot.len() as i64 >= pool.frames.len() as i64 - self.target {
            if !self.demote(stamp) {
                return false;
            }
        }
        self.in_test(stamp)
    }
}

impl Policy for ClockPro {
    fn before_request(&mut self, _: i64, pool: &Pool) {
        self.room = !pool.free_frames().is_empty();
    }

    fn miss(&mut self, page: u32, _: &Pool) {
        let at = self.ghosts.iter().position(|ghost| ghost.0 == page);
        self.found = at.map(|at| self.ghosts.remove(at).1);
    }

    fn load(&mut self, page: u32, _: Request, pool: &Pool) {
        let found = self.found.take();
        let first = self.room && (self.hot.len() as i64) < pool.frames.len() as i64 - least(&pool.settings);
        let hot = first || found.is_some_and(|stamp| self.promotable(stamp, pool));
        to_head(if hot { &mut self.hot } else { &mut self.cold }, page);
        self.set_stamp(page);
        while let Some(&(_, stamp)) = self.ghosts.last()
            && !self.in_test(stamp)
        {
            self.ghosts.pop();
            self.move_target(-1, pool);
        }
    }

    fn prefetch(&mut self, page: u32, _: &Pool) {
        self.ghosts.retain(|ghost| ghost.0 != page);
        self.cold.push(page);
        self.stamp.insert(page, 0);
    }

    fn hit(&mut self, page: u32, _: Request, _: &Pool) {
        self.referenced.insert(page);
    }

    fn take_out(&mut self, page: u32) {
        remove(&mut self.hot, page);
        remove(&mut self.cold, page);
        self.referenced.remove(&page);
        self.stamp.remove(&page);
    }

    fn dropped(&mut self, page: u32, pool: &Pool) {
        let stamp = self.stamp[&page];
        if self.cold.contains(&page) && self.in_test(stamp) && !pool.held(page).prefetched {
            self.ghosts.insert(0, (page, stamp));
        }
        while self.ghosts.len() as u64 > pool.settings.parameter("ghosts", pool.frames.len() as u64) {
            self.ghosts.pop();
            self.move_target(-1, pool);
        }
        self.take_out(page);
    }

    fn victim(&mut self, pool: &Pool, _: &mut Event) -> u32 {
        loop {
            if self.cold.is_empty() {
                self.demote(u64::MAX);
            }
            let page = tail(&self.cold);
            if !self.referenced.remove(&page) {
                return page;
            }
            self.cold.pop();
            let hot = self.promotable(self.stamp[&page], pool);
            to_head(if hot { &mut self.hot } else { &mut self.cold }, page);
            self.set_stamp(page);
        }
    }

    fn order(&self, pool: &Pool) -> Vec<u32> {
        repeated(self, pool)
    }

    fn bits(&self, page: u32) -> Value {
        json!({ "bit": u8::from(self.referenced.contains(&page)), "stamp": self.stamp[&page] })
    }

    fn lists(&self, _: &Pool) -> Value {
        let Self { hot, cold, ghosts, target, clock, .. } = self;
        json!({ "hot": hot, "cold": cold, "ghosts": ghosts, "target": target, "clock": clock })
    }
}
