//! Presets: chosen scenes with a title and a word on what they show. One file each under `preset/` and one line below;
//! the id is the file's name. The pool in `start` is written as [`crate::config::start`] says.

use bufferpool_lab::presets;

presets! {
    "first-steps";
    "poster";
    "read-only";
    "symmetric-device";
    "all-in-memory";
    "background-writer";
    "eager-writer";
    "twenty-clients";
    "slides-abcd";
    "full-drive";
    "drive-history";
    "slides-lru";
    "slides-lru-reader";
    "slides-lru-wsr";
    "figure-6a";
    "figure-6b";
    "figure-6c";
    "figure-7";
    "clock-sweep";
    "cflru-spares";
    "lru-wsr-flags";
    "looping-scan";
    "prefetch-stream";
    "hot-set-scans";
    "mru-loop";
    "belady";
    "index-and-rows";
    "arc-ghosts";
    "one-hit";
    "popularity";
    "clean-first";
    "wait";
    "floor";
    "min-bound";
    "among-once";
    "used-twice";
    "new-pairs";
    "reader-scan";
    "reader-pairs-ahead";
    "reader-order";
    "reader-mixed";
    "reader-runs";
    "reader-change";
    "ms-640";
    "wis-640";
    "ris-640";
    "mu-640";
    "ms-64";
    "wis-64";
    "ris-64";
    "mu-64";
    "ms-1";
    "wis-1";
    "ris-1";
    "mu-1";
    "tpcc-1";
    "tpcc-8";
    "shop-day";
    "cflru-window";
    "lru-wsr-cold";
    "sequential-stream";
    "reader-pairs";
    "hot-set";
}

#[cfg(test)]
mod tests;
