//! What the lanes of every lab have in common.

use std::any::Any;

/// The state of a lane at one position, whatever the lane runs.
pub struct Keyframe(Box<dyn Any>);

impl Keyframe {
    /// Keeps a state.
    pub fn of(state: impl Any) -> Self {
        Self(Box::new(state))
    }

    /// The state, for a lane of the same kind.
    pub fn state<S: Any>(&self) -> Option<&S> {
        self.0.downcast_ref()
    }
}
