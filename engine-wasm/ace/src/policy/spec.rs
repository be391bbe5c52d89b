//! What the product says about a policy: picker, help, ranges, link ids, drawing and the command line follow from it.
#![allow(missing_docs)]

use bufferpool_core::spec::{DefaultValue, ParameterSpec};
use serde::Serialize;

/// A text of the product, which is the key of its translations.
pub type Text = &'static str;

/// How the policy's bookkeeping is drawn: a small vocabulary that fits any policy.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Shape {
    /// A list from most to least recently used, perhaps with a window at its LRU end.
    List,
    /// A ring of frames with a hand.
    Ring,
    /// A queue from the newest to the oldest, or an order of its own: drawn as pages would go.
    Queue,
}

/// What a further part of the bookkeeping is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum KeptKind {
    /// Resident pages by use, the most recently used first.
    List,
    /// Resident pages as they came, the newest first.
    Queue,
    /// Pages that are gone and still known, the newest first.
    Ghosts,
    /// A page at which something stands.
    Hand,
    /// A number.
    Number,
    /// A number for each page.
    ByPage,
}

/// A further part of the bookkeeping: what [`crate::policy::Policy::kept`] returns at the same index.
#[derive(Debug, Clone, Copy, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct KeptSpec {
    pub id: &'static str,
    pub label: &'static str,
    pub kind: KeptKind,
    pub help: &'static str,
}

macro_rules! kinds {
    ($($kind:ident, $name:ident;)*) => {
        $(#[doc = concat!("A part of the kind `", stringify!($kind), "`: key, name, and what it means in one sentence.")]
        pub const fn $name(id: Text, label: Text, help: Text) -> KeptSpec {
            KeptSpec { id, label, kind: KeptKind::$kind, help }
        })*
    };
}

kinds! {
    List, list;
    Queue, queue;
    Ghosts, ghosts;
    Hand, hand;
    Number, number;
    ByPage, by_page;
}

/// A small number or flag that the policy keeps for each frame.
#[derive(Debug, Clone, Copy, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct BadgeSpec {
    /// Key, for example `cold`.
    pub id: &'static str,
    pub label: &'static str,
    /// Sign drawn in the cell for a flag that is set; empty where the number itself is drawn.
    pub glyph: &'static str,
    /// Largest value; 1 makes it a flag.
    pub maximum: u8,
    pub help: &'static str,
}

/// A whole-numbered parameter of a policy: key, name, unit, range, default. What it is and why one changes it are added.
pub const fn own(
    id: Text,
    label: Text,
    unit: Text,
    range: (f64, f64),
    default: DefaultValue,
) -> ParameterSpec {
    ParameterSpec::whole(id, label, unit, range, default, "", "")
}

/// A flag: key, name, sign, and what it means in one sentence.
pub const fn flag(id: Text, label: Text, glyph: Text, help: Text) -> Option<BadgeSpec> {
    Some(BadgeSpec { id, label, glyph, maximum: 1, help })
}

/// What only a policy's card says: prose that a browser's module is without, and fetches with the first card.
#[derive(Debug, Clone, Copy, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct PolicyCard {
    pub idea: &'static str,
    pub rule: &'static str,
    /// What it costs the device, and what it gives up.
    pub cost: &'static str,
    /// Work per request of this implementation.
    pub complexity: &'static str,
    pub paper: &'static str,
    pub year: u16,
    /// What this implementation leaves out of the published rule or of real systems; empty if nothing.
    pub left_out: &'static str,
    /// Which systems use it, each with the place that says so in brackets; empty if none is named.
    pub used_by: &'static str,
}

impl PolicyCard {
    /// A card that says nothing.
    pub const EMPTY: Self =
        Self { idea: "", rule: "", cost: "", complexity: "", paper: "", year: 0, left_out: "", used_by: "" };
}

/// Everything the product says about a policy.
#[derive(Debug, Clone, Copy, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct PolicySpec {
    pub id: &'static str,
    pub label: &'static str,
    #[cfg_attr(not(target_family = "wasm"), serde(flatten))]
    #[cfg_attr(target_family = "wasm", serde(skip))]
    #[cfg_attr(feature = "typescript", ts(skip))]
    pub card: PolicyCard,
    pub parameters: &'static [ParameterSpec],
    /// Whether its order is that of the last uses, however pages are evicted; prefetched pages aside.
    pub by_use: bool,
    pub shape: Shape,
    pub badge: Option<BadgeSpec>,
    /// Name of the window at the LRU end, if it has one.
    pub window: Option<&'static str>,
    /// Whether it passes pages over instead of evicting or writing them: second chances.
    pub second_chances: bool,
    /// Whether passing pages over is counted: docs/rules/policies.md keeps the counter for the paper's four.
    pub counts_second_chances: bool,
    /// Whether frames that its hand looks at are counted.
    pub counts_sweep_steps: bool,
    pub kept: &'static [KeptSpec],
    /// Whether it draws at random, from the lane's `seed`.
    pub seeded: bool,
    pub needs_future: bool,
    /// Whether a program in the scene decides, so that it needs that program's decisions.
    pub programmed: bool,
}

impl PolicySpec {
    /// A spec of a queue with nothing else in it, from which others are made.
    pub const EMPTY: Self = Self {
        id: "",
        label: "",
        card: PolicyCard::EMPTY,
        parameters: &[],
        by_use: false,
        shape: Shape::Queue,
        badge: None,
        window: None,
        second_chances: false,
        counts_second_chances: false,
        counts_sweep_steps: false,
        kept: &[],
        seeded: false,
        needs_future: false,
        programmed: false,
    };

    /// As the module at hand holds it.
    pub const fn held(self) -> Self {
        if cfg!(target_family = "wasm") { Self { card: PolicyCard::EMPTY, ..self } } else { self }
    }
}

/// The largest size that a policy's own structure may have.
pub const MAXIMUM_OWN_SIZE: f64 = 16_777_216.0;
