//! A policy of the tests: every unpinned frame is the sample.

use bufferpool_core::error::ConfigError;
use bufferpool_pbm::config::LaneConfig;
use bufferpool_pbm::policy::{Candidate, Choice, Context, Policy, PolicySpec};
use bufferpool_pbm::world::World;

#[derive(Debug, Clone)]
pub(super) struct Every;

impl Policy for Every {
    const SPEC: PolicySpec = PolicySpec {
        id: "every",
        label: "Every frame",
        idea: "",
        rule: "",
        complexity: "",
        paper: "",
        year: 2023,
        parameters: &[],
        options: &[],
        estimates: true,
        buckets: false,
    };

    fn new(_: &LaneConfig, _: &World, _: u64) -> Result<Self, ConfigError> {
        Ok(Self)
    }

    fn loaded(&mut self, _: u32, _: Context<'_>) {}

    fn hit(&mut self, _: u32, _: Context<'_>) {}

    fn evicted(&mut self, _: u32) {}

    fn choose(&mut self, context: Context<'_>, choice: &mut Choice) {
        let unpinned = (0..context.frames.count()).filter(|&frame| !context.frames.is_pinned(frame));
        let candidate = |frame| Candidate { frame, next_access_ns: context.next_access_ns(frame) };
        choice.candidates.extend(unpinned.map(candidate));
        let latest = choice.candidates.iter().max_by(|a, b| a.next_access_ns.total_cmp(&b.next_access_ns));
        choice.victims.extend(latest.map(|candidate| candidate.frame));
    }

    fn bytes(&self) -> usize {
        0
    }
}
