//! Pages, mix and shares against figures derived by hand from the standard.

mod chi_square;
mod database;
mod pages;
mod random;
mod shares;

use bufferpool_core::trace::{Trace, is_write};
use bufferpool_core::workload::{WorkloadConfig, generate, pages_needed};
use serde_json::json;

fn config(warehouses: u32, users: u32, transaction: &str, requests: u64) -> WorkloadConfig {
    let workload = json!({
        "kind": "tpcc", "seed": "7", "requests": requests,
        "warehouses": warehouses, "users": users, "transaction": transaction,
    });
    WorkloadConfig::from_json(&workload).unwrap()
}

fn trace(warehouses: u32, users: u32, transaction: &str, requests: u64) -> Trace {
    let config = config(warehouses, users, transaction, requests);
    generate(&config, pages_needed(&config).unwrap().unwrap().pages).unwrap()
}

/// The transactions of a trace: name, and for each request whether it writes, with its table.
fn transactions(trace: &Trace) -> Vec<(&'static str, Vec<(bool, &'static str)>)> {
    let mut all: Vec<(&'static str, Vec<_>)> = Vec::new();
    for (t, &request) in trace.requests.iter().enumerate() {
        let label = trace.label(t as u64).unwrap();
        if all.len() < label.number as usize {
            all.push((label.group, Vec::new()));
        }
        assert_eq!(all.len(), label.number as usize);
        let (name, accesses) = all.last_mut().unwrap();
        assert_eq!(*name, label.group);
        accesses.push((is_write(request), label.part));
    }
    all
}

/// A trace as 64-bit FNV-1a, a packed request at a time. The page's tests hold WebAssembly to the same number.
fn hash(trace: &Trace) -> u64 {
    trace.requests.iter().fold(0xcbf2_9ce4_8422_2325, |hash, &request| {
        (hash ^ u64::from(request)).wrapping_mul(0x0000_0100_0000_01b3)
    })
}

/// The numbers are those of a second program, written from the rules in the comments alone.
#[test]
fn traces_are_pinned() {
    let first = |transaction| {
        let trace = trace(2, 3, transaction, 16);
        bufferpool_core::trace::inline::format(&trace.requests)
    };
    assert_eq!(
        first("new-order"),
        "R0 W1 R955 W5533 W5357 R9600 W10872 W9507 R10367 W13792 W9507 R10477 W14210 W9507 R9732 W11374"
    );
    assert_eq!(first("payment"), "W0 W1 W835 W5339 W0 W1 R4081 W4081 W5339 W0 W1 W1829 W5339 W0 W1 R4315");
    assert_eq!(
        first("order-status"),
        "R832 R5388 R6231 R6231 R6231 R6231 R6231 R6231 R6231 R6231 R6231 R6231 R6231 R6231 R6231 R6231"
    );
    assert_eq!(
        first("stock-level"),
        "R1 R5930 R11289 R5930 R11296 R5930 R11154 R5930 R12622 R5930 R11946 R5930 R13374 R5930 R14074 R5930"
    );
    assert_eq!(
        first("delivery"),
        "W5340 W5364 W5673 W5673 W5673 W5673 W5673 W5673 W5673 W5673 W5673 W5673 W5 W5340 W5372 W5871"
    );
    assert_eq!(hash(&trace(2, 20, "mix", 20_000)), 0x1b7d_c449_f098_d6ac);
    // Long enough to deliver all 900 orders of each district.
    assert_eq!(hash(&trace(1, 10, "delivery", 117_000)), 0xc8f4_ae03_0fab_3f69);
    assert_ne!(hash(&trace(2, 19, "mix", 20_000)), hash(&trace(2, 20, "mix", 20_000)));
}
