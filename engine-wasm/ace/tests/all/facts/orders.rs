//! The eviction order is the rule repeated on a copy.

use super::cases::{VARIANTS, for_every_case};
use crate::naive::policy::repeated;

/// Their orders are those of the ACE paper, which their victims do not follow.
const ORDERS_OF_THEIR_OWN: [&str; 3] = ["clock", "cflru", "lru-wsr"];

#[test]
fn the_order_is_that_in_which_pages_would_fall_if_nothing_came_any_more() {
    for_every_case(|case| {
        for policy in case.policies().filter(|policy| !ORDERS_OF_THEIR_OWN.contains(policy)) {
            for variant in VARIANTS {
                let mut naive = case.lane(policy, variant);
                for &(page, write) in &case.requests {
                    naive.request(page, write);
                    let expected = repeated(naive.policy.as_ref(), &naive.pool);
                    assert_eq!(naive.eviction_order(), expected, "{policy} {variant:?}");
                }
            }
        }
    });
}

#[test]
fn the_order_lists_each_resident_page_once() {
    for_every_case(|case| {
        for policy in case.policies() {
            let mut naive = case.lane(policy, VARIANTS[2]);
            for &(page, write) in &case.requests {
                naive.request(page, write);
                let (mut order, mut pages) = (naive.eviction_order(), naive.pool.pages());
                order.sort_unstable();
                pages.sort_unstable();
                assert_eq!(order, pages, "{policy}");
            }
        }
    });
}
