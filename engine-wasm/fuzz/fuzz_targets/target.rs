//! Every fuzz target: a program has the name of its target.
#![no_main]

use bufferpool_fuzz_targets::TARGETS;

libfuzzer_sys::fuzz_target!(|data: &[u8]| {
    for (name, target) in TARGETS {
        if *name == env!("CARGO_BIN_NAME") {
            target(data);
        }
    }
});
