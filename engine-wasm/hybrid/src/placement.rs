//! Placement: on which of the two disks a page shall live. Decided at evictions only, of clean pages too.
//!
//! One file an algorithm and one line in [`registry`]; picker, card, link, laws and command line follow.
//! Source: Koltsidas & Viglas, PVLDB 2008, section 4, figures 3 to 5.

mod conservative;
mod fixed;
#[path = "placement/hybrid.rs"]
mod hybrid_counts;
mod optimal;
mod optimistic;
pub mod registry;
mod weights;

use bufferpool_core::error::ConfigError;
use serde::Serialize;

use super::config::HybridConfig;
use super::facts::TraceFacts;
use super::prices::Disk;

/// Where the pages of the file are before the first request, and where new ones are made.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Start {
    /// All on flash.
    Flash,
    /// All on the magnetic disk.
    Magnetic,
    /// Where the workload puts them; on the magnetic disk if it does not say.
    Given,
}

/// A number that an algorithm keeps for each page.
#[derive(Debug, Clone, Copy, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct PageCounterSpec {
    /// The paper's symbol.
    pub symbol: &'static str,
    /// Name for people.
    pub label: &'static str,
}

/// Everything the product says about a placement algorithm.
#[derive(Debug, Clone, Copy, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct PlacementSpec {
    /// Key in configs and links.
    pub id: &'static str,
    /// Name for people.
    pub label: &'static str,
    /// The idea in one sentence.
    pub idea: &'static str,
    /// The rule, as it is carried out.
    pub rule: &'static str,
    /// What it is good at and what it gives up.
    pub cost: &'static str,
    /// Work per request of this implementation.
    pub complexity: &'static str,
    /// Where it comes from.
    pub paper: &'static str,
    /// Year of that paper.
    pub year: u16,
    /// Bytes of accounting a page, as the paper counts them: two or four counters of 4 bytes and one byte of state.
    pub bytes_a_page: u32,
    /// What it keeps for each page.
    pub counters: &'static [PageCounterSpec],
    /// Whether a page moves only if the saving exceeds the price of moving there and back, w_f + w_m.
    pub has_threshold: bool,
    /// Whether it has the switch that keeps its counter at 0 or above.
    pub has_floor: bool,
    /// Whether pages can move at all.
    pub migrates: bool,
    /// Whether it knows the requests to come.
    pub knows_future: bool,
    /// Whether it is defined with LRU replacement alone.
    pub by_lru_only: bool,
    /// Where pages are at first.
    pub start: Start,
}

/// A page that leaves the pool.
#[derive(Debug, Clone, Copy)]
pub struct Leaving {
    /// The page.
    pub page: u32,
    /// The disk it lives on.
    pub disk: Disk,
    /// Whether it is dirty.
    pub dirty: bool,
    /// Whether it was created and never written to a disk so far.
    pub new: bool,
}

/// What an algorithm knows of a page: its numbers, and what they say.
#[derive(Debug, Clone, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Account {
    /// The counters of [`PlacementSpec::counters`], in step; prices summed are in units.
    pub counters: Vec<f64>,
    /// How many units less the operations counted would have cost on the other disk; none if it does not compare.
    pub saving: Option<f64>,
    /// The page moves if the saving is larger than this.
    pub threshold: f64,
}

/// Why a page that leaves goes where it goes: templates that begin a reason after what left. They may name `{other}` and
/// `{here}` (disks), `{saving}` and `{dearer}` (units), `{threshold}`, and the counters as `{first}` to `{fourth}`. An
/// algorithm that never decides has none.
#[derive(Debug, Clone, Copy, Default)]
pub struct Reasons {
    /// It moves.
    pub moves: &'static str,
    /// It stays, though the other disk would have been cheaper.
    pub saves_too_little: &'static str,
    /// It stays where it is cheapest.
    pub stays: &'static str,
    /// It stays because it is new, and nothing is known of it.
    pub new: Option<&'static str>,
}

impl Reasons {
    /// All that are there.
    pub fn all(&self) -> impl Iterator<Item = &'static str> {
        let all = [Some(self.moves), Some(self.saves_too_little), Some(self.stays), self.new];
        all.into_iter().flatten().filter(|reason| !reason.is_empty())
    }
}

/// The interface of a placement algorithm for a lane.
pub trait Placement: Clone + 'static {
    /// What the product says about it.
    const SPEC: PlacementSpec;
    /// Why it decides as it does.
    const REASONS: Reasons;

    /// Before the first request. Fails when its columns do not fit in memory, or the plan it needs is missing.
    fn new(config: &HybridConfig, facts: &TraceFacts) -> Result<Self, ConfigError>;
    /// A logical read or write of a page that was on a disk before.
    fn logical(&mut self, page: u32, write: bool);
    /// The page was read from its disk.
    fn physical_read(&mut self, page: u32, disk: Disk);
    /// The page leaves the pool: counts the cost, before [`Placement::moves`] is called.
    fn leave(&mut self, leaving: &Leaving);
    /// Whether the page that leaves changes its disk.
    fn moves(&self, page: u32, disk: Disk) -> bool;
    /// It did.
    fn moved(&mut self, page: u32);
    /// What it knows of a page on that disk.
    fn account(&self, page: u32, disk: Disk) -> Account;
    /// Bytes held.
    fn bytes(&self) -> usize;
}

pub(super) const PAPER: &str = "Koltsidas & Viglas: Flashing Up the Storage Layer, PVLDB 1(1)";
