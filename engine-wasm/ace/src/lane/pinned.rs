//! A lane over a trace with pins.

use super::{AnyLane, Lane, Mode};
use crate::policy::Policy;

impl<P: Policy, M: Mode> Lane<P, M> {
    /// Pins are kept to by the loop that can do everything alone: the others lose nothing by them, not even by code
    /// that stands beside theirs.
    #[cold]
    #[inline(never)]
    pub(super) fn advance_pinned(&mut self, requests: &[u32]) {
        self.observe(requests, &mut |_| false);
    }
}
