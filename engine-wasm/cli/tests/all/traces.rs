//! Trace files as others have them: what they are read as, what is told of them, and what is refused.
//!
//! The cases and what they are read as were written down from the formats' descriptions, by hand and apart from this program.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::Output;

use serde_json::Value;

use crate::support::with_input;

/// Rows by the names of their columns; pins and remarks are left out.
fn rows(text: &str) -> Vec<BTreeMap<&str, &str>> {
    let mut lines = text.lines().filter(|line| !line.starts_with('#')).map(|line| line.split(','));
    let head: Vec<&str> = lines.next().unwrap().collect();
    let rows = lines.map(|line| head.iter().copied().zip(line).collect());
    rows.filter(|row: &BTreeMap<&str, &str>| matches!(row["op"], "R" | "W")).collect()
}

fn cases() -> (PathBuf, Vec<Value>) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden/traces");
    let read = |name: &str| -> Vec<Value> {
        serde_json::from_slice(&std::fs::read(folder.join(name)).unwrap()).unwrap()
    };
    let mut cases = read("cases.json");
    cases.extend(read("more.json"));
    (folder, cases)
}

/// A command over a case's file with its options, and further arguments.
fn over(folder: &Path, case: &Value, command: &[&str], more: &[&str]) -> Output {
    let file = folder.join(text(case, "file"));
    let args = case["args"].as_array().into_iter().flatten().filter_map(Value::as_str);
    let mut all: Vec<&str> = command.to_vec();
    all.push(file.to_str().unwrap());
    with_input(all.into_iter().chain(args).chain(more.iter().copied()), b"")
}

fn text<'a>(case: &'a Value, key: &str) -> &'a str {
    case[key].as_str().unwrap_or_default()
}

/// What is wrong with a refusal; nothing if it has every word.
fn refusal(output: &Output, words: &Value) -> Result<(), String> {
    let told = String::from_utf8_lossy(&output.stderr).to_lowercase();
    let missing: Vec<_> = words
        .as_array()
        .into_iter()
        .flatten()
        .filter_map(Value::as_str)
        .filter(|word| !told.contains(&word.to_lowercase()))
        .collect();
    if output.status.code() == Some(2) && missing.is_empty() {
        Ok(())
    } else {
        Err(format!("{missing:?} is not in: {told}"))
    }
}

fn check(folder: &Path, case: &Value) -> Result<(), String> {
    let output = over(folder, case, &["trace", "--trace"], &[]);
    if !case["refused"].is_null() {
        return refusal(&output, &case["refused"]);
    }
    let told = String::from_utf8_lossy(&output.stderr).into_owned();
    let found = String::from_utf8_lossy(&output.stdout).into_owned();
    let expected = std::fs::read_to_string(folder.join(text(&case["expect"], "csv"))).unwrap();
    if output.status.code() != Some(0) {
        return Err(told);
    }
    let (found, expected) = (rows(&found), rows(&expected));
    if found.len() != expected.len() {
        return Err(format!("{} requests instead of {}: {told}", found.len(), expected.len()));
    }
    for (t, (found, expected)) in found.iter().zip(&expected).enumerate() {
        let other = expected.iter().find(|(column, value)| found.get(*column) != Some(*value));
        other.map_or(Ok(()), |other| Err(format!("request {t}: {found:?} instead of {other:?}")))?;
    }
    let output = over(folder, case, &["trace", "--trace"], &["--summary"]);
    let mut summary: Value = serde_json::from_slice(&output.stdout).map_err(|error| error.to_string())?;
    let notes = summary["notes"].as_array().map_or(0, Vec::len);
    // One line says how the file was read, and one each note.
    let lines = told.lines().count();
    summary["notes"] = notes.into();
    if summary == case["expect"]["trace"] && lines == notes + 1 {
        Ok(())
    } else {
        Err(format!("{summary} with {lines} lines told"))
    }
}

#[test]
fn files_are_read_as_what_they_are_or_refused_with_the_reason() {
    let (folder, cases) = cases();
    let check = |case: &Value| check(&folder, case).err().map(|why| (text(case, "name").to_owned(), why));
    let failed: BTreeMap<String, String> = cases.iter().filter_map(check).collect();
    assert!(failed.is_empty(), "{} of {}: {failed:#?}", failed.len(), cases.len());
}

