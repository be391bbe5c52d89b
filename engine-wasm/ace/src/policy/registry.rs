//! Every policy, one line each: picker, parameters, links, laws, bench and command line follow from it.

use bufferpool_core::error::ConfigError;
use bufferpool_core::recency::{IndexedList, LinkedList};
use serde::Serialize;

use crate::config::LaneConfig;
use crate::event::Event;
use crate::lane::watch::{Reference, built};
use crate::lane::{AnyLane, Lane};
use crate::mode::{Baseline, WithReader, WithWriter};
use crate::policy::spec::PolicySpec;
use crate::policy::{EvictionOrder, Policy};
use crate::program::Told;

/// `module: Policy;` or `module: Alone, Inside;`, in the order of the picker, the paper's and then the further ones, these
/// with the name by which a page that has not loaded them asks for them. A policy in two forms is one for the baseline, and one for ACE, whose questions want an index.
#[cfg(feature = "further")]
mod period;

macro_rules! policies {
    (paper { $($module:ident: $alone:ty $(, $inside:ty)?;)* } further { $($more:ident: $other:ty = $id:literal $label:literal;)* } programmed { $($own:ident: $program:ty = $own_id:literal $own_label:literal;)* }) => {
        $(pub mod $module;)*
        $(use $module::*;)*
        $(#[cfg(feature = "further")] pub mod $more;)*
        $(#[cfg(feature = "further")] use $more::*;)*
        $(#[cfg(feature = "further")] pub mod $own;)*
        $(#[cfg(feature = "further")] use $own::*;)*

        /// Every policy, in the order of the picker. Without the feature `further`, as the page loads the engine first,
        /// the four of the ACE paper.
        pub const POLICIES: &[PolicyEntry] = &[
            $(policies!(@entry $alone $(, $inside)?),)*
            $(#[cfg(feature = "further")] further_entry::<$other>(),)*
        ];

        /// The further policies by name, with the feature `further` or without: what else a page can ask for.
        pub const FURTHER: &[PolicyName] = &[$(PolicyName { id: $id, label: $label },)*];

        /// Policies that a program decides for: what holds of every policy holds of them as far as the program keeps to it.
        pub const PROGRAMMED: &[PolicyEntry] = &[$(#[cfg(feature = "further")] further_entry::<$program>(),)*];

        /// These by name.
        pub const PROGRAMMED_NAMES: &[PolicyName] = &[$(PolicyName { id: $own_id, label: $own_label },)*];

        /// Shows a visitor each form of each policy.
        pub fn visit_all(visitor: &mut impl PolicyVisitor) {
            $(visitor.visit::<$alone>(); $(visitor.visit::<$inside>();)?)*
            $(#[cfg(feature = "further")] visitor.visit::<$other>();)*
        }
    };
    (@entry $form:ty) => { entry::<$form, $form>() };
    (@entry $alone:ty, $inside:ty) => { entry::<$alone, $inside>() };
}

policies! {
    paper {
        lru: Lru<LinkedList>, Lru<IndexedList>;
        clock: ClockSweep;
        cflru: CleanFirstLru;
        lru_wsr: LruWsr<LinkedList>, LruWsr<IndexedList>;
    }
    further {
        fifo: Fifo = "fifo" "FIFO";
        second_chance: SecondChance = "second-chance" "Second Chance";
        nru: NotRecentlyUsed = "nru" "NRU";
        nfu: NotFrequentlyUsed = "nfu" "NFU / Aging";
        lfu: Lfu = "lfu" "LFU";
        lru_k: LruK = "lru-k" "LRU-K";
        two_queues: TwoQueues = "2q" "2Q";
        arc: Arc = "arc" "ARC";
        sieve: Sieve = "sieve" "SIEVE";
        s3_fifo: S3Fifo = "s3-fifo" "S3-FIFO";
        innodb: MidpointLru = "innodb" "InnoDB";
        leanstore: CoolingQueue = "leanstore" "LeanStore";
        ccf_lru: ColdCleanFirst = "ccf-lru" "CCF-LRU";
        mru: Mru = "mru" "MRU";
        random: Random = "random" "Random";
        min: Min = "min" "MIN";
    }
    programmed {
        own_policy: OwnPolicy = "own-policy" "Own policy";
    }
}

/// A policy by name.
#[derive(Debug, Clone, Copy, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct PolicyName {
    /// Key in configs and links.
    pub id: &'static str,
    /// Name for people.
    pub label: &'static str,
}

/// Builds a lane.
type Build = fn(&LaneConfig) -> Result<Box<dyn AnyLane>, ConfigError>;

/// Builds a reference, told what its policy must know.
type Refer = fn(&LaneConfig, &Told) -> Result<Box<dyn Reference>, ConfigError>;

/// One line of the registry.
#[derive(Debug, Clone, Copy)]
pub struct PolicyEntry {
    /// What the product says about the policy.
    pub spec: PolicySpec,
    /// Every reason it can give for a victim.
    pub reasons: &'static [&'static str],
    /// [`Policy::is_wrong`].
    pub is_wrong: fn(&Event, &Event) -> bool,
    /// [`Policy::PASSED_BY_WRITER`].
    pub passed_by_writer: Option<&'static str>,
    /// Every text that says why another page stays.
    pub why_not: &'static [&'static str],
    /// [`Policy::reason`].
    pub reason: fn(&Event, &LaneConfig) -> &'static str,
    /// [`Policy::bytes_a_frame`].
    pub bytes_a_frame: fn(&LaneConfig) -> u64,
    /// In which order Writer and Evictor take pages.
    pub eviction_order: EvictionOrder,
    /// Builds a lane that runs it; from outside by `lane_over`, which tells it what it must know.
    pub(crate) build: Build,
    /// Builds a reference that runs it.
    pub(crate) refer: Refer,
}

const fn described<P: Policy>(build: Build, refer: Refer) -> PolicyEntry {
    PolicyEntry {
        spec: P::SPEC,
        reasons: P::REASONS,
        is_wrong: P::is_wrong,
        passed_by_writer: P::PASSED_BY_WRITER,
        why_not: P::WHY_NOT,
        reason: P::reason,
        bytes_a_frame: P::bytes_a_frame,
        eviction_order: P::EVICTION_ORDER,
        build,
        refer,
    }
}

const fn entry<Alone: Policy, Inside: Policy>() -> PolicyEntry {
    let build: Build = |config| {
        Ok(if config.prefetch {
            Box::new(Lane::<Inside, WithReader>::new(config)?)
        } else if config.is_ace() {
            Box::new(Lane::<Inside, WithWriter>::new(config)?)
        } else {
            Box::new(Lane::<Alone, Baseline>::new(config)?)
        })
    };
    described::<Inside>(build, built::<Alone>)
}

/// Of the further policies a baseline is ACE with batches of one page: the same by the golden files, and less to load.
#[cfg(feature = "further")]
const fn further_entry<P: Policy>() -> PolicyEntry {
    let build: Build = |config| {
        Ok(if config.prefetch {
            Box::new(Lane::<P, WithReader>::new(config)?)
        } else {
            Box::new(Lane::<P, WithWriter>::new(config)?)
        })
    };
    described::<P>(build, built::<P>)
}

impl PolicyEntry {
    /// Every text that it gives of events and of wrong guesses.
    pub fn templates(&self) -> impl Iterator<Item = &'static str> {
        self.reasons.iter().chain(self.passed_by_writer.as_slice()).chain(self.why_not).copied()
    }
}

/// Who wants to know the policies as types: what a lane does not ask them can be asked so.
pub trait PolicyVisitor {
    /// One form of a policy.
    fn visit<P: Policy>(&mut self);
}

/// Every policy, the programmed ones last.
pub fn all() -> impl Iterator<Item = &'static PolicyEntry> {
    POLICIES.iter().chain(PROGRAMMED)
}

/// Finds a policy by its id.
///
/// # Errors
/// Names the ids that exist.
pub fn find(id: &str) -> Result<&'static PolicyEntry, ConfigError> {
    all().find(|entry| entry.spec.id == id).ok_or_else(|| {
        let ids: Vec<_> = POLICIES.iter().map(|entry| entry.spec.id).collect();
        ConfigError::new("policy", id, format!("one of {}", ids.join(", ")))
    })
}

#[cfg(all(test, feature = "further"))]
mod tests {
    use super::{FURTHER, PROGRAMMED_NAMES, all};

    #[test]
    fn further_policies_are_asked_for_by_the_names_that_they_have() {
        let names: Vec<_> = all().map(|entry| (entry.spec.id, entry.spec.label)).collect();
        let further: Vec<_> =
            FURTHER.iter().chain(PROGRAMMED_NAMES).map(|name| (name.id, name.label)).collect();
        assert!(names.ends_with(&further));
    }

    #[test]
    fn who_uses_a_policy_is_said_with_the_place_that_tells_it() {
        for spec in all().map(|entry| entry.spec).filter(|spec| !spec.used_by.starts_with("None: ")) {
            for claim in spec.used_by.split("; ").filter(|claim| !claim.is_empty()) {
                assert!(claim.contains('(') && claim.ends_with(')'), "{}: {claim}", spec.id);
            }
        }
    }
}
