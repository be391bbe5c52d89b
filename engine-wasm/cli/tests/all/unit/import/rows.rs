use bpsim::import::events::parse;
use bpsim::import::rows::pair;

/// Each row as operation, client, block and what was found; then what was left out.
fn rows(server: u32, lines: &[&str]) -> (Vec<String>, [u64; 2]) {
    let lines: Vec<String> = lines
        .iter()
        .enumerate()
        .map(|(time, line)| {
            let (head, rest) = line.split_at(3);
            let (block, more) = rest.trim().split_once(' ').unwrap_or((rest.trim(), ""));
            format!("{time} {head} 1663/1/2 0 {block} {more}").trim_end().to_owned()
        })
        .collect();
    let head = format!("# bufferpool-lab postgres events 1\n# server {server}\n");
    let events = parse(&(head + &lines.join("\n"))).unwrap();
    let found = pair(&events);
    let told = |row: &bpsim::import::rows::Row| {
        let found = row.found.map_or("", |found| found.text());
        format!("{}{} {} {found}", row.op.letter(), row.client, row.page.block).trim_end().to_owned()
    };
    (found.rows.iter().map(told).collect(), [found.left_out.pins, found.left_out.unasked])
}

#[test]
fn a_change_makes_the_last_request_of_its_process_a_write() {
    let (found, left) = rows(15, &["R 7 1 1", "R 9 1 0", "R 7 1 0", "D 7 1", "U 7 1", "U 7 1", "D 9 1"]);
    assert_eq!(found, ["R1 1 miss", "W2 1 hit", "W1 1 hit", "U1 1", "U1 1"]);
    assert_eq!(left, [0, 0]);
}

#[test]
fn what_began_before_the_recording_is_left_out_and_counted() {
    let (found, left) = rows(15, &["U 7 1", "P 7 1", "D 7 1", "R 7 1 0", "U 7 1", "U 7 1"]);
    assert_eq!(found, ["R1 1 hit", "U1 1"]);
    assert_eq!(left, [3, 1]);
}

#[test]
fn from_16_on_a_page_that_nobody_asked_for_is_new() {
    let later = ["D 7 6", "U 7 6", "U 7 5", "R 7 1 1", "H 7 1", "H 7 9"];
    let (found, left) = rows(16, &later);
    assert_eq!(found, ["W1 6 new", "U1 6", "R1 5 new", "U1 5", "R1 1 hit"]);
    assert_eq!(left, [0, 1]);
    assert_eq!(rows(15, &later), (vec!["R1 1 hit".to_owned()], [2, 2]));
}
