use bpsim::import::events::{FIRST_LINES, What, parse};
use bufferpool_core::trace::recorded::Found;

fn whys(lines: &str) -> Vec<(u64, String)> {
    let error = parse(&format!("{}\n{lines}", FIRST_LINES[0])).unwrap_err();
    error.lines.into_iter().map(|bad| (bad.line, bad.why)).collect()
}

#[test]
fn every_event_is_read() {
    let lines = "# server 17\n5 R 7 1663/2/3 0 9 1\n5 D 7 1663/2/3 0 9\n6 P 7 1663/2/3 0 9\n7 U 7 1663/2/3 0 9\n\
                 8 U 7 1663/2/3 1 10\n9 R 8 1664/0/1262 0 0 1\n9 H 8 1664/0/1262 0 0\n";
    for head in FIRST_LINES {
        let found = parse(&format!("{head}\n{lines}")).unwrap();
        assert_eq!(found.server, 17);
        let events = found.events;
        let what: Vec<What> = events.iter().map(|event| event.what).collect();
        let miss = What::Request(Found::Miss);
        assert_eq!(what, [miss, What::Changed, What::Pin, What::Unpin, What::Unpin, miss, What::WasHit]);
        assert_eq!((events[4].process, events[4].page.fork, events[4].page.block), (7, 1, 10));
        assert_eq!(events[5].page.relation.node, 1262);
    }
}

#[test]
fn a_bad_event_is_answered_with_its_line_and_what_is_legal() {
    for (line, legal) in [
        ("5 R 7 1663/2/3 0 9", "0 (hit), 1 (miss) and 2 (new)"),
        ("5 Q 7 1663/2/3 0 9", "R, D, P, U and H"),
        ("5 U 7 1663/2/3 0 9 1", "nothing after it"),
        ("5 U 7 2/3 0 9", "tablespace/database/file node"),
        ("5 U 7 1663/2/3 4 9", "0 to 3"),
        ("5 U 7 1663/2/3 0 -1", "a whole number below 2^32"),
        ("5 U x 1663/2/3 0 1", "a whole number below 2^32"),
        ("x U 7 1663/2/3 0 1", "nanoseconds"),
        ("5 U 7", "time, event, process"),
    ] {
        let found = whys(&format!("4 D 7 1663/2/3 0 9\n{line}\n"));
        assert!(matches!(found.as_slice(), [(3, why)] if why.contains(legal)), "{line}: {found:?}");
    }
    assert!(whys("5 D 7 1663/2/3 0 9\n4 D 7 1663/2/3 0 9\n")[0].1.contains("order of time"));
}

#[test]
fn another_file_is_told() {
    for text in ["", "op,page\nR,1\n"] {
        assert!(parse(text).unwrap_err().to_string().contains("record.sh"));
    }
}
