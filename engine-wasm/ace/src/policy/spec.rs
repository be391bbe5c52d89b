//! What the product says about a policy, beside the code that carries it out: picker, help, ranges, link ids, drawing and
//! the command line follow from it.

use bufferpool_core::spec::ParameterSpec;
use serde::Serialize;

/// How the policy's bookkeeping is drawn: a small vocabulary that fits any policy.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Shape {
    /// A list from most to least recently used, perhaps with a window at its LRU end.
    List,
    /// A ring of frames with a hand.
    Ring,
}

/// A small number or flag that the policy keeps for each frame.
#[derive(Debug, Clone, Copy, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct BadgeSpec {
    /// Key, for example `cold`.
    pub id: &'static str,
    /// Name for people.
    pub label: &'static str,
    /// Sign drawn in the cell for a flag that is set; empty where the number itself is drawn.
    pub glyph: &'static str,
    /// Largest value; 1 makes it a flag.
    pub maximum: u8,
    /// What it means, in one sentence.
    pub help: &'static str,
}

/// Everything the product says about a policy.
#[derive(Debug, Clone, Copy, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct PolicySpec {
    /// Key in configs and links.
    pub id: &'static str,
    /// Name for people.
    pub label: &'static str,
    /// The idea in one sentence.
    pub idea: &'static str,
    /// The rule, as it is carried out.
    pub rule: &'static str,
    /// What it costs the device, and what it gives up.
    pub cost: &'static str,
    /// Work per request of this implementation.
    pub complexity: &'static str,
    /// Where it comes from.
    pub paper: &'static str,
    /// Year of that paper.
    pub year: u16,
    /// Its parameters.
    pub parameters: &'static [ParameterSpec],
    /// Whether its order is that of the last uses, however pages are evicted; prefetched pages aside.
    pub by_use: bool,
    /// How its bookkeeping is drawn.
    pub shape: Shape,
    /// Its per-frame number or flag.
    pub badge: Option<BadgeSpec>,
    /// Name of the window at the LRU end, if it has one.
    pub window: Option<&'static str>,
    /// Whether it passes pages over instead of evicting or writing them: second chances.
    pub second_chances: bool,
}
