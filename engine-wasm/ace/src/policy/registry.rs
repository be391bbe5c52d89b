//! Every policy, one line each: picker, parameters, links, laws, bench and command line follow from it.

use bufferpool_core::error::ConfigError;
use bufferpool_core::recency::{IndexedList, LinkedList};

use crate::config::LaneConfig;
use crate::event::Event;
use crate::lane::{AnyLane, Lane};
use crate::mode::{Baseline, WithReader, WithWriter};
use crate::policy::Policy;
use crate::policy::spec::PolicySpec;

/// `module: Policy;` or `module: Alone, Inside;`, in the order of the picker. A policy in two forms is one for the
/// baseline, and one for ACE, whose questions want an index.
macro_rules! policies {
    ($($module:ident: $alone:ty $(, $inside:ty)?;)*) => {
        $(pub mod $module;)*
        $(use $module::*;)*

        /// Every policy, in the order of the picker.
        pub const POLICIES: &[PolicyEntry] = &[$(policies!(@entry $alone $(, $inside)?)),*];

        /// Shows a visitor each form of each policy.
        pub fn visit_all(visitor: &mut impl PolicyVisitor) {
            $(visitor.visit::<$alone>(); $(visitor.visit::<$inside>();)?)*
        }
    };
    (@entry $form:ty) => { entry::<$form, $form>() };
    (@entry $alone:ty, $inside:ty) => { entry::<$alone, $inside>() };
}

policies! {
    lru: Lru<LinkedList>, Lru<IndexedList>;
    clock: ClockSweep;
    cflru: CleanFirstLru;
    lru_wsr: LruWsr<LinkedList>, LruWsr<IndexedList>;
}

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
    /// Builds a lane that runs it.
    pub build: fn(&LaneConfig) -> Result<Box<dyn AnyLane>, ConfigError>,
}

pub(super) const fn entry<Alone: Policy, Inside: Policy>() -> PolicyEntry {
    PolicyEntry {
        spec: Inside::SPEC,
        reasons: Inside::REASONS,
        is_wrong: Inside::is_wrong,
        passed_by_writer: Inside::PASSED_BY_WRITER,
        why_not: Inside::WHY_NOT,
        build: |config| {
            Ok(if config.prefetch {
                Box::new(Lane::<Inside, WithReader>::new(config)?)
            } else if config.is_ace() {
                Box::new(Lane::<Inside, WithWriter>::new(config)?)
            } else {
                Box::new(Lane::<Alone, Baseline>::new(config)?)
            })
        },
    }
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

/// Finds a policy by its id.
///
/// # Errors
/// Names the ids that exist.
pub fn find(id: &str) -> Result<&'static PolicyEntry, ConfigError> {
    POLICIES.iter().find(|entry| entry.spec.id == id).ok_or_else(|| {
        let ids: Vec<_> = POLICIES.iter().map(|entry| entry.spec.id).collect();
        ConfigError::new("policy", id, format!("one of {}", ids.join(", ")))
    })
}
