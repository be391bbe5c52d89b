//! A keyframe close before the last position that was sought: steps back from there replay a short way, however far
//! apart the survey's keyframes are.

use super::run::Run;
use super::survey::Survey;

/// Requests between the keyframe and the position sought: as many steps back cost little.
const DISTANCE_REQUESTS: u64 = 2_048;

/// At most one such keyframe.
pub(super) struct Near<R: Run> {
    held: Option<(u64, R::Keyframe)>,
    /// What it leaves out, at its position.
    beside: R::Beside,
    bytes: usize,
    /// Whether a way back has begun that has not reached its target.
    returning: bool,
}

impl<R: Run> Default for Near<R> {
    fn default() -> Self {
        Self { held: None, beside: R::Beside::default(), bytes: 0, returning: false }
    }
}

impl<R: Run> Near<R> {
    /// The keyframe at or before `position` from which the way is shortest.
    pub(super) fn nearest<'a>(
        &'a self,
        survey: &'a Survey<R>,
        position: u64,
    ) -> Option<(u64, &'a R::Keyframe)> {
        let own = self.held.as_ref().filter(|held| held.0 <= position).map(|(at, keyframe)| (*at, keyframe));
        let surveyed = survey.keyframes().nearest(position);
        own.into_iter().chain(surveyed).max_by_key(|entry| entry.0)
    }

    /// Brings `lanes` to `position`, on the way to `target`. On a way back it leaves a keyframe near the target.
    pub(super) fn seek(&mut self, lanes: &mut R, survey: &Survey<R>, position: u64, target: u64) {
        let before = lanes.position();
        self.returning |= before > target;
        if let Some((start, keyframe)) = self.nearest(survey, position)
            && (before > position || start > before)
        {
            lanes.go_back_to(start, keyframe, &self.beside, survey.ahead());
        }
        let near = target.saturating_sub(DISTANCE_REQUESTS);
        if self.returning && lanes.position() < near && near <= position {
            lanes.advance_to(near);
            let (keyframe, bytes) = lanes.keyframe();
            self.beside = lanes.beside(2 * DISTANCE_REQUESTS);
            self.bytes = bytes + R::beside_bytes(&self.beside);
            self.held = Some((near, keyframe));
        }
        self.returning &= position < near;
        lanes.advance_to(position);
    }

    /// Bytes held.
    pub(super) fn bytes(&self) -> usize {
        self.bytes
    }
}
