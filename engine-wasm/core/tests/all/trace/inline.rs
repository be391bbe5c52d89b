use bufferpool_core::trace::Operations;
use bufferpool_core::trace::csv;
use bufferpool_core::trace::inline::*;
use bufferpool_core::trace::recorded::PinStep;
use proptest::prelude::*;

#[test]
fn spellings() {
    let trace = parse(" W8,r1\n w3\t7 ", 9).unwrap();
    assert_eq!(format(&trace.requests), "W8 R1 W3 R7");
    assert_eq!(trace.pages, 9);
}

#[test]
fn mistakes_are_named() {
    for word in ["W", "X1", "RW1", "R-1", "R+1", "R9", "R99999999999", "1R", "Ü", "P", "U+1", "P9", "u9@2"] {
        let error = parse(&format!("R0 {word}"), 9).unwrap_err();
        assert_eq!(error.value, format!("request 2, {word:?},"));
        assert_eq!(error.legal, "R, W, P or U and a page below D = 9, such as W8");
    }
    assert_eq!(parse(" ", 9).unwrap_err().value, "0 requests");
    for word in ["N1", "F"] {
        assert!(parse(word, 9).unwrap_err().legal.ends_with("; N and F belong to the flash + magnetic lab"));
    }
}

#[test]
fn words_that_are_all_names_are_pages_in_the_order_of_letters_or_of_their_first_request() {
    let named = |text: &str, pages: u32| {
        let trace = parse(text, pages).unwrap();
        let names: Vec<_> = (0..pages).map(|page| trace.page_name(page)).collect();
        assert!((0..).zip(&names).all(|(page, name)| trace.page_named(name) == Some(page)));
        (format(&trace.requests), names.join(" "), trace.notes.len())
    };
    let of = |requests: &str, names: &str, notes| (requests.to_owned(), names.to_owned(), notes);
    assert_eq!(named("D A,R A D P", 4), of("R1 R0 R3 R0 R1 R2", "A D P R", 0));
    assert_eq!(named("P3 P1 P3", 2), of("R0 R1 R0", "P3 P1", 1));
    assert_eq!(named("heap index-1 heap", 2), of("R0 R1 R0", "heap index-1", 0));
    assert_eq!(parse("A B C", 2).unwrap_err().legal, "at most D = 2 names");
    for mixed in ["A B 3", "A R17", "P1 R3 X", "p1 P2 Q3"] {
        assert!(parse(mixed, 9).is_err(), "{mixed}");
    }
}

#[test]
fn a_client_is_a_number_behind_its_sign() {
    for word in ["R1@", "R1@x", "W1@65536", "P1@-1", "1@2@3", "U1@+1"] {
        let error = parse(&format!("R0 U0 {word}"), 9).unwrap_err();
        assert_eq!(error.value, format!("request 2, {word:?},"));
        assert_eq!(error.legal, "a client from 0 to 65535 behind the @, such as R1@3");
    }
    assert_eq!(parse("@2", 9).unwrap_err().legal, "R, W, P or U and a page below D = 9, such as W8");
    assert_eq!(parse("U1 P2", 9).unwrap_err().value, "0 requests");
}

#[test]
fn pins_and_clients_are_those_of_their_words() {
    let trace = parse("R4 p4 W5@3 U4,U5@3 6@65535 u4", 9).unwrap();
    assert_eq!(format(&trace.requests), "R4 W5 R6");
    let recorded = trace.recorded.unwrap();
    assert_eq!(recorded.clients, [1, 3, 65535]);
    let step = |before, page, client, takes| PinStep { before, page, client, takes };
    let steps = [step(1, 4, 1, true), step(2, 4, 1, false), step(2, 5, 3, false), step(3, 4, 1, false)];
    assert_eq!(recorded.pin_steps, steps);
    assert_eq!(recorded.pins.as_ref().unwrap().unmatched, 0);
}

#[test]
fn without_pins_and_clients_nothing_is_recorded() {
    assert_eq!(parse("R4 W5 6", 9).unwrap().recorded, None);
    // One without the other.
    let clients = parse("R4 W5@2", 9).unwrap().recorded.unwrap();
    assert_eq!((clients.clients.as_slice(), clients.pins.is_none()), ([1, 2].as_slice(), true));
    let pins = parse("R4 U4", 9).unwrap().recorded.unwrap();
    assert!(pins.clients.is_empty() && !pins.names_clients && pins.pins.is_some());
}

