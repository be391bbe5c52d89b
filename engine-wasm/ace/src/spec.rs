//! What the product says about ACE itself: the text of its card.

use serde::Serialize;

/// One of ACE's parts.
#[derive(Debug, Clone, Copy, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct PartSpec {
    /// Name for people.
    pub label: &'static str,
    /// What it does.
    pub rule: &'static str,
}

/// A layer around any policy.
#[derive(Debug, Clone, Copy, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct LayerSpec {
    /// Name for people.
    pub label: &'static str,
    /// The idea in one sentence.
    pub idea: &'static str,
    /// Its parts.
    pub parts: &'static [PartSpec],
    /// What it costs the device, and what it gives up.
    pub cost: &'static str,
    /// Work per request of this implementation.
    pub complexity: &'static str,
    /// Where it comes from.
    pub paper: &'static str,
    /// Year of that paper.
    pub year: u16,
}

/// ACE.
pub const ACE: LayerSpec = LayerSpec {
    label: "ACE",
    idea: "A device that serves k_w writes in the time of one should get k_w of them: a dirty victim is written together with the dirty pages that the policy would evict next.",
    parts: &[
        PartSpec {
            label: "Writer",
            rule: "When the victim is dirty: writes it and the next dirty pages in the policy's eviction order, n_w at most, as one batch. They stay in the pool, clean.",
        },
        PartSpec {
            label: "Evictor",
            rule: "Drops the victim. For each page that the Reader found it also drops a clean one, in eviction order.",
        },
        PartSpec {
            label: "Reader",
            rule: "Optional. When the victim is dirty, or frames are free: finds up to n_e - 1 pages to prefetch, from a sequential stream of misses or from the history of successors. They are read with the page asked for and go to the LRU end.",
        },
    ],
    cost: "A batch of m pages takes ceil(m / k_w) device steps of a write. A page written early may become dirty again, and is then written once more. A clean victim is dropped as without ACE.",
    complexity: "A batch takes up to n_w steps of the policy's own order. With the Reader, each request also updates one row of the history.",
    paper: "Papon & Athanassoulis: ACEing the Bufferpool Management Paradigm for Modern Storage Devices, ICDE",
    year: 2023,
};
