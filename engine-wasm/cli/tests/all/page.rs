//! The commands that the page gives for its scenes and curves, with what it shows: `web/golden/commands.jsonl` and
//! `curves.jsonl`, which the page's own tests hold to what it says today.

use std::path::Path;

use serde_json::Value;

use crate::support::{text, with_input};

/// The words of a command, whose quotes hold no quote.
fn words(command: &str) -> Vec<String> {
    let parts = command.split('\'').enumerate();
    let marked = parts.map(|(at, part)| if at % 2 == 0 { part.replace(' ', "\n") } else { part.to_owned() });
    marked.collect::<String>().lines().map(str::to_owned).collect()
}

/// As near as times are that are written with six decimals.
fn same(found: &Value, page: &Value) -> bool {
    let (found, page) = (found.as_f64().unwrap(), page.as_f64().unwrap());
    (found - page).abs() <= 1e-6 * page.abs().max(1.0)
}

#[test]
fn a_curves_command_copied_from_the_page_gives_its_rows() {
    let golden = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/golden/curves.jsonl");
    for line in std::fs::read_to_string(golden).unwrap().lines() {
        let known: Value = serde_json::from_str(line).unwrap();
        let command = known["command"].as_str().unwrap();
        let (trace, curve) = command.split_once(" | ").unwrap();
        let requests = text(&with_input(&words(trace)[1..], b""));
        let arguments = words(&format!("{curve} --json --quiet"));
        let ran = with_input(&arguments[1..], requests.as_bytes());
        assert_eq!(ran.status.code(), Some(0), "{command}: {}", String::from_utf8_lossy(&ran.stderr));
        let ran: Value = serde_json::from_slice(&ran.stdout).unwrap();
        let (found, shown) = (ran["rows"].as_array().unwrap(), known["rows"].as_array().unwrap());
        assert_eq!(found.len(), shown.len(), "{command}");
        for (found, shown) in found.iter().zip(shown) {
            for (id, shown) in shown.as_object().unwrap() {
                let found = &found[id];
                let equal = if shown.is_number() { same(found, shown) } else { found == shown };
                assert!(equal, "{id} is {found}, on the page {shown}: {command}");
            }
        }
    }
}

#[test]
fn a_command_copied_from_the_page_counts_what_the_page_does() {
    let web = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web");
    let traces = web.join("../public/traces");
    let commands = std::fs::read_to_string(web.join("golden/commands.jsonl")).unwrap();
    for line in commands.lines() {
        let known: Value = serde_json::from_str(line).unwrap();
        let command = known["command"].as_str().unwrap();
        let mut words = words(command);
        assert_eq!(words.remove(0), "bpsim");
        if let Some(at) = words.iter().position(|word| word == "--trace") {
            words[at + 1] = traces.join(&words[at + 1]).display().to_string();
        }
        words.push("--json".to_owned());
        let ran: Value = serde_json::from_str(&text(&with_input(words, b""))).unwrap();
        let lanes: Vec<_> = ran.as_array().map_or_else(|| vec![&ran], |lanes| lanes.iter().collect());
        let shown = known["counters"].as_array().unwrap();
        assert_eq!(lanes.len(), shown.len(), "{command}");
        for (lane, shown) in lanes.iter().zip(shown) {
            let found = lane["counters"].as_object().unwrap();
            let both: Vec<_> =
                found.iter().filter_map(|(id, value)| Some((id, value, shown.get(id)?))).collect();
            assert!(both.len() > 4, "{command} has too few counters: {found:?}");
            for (id, found, shown) in both {
                assert!(same(found, shown), "{id} is {found}, on the page {shown}: {command}");
            }
        }
    }
}
