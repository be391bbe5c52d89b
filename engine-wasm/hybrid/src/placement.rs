//! Placement: on which of the two disks a page shall live. Decided at evictions only, of clean pages too.
//!
//! One file an algorithm and one line in [`PLACEMENTS`]; picker, card, link, laws and command line follow.
//! Source: Koltsidas & Viglas, PVLDB 2008, section 4, figures 3 to 5.

mod conservative;
#[doc(hidden)]
pub mod counted;
mod fixed;
mod optimal;

use std::rc::Rc;

use bufferpool_core::error::ConfigError;
use bufferpool_core::trace::Trace;
use bufferpool_lab::scene::one_of;
use counted::{Counted, HYBRID, OPTIMISTIC};
use fixed::Fixed;
use serde::Serialize;

use crate::config::HybridConfig;
use crate::lane::{AnyLane, Lane};
use crate::prices::Disk;
use crate::replacement::Replacement;
use crate::replacement::cost_segment::CostSegment;
use crate::replacement::lru::Lru;

/// What is known of a trace before it is served.
#[derive(Debug, Clone, Default)]
pub struct TraceFacts {
    /// Pages of the file and those that the trace creates.
    pub pages: u32,
    /// Page of the file → whether it starts on flash, where the workload says so.
    pub starts_on_flash: Option<Rc<Vec<bool>>>,
    /// The cheapest sequence of disks of each page, for the optimum.
    pub plan: Option<Rc<optimal::Plan>>,
}

impl TraceFacts {
    /// What a lane of a config knows of a trace, a plan if it runs the optimum. Fails for want of memory.
    pub fn of(config: &HybridConfig, trace: &Trace) -> Result<Self, ConfigError> {
        // A trace may name fewer pages than the file has.
        let pages = trace.pages.max(config.pages);
        let knows_future = config.placement_entry()?.spec.knows_future;
        let plan = knows_future.then(|| optimal::plan(config, pages, &trace.requests)).transpose()?;
        Ok(Self { pages, starts_on_flash: trace.starts_on_flash.clone(), plan: plan.map(Rc::new) })
    }
}

/// Where the pages of the file are before the first request, and where new ones are made.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
#[allow(missing_docs)]
pub enum Start {
    Flash,
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
#[allow(missing_docs)]
pub struct PlacementSpec {
    pub id: &'static str,
    pub label: &'static str,
    pub idea: &'static str,
    pub rule: &'static str,
    /// What it is good at and what it gives up.
    pub cost: &'static str,
    pub complexity: &'static str,
    pub paper: &'static str,
    pub year: u16,
    /// Bytes of accounting a page, as the paper counts them: two or four counters of 4 bytes and one byte of state.
    pub bytes_a_page: u32,
    pub counters: &'static [PageCounterSpec],
    /// Whether a page moves only if the saving exceeds the price of moving there and back, w_f + w_m.
    pub has_threshold: bool,
    /// Whether it has the switch that keeps its counter at 0 or above.
    pub has_floor: bool,
    pub migrates: bool,
    pub knows_future: bool,
    /// Whether it is defined with LRU replacement alone.
    pub by_lru_only: bool,
    pub start: Start,
}

impl PlacementSpec {
    /// What is usual: an algorithm that decides by what it has counted, from a start on the magnetic disk.
    const USUAL: Self = Self {
        id: "",
        label: "",
        idea: "",
        rule: "",
        cost: "",
        complexity: "",
        paper: PAPER,
        year: 2008,
        bytes_a_page: 0,
        counters: &[],
        has_threshold: false,
        has_floor: false,
        migrates: true,
        knows_future: false,
        by_lru_only: false,
        start: Start::Magnetic,
    };
}

/// A page that leaves the pool.
#[derive(Debug, Clone, Copy)]
#[allow(missing_docs)]
pub struct Leaving {
    pub page: u32,
    pub disk: Disk,
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
    /// It stays because it is new, and nothing is known of it; empty where that is no reason.
    pub new: &'static str,
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
    #[inline(always)]
    fn logical(&mut self, _page: u32, _write: bool) {}
    /// The page was read from its disk.
    #[inline(always)]
    fn physical_read(&mut self, _page: u32, _disk: Disk) {}
    /// The page leaves the pool: counts the cost, before [`Placement::moves`] is called.
    #[inline(always)]
    fn leave(&mut self, _leaving: &Leaving) {}
    /// Whether the page that leaves changes its disk.
    fn moves(&self, page: u32, disk: Disk) -> bool;
    /// It did.
    #[inline(always)]
    fn moved(&mut self, _page: u32) {}
    /// What it knows of a page on that disk.
    fn account(&self, _page: u32, _disk: Disk) -> Account {
        Account::default()
    }
    /// Bytes held.
    fn bytes(&self) -> usize;
}

pub(super) const PAPER: &str = "Koltsidas & Viglas: Flashing Up the Storage Layer, PVLDB 1(1)";

type Opened = Result<Box<dyn AnyLane>, ConfigError>;

/// One line of the registry.
#[derive(Debug, Clone, Copy)]
#[allow(missing_docs)]
pub struct PlacementEntry {
    pub spec: PlacementSpec,
    pub reasons: Reasons,
    /// Builds a lane of it, with the config's replacement.
    open: fn(&HybridConfig, &TraceFacts) -> Opened,
}

const fn entry<P: Placement>() -> PlacementEntry {
    PlacementEntry { spec: P::SPEC, reasons: P::REASONS, open: opened::<P> }
}

fn opened<P: Placement>(config: &HybridConfig, facts: &TraceFacts) -> Opened {
    const COST: &str = CostSegment::<false>::SPEC.id;
    const AUTO: &str = CostSegment::<true>::SPEC.id;
    Ok(match config.replacement {
        COST => Box::new(Lane::<P, CostSegment<false>>::new(config, facts)?),
        AUTO => Box::new(Lane::<P, CostSegment<true>>::new(config, facts)?),
        _ => Box::new(Lane::<P, Lru>::new(config, facts)?),
    })
}

/// Every placement algorithm, in the order of the picker.
pub const PLACEMENTS: &[PlacementEntry] = &[
    entry::<conservative::Conservative>(),
    entry::<Counted<OPTIMISTIC>>(),
    entry::<Counted<HYBRID>>(),
    entry::<Fixed<0>>(),
    entry::<Fixed<1>>(),
    entry::<Fixed<2>>(),
    entry::<optimal::Optimal>(),
];

/// Finds an algorithm by its id.
pub fn find(id: &str) -> Result<&'static PlacementEntry, ConfigError> {
    one_of("placement", id, PLACEMENTS, |entry| entry.spec.id)
}

/// A lane of a config, with an empty pool. Fails for want of memory, or of the plan of an optimum.
pub fn open(config: &HybridConfig, facts: &TraceFacts) -> Result<Box<dyn AnyLane>, ConfigError> {
    (config.placement_entry()?.open)(config, facts)
}
