//! What memory is to be had.

use std::fs;

/// Bytes that a program may still take without that others must go, as Linux estimates them; as many as there are
/// numbers where nothing says so.
pub(crate) fn available_bytes() -> u64 {
    let said = fs::read_to_string("/proc/meminfo").ok();
    let kilobytes = said.as_deref().and_then(|text| {
        let line = text.lines().find_map(|line| line.strip_prefix("MemAvailable:"))?;
        line.trim().strip_suffix("kB")?.trim().parse::<u64>().ok()
    });
    kilobytes.map_or(u64::MAX, |kilobytes| kilobytes.saturating_mul(1_024))
}
