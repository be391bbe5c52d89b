//! The golden files, as an independent implementation computed them.

use std::fs;
use std::path::{Path, PathBuf};

use serde_json::{Map, Value};

/// One run of one lane, and what must come out of it.
pub(crate) struct Case {
    pub(crate) name: String,
    pub(crate) config: Map<String, Value>,
    /// Page, and whether it is written.
    pub(crate) requests: Vec<(u32, bool)>,
    pub(crate) expect: Value,
}

fn requests(path: &Path) -> Vec<(u32, bool)> {
    let text = fs::read_to_string(path).unwrap();
    let request = |line: &str| {
        let (op, page) = line.split_once(',').unwrap();
        (page.parse().unwrap(), op == "W")
    };
    text.lines().skip(1).map(request).collect()
}

fn case(path: &Path) -> Case {
    let text = fs::read_to_string(path).unwrap();
    let case: Value = serde_json::from_str(&text).unwrap();
    Case {
        name: path.file_stem().unwrap().to_string_lossy().into_owned(),
        config: case["config"].as_object().unwrap().clone(),
        requests: requests(&path.with_file_name(case["trace"].as_str().unwrap())),
        expect: case["expect"].clone(),
    }
}

/// All cases of a folder of the tests, by name.
pub(crate) fn cases(folder: &str) -> Vec<Case> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests").join(folder);
    let mut paths: Vec<PathBuf> = fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "json"))
        .collect();
    paths.sort();
    paths.iter().map(|path| case(path)).collect()
}
