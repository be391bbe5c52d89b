//! A lane with forks behind it: one lane for each stage, of which one runs.

use bufferpool_core::error::ConfigError;

use crate::config::LaneConfig;
use crate::config::fork::Stage;
use crate::fork;
use crate::lane::{AnyLane, built};
use crate::program::RunContext;

/// A lane that does not run now, and the position at which its history table stands, if it ever ran.
type Parked = Option<(Box<dyn AnyLane>, Option<u64>)>;

/// The stages of a lane; the lane of the present one stands with the others of the scene.
pub(super) struct Track {
    stages: Vec<Stage>,
    now: usize,
    /// By stage; none at the present one.
    parked: Vec<Parked>,
}

impl Track {
    /// All lanes of the stages, and the first to run. All are made now: a run cannot fail later for want of memory.
    pub(super) fn new(
        stages: Vec<Stage>,
        configs: &[LaneConfig],
        told: &dyn Fn(usize) -> RunContext,
    ) -> Result<(Self, Box<dyn AnyLane>), ConfigError> {
        let build = |stage: &Stage| built(&configs[stage.lane], told(stage.lane));
        let lane = build(&stages[0])?;
        let mut parked: Vec<Parked> = vec![None];
        for stage in &stages[1..] {
            parked.push(Some((build(stage)?, None)));
        }
        Ok((Self { stages, now: 0, parked }, lane))
    }

    pub(super) fn stage(&self) -> Stage {
        self.stages[self.now]
    }
    pub(super) fn next_fork(&self) -> Option<u64> {
        self.stages.get(self.now + 1).map(|stage| stage.from)
    }

    /// At a fork the next stage's lane goes on from the present one.
    pub(super) fn arrive(&mut self, lane: &mut Box<dyn AnyLane>, position: u64) {
        while self.next_fork() == Some(position)
            && let Some((mut next, _)) = self.parked[self.now + 1].take()
        {
            fork::go_on_from(next.as_mut(), lane.as_mut());
            self.exchange(lane, next, self.now + 1, position);
        }
    }

    /// Puts the lane of a position's stage in place. Returns where its history table stands; `before`: the lanes.
    pub(super) fn turn_to(&mut self, lane: &mut Box<dyn AnyLane>, position: u64, before: u64) -> Option<u64> {
        let stage = self.stages.partition_point(|stage| stage.from <= position).saturating_sub(1);
        match self.parked[stage].take() {
            None => Some(before),
            Some((other, history_at)) => {
                self.exchange(lane, other, stage, before);
                history_at
            }
        }
    }

    fn exchange(&mut self, lane: &mut Box<dyn AnyLane>, next: Box<dyn AnyLane>, stage: usize, position: u64) {
        self.parked[self.now] = Some((std::mem::replace(lane, next), Some(position)));
        self.now = stage;
    }

    /// The lane that serves the request before `position`, where that is not the present one.
    pub(super) fn served_before(&self, position: u64) -> Option<&dyn AnyLane> {
        let stage = self.stages.partition_point(|stage| stage.from < position).checked_sub(1)?;
        self.parked[stage].as_ref().map(|(lane, _)| lane.as_ref())
    }

    pub(super) fn bytes(&self) -> usize {
        self.parked.iter().flatten().map(|(lane, _)| lane.bytes()).sum()
    }
}
