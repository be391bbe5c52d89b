//! Cards: what is said of policies and of ACE where a reader asks. A browser's module is without them; the build writes
//! them as a file beside it, which the page fetches with the first card.
#![allow(missing_docs)]

use std::collections::BTreeMap;

use serde::Serialize;

use crate::policy::registry;
use crate::policy::spec::PolicyCard;

/// One of ACE's parts.
#[derive(Debug, Clone, Copy, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct PartCard {
    pub label: &'static str,
    pub rule: &'static str,
}

/// A layer around any policy.
#[derive(Debug, Clone, Copy, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct LayerCard {
    pub label: &'static str,
    pub idea: &'static str,
    pub parts: &'static [PartCard],
    pub cost: &'static str,
    pub complexity: &'static str,
    pub paper: &'static str,
    pub year: u16,
}

/// ACE.
pub const ACE: LayerCard = LayerCard {
    label: "ACE",
    idea: "A device that serves k_w writes in the time of one should get k_w of them: a dirty victim is written together with the dirty pages that the policy would evict next.",
    parts: &[
        PartCard {
            label: "Writer",
            rule: "When the victim is dirty: writes it and the next dirty pages in the policy's eviction order, n_w at most, as one batch. They stay in the pool, clean.",
        },
        PartCard {
            label: "Evictor",
            rule: "Drops the victim. For each page that the Reader found it also drops a clean one, in eviction order.",
        },
        PartCard {
            label: "Reader",
            rule: "Optional. When the victim is dirty, or frames are free: finds up to n_e - 1 pages to prefetch, from a sequential stream of misses or from the history of successors. They are read with the page asked for and go to the LRU end.",
        },
    ],
    cost: "A batch of m pages takes ceil(m / k_w) device steps of a write. A page written early may become dirty again, and is then written once more. A clean victim is dropped as without ACE.",
    complexity: "A batch takes up to n_w steps of the policy's own order. With the Reader, each request also updates one row of the history.",
    paper: "Papon & Athanassoulis: ACEing the Bufferpool Management Paradigm for Modern Storage Devices, ICDE",
    year: 2023,
};

/// Every card.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Cards {
    /// By the policy's id.
    pub policies: BTreeMap<&'static str, PolicyCard>,
    pub ace: LayerCard,
}

/// The cards of this lab.
pub fn cards() -> Cards {
    Cards { policies: registry::all().map(|entry| (entry.spec.id, entry.spec.card)).collect(), ace: ACE }
}
