//! What NRU and NFU share: reference bits that are cleared from time to time.

use bufferpool_core::spec::{DefaultValue, ParameterSpec};

use crate::policy::spec::{MAXIMUM_OWN_SIZE, own};

/// Requests from one clearing of all reference bits to the next.
pub(super) const PERIOD: ParameterSpec = own(
    "period",
    "Period",
    "requests",
    (1.0, MAXIMUM_OWN_SIZE),
    DefaultValue::Rule("B"),
    "After how many requests all reference bits are cleared.",
    "In a short period few pages are used, and all others look alike; in a long one nearly all are used, and these look alike.",
);

/// Whether the bits are cleared before request `t`.
pub(super) fn ends_before(t: i64, period: u32) -> bool {
    t > 0 && t % i64::from(period) == 0
}
