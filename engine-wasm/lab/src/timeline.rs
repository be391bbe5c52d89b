//! Time travel by keyframes and replay, for anything that can be cloned and advanced.
//!
//! Position p means "after p requests". A keyframe is the state at one position; any other position is reached
//! by replaying from the nearest keyframe before it, which is exact because advancing is deterministic.

/// Requests handed to a lane in one call: engines compile hot functions between calls.
pub const SLICE_REQUESTS: usize = 65_536;

/// Something that advances along a trace and can go back to a state it had.
pub trait Replay {
    /// The state at one position.
    type Keyframe;
    /// Requests done so far.
    fn position(&self) -> u64;
    /// Goes forward to `position`.
    fn advance_to(&mut self, position: u64);
    /// The present state, with the bytes it holds.
    fn keyframe(&self) -> (Self::Keyframe, usize);
    /// Goes to a state that this subject, or one built alike, had.
    fn restore(&mut self, position: u64, keyframe: &Self::Keyframe);
}

/// Keyframes at multiples of a spacing that doubles when they would hold more than a cap.
pub struct Keyframes<K> {
    entries: Vec<(u64, usize, K)>,
    spacing: u64,
    cap_bytes: usize,
    /// The last position that is known to come.
    end: u64,
}

impl<K> Keyframes<K> {
    /// No keyframes yet. `spacing` is in requests.
    pub fn new(spacing: u64, cap_bytes: usize) -> Self {
        Self { entries: Vec::new(), spacing: spacing.max(1), cap_bytes, end: 0 }
    }

    /// The same for a subject that will go on to `end`: none is taken that a doubled spacing would drop again by then.
    pub fn up_to(self, end: u64) -> Self {
        Self { end, ..self }
    }

    /// The next position at which a keyframe is wanted, at or after `position`.
    pub fn next_wanted(&self, position: u64) -> u64 {
        position.next_multiple_of(self.spacing)
    }

    /// Takes a keyframe of `position`, with the bytes it holds, if one is wanted there.
    pub fn offer_at(&mut self, position: u64, keyframe: impl FnOnce() -> (K, usize)) {
        if !position.is_multiple_of(self.spacing)
            || self.entries.last().is_some_and(|last| last.0 >= position)
        {
            return;
        }
        let (keyframe, bytes) = keyframe();
        self.entries.push((position, bytes, keyframe));
        while self.bytes_by_end(position, bytes) > self.cap_bytes as u64
            && self.entries.len() as u64 + self.to_come(position) > 1
        {
            self.spacing *= 2;
            let spacing = self.spacing;
            self.entries.retain(|entry| entry.0.is_multiple_of(spacing));
        }
    }

    fn to_come(&self, position: u64) -> u64 {
        (self.end / self.spacing).saturating_sub(position / self.spacing)
    }

    /// Bytes that will be held if each keyframe after `position` takes as many as the one there.
    fn bytes_by_end(&self, position: u64, bytes: usize) -> u64 {
        self.to_come(position).saturating_mul(bytes as u64).saturating_add(self.bytes() as u64)
    }

    /// The last keyframe at or before `position`.
    pub fn nearest(&self, position: u64) -> Option<(u64, &K)> {
        let after = self.entries.partition_point(|entry| entry.0 <= position);
        let (at, _, keyframe) = self.entries.get(after.checked_sub(1)?)?;
        Some((*at, keyframe))
    }

    /// Bytes held by all keyframes.
    pub fn bytes(&self) -> usize {
        self.entries.iter().map(|entry| entry.1).sum()
    }

    /// How many are held.
    pub fn held(&self) -> usize {
        self.entries.len()
    }
}
