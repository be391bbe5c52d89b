//! Clock, medians and memory.

use std::fs;
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

/// Lets the system's record of the most memory begin anew, where it can.
pub(crate) fn forget_peak() {
    // Without it an earlier part's memory counts too.
    let _ = fs::write("/proc/self/clear_refs", "5");
}

/// The most memory that the process had, as Linux tells it.
pub(crate) fn peak_mb() -> Option<f64> {
    let status = fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"))?;
    let kib: f64 = line.trim().strip_suffix("kB")?.trim().parse().ok()?;
    Some(kib * 1024.0 / 1e6)
}
