//! Every policy, one line each: picker, parameters, links, laws, bench and command line follow from it.

use bufferpool_core::recency::{IndexedList, LinkedList};

use crate::access::{BASELINE, WITH_READER, WITH_WRITER};
use crate::config::LaneConfig;
use crate::event::Event;
use crate::lane::{AnyLane, Lane};
use crate::policy::any::{AnyPolicy, built};
use crate::policy::spec::{PolicySpec, Text};
use crate::policy::{EvictionOrder, Policy};
use crate::{Checked, one_of};

/// `module: Policy;` or `module: Alone, Inside;`, in the order of the picker, the paper's and then the further ones. A
/// policy in two forms is one for the baseline, and one for ACE, whose questions want an index.
macro_rules! policies {
    (paper { $($module:ident: $alone:ty $(, $inside:ty)?;)* } further { $($more:ident: $other:ty;)* } programmed { $($own:ident: $program:ty;)* }) => {
        $(pub mod $module;)*
        $(use $module::*;)*
        $(pub mod $more;)*
        $(use $more::*;)*
        $(pub mod $own;)*
        $(use $own::*;)*

        /// The policies of the ACE paper.
        pub const PAPER: &[PolicyEntry] = &[$(policies!(@entry $alone $(, $inside)?),)*];

        /// Every policy, in the order of the picker.
        pub const POLICIES: &[PolicyEntry] = &[
            $(policies!(@entry $alone $(, $inside)?),)*
            $(further_entry::<$other>(),)*
        ];

        /// Policies that a program decides for: laws of all policies hold for them as far as the program obeys them.
        pub const PROGRAMMED: &[PolicyEntry] = &[$(further_entry::<$program>(),)*];

        /// Shows a visitor each form of each policy.
        pub fn visit_all(visitor: &mut impl PolicyVisitor) {
            $(visitor.visit::<$alone>(); $(visitor.visit::<$inside>();)?)*
            $(visitor.visit::<$other>();)*
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
        fifo: Fifo;
        second_chance: SecondChance;
        nru: NotRecentlyUsed;
        nfu: NotFrequentlyUsed;
        lfu: Lfu;
        lru_k: LruK;
        two_queues: TwoQueues;
        arc: Arc;
        sieve: Sieve;
        s3_fifo: S3Fifo;
        innodb: MidpointLru;
        leanstore: CoolingQueue;
        ccf_lru: ColdCleanFirst;
        mru: Mru;
        random: Random;
        min: Min;
        lirs: Lirs;
        car: Car;
        w_tinylfu: WTinyLfu;
        clock_pro: ClockPro;
        two_q_promoting: TwoQPromoting;
        enhanced_second_chance: EnhancedSecondChance;
    }
    programmed {
        own_policy: OwnPolicy;
    }
}

type New = fn(&LaneConfig) -> Checked<Box<dyn AnyPolicy>>;
type Build = fn(&LaneConfig) -> Checked<Box<dyn AnyLane>>;

/// One line of the registry: the policy's [`Policy`] constants and functions, without its type.
#[derive(Debug, Clone, Copy)]
#[allow(missing_docs)]
pub struct PolicyEntry {
    pub spec: PolicySpec,
    pub reasons: &'static [Text],
    pub is_wrong: fn(&Event, &Event) -> bool,
    pub passed_by_writer: Option<&'static str>,
    pub why_not: &'static [Text],
    pub reason: fn(&Event, &LaneConfig) -> &'static str,
    pub bytes_a_frame: fn(&LaneConfig) -> u64,
    pub eviction_order: EvictionOrder,
    pub(crate) new: New,
    /// Builds a lane that runs it; other crates use `lane_over`, which passes it the facts about the run.
    pub(crate) build: Build,
}

const fn described<P: Policy>(new: New, build: Build) -> PolicyEntry {
    PolicyEntry {
        spec: P::SPEC.held(),
        reasons: P::REASONS,
        is_wrong: P::is_wrong,
        passed_by_writer: P::PASSED_BY_WRITER,
        why_not: P::WHY_NOT,
        reason: P::reason,
        bytes_a_frame: P::bytes_a_frame,
        eviction_order: P::EVICTION_ORDER,
        new,
        build,
    }
}

fn boxed<P: Policy>(config: &LaneConfig) -> Checked<Box<dyn AnyPolicy>> {
    Ok(Box::new(built::<P>(config)?))
}

/// Of the paper's policies each has silent loops of its own; in a compact build only those that do not look for clean
/// pages have, and none with the Reader.
const fn entry<Alone: Policy, Inside: Policy>() -> PolicyEntry {
    described::<Inside>(boxed::<Alone>, |config| {
        let shared = cfg!(feature = "compact")
            && (config.prefetch || const { Alone::SPEC.window.is_some() || Alone::SPEC.second_chances });
        if shared {
            return lane_of(config, boxed::<Inside>(config)?);
        }
        Ok(if config.prefetch {
            Box::new(Lane::<_, WITH_READER>::new(config, built::<Inside>(config)?)?)
        } else if config.is_ace() {
            Box::new(Lane::<_, WITH_WRITER>::new(config, built::<Inside>(config)?)?)
        } else {
            Box::new(Lane::<_, BASELINE>::new(config, built::<Alone>(config)?)?)
        })
    })
}

const fn further_entry<P: Policy>() -> PolicyEntry {
    described::<P>(boxed::<P>, |config| lane_of(config, boxed::<P>(config)?))
}

/// All others share theirs. A baseline is ACE with batches of one page: the same by the golden files, and less to load.
fn lane_of(config: &LaneConfig, policy: Box<dyn AnyPolicy>) -> Checked<Box<dyn AnyLane>> {
    Ok(if config.prefetch {
        Box::new(Lane::<_, WITH_READER>::new(config, policy)?)
    } else {
        Box::new(Lane::<_, WITH_WRITER>::new(config, policy)?)
    })
}

impl PolicyEntry {
    /// Every text that it gives of events and of wrong guesses.
    pub fn templates(&self) -> impl Iterator<Item = &'static str> {
        self.reasons.iter().chain(self.passed_by_writer.as_slice()).chain(self.why_not).copied()
    }
}

/// A visitor of the policies as types, for questions outside the interface of lanes.
pub trait PolicyVisitor {
    /// One form of a policy.
    fn visit<P: Policy>(&mut self);
}

/// Every policy, the programmed ones last.
pub fn all() -> impl Iterator<Item = &'static PolicyEntry> {
    POLICIES.iter().chain(PROGRAMMED)
}

/// Finds a policy by its id. An error names the ids that exist.
pub fn find(id: &str) -> Checked<&'static PolicyEntry> {
    let programmed = PROGRAMMED.iter().find(|entry| entry.spec.id == id);
    programmed.map_or_else(|| one_of("policy", id, POLICIES, |entry| entry.spec.id), Ok)
}
