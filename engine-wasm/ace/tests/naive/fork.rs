//! A fork, in the words of the engine's `fork.rs`: the pool goes on under another config.

use serde_json::{Map, Value};

use super::Naive;
use super::rules::Rule;
use super::settings::Settings;

impl Naive {
    /// From here on the lane has another config, of a policy that [`Naive::knows`]. Pages, frames, dirty bits and marks stay where they are.
    pub(crate) fn go_on_as(&mut self, config: &Map<String, Value>) {
        let settings = Settings::new(config).expect("a policy that it knows");
        assert_eq!((settings.pages, settings.frames), (self.settings.pages, self.settings.frames));
        if settings.rule != self.settings.rule {
            let order = self.eviction_order();
            for held in self.frames.iter_mut().flatten() {
                held.usage = 1;
                held.cold = false;
            }
            let first = order.first().and_then(|&page| self.frame_of(page));
            self.hand = if settings.rule == Rule::ClockSweep { first.unwrap_or(0) } else { 0 };
            self.list = order.into_iter().rev().collect();
        }
        self.reader = settings.prefetch.then(|| self.reader.take().unwrap_or_default());
        self.settings = settings;
    }
}
