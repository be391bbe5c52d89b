//! Algorithm 1 of the ICDE 2023 paper in lines of our own (docs/rules/ace.md, "One request"), and which a request runs.
//! Of a condition only the line of the taken branch counts. Lines of the classic algorithm keep their numbers without
//! ACE.

use serde::Serialize;

use crate::config::LaneConfig;
use crate::event::Event;

/// Which lanes have a line.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Part {
    /// All.
    Any,
    /// Those without ACE.
    Baseline,
    /// Those with ACE.
    Ace,
    /// Those with ACE and the Reader.
    Reader,
}

/// The part of each line; line 1 comes first.
pub const ALGORITHM: [Part; 21] = {
    use Part::{Ace, Any, Baseline, Reader};
    [
        Any, Any, Any, Any, Any, Reader, Any, Any, Any, Any, Baseline, Baseline, Baseline, Ace, Ace, Ace,
        Reader, Ace, Any, Any, Reader,
    ]
};

/// The numbers of the lines that an event ran in a lane of this config, from 1, rising.
pub fn lines(config: &LaneConfig, event: &Event) -> Vec<u8> {
    if event.hit {
        return vec![1, 2];
    }
    let (full, dirty, ace) = (event.victim.is_some(), event.victim_dirty, config.is_ace());
    let reader = event.look_up.is_some();
    let steps: [(&[u8], bool); 11] = [
        // The miss, and a free frame, with the Reader while the pool fills.
        (&[3], true),
        (&[4, 5], !full),
        (&[6], !full && reader),
        // A full pool: the victim is clean, or written without ACE, or by the Writer; then Reader and Evictor.
        (&[7, 8], full),
        (&[9, 10], full && !dirty),
        (&[11, 12, 13], dirty && !ace),
        (&[14, 15, 16], dirty && ace),
        (&[17], dirty && ace && reader),
        (&[18], dirty && ace),
        // The page is read and loaded, and those prefetched with it.
        (&[19, 20], true),
        (&[21], !event.prefetched.is_empty()),
    ];
    steps.into_iter().filter(|step| step.1).flat_map(|step| step.0).copied().collect()
}
