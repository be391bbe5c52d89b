//! Presets of this lab, in the other labs' format: one file each under `preset/` and one line here.

use bufferpool_lab::presets;

presets! {
    "two-scans";
    "looping-scan";
    "four-speeds";
    "buckets-shift";
    "bitmap";
    "frequency-helps";
    "frequency-hurts-scans";
    "trailing";
    "thesis-8";
    "frequency-hurts";
    "buckets";
}
