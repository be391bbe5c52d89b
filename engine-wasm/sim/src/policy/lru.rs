//! Least Recently Used: the page that was not used for the longest time goes.
//!
//! Source: ace.md, table "Policies"; Papon & Athanassoulis, ICDE 2023, section III.

use super::{Policy, Report, Rivals, Structure};
use crate::config::LaneConfig;
use crate::error::ConfigError;
use crate::event::Event;
use crate::recency::RecencyOrder;
use crate::spec::{PolicySpec, Shape};

/// LRU.
#[derive(Debug, Clone, Default)]
pub struct Lru<O> {
    list: O,
}

impl<O: RecencyOrder> Policy for Lru<O> {
    const SPEC: PolicySpec = PolicySpec {
        id: "lru",
        label: "LRU",
        idea: "A page used recently will be used again soon; the one unused for longest goes first.",
        rule: "Every use moves the page to the head of the list. The victim is the tail, clean or dirty.",
        complexity: "O(1) a request and a page written.",
        paper: "Papon & Athanassoulis, ICDE 2023, section III (baseline)",
        year: 2023,
        parameters: &[],
        shape: Shape::List,
        badge: None,
        window: None,
        second_chances: false,
    };

    fn new(config: &LaneConfig) -> Result<Self, ConfigError> {
        Ok(Self { list: O::new(config.frames, config.prefetch) })
    }

    #[inline(always)]
    fn load(&mut self, frame: u32, dirty: bool) {
        self.list.push_head(frame, dirty);
    }

    #[inline(never)]
    fn prefetch(&mut self, frame: u32) {
        self.list.push_tail(frame);
    }

    #[inline(always)]
    fn hit(&mut self, frame: u32, dirty: bool) {
        self.list.move_to_head(frame, dirty);
    }

    #[inline(always)]
    fn written(&mut self, frame: u32) {
        self.list.set_clean(frame);
    }

    #[inline(never)]
    fn evicted(&mut self, frame: u32) {
        self.list.remove(frame);
    }

    #[inline(always)]
    fn replace(&mut self, victim: u32, dirty: bool) {
        self.list.move_to_head(victim, dirty);
    }

    #[inline(always)]
    fn victim(&mut self, _report: &mut impl Report) -> u32 {
        self.list.tail().unwrap_or(0)
    }

    #[inline(always)]
    fn next_dirty(&mut self, victim: u32, limit: usize, batch: &mut Vec<u32>, _report: &mut impl Report) {
        self.list.add_dirty(victim, limit, batch);
    }

    fn next_clean(&self, limit: usize, frames: &mut Vec<u32>) {
        frames.extend(self.list.clean_frames().take(limit));
    }

    fn peek(&self, limit: usize) -> Vec<u32> {
        self.list.frames().take(limit).collect()
    }

    fn structure(&self) -> Structure {
        Structure { order: self.list.head_to_tail(), ..Structure::default() }
    }

    const REASONS: &'static [&'static str] = &["Page {victim} is at the LRU end"];

    fn reason(_event: &Event) -> &'static str {
        Self::REASONS[0]
    }

    fn why_not(&self, rivals: &Rivals) -> &'static str {
        rivals.of_a_list()
    }

    fn bytes(&self) -> usize {
        self.list.bytes()
    }
}
