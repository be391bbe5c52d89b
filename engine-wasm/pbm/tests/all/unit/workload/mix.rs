use bufferpool_pbm::workload::mix::{INDEX, Step, TABLES, TEMPLATES, Work, order_of};
use serde_json::{Value, json};

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
