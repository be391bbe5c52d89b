//! What decides a run, in whole numbers.

use bufferpool_hybrid::prices::Class;

use crate::laws::support::Pair;
use crate::laws::support::cases::Case;

/// A row of the page's table of placements, or one of its fixed set-ups.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Algorithm {
    FlashOnly,
    MagneticOnly,
    AsGiven,
    Conservative,
    Optimistic,
    Hybrid,
    Optimal,
}

/// A replacement of the page.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Queueing {
    Lru,
    Cost,
    Auto,
}

/// Everything that decides a run.
#[derive(Debug, Clone)]
pub(crate) struct Settings {
    pub(crate) algorithm: Algorithm,
    pub(crate) queueing: Queueing,
    pub(crate) floor: bool,
    pub(crate) frames: usize,
    pub(crate) pages: u32,
    /// Thousandths.
    pub(crate) lambda: usize,
    /// r_f, w_f, r_m, w_m in millionths of a unit.
    pub(crate) prices: [i128; 4],
}

impl Settings {
    /// `None` if docs/rules/hybrid.md knows the placement or the replacement not.
    pub(crate) fn of(case: &Case, pair: Pair) -> Option<Self> {
        let algorithm = match pair.placement.spec.id {
            "flash" => Algorithm::FlashOnly,
            "magnetic" => Algorithm::MagneticOnly,
            "given" => Algorithm::AsGiven,
            "conservative" => Algorithm::Conservative,
            "optimistic" => Algorithm::Optimistic,
            "hybrid" => Algorithm::Hybrid,
            "optimal" => Algorithm::Optimal,
            _ => return None,
        };
        let queueing = match pair.replacement.id {
            "lru" => Queueing::Lru,
            "cost" => Queueing::Cost,
            "auto" => Queueing::Auto,
            _ => return None,
        };
        Some(Self {
            algorithm,
            queueing,
            floor: case.floor,
            frames: case.frames as usize,
            pages: case.pages,
            lambda: case.lambda as usize,
            prices: case.prices.map(i128::from),
        })
    }

    /// floor(lambda b); LRU has no cost segment.
    pub(crate) fn segment(&self) -> usize {
        if self.queueing == Queueing::Lru { 0 } else { self.lambda * self.frames / 1000 }
    }

    /// The classes by what their eviction costs, ties in the paper's order.
    pub(crate) fn order(&self) -> Vec<Class> {
        let [rf, wf, rm, wm] = self.prices;
        let mut classes = vec![
            (rf, Class::CleanFlash),
            (rm, Class::CleanMagnetic),
            (rm + wm, Class::DirtyMagnetic),
            (rf + wf, Class::DirtyFlash),
        ];
        // Stable: equal costs keep their order.
        classes.sort_by_key(|&(cost, _)| cost);
        classes.into_iter().map(|(_, class)| class).collect()
    }
}
