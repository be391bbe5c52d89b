#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| bufferpool_fuzz_targets::flash_scene(data));
