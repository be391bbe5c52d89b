//! Work that is given or drawn.

use bufferpool_pbm::orders::floored;
use bufferpool_pbm::workload::common::share;
use bufferpool_pbm::workload::given::{self, MOST_STEPS, MOST_US, parse};
use bufferpool_pbm::workload::mix::{INDEX, Step, TABLES, TEMPLATES, Work, order_of};
use serde_json::{Value, json};

#[test]
fn shares_are_those_of_decimal_fractions() {
    for of in (1..=100_000_000_u64).step_by(999_999).chain([7, 100, 1_127_219, 4_095_300_000]) {
        for hundredths in 0..=100_u64 {
            assert_eq!(
                floored(hundredths as f64 / 100.0, of),
                of * hundredths / 100,
                "{hundredths}% of {of}"
            );
        }
    }
    assert_eq!((share(0.0, 10), share(1.0, 10), share(0.3, 1)), (1, 10, 1));
}

#[test]
fn streams_are_read_with_pauses_and_repetitions() {
    let found = parse("S0-99x25*2 L7x5; P2000 S5x0.5").unwrap();
    let scan = given::Step { pause_ns: 0, first: 0, blocks: 100, cpu_ns: 25_000, scans: true };
    let look_up = given::Step { pause_ns: 0, first: 7, blocks: 1, cpu_ns: 5_000, scans: false };
    assert_eq!(found.streams[0], [scan, scan, look_up]);
    let paused = given::Step { pause_ns: 2_000_000, first: 5, blocks: 1, cpu_ns: 500, scans: true };
    assert_eq!(found.streams[1], [paused]);
    assert_eq!(found.highest, (99, "S0-99x25*2".to_owned()));
}

#[test]
fn limits_are_said() {
    for (text, limit) in [
        ("S0-9x0", "work of 0.001 to 1000000000 µs"),
        ("L7x1000000001", "work of 0.001 to 1000000000 µs"),
        ("P1000000001 L7x1", "pauses up to that"),
        ("S0-9x25*0", "1 to 100000 times"),
    ] {
        assert!(parse(text).unwrap_err().legal.contains(limit), "{text}");
    }
    assert!(parse("L7x0.001 P1000000000 L7x1000000000*2").is_ok());
    assert_eq!((MOST_US, MOST_STEPS), (1_000_000_000.0, 100_000), "as the words say");
}

#[test]
fn what_cannot_be_read_is_named() {
    for (text, word) in [
        ("S0-99", "S0-99"),
        ("S9-0x25", "S9-0x25"),
        ("S0-99x0", "S0-99x0"),
        ("S0-4294967295x1 ", "S0-4294967295x1"),
        ("S0-9x25*0", "S0-9x25*0"),
        ("L1-2x5", "L1-2x5"),
        ("Q6", "Q6"),
        ("P-5 S0-9x1", "P-5"),
        ("S0-9x1e3", "S0-9x1e3"),
        ("S0-9x25; ", "\" \""),
        ("S0-9x25*1000000", "S0-9x25*1000000"),
        ("S0-9x25 S0-9x25*4294967295", "S0-9x25*4294967295"),
        ("P1000000000*4294967295 S0-9x25", "P1000000000*4294967295"),
        ("S0-99999999x1000000000", "S0-99999999x1000000000"),
        ("S0-9x25 P10*2", "P10*2"),
    ] {
        let error = parse(text).unwrap_err();
        assert_eq!((error.field.as_str(), error.value.as_str()), ("workload.trace", word), "{error}");
        // The error for a number out of range names the range.
        assert!(error.legal.bytes().any(|byte| byte.is_ascii_digit()) || word == "P10*2", "{error}");
    }
}

const FIGURE: &str = include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/experiments/pbm-6-8.json"));

/// The composition in words, as figure 6.8's page has it: terms with what they stand for.
fn composition() -> Vec<(&'static str, String)> {
    let blocks = |tables: &[(&str, u32)]| {
        let told: Vec<_> = tables
            .iter()
            .map(|&(name, blocks)| format!("{} {}", name.trim_end_matches(" index"), grouped(blocks)))
            .collect();
        told.join(", ")
    };
    let rules = "A scan reads a random contiguous part of a table, each block with the work of a fast query unless it \
                 says slow. The rows looked up for each scanned block are multiplied by the slider; a row takes one \
                 block of the table's index and one of the table, near by (within 1% of the same relative place) or \
                 anywhere.";
    let mut told = vec![
        ("Tables", format!("{} blocks", blocks(&TABLES[..INDEX]))),
        ("Indexes", format!("{} blocks", blocks(&TABLES[INDEX..]))),
        ("Rules", rules.to_owned()),
    ];
    told.extend(TEMPLATES.iter().map(|&(name, steps)| {
        let steps: Vec<_> = steps.iter().map(told_step).collect();
        (name, steps.join("; "))
    }));
    told
}

/// "1 127 219".
fn grouped(number: u32) -> String {
    let digits = number.to_string();
    let first = (digits.len() + 2) % 3 + 1;
    let rest = digits.as_bytes()[first..].chunks(3).map(|three| String::from_utf8_lossy(three).into_owned());
    [digits[..first].to_owned()].into_iter().chain(rest).collect::<Vec<_>>().join(" ")
}

/// "97% of lineitem, slow".
fn told_step(step: &Step) -> String {
    let &Step(table, thousandths, work, look_ups) = step;
    let share = match thousandths {
        1_000 => "all".to_owned(),
        _ => format!("{}%", f64::from(thousandths) / 10.0),
    };
    let work = match work {
        Work::Fast => "",
        Work::Slow => ", slow",
        Work::HalfSlow => ", at half the work of a slow query",
    };
    let look_ups = look_ups.iter().map(|&(table, tenths, local)| {
        let (rows, place) = (f64::from(tenths) / 10.0, if local { "near by" } else { "anywhere" });
        let noun = if rows == 1.0 { "row" } else { "rows" };
        format!("{rows} {noun} of {} {place}", TABLES[table].0)
    });
    let look_ups = look_ups.collect::<Vec<_>>().join(" and ");
    let beside = if look_ups.is_empty() { "" } else { ", and for each block " };
    format!("{share} of {}{work}{beside}{look_ups}", TABLES[table].0)
}

#[test]
fn the_figure_tells_this_composition() {
    let figure: Value = serde_json::from_str(FIGURE).unwrap();
    let told: Vec<_> =
        composition().into_iter().map(|(term, text)| json!({ "term": term, "text": text })).collect();
    assert_eq!(figure["composition"], Value::Array(told.clone()), "{:#}", Value::Array(told));
}

#[test]
fn every_stream_runs_each_template_once_in_an_order_of_its_own() {
    let orders: Vec<_> = (0..8).map(|stream| order_of(1, stream)).collect();
    for order in &orders {
        let mut sorted = *order;
        sorted.sort_unstable();
        assert_eq!(sorted, std::array::from_fn::<_, 16, _>(|at| at));
    }
    assert!(orders.windows(2).all(|pair| pair[0] != pair[1]));
    assert_eq!(TEMPLATES.len(), 16);
}
