//! A fork, in the words of the engine's `fork.rs`: the pool goes on under another config.

use std::rc::Rc;

use serde_json::{Map, Value};

use super::policy::Request;
use super::reader::Reader;
use super::settings::Settings;
use super::{Naive, policy};

impl Naive {
    /// From here on the lane has another config, of a policy that [`Naive::knows`]. Pages, frames, dirty bits and marks stay where they are.
    pub(crate) fn go_on_as(&mut self, config: &Map<String, Value>) {
        let settings = Settings::new(config);
        let before = std::mem::replace(&mut self.pool.settings, Rc::new(settings));
        let settings = Rc::clone(&self.pool.settings);
        assert_eq!((settings.pages, settings.frames), (before.pages, before.frames));
        if settings.policy != before.policy {
            let order = self.eviction_order();
            let construct = policy::find(&settings.policy).expect("a policy that it knows");
            self.policy = construct(&settings, &self.trace);
            self.hand_over(&order);
            let first = order.first().and_then(|&page| self.pool.frame_of(page));
            self.policy.set_hand(first.unwrap_or(0));
        }
        self.reader = settings.reader.map(|method| match self.reader.take() {
            Some(reader) => reader.go_on_with(method),
            None => Reader::new(method),
        });
    }

    /// Loads the n resident pages, the first at the LRU end, as if by the last n requests.
    pub(super) fn hand_over(&mut self, order: &[u32]) {
        let first = self.requests as i64 - order.len() as i64;
        for (t, &page) in (first..).zip(order) {
            let write = self.pool.held(page).dirty;
            self.policy.load(page, Request { t, write }, &self.pool);
        }
    }
}
