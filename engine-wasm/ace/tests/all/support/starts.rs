//! Random start states, in the text form of the links.

use std::collections::BTreeMap;
use std::fmt::Write;

use bufferpool_ace::config::start::Start;
use bufferpool_ace::policy::registry::PolicyEntry;
use proptest::collection::{btree_map, vec};
use proptest::prelude::*;

/// A start state for any policy.
#[derive(Debug, Clone)]
pub(crate) struct RandomStart {
    /// Page, dirty, and a number from which the policy's badge is made.
    pub(crate) pool: Vec<(u32, bool, Option<u8>)>,
    pub(crate) hand: u32,
    /// Page → its successors with their weights, in slot order.
    pub(crate) history: BTreeMap<u32, Vec<(u32, u32)>>,
}

impl RandomStart {
    /// The text forms, through the parser that the links use.
    pub(crate) fn parse(&self, policy: &PolicyEntry, pages: u32, frames: u32) -> Start {
        let mut pool = String::new();
        for &(page, dirty, number) in &self.pool {
            let badge =
                policy.spec.badge.zip(number).map(|(badge, number)| match number % (badge.maximum + 1) {
                    value if badge.maximum > 1 => format!("u{value}"),
                    1 => "c".to_owned(),
                    _ => String::new(),
                });
            let _ = write!(pool, "{page}{}{} ", if dirty { "D" } else { "" }, badge.unwrap_or_default());
        }
        let rows: Vec<String> =
            self.history.iter().map(|(page, row)| format!("{page}>{}", slots(row))).collect();
        Start::parse(&pool, self.hand, &rows.join("; "), pages, frames).expect("a legal start state")
    }
}

fn slots(row: &[(u32, u32)]) -> String {
    let slots: Vec<String> = row.iter().map(|(page, weight)| format!("{page}:{weight}")).collect();
    slots.join(",")
}

fn rows(pages: u32) -> impl Strategy<Value = BTreeMap<u32, Vec<(u32, u32)>>> {
    let row = vec((0..pages, 0..6u32), 1..=3).prop_map(|mut row| {
        row.sort_by_key(|slot| slot.0);
        row.dedup_by_key(|slot| slot.0);
        row
    });
    btree_map(0..pages, row.prop_shuffle(), 0..=(pages as usize).min(30))
}

/// Full pools for the most part, some with free frames.
pub(crate) fn starts(pages: u32, frames: u32) -> impl Strategy<Value = RandomStart> {
    let most = pages.min(frames) as usize;
    let count = prop_oneof![3 => Just(most), 1 => 0..=most];
    let entries =
        (Just((0..pages).collect::<Vec<u32>>()).prop_shuffle(), vec(any::<(bool, Option<u8>)>(), most));
    (count, entries, 0..frames, rows(pages)).prop_map(|(count, (pages, marks), hand, history)| {
        let pool = pages.into_iter().zip(marks).take(count);
        RandomStart {
            pool: pool.map(|(page, (dirty, number))| (page, dirty, number)).collect(),
            hand,
            history,
        }
    })
}
