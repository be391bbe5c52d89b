//! The corpus that fuzzing left, through its targets: what was once interesting stays without a finding.

use std::fs;
use std::path::Path;

use bufferpool_fuzz_targets::TARGETS;

#[test]
fn every_input_that_was_kept_holds_its_laws() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../fuzz/corpus");
    for (name, target) in TARGETS {
        let inputs: Vec<_> =
            fs::read_dir(folder.join(name)).unwrap().map(|entry| entry.unwrap().path()).collect();
        assert!(inputs.len() > 1, "{name} has no corpus");
        for input in inputs {
            // Printed by a test that fails.
            println!("{}", input.display());
            target(&fs::read(&input).unwrap());
        }
    }
}

#[test]
fn the_corpus_names_no_other_target() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../fuzz");
    let known = |name: &str| TARGETS.iter().any(|target| target.0 == name);
    for (part, ending) in [("corpus", ""), ("fuzz_targets", ".rs")] {
        let found = fs::read_dir(folder.join(part)).unwrap();
        let names: Vec<String> =
            found.map(|entry| entry.unwrap().file_name().to_string_lossy().replace(ending, "")).collect();
        assert_eq!(names.len(), TARGETS.len(), "{part}: {names:?}");
        assert!(names.iter().all(|name| known(name)), "{part}: {names:?}");
    }
}
