//! Random, and the generator that LeanStore has as well.

use bufferpool_ace::event::Event;
use serde_json::{Value, json};

use super::{Policy, Pool, Request};
use crate::naive::settings::Settings;

/// splitmix64.
#[derive(Debug, Clone)]
pub(super) struct Generator {
    s: u64,
}

impl Generator {
    pub(super) fn new(settings: &Settings) -> Self {
        Self { s: settings.parameter("seed", 1) }
    }

    /// One of these pages.
    pub(super) fn draw(&mut self, pages: &[u32]) -> u32 {
        self.s = self.s.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = (self.s ^ (self.s >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^= z >> 31;
        pages[(((z >> 32) * pages.len() as u64) >> 32) as usize]
    }

    /// All of these pages, one after another, from those left.
    pub(super) fn draw_all(mut self, mut pages: Vec<u32>) -> Vec<u32> {
        let mut drawn = Vec::new();
        while !pages.is_empty() {
            let page = self.draw(&pages);
            pages.retain(|&other| other != page);
            drawn.push(page);
        }
        drawn
    }

    /// As the golden files have it.
    pub(super) fn state(&self) -> String {
        self.s.to_string()
    }
}

/// The generator alone.
#[derive(Debug, Clone)]
pub(crate) struct Random {
    generator: Generator,
}

impl Random {
    pub(crate) fn new(settings: &Settings) -> Self {
        Self { generator: Generator::new(settings) }
    }
}

impl Policy for Random {
    fn load(&mut self, _: u32, _: Request, _: &Pool) {}

    fn prefetch(&mut self, _: u32, _: &Pool) {}

    fn hit(&mut self, _: u32, _: Request, _: &Pool) {}

    fn take_out(&mut self, _: u32) {}

    fn victim(&mut self, pool: &Pool, _: &mut Event) -> u32 {
        self.generator.draw(&pool.pages())
    }

    fn order(&self, pool: &Pool) -> Vec<u32> {
        self.generator.clone().draw_all(pool.pages())
    }

    fn lists(&self, _: &Pool) -> Value {
        json!({ "state": self.generator.state() })
    }
}
