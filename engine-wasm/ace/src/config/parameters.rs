//! The parameters of a lane besides those of its policy.

use bufferpool_core::{device, spec::DefaultValue, spec::ParameterSpec};

const MAXIMUM_FRAMES: f64 = 16_777_216.0;
const MAXIMUM_PRICE: f64 = 1_000_000.0;

#[allow(clippy::too_many_arguments)]
const fn parameter(
    id: &'static str,
    label: &'static str,
    symbol: &'static str,
    unit: &'static str,
    range: (f64, f64),
    default: DefaultValue,
    help: &'static str,
    why: &'static str,
) -> ParameterSpec {
    let integer = !matches!(id.as_bytes(), b"cpu_us" | b"write_wait");
    let (minimum, maximum) = range;
    ParameterSpec { id, label, symbol, unit, minimum, maximum, integer, choices: &[], default, help, why }
}

/// The parameters of pool, device, Writer, Evictor and Reader. Those of a policy stand in its own file.
pub const PARAMETERS: &[ParameterSpec] = &[
    parameter(
        "pages",
        "Pages on disk",
        "D",
        "pages",
        (1.0, 2_147_483_648.0),
        DefaultValue::Number(5_000.0),
        "How many pages the database has.",
        "The larger the data against the pool, the more misses.",
    ),
    parameter(
        "frames",
        "Frames in the pool",
        "B",
        "frames",
        (1.0, MAXIMUM_FRAMES),
        DefaultValue::Number(100.0),
        "How many pages the bufferpool can hold.",
        "Memory pressure decides how often a page must go, and so how much a policy matters.",
    ),
    device::ALPHA,
    device::BASE_US,
    device::K_R,
    device::K_W,
    parameter(
        "n_w",
        "Write batch",
        "n_w",
        "pages",
        (1.0, MAXIMUM_FRAMES),
        DefaultValue::Rule("k_w"),
        "Dirty pages that ACE's Writer writes together.",
        "Best at k_w: fewer leave the device idle, one more needs a second device step.",
    ),
    parameter(
        "n_e",
        "Eviction batch",
        "n_e",
        "pages",
        (1.0, MAXIMUM_FRAMES),
        DefaultValue::Rule("n_w"),
        "Pages that the Evictor evicts at once when the Reader prefetches n_e - 1 others.",
        "More evictions make room for more prefetched pages, and cost hits if these are not used.",
    ),
    parameter(
        "theta",
        "History threshold",
        "theta",
        "",
        (0.0, 4_294_967_294.0),
        DefaultValue::Number(1.0),
        "The Reader follows a successor only if its weight is above theta.",
        "A high threshold prefetches less and more surely.",
    ),
    parameter(
        "cpu_us",
        "CPU time a request",
        "",
        "us",
        (0.0, MAXIMUM_PRICE),
        DefaultValue::Number(0.0),
        "CPU time added for each request.",
        "With CPU time the share of I/O shrinks, and with it every gain in percent.",
    ),
    parameter(
        "write_wait",
        "Share of writes waited for",
        "f",
        "",
        (0.0, 1.0),
        DefaultValue::Number(1.0),
        "The share of the device's write time that counts in the run time: 1 is device time.",
        "PostgreSQL-like is 0.2, fitted to the ACE paper's figure 8: while some write, others go on.",
    ),
];
