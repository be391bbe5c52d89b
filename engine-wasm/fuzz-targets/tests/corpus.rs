//! The corpus that fuzzing left, through its targets: what was once interesting stays without a finding.
//!
//! One tar archive a target, which `tar` packs: CONTRIBUTING.md.

use std::fs::{self, File};
use std::io::Read;
use std::path::{Path, PathBuf};

use bufferpool_fuzz_targets::TARGETS;
use tar::Archive;

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../fuzz")
}

#[test]
fn every_input_that_was_kept_holds_its_laws() {
    for (name, target) in TARGETS {
        let mut archive = Archive::new(File::open(folder().join(format!("corpus/{name}.tar"))).unwrap());
        let mut inputs = 0;
        for entry in archive.entries().unwrap() {
            let mut entry = entry.unwrap();
            // Printed by a test that fails.
            println!("{name}: {}", entry.path().unwrap().display());
            let mut input = Vec::new();
            entry.read_to_end(&mut input).unwrap();
            target(&input);
            inputs += 1;
        }
        assert!(inputs > 1, "{name} has no corpus");
    }
}

#[test]
fn the_corpus_names_no_other_target() {
    let known = |name: &str| TARGETS.iter().any(|target| target.0 == name);
    for (part, ending) in [("corpus", ".tar"), ("fuzz_targets", ".rs")] {
        let found = fs::read_dir(folder().join(part)).unwrap();
        let names: Vec<String> =
            found.map(|entry| entry.unwrap().file_name().to_string_lossy().replace(ending, "")).collect();
        assert_eq!(names.len(), TARGETS.len(), "{part}: {names:?}");
        assert!(names.iter().all(|name| known(name)), "{part}: {names:?}");
    }
}