/// Whether a file of `tests/golden/field` is read as its case has it, and what runs over it come to.
fn check_field(folder: &Path, case: &Value) -> Result<(), String> {
    let output = over(folder, case, &["trace", "--trace"], &["--summary"]);
    if !case["refused"].is_null() {
        return refusal(&output, &case["refused"]);
    }
    let told = String::from_utf8_lossy(&output.stderr).into_owned();
    let mut found: Value = serde_json::from_slice(&output.stdout).map_err(|_| told.clone())?;
    let said = case["said"].as_array().into_iter().flatten().filter_map(Value::as_str);
    if let Some(missing) = said.into_iter().find(|said| !told.contains(said)) {
        return Err(format!("{missing} is not in {told}"));
    }
    let notes = found.as_object_mut().and_then(|found| found.remove("notes")).unwrap_or_default();
    let notes: Vec<&str> = notes.as_array().into_iter().flatten().filter_map(Value::as_str).collect();
    let expected: Vec<&str> = case["notes"].as_array().unwrap().iter().filter_map(Value::as_str).collect();
    let noted = notes.len() == expected.len()
        && notes.iter().zip(&expected).all(|(note, expected)| note.contains(expected));
    if found != case["trace"] || !noted {
        return Err(format!("{found} with {notes:?}"));
    }
    for run in case["runs"].as_array().into_iter().flatten() {
        let mut flags: Vec<String> = ["--mode", "baseline", "--json"].map(str::to_owned).into();
        for (flag, value) in run.as_object().unwrap().iter().filter(|(flag, _)| *flag != "misses") {
            flags.extend([format!("--{flag}"), value.as_str().map_or(value.to_string(), str::to_owned)]);
        }
        let flags: Vec<&str> = flags.iter().map(String::as_str).collect();
        let output = over(folder, case, &["run", "--trace"], &flags);
        let ran: Value = serde_json::from_slice(&output.stdout).unwrap_or_default();
        if ran["counters"]["misses"] != run["misses"] {
            return Err(format!("{run}: {}", ran["counters"]));
        }
    }
    Ok(())
}

#[test]
fn files_as_people_have_them_are_read_or_refused_by_their_kind() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden/field");
    let cases: Vec<Value> =
        serde_json::from_slice(&std::fs::read(folder.join("cases.json")).unwrap()).unwrap();
    let failed =
        cases.iter().filter_map(|case| check_field(&folder, case).err().map(|why| (case.to_string(), why)));
    assert_eq!(failed.collect::<Vec<_>>(), []);
    assert!(cases.len() > 30);
}

#[test]
fn the_documents_name_every_format_as_the_program_does() {
    let page =
        std::fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/traces-and-devices.md"))
            .unwrap();
    let formats = crate::support::json("list formats --json");
    for format in formats.as_array().unwrap() {
        let [id, label, told_by, becomes, source] =
            ["id", "label", "told_by", "becomes", "source"].map(|key| text(format, key));
        let row = format!("| `{id}` | {label} | {told_by} | {becomes} | {source} |");
        assert!(page.contains(&row), "docs/traces-and-devices.md has no row {row}");
    }
    assert!(formats.as_array().unwrap().len() > 20);
}

/// Whether a value is the expected one; fractions within 1e-9 of it.
fn same(found: &Value, expected: &Value) -> bool {
    match (found.as_f64(), expected.as_f64()) {
        (Some(found), Some(expected)) => (found - expected).abs() <= 1e-9 * expected.abs(),
        _ => found == expected,
    }
}

#[test]
fn curves_are_those_of_the_reference() {
    let (folder, cases) = cases();
    let curves = cases.iter().filter(|case| !case["curve"].is_null());
    for case in curves {
        let (name, curve) = (text(case, "name"), &case["curve"]);
        let mut args: Vec<&str> =
            curve["args"].as_array().unwrap().iter().filter_map(Value::as_str).collect();
        args.push("--json");
        let output = over(&folder, case, &["curve"], &args);
        if !curve["refused"].is_null() {
            refusal(&output, &curve["refused"]).unwrap_or_else(|why| panic!("{name}: {why}"));
            continue;
        }
        let told = String::from_utf8_lossy(&output.stderr);
        let found: Value =
            serde_json::from_slice(&output.stdout).unwrap_or_else(|_| panic!("{name}: {told}"));
        let (rows, expected) = (found["rows"].as_array().unwrap(), curve["rows"].as_array().unwrap());
        assert_eq!(rows.len(), expected.len(), "{name}");
        for (found, expected) in rows.iter().zip(expected) {
            let fields = expected.as_object().unwrap();
            let other = fields.iter().find(|(field, value)| !same(&found[field.as_str()], value));
            assert!(other.is_none(), "{name}: {other:?} in {found}");
        }
        for (field, found) in [
            ("warm_up", found["warm_up"].clone()),
            ("notes", found["notes"].as_array().map_or(0, Vec::len).into()),
        ] {
            assert!(curve[field].is_null() || curve[field] == found, "{name}: {field} {found}");
        }
    }
}

#[test]
fn what_is_not_used_is_told_by_every_command_and_changes_no_output() {
    let sized = b"op,page,size\nR,0,131072\nW,1,4096\n";
    for command in ["run", "compare"] {
        let output = with_input([command, "--trace", "-", "--frames", "1"], sized);
        let plain = with_input([command, "--trace", "-", "--frames", "1"], b"op,page\nR,0\nW,1\n");
        assert_eq!((output.status.code(), &output.stdout), (Some(0), &plain.stdout));
        let told = crate::support::said(&output);
        let note = "columns that are not used: size; each request counts as one page";
        assert_eq!(told, format!("bpsim: standard input: {note}\n"));
        assert_eq!(crate::support::said(&plain), "");
    }
}
