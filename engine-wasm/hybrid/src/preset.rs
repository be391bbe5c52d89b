//! Presets of this lab, in the other lab's format: one file each under `preset/` and one line here.

use bufferpool_lab::presets;

presets! {
    "ten-pages";
    "optimistic-moves";
    "cost-queues";
    "read-sets";
    "update-sets";
    "mixed-sets";
    "r10-u10-r20-paid";
    "r3-u3-paid";
    "lambda";
    "paper-size";
    "optimistic-loses";
    "r10-u10-r20";
    "r3-u3";
}
