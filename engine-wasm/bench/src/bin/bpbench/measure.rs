//! Clock and medians.

use std::time::Instant;

use bufferpool_core::timeline::SLICE_REQUESTS;

/// Seconds that `advance` takes for all requests, handed over in slices.
pub(crate) fn seconds(requests: &[u32], mut advance: impl FnMut(&[u32])) -> f64 {
    let start = Instant::now();
    for slice in requests.chunks(SLICE_REQUESTS) {
        advance(slice);
    }
    start.elapsed().as_secs_f64()
}

/// The value that so large a part of all values does not exceed; 0.5 is the median.
pub(crate) fn quantile(values: &[f64], part: f64) -> f64 {
    let mut sorted = values.to_vec();
    sorted.sort_by(f64::total_cmp);
    let last = sorted.len().saturating_sub(1);
    sorted.get((part * last as f64).round() as usize).copied().unwrap_or(f64::NAN)
}

/// The middle one of the values.
pub(crate) fn median(values: &[f64]) -> f64 {
    quantile(values, 0.5)
}
