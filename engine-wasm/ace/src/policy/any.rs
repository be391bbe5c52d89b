//! A policy as an object, as lanes, their recording loop and references use it. The silent loops of the paper's four
//! policies are compiled with their policy inside; all others, and every recording, go through [`AnyPolicy`]: one copy
//! of each loop, so much less for a page to load.

use std::any::Any;

use bufferpool_core::recency::LinkedList;

use crate::Checked;
use crate::config::LaneConfig;
use crate::lane::watch::Watch;
use crate::policy::registry::lru::Lru;
use crate::policy::{FrameSet, Kept, NoObserver, Policy, PolicyObserver, VictimComparison, unpinned};
use crate::program::RunContext;

/// `told`: reports of the pool, passed to a policy and its reference alike. `chosen`: methods that [`Watched`]
/// implements itself. `asked`: all other methods of [`Policy`]. `object`: methods that only an object needs.
macro_rules! any_policy {
    (
        told { $(fn $told:ident($($what:ident: $of:ty),*);)* }
        chosen { $(fn $chosen:ident($($given:ident: $kind:ty),*) -> $choice:ty;)* }
        asked { $($(#[$when:meta])* fn $asked:ident[$me:ty]($($arg:ident: $type:ty),*) -> $answer:ty;)* }
        object { $($(#[$doc:meta])* fn $object:ident[$it:ty]($($with:ident: $part:ty),*) -> $result:ty;)* }
    ) => {
        /// Any policy. Methods without a comment here are explained at [`Policy`].
        #[allow(missing_docs)]
        pub trait AnyPolicy {
            $(fn $told(&mut self, $($what: $of),*);)*
            $(fn $chosen(&mut self, $($given: $kind),*) -> $choice;)*
            $($(#[$when])* fn $asked(self: $me, $($arg: $type),*) -> $answer;)*
            $($(#[$doc])* fn $object(self: $it, $($with: $part),*) -> $result;)*
        }

        impl<P: Policy> AnyPolicy for P {
            $(#[inline(always)] fn $told(&mut self, $($what: $of),*) { Policy::$told(self, $($what),*); })*
            $(#[inline(always)] fn $chosen(&mut self, $($given: $kind),*) -> $choice { Policy::$chosen(self, $($given),*) })*
            $($(#[$when])* #[inline(always)] fn $asked(self: $me, $($arg: $type),*) -> $answer { Policy::$asked(self, $($arg),*) })*

            fn why_not(&self, comparison: &VictimComparison) -> &'static str {
                P::WHY_NOT[Policy::why_not(self, comparison)]
            }

            fn is_its_order(&self) -> bool {
                P::REBUILDS_FROM_ORDER
            }

            fn as_any(&self) -> &dyn Any {
                self
            }

            fn again(&self) -> Box<dyn AnyPolicy> {
                Box::new(copy(self))
            }

            fn become_as(&mut self, other: &dyn AnyPolicy) {
                if let Some(other) = other.as_any().downcast_ref() {
                    *self = copy(other);
                }
            }

            fn begin_anew(&mut self, config: &LaneConfig) {
                match built::<P>(config) {
                    Ok(empty) => *self = empty,
                    // The config was legal before, so an empty policy can only fail for lack of memory.
                    Err(_) => Policy::order(self).into_iter().for_each(|frame| Policy::evicted(self, frame)),
                }
            }

            fn adopt(&mut self, other: &dyn AnyPolicy) -> bool {
                let other = other.as_any().downcast_ref().filter(|_| !P::REBUILDS_FROM_ORDER);
                other.map(|other| *self = self.in_state_of(other)).is_some()
            }
        }

        /// A policy whose methods are called, where those of the paper's four are inlined.
        impl AnyPolicy for Box<dyn AnyPolicy> {
            $(#[inline(always)] fn $told(&mut self, $($what: $of),*) { (**self).$told($($what),*); })*
            $(#[inline(always)] fn $chosen(&mut self, $($given: $kind),*) -> $choice { (**self).$chosen($($given),*) })*
            $($(#[$when])* #[inline(always)] fn $asked(self: $me, $($arg: $type),*) -> $answer { (**self).$asked($($arg),*) })*
            $(fn $object(self: $it, $($with: $part),*) -> $result { (**self).$object($($with),*) })*
        }

        impl AnyPolicy for Watched<'_> {
            $(fn $told(&mut self, $($what: $of),*) {
                if let Some(reference) = &mut self.watch.reference {
                    reference.$told($($what),*);
                }
                self.policy.$told($($what),*);
            })*
            $($(#[$when])* fn $asked(self: $me, $($arg: $type),*) -> $answer { self.policy.$asked($($arg),*) })*
            $(fn $object(self: $it, $($with: $part),*) -> $result { self.policy.$object($($with),*) })*

            fn begin_request(&mut self, t: i64) {
                self.watch.begin_request(t, self.policy);
                self.policy.begin_request(t);
            }

            fn replace(&mut self, victim: u32, page: u32, dirty: bool) {
                if let Some(reference) = &mut self.watch.reference {
                    // The reference may have chosen another frame.
                    reference.evicted(victim);
                    reference.load(victim, page, dirty);
                }
                self.policy.replace(victim, page, dirty);
            }

            fn victim(&mut self, observer: &mut dyn PolicyObserver) -> u32 {
                self.choose(observer, |policy, observer| policy.victim(observer))
            }

            fn unpinned_victim(&mut self, pinned: &FrameSet, observer: &mut dyn PolicyObserver) -> u32 {
                self.choose(observer, |policy, observer| policy.unpinned_victim(pinned, observer))
            }
        }
    };
}

any_policy! {
    told {
        fn begin_miss(page: u32);
        fn load(frame: u32, page: u32, dirty: bool);
        fn prefetch(frame: u32, page: u32);
        fn first_use(frame: u32, page: u32, dirty: bool);
        fn hit_by_write(frame: u32);
        fn hit(frame: u32, dirty: bool);
        fn hit_held(frame: u32, was_dirty: bool, dirty: bool);
        fn set_dirty(frame: u32, dirty: bool);
        fn evicted(frame: u32);
    }
    chosen {
        fn begin_request(t: i64) -> ();
        fn replace(victim: u32, page: u32, dirty: bool) -> ();
        fn victim(observer: &mut dyn PolicyObserver) -> u32;
        fn unpinned_victim(pinned: &FrameSet, observer: &mut dyn PolicyObserver) -> u32;
    }
    asked {
        fn at[&mut Self](t: i64, position: i64) -> ();
        fn was_prefetched[&mut Self](frame: u32) -> ();
        fn prepare[&mut Self](told: &RunContext) -> ();
        fn set_badge[&mut Self](frame: u32, value: u8) -> ();
        fn set_hand[&mut Self](frame: u32) -> ();
        fn next_unpinned[&mut Self](chosen: u32, pinned: &FrameSet, observer: &mut dyn PolicyObserver) -> Option<u32>;
        fn next_dirty[&mut Self](limit: usize, batch: &mut Vec<u32>, observer: &mut dyn PolicyObserver) -> ();
        #[cfg(not(feature = "compact"))]
        fn next_dirty_beside[&mut Self](limit: usize, batch: &mut Vec<u32>, in_flight: &FrameSet, observer: &mut dyn PolicyObserver) -> ();
        fn next_clean[&Self](limit: usize, frames: &mut Vec<u32>) -> ();
        fn order[&Self]() -> Vec<u32>;
        fn next_victims[&Self](limit: usize) -> Vec<u32>;
        fn first_in_order[&Self](limit: usize) -> Vec<u32>;
        fn kept[&Self]() -> Vec<Kept>;
        fn window[&Self]() -> u32;
        fn hand[&Self]() -> Option<u32>;
        fn head[&Self]() -> Option<u32>;
        fn badge[&Self](frame: u32) -> u8;
        fn bytes[&Self]() -> usize;
    }
    object {
        /// The text that [`Policy::why_not`] chooses.
        fn why_not[&Self](comparison: &VictimComparison) -> &'static str;
        fn is_its_order[&Self]() -> bool;
        fn as_any[&Self]() -> &dyn Any;
        fn again[&Self]() -> Box<dyn AnyPolicy>;
        /// Takes the state of one of its kind.
        fn become_as[&mut Self](other: &dyn AnyPolicy) -> ();
        /// Empties it, as it was built for this config.
        fn begin_anew[&mut Self](config: &LaneConfig) -> ();
        /// Takes the state of one of its kind, if more than its order, with its own parameters. Whether it did.
        fn adopt[&mut Self](other: &dyn AnyPolicy) -> bool;
    }
}

/// The victim that is not pinned. Compiled once for all policies, as the next.
#[inline(never)]
pub(crate) fn unpinned_victim(
    policy: &mut dyn AnyPolicy,
    pinned: &FrameSet,
    observer: &mut dyn PolicyObserver,
) -> u32 {
    let chosen = policy.victim(observer);
    if !pinned.has(chosen) {
        return chosen;
    }
    observer.kept_by_pin(chosen);
    policy.next_unpinned(chosen, pinned, observer).unwrap_or(chosen)
}

/// What a copy of a policy chooses once `chosen` and what it chose since are gone, until that is not pinned.
#[inline(never)]
pub(crate) fn next_unpinned(
    mut rest: Box<dyn AnyPolicy>,
    chosen: u32,
    pinned: &FrameSet,
    observer: &mut dyn PolicyObserver,
) -> Option<u32> {
    rest.evicted(chosen);
    let next = || {
        let next = rest.victim(&mut NoObserver);
        rest.evicted(next);
        next
    };
    unpinned(std::iter::repeat_with(next).take(pinned.len() as usize), pinned, observer)
}

/// A policy over an empty pool, and a copy of one: compiled once, wherever they are wanted.
#[inline(never)]
pub(crate) fn built<P: Policy>(config: &LaneConfig) -> Checked<P> {
    P::new(config)
}

#[inline(never)]
fn copy<P: Policy>(policy: &P) -> P {
    policy.clone()
}

/// A placeholder for a policy while it is moved.
impl Default for Box<dyn AnyPolicy> {
    fn default() -> Self {
        Box::<Lru<LinkedList>>::default()
    }
}

/// A policy in the recording loop, with its watch.
pub(crate) struct Watched<'a> {
    pub(crate) policy: &'a mut dyn AnyPolicy,
    pub(crate) watch: &'a mut Watch,
}

impl Watched<'_> {
    /// The policy's victim, once the reference has named its own.
    fn choose(
        &mut self,
        observer: &mut dyn PolicyObserver,
        choose: impl Fn(&mut dyn AnyPolicy, &mut dyn PolicyObserver) -> u32,
    ) -> u32 {
        if let Some(reference) = &mut self.watch.reference {
            observer.reference(choose(reference.as_mut(), &mut NoObserver));
        }
        choose(self.policy, observer)
    }
}
