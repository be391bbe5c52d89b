//! A keyframe close before the last position that was sought: steps back from there replay a short way, however far
//! apart the prescan's keyframes are.

use super::prescan::Prescan;
use super::run::Run;

/// Requests between the keyframe and the position sought: as many steps back cost little.
const DISTANCE_REQUESTS: u64 = 2_048;

/// At most one such keyframe.
pub(super) struct NearbyKeyframe<R: Run> {
    held: Option<(u64, R::Keyframe)>,
    /// What it leaves out, at its position.
    side_state: R::SideState,
    bytes: usize,
    /// Whether a way back has begun that has not reached its target.
    returning: bool,
}

impl<R: Run> Default for NearbyKeyframe<R> {
    fn default() -> Self {
        Self { held: None, side_state: R::SideState::default(), bytes: 0, returning: false }
    }
}

impl<R: Run> NearbyKeyframe<R> {
    /// The keyframe at or before `position` from which the way is shortest.
    pub(super) fn nearest<'a>(
        &'a self,
        prescan: &'a Prescan<R>,
        position: u64,
    ) -> Option<(u64, &'a R::Keyframe)> {
        let own = self.held.as_ref().filter(|held| held.0 <= position).map(|(at, keyframe)| (*at, keyframe));
        let prescanned = prescan.keyframes().nearest(position);
        own.into_iter().chain(prescanned).max_by_key(|entry| entry.0)
    }

    /// Brings `lanes` to `position`, on the way to `target`. On a way back it leaves a keyframe near the target.
    pub(super) fn seek(&mut self, lanes: &mut R, prescan: &Prescan<R>, position: u64, target: u64) {
        let before = lanes.position();
        self.returning |= before > target;
        if let Some((start, keyframe)) = self.nearest(prescan, position)
            && (before > position || start > before)
        {
            lanes.go_back_to(start, keyframe, &self.side_state, prescan.keyframe_index());
        }
        let near = target.saturating_sub(DISTANCE_REQUESTS);
        if self.returning && lanes.position() < near && near <= position {
            lanes.advance_to(near);
            let (keyframe, bytes) = lanes.quick_keyframe();
            self.side_state = lanes.side_state(2 * DISTANCE_REQUESTS);
            self.bytes = bytes + R::side_state_bytes(&self.side_state);
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
