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
fn programs_and_archives_are_those_of_the_targets() {
    let mut targets: Vec<String> = TARGETS.iter().map(|(name, _)| (*name).to_owned()).collect();
    targets.sort();
    let archives = fs::read_dir(folder().join("corpus")).unwrap();
    let mut archives: Vec<String> =
        archives.map(|entry| entry.unwrap().file_name().to_string_lossy().replace(".tar", "")).collect();
    archives.sort();
    assert_eq!(archives, targets);
    let manifest = fs::read_to_string(folder().join("Cargo.toml")).unwrap();
    let programs = manifest.split("[[bin]]").skip(1);
    let mut programs: Vec<String> =
        programs.filter_map(|program| Some(program.split('"').nth(1)?.to_owned())).collect();
    programs.sort();
    assert_eq!(programs, targets);
}
