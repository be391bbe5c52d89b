//! The kinds of events: a pool, requests, and what the last of these is told to have done.

mod policies;
mod reader;
mod writer;

/// One kind of event.
pub(super) struct Kind {
    /// What it is.
    pub(super) name: &'static str,
    /// Policy, and "baseline", "ace" or "reader".
    pub(super) lane: (&'static str, &'static str),
    /// Further settings, as the inside of a JSON object; k_w and k_r are 3 otherwise.
    pub(super) settings: &'static str,
    /// Pool before the requests, all frames filled but `free`.
    pub(super) pool: &'static str,
    /// Free frames.
    pub(super) free: usize,
    /// Frame under the hand.
    pub(super) hand: u32,
    /// The Reader's history.
    pub(super) history: &'static str,
    /// Requests; the last is told.
    pub(super) requests: &'static str,
    /// Its sentence.
    pub(super) told: &'static str,
    /// Lines of Algorithm 1 that it runs.
    pub(super) lines: &'static [u8],
}

/// All of them.
pub(super) fn kinds() -> impl Iterator<Item = &'static Kind> {
    [policies::KINDS, writer::KINDS, reader::KINDS].into_iter().flatten()
}