#[test]
fn all_operations_have_their_spellings() {
    let trace = parse_all("R1,n4 F\nw4 0 f", None).unwrap();
    assert_eq!(format_of(&trace.requests, Operations::All), "R1 N4 F W4 R0 F");
    assert_eq!((trace.existing_pages(), trace.pages), (2, 5));
    assert!(trace.set_ends().eq([2, 5]));
    assert_eq!(parse_all("R1 N9", Some(9)).unwrap().pages, 10);
}

#[test]
fn pages_that_do_not_exist_and_pages_that_do_are_told_apart() {
    for (text, pages, number, legal) in [
        ("R0 N", None, 2, "R, W or N and a page, such as W8, or F"),
        ("F1", None, 1, "R, W or N and a page, such as W8, or F"),
        ("R3 W3 N3", None, 3, "N and a page that no request before uses or creates"),
        ("N3 N3", None, 2, "N and a page that no request before uses or creates"),
        ("F N2", Some(3), 2, "N and a page that no request before uses or creates"),
        (
            "N3 R3 R4",
            Some(3),
            3,
            "R or W and a page below D = 3, such as W2, or a page that an N before creates",
        ),
    ] {
        let error = parse_all(text, pages).unwrap_err();
        let word = text.split(' ').nth(number - 1).unwrap();
        assert_eq!(error.value, format!("request {number}, {word:?},"), "{text}");
        assert_eq!(error.legal, legal, "{text}");
    }
}

proptest! {
    #[test]
    fn round_trip(requests in prop::collection::vec(0u32..2000, 1..50)) {
        prop_assert_eq!(parse(&format(&requests), 1000).unwrap().requests, requests);
    }

    #[test]
    fn round_trip_of_all_operations(
        requests in prop::collection::vec((prop_oneof![0u32..9, 0u32..2000], 0u8..4), 1..50),
    ) {
        let mut known = std::collections::BTreeSet::new();
        let words: Vec<_> = requests.iter().map(|&(page, kind)| match kind {
            0 => "F".to_owned(),
            1 if known.insert(page) => format!("N{page}"),
            _ => { known.insert(page); format!("{}{page}", if kind == 3 { 'W' } else { 'R' }) }
        }).collect();
        let trace = parse_all(&words.join(" "), None).unwrap();
        let written = format_of(&trace.requests, Operations::All);
        prop_assert!(!trace.original_ids.is_empty() || written == words.join(" "));
        let again = parse_all(&written, None).unwrap();
        prop_assert_eq!((again.requests, again.pages), (trace.requests, trace.pages));
    }

    #[test]
    fn a_trace_written_out_is_the_recording_of_the_same_rows(
        rows in prop::collection::vec((prop::sample::select(vec!["R", "W", "P", "U"]), 0u32..9, prop::option::of(0u16..4)), 0..60),
    ) {
        let rows: Vec<_> = [("R", 3, None)].into_iter().chain(rows).collect();
        let with_clients = rows.iter().any(|row| row.2.is_some());
        let words: Vec<_> = rows
            .iter()
            .map(|(op, page, client)| format!("{op}{page}{}", client.map_or(String::new(), |client| format!("@{client}"))))
            .collect();
        let lines: Vec<_> = rows
            .iter()
            .map(|(op, page, client)| match client.filter(|_| with_clients) {
                Some(client) => format!("{op},{page},{client}\n"),
                None if with_clients => format!("{op},{page},\n"),
                None => format!("{op},{page}\n"),
            })
            .collect();
        let head = if with_clients { "op,page,client\n" } else { "op,page\n" };
        let mut reader = csv::reader(Operations::ReadWrite);
        reader.push(format!("{head}{}", lines.concat()).as_bytes());
        let file = reader.finish(Some(9)).unwrap();
        let written = parse(&words.join(" "), 9).unwrap();
        prop_assert_eq!(&written.requests, &file.requests);
        prop_assert_eq!((written.pages, &written.recorded), (file.pages, &file.recorded));
        // And it comes back from the file that it is saved as.
        let mut saved = Vec::new();
        let Ok(()) = csv::write(&written, |piece| {
            saved.extend_from_slice(piece);
            Ok::<(), std::convert::Infallible>(())
        });
        let mut reader = csv::reader(Operations::ReadWrite);
        reader.push(&saved);
        let again = reader.finish(Some(9)).unwrap();
        prop_assert_eq!((again.requests, again.recorded), (written.requests, written.recorded));
    }

    #[test]
    fn any_text_is_answered(text in prop_oneof![any::<String>(), "[RWPUNF0-9@ ,-]{0,40}"]) {
        let _ = parse(&text, 50);
        let _ = parse_all(&text, None);
        let _ = parse_all(&text, Some(5));
    }
}
