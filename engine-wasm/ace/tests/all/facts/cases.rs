//! Small random cases: a configuration with numbers for every policy, and a trace.

use bufferpool_ace::event::Event;
use bufferpool_test_support::runner::{case_count, try_on};
use bufferpool_test_support::traces::traces;
use proptest::option::of;
use proptest::prelude::*;
use serde_json::{Map, Value, json};

use crate::naive::Naive;
use crate::naive::policy::POLICIES;
use crate::support::is_in_turn;

pub(super) const READERS: [&str; 6] = ["none", "opl", "npl", "tap", "history", "tap+history"];

/// How a policy is run.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Variant {
    Baseline,
    Ace,
    AceWithReader,
}

pub(super) const VARIANTS: [Variant; 3] = [Variant::Baseline, Variant::Ace, Variant::AceWithReader];
pub(super) const ON_DEMAND: [Variant; 2] = [Variant::Baseline, Variant::Ace];

/// One random case; policy and variant come from the fact.
#[derive(Debug, Clone)]
pub(super) struct Case {
    pub(super) pages: u32,
    pub(super) frames: u32,
    /// All other keys, those of all policies among them.
    pub(super) config: Value,
    pub(super) requests: Vec<(u32, bool)>,
}

impl Case {
    /// The case with other numbers.
    pub(super) fn with(&self, changes: Value) -> Self {
        let mut case = self.clone();
        let Value::Object(changes) = changes else { unreachable!("an object") };
        case.config.as_object_mut().expect("an object").extend(changes);
        case
    }

    /// The config in the golden files' form.
    pub(super) fn json(&self, policy: &str, variant: Variant) -> Map<String, Value> {
        let own = json!({
            "policy": policy, "pages": self.pages, "frames": self.frames,
            "mode": if variant == Variant::Baseline { "baseline" } else { "ace" },
            "prefetch": variant == Variant::AceWithReader,
        });
        let (Value::Object(mut all), Value::Object(own)) = (self.config.clone(), own) else { unreachable!() };
        all.extend(own);
        all.retain(|_, value| !value.is_null());
        all
    }

    /// The pages of the trace, request by request.
    pub(super) fn asked(&self) -> Vec<u32> {
        self.requests.iter().map(|request| request.0).collect()
    }

    /// A lane before its first request.
    pub(super) fn lane(&self, policy: &str, variant: Variant) -> Naive {
        Naive::new(&self.json(policy, variant), &self.asked()).expect("a policy of the pages")
    }

    /// The ids of those policies whose turn it is, by the length of the trace.
    pub(super) fn policies(&self) -> impl Iterator<Item = &'static str> {
        policies().enumerate().filter(|(place, _)| is_in_turn(*place, self.requests.len())).map(|(_, id)| id)
    }

    /// The events of a whole run.
    pub(super) fn events(&self, policy: &str, variant: Variant) -> Vec<Event> {
        serve(&mut self.lane(policy, variant), &self.requests)
    }
}

/// Serves requests.
pub(super) fn serve(naive: &mut Naive, requests: &[(u32, bool)]) -> Vec<Event> {
    requests.iter().map(|&(page, write)| naive.request(page, write)).collect()
}

/// The ids of all policies.
pub(super) fn policies() -> impl Iterator<Item = &'static str> {
    POLICIES.iter().map(|policy| policy.0)
}

fn sizes() -> impl Strategy<Value = (u32, u32)> {
    let pages = prop_oneof![1 => 1..=12u32, 4 => 13..=60u32];
    pages.prop_flat_map(|pages| (Just(pages), 1..=(pages / 2).max(2)))
}

/// Keys of the policies with their legal values, in the small.
fn numbers(frames: u32) -> impl Strategy<Value = Value> {
    let most = frames + 3;
    let queues = (of(1..5u32), of(0..=most), of(1..=most), of(0..=most), of(1..=most), of(0..=most));
    let rest = (of(1..=most), of(1..=100u32), of(0..=most), of(any::<u64>()), of(1..=2 * most));
    let bits = (of(0..=16u32), of(0..=1u32), of(1..=7u32), of(0..=9u32), of(1..=most));
    let more = (of(1..=most), of(1..=most), of(0..=most), of(1..=4 * most), of(1..=most));
    let options = (of(0..=9u32), of(0..=1u32), of(0..=1u32), of(0..=1u32));
    (queues, rest, bits, more, options).prop_map(
        |(
            (k, retained, k_in, k_out, small, ghosts),
            (cooling, old_pct, old_time, seed, period),
            (bits, loaded, usage_maximum, usage_start, window),
            (hirs, lru_window, protected, sample, cold_min),
            (crp, by_first, remember, bustub),
        )| {
            json!({
                "k": k, "retained": retained, "k_in": k_in, "k_out": k_out, "small": small, "ghosts": ghosts,
                "cooling": cooling, "old_pct": old_pct, "old_time": old_time, "seed": seed, "period": period,
                "bits": bits, "loaded": loaded, "usage_maximum": usage_maximum, "usage_start": usage_start,
                "window": window, "hirs": hirs,
                "lru_window": lru_window, "protected": protected, "sample": sample, "cold_min": cold_min,
                "crp": crp, "by_first": by_first, "remember": remember, "bustub": bustub,
            })
        },
    )
}

fn cases() -> impl Strategy<Value = Case> {
    sizes().prop_flat_map(|(pages, frames)| {
        let ace = (1..=4u32, 1..=6u32, of(1..=8u32), of(1..=8u32), of(0..=2u32), 0..READERS.len());
        let parts = (ace, numbers(frames), traces(pages, 1..8, 300));
        parts.prop_map(move |((k_r, k_w, n_w, n_e, theta, reader), config, requests)| {
            Case { pages, frames, config, requests }.with(json!({
                "alpha": 2, "base_us": 1, "k_r": k_r, "k_w": k_w, "n_w": n_w, "n_e": n_e, "theta": theta,
                "reader": READERS[reader],
            }))
        })
    })
}

/// Tries a fact on random cases.
pub(super) fn for_every_case(fact: impl Fn(&Case)) {
    try_on(cases(), case_count(), fact);
}
