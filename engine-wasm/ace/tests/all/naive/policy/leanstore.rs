//! LeanStore's cooling queue.

use bufferpool_ace::event::Event;
use serde_json::{Value, json};

use super::random::Generator;
use super::{Policy, Pool, Request, remove, tail, tail_to_head};
use crate::naive::settings::Settings;

/// The queue; all other pages are hot.
#[derive(Debug, Clone)]
pub(crate) struct LeanStore {
    cooling: Vec<u32>,
    generator: Generator,
}

impl LeanStore {
    pub(crate) fn new(settings: &Settings) -> Self {
        Self { cooling: Vec::new(), generator: Generator::new(settings) }
    }

    fn hot(&self, pool: &Pool) -> Vec<u32> {
        pool.pages().into_iter().filter(|page| !self.cooling.contains(page)).collect()
    }
}

impl Policy for LeanStore {
    fn load(&mut self, _: u32, _: Request, _: &Pool) {}

    fn prefetch(&mut self, page: u32, _: &Pool) {
        self.cooling.push(page);
    }

    fn hit(&mut self, page: u32, _: Request, _: &Pool) {
        remove(&mut self.cooling, page);
    }

    fn take_out(&mut self, page: u32) {
        remove(&mut self.cooling, page);
    }

    fn victim(&mut self, pool: &Pool, _: &mut Event) -> u32 {
        while self.cooling.len() < pool.settings.size("cooling", 10) && !self.hot(pool).is_empty() {
            let page = self.generator.draw(&self.hot(pool));
            self.cooling.insert(0, page);
        }
        tail(&self.cooling)
    }

    fn order(&self, pool: &Pool) -> Vec<u32> {
        [tail_to_head(&self.cooling), self.generator.clone().draw_all(self.hot(pool))].concat()
    }

    fn lists(&self, _: &Pool) -> Value {
        json!({ "cooling": self.cooling, "state": self.generator.state() })
    }
}
