mod recording;

use std::convert::Infallible;

use bufferpool_core::trace::csv::*;
use bufferpool_core::trace::{Operations, Trace};
use bufferpool_core::trace::{RENUMBER_FROM, inline, pack};
use proptest::prelude::*;

fn parse_in(text: &[u8], chunk: usize) -> Result<Trace, TraceError> {
    let mut parser = reader(Operations::default());
    text.chunks(chunk).for_each(|chunk| parser.push(chunk));
    parser.finish(None)
}

fn parse(text: &str) -> Result<Trace, TraceError> {
    let trace = parse_in(text.as_bytes(), text.len().max(1));
    for chunk in [1, 2, 3, 7] {
        assert_eq!(parse_in(text.as_bytes(), chunk), trace, "in chunks of {chunk}");
    }
    trace
}

fn written(trace: &Trace) -> Vec<u8> {
    let mut bytes = Vec::new();
    let Ok(()) = write(trace, |piece| -> Result<(), Infallible> {
        bytes.extend_from_slice(piece);
        Ok(())
    });
    bytes
}

#[test]
fn both_forms_and_their_freedoms() {
    for text in [
        "op,page\nW,8\nR,1\nR,3\n",
        "W,8\nR,1\nR,3",
        "op,page\r\nW,8\r\nR,1\r\nR,3\r\n",
        "\n\nOp,Page\n\nw,8\n\nr,1\n 3 \n\n",
        "\u{feff}op, page\nW , 8\n1\n3",
        "page\nW,0008\n1\n3\r",
    ] {
        let trace = parse(text).unwrap();
        assert_eq!(inline::format(&trace.requests), "W8 R1 R3", "{text:?}");
        assert_eq!(trace.pages, 9);
    }
}

#[test]
fn bad_lines_are_named_and_counted() {
    let error = parse("op,page\nR,1\nX,2\nR,\n-5\nR,1,2\n18446744073709551616\nop,page\nR,4\n").unwrap_err();
    let lines: Vec<_> =
        error.lines.iter().map(|bad| (bad.line, bad.text.as_str(), bad.why.as_str())).collect();
    assert_eq!(
        lines,
        [
            (3, "X,2", "the first field is neither R nor W"),
            (4, "R,", "the page is missing"),
            (5, "-5", "the page is not a whole number"),
            (6, "R,1,2", "more than two fields; a line is R,17 or W,17 or 17"),
            (7, "18446744073709551616", "the page is above 2^64 - 1"),
            (8, "op,page", "the first field is neither R nor W"),
        ]
    );
    assert_eq!(error.total, 6);
    let error = parse(&"x\n".repeat(25)).unwrap_err();
    assert_eq!((error.lines.len(), error.total), (10, 25));
    assert_eq!(serde_json::to_value(&error).unwrap()["lines"][9]["line"], 10);
}

#[test]
fn columns_that_are_not_used_are_named_in_one_note() {
    let notes = |text: &str| parse(text).unwrap().notes;
    assert_eq!(
        notes("op,page,size\nR,0,131072\n"),
        ["columns that are not used: size; each request counts as one page"]
    );
    assert_eq!(
        notes("Note,page,op,,lsn\nx,0,R,,\n"),
        ["columns that are not used: note, lsn; each request counts as one page"]
    );
    assert_eq!(notes("op,page,client,kind,found\nR,0,1,,\n"), [""; 0]);
    assert_eq!(notes("page,op\n0,R\n"), [""; 0]);
    let many = notes(&format!("op,page,{}\nR,0\n", "\u{7f}x".repeat(50)));
    assert!(many[0].len() < 290 && !many[0].contains('\u{7f}'), "{many:?}");
}

#[test]
fn columns_stand_apart_by_commas_semicolons_or_tabs_and_words_are_operations() {
    let plain = parse("op,page\nR,1\nW,2\nR,1\n").unwrap();
    for text in [
        "op;page\nR;1\nW;2\nR;1\n",
        "\u{feff}sep=;\r\nop;page\r\nR;1\r\nW;2\r\nR;1\r\n",
        "op\tpage\nR\t1\nW\t2\nR\t1\n",
        "op,page\nread,1\nWR,2\nR,1\nflush,\n",
        "op;page\nrd;1\nwrite;2\nsync\nr;1\n",
    ] {
        assert_eq!(parse(text).map(|trace| trace.requests), Ok(plain.requests.clone()), "{text}");
    }
    let named = parse("op;relation;block\nR;\"a;b\";1\nR;c,d;1\n").unwrap();
    assert_eq!([0, 1].map(|page| named.page_name(page)), ["a;b/1", "c,d/1"]);
    for (column, values) in [("rw", ["r", "w"]), ("is_write", ["0", "1"]), ("Write", ["false", "T"])] {
        let text = format!("page,{column}\n1,{}\n2,{}\n1,{}\n", values[0], values[1], values[0]);
        let trace = parse(&text).unwrap();
        assert_eq!(trace.requests, plain.requests, "{text}");
        assert_eq!(trace.notes, [format!("the column {} is read as the operation", column.to_lowercase())]);
    }
    for (text, why) in [
        ("page,is_write\n1,maybe\n", "is_write is neither a word for the operation nor 1"),
        ("page,rw,write\n1,r,1\n", "rw and write may both be it"),
        // N and F are the other lab's.
        ("page,op\n1,F\n", "the operation is none of R, W, P and U"),
    ] {
        assert!(parse(text).unwrap_err().lines[0].why.contains(why), "{text}");
    }
}

#[test]
fn endless_lines_are_cut() {
    let error = parse(&"7".repeat(100_000)).unwrap_err();
    assert_eq!(error.lines[0].text.len(), 60);
    assert_eq!(error.total, 1);
    assert_eq!(parse(&format!("{}5", " ".repeat(300))).unwrap_err().total, 1);
}

#[test]
fn files_without_requests_are_refused() {
    for text in ["", "\n", "op,page\n"] {
        assert_eq!(parse(text).unwrap_err().whole.unwrap().value, "0 requests");
    }
}

#[test]
fn the_disk_can_be_given() {
    let parser = |text: &[u8]| {
        let mut parser = reader(Operations::default());
        parser.push(text);
        parser
    };
    assert_eq!(parser(b"R,100000000\n").finish(Some(200_000_000)).unwrap().pages, 200_000_000);
    assert_eq!(parser(b"R,100000000\n").finish(None).unwrap().pages, 1);
    let error = parser(b"R,50\n").finish(Some(50)).unwrap_err();
    assert_eq!(error.to_string(), "pages: 50 is not legal here; legal: from 51 to 2147483648 for this trace");
}

#[test]
fn golden_traces_survive() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../ace/tests/golden");
    let mut files = 0;
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.extension().is_some_and(|extension| extension == "csv") {
            let bytes = std::fs::read(&path).unwrap();
            assert_eq!(written(&parse_in(&bytes, 1000).unwrap()), bytes, "{}", path.display());
            files += 1;
        }
    }
    assert_eq!(files, 10);
}

#[test]
fn a_line_that_is_too_long_is_the_same_mistake_in_one_piece_and_in_several() {
    let spaces = " ".repeat(255);
    for line in [format!("\u{feff}{spaces}12"), format!("\u{feff}R,1{spaces}"), format!("R{spaces}  x")] {
        let whole = parse_in(line.as_bytes(), line.len());
        assert_eq!(whole, parse_in(line.as_bytes(), 10), "{line:?}");
        assert!(whole.unwrap_err().lines[0].why.contains("too long"), "{line:?}");
    }
}

fn parse_all(text: &[u8], chunk: usize, pages: Option<u32>) -> Result<Trace, TraceError> {
    let mut parser = reader(Operations::All);
    text.chunks(chunk).for_each(|chunk| parser.push(chunk));
    parser.finish(pages)
}

#[test]
fn creations_and_emptying_are_lines_where_they_are_legal() {
    for text in ["op,page\nR,1\nN,4\nF,\nW,4\n", "1\r\nn , 4\r\n f\r\nW,4", "R,1\nN,04\nF , \nW,4"] {
        let trace = parse_all(text.as_bytes(), 3, None).unwrap();
        assert_eq!(inline::format_of(&trace.requests, Operations::All), "R1 N4 F W4", "{text:?}");
        assert_eq!((trace.existing_pages(), trace.pages), (2, 5));
        let why = parse(text).unwrap_err().lines[0].why.clone();
        assert_eq!(why, "N and F belong to the flash + magnetic lab; here a line is R,17 or W,17 or 17");
    }
}

#[test]
fn lines_of_all_operations_that_are_wrong_say_what_is_legal() {
    let text = b"op,page\nX,1\nN\nF,3\nR,1,2\nN,x\n";
    let error = parse_all(text, 4, None).unwrap_err();
    let lines: Vec<_> = error.lines.iter().map(|bad| (bad.line, bad.why.as_str())).collect();
    assert_eq!(
        lines,
        [
            (2, "the first field is none of R, W, N and F"),
            (3, "the page is missing"),
            (4, "F empties the pool and has no page"),
            (5, "more than two fields; a line is R,17 or W,17 or N,17 or F, or 17"),
            (6, "the page is not a whole number"),
        ]
    );
}

#[test]
fn a_page_that_exists_is_not_created() {
    for text in ["op,page\nF,\nR,1\nN,1\nR,2\n", "op,page\nN,1\nF,\nN,1\n"] {
        let error = parse_all(text.as_bytes(), 5, None).unwrap_err();
        assert_eq!((error.total, error.lines[0].line, error.lines[0].text.as_str()), (1, 4, "N,1"));
        assert_eq!(error.lines[0].why, "the page exists already: a line before uses or creates it");
    }
    let error = parse_all(b"op,page\nR,1\nN,4\n", 5, Some(5)).unwrap_err();
    assert_eq!(error.whole.unwrap().value, "line 3, N,4,");
}

proptest! {
    #[test]
    fn round_trip(
        requests in prop::collection::vec((any::<u64>(), any::<bool>(), 0u32..60), 1..200),
        chunk in 1usize..50,
    ) {
        let mut text = String::from("op,page\n");
        for (id, write, shift) in &requests {
            text += &format!("{},{}\n", if *write { 'W' } else { 'R' }, id >> shift);
        }
        let trace = parse_in(text.as_bytes(), chunk).unwrap();
        prop_assert_eq!(written(&trace), text.as_bytes());
        let large = requests.iter().any(|(id, _, shift)| id >> shift >= RENUMBER_FROM);
        prop_assert_eq!(large, !trace.original_ids.is_empty());
    }

    #[test]
    fn round_trip_of_all_operations(
        requests in prop::collection::vec((prop_oneof![0u64..9, any::<u64>()], 0u8..4), 1..100), chunk in 1usize..50,
    ) {
        let mut known = std::collections::BTreeSet::new();
        let mut text = String::from("op,page\n");
        for &(id, kind) in &requests {
            text += &match kind {
                0 => "F,\n".to_owned(),
                1 if known.insert(id) => format!("N,{id}\n"),
                _ => { known.insert(id); format!("{},{id}\n", if kind == 3 { 'W' } else { 'R' }) }
            };
        }
        let trace = parse_all(text.as_bytes(), chunk, None).unwrap();
        prop_assert_eq!(String::from_utf8(written(&trace)).unwrap(), text);
    }

    #[test]
    fn chunking_never_matters_to_all_operations(
        text in "(op,page\n)?([RWNFnf]?,?[0-9]{0,3}(\r?\n| ,|)){0,30}", chunk in 1usize..9,
        pages in prop::option::of(0u32..20),
    ) {
        let whole = parse_all(text.as_bytes(), text.len().max(1), pages);
        prop_assert_eq!(parse_all(text.as_bytes(), chunk, pages), whole);
    }

    #[test]
    fn chunking_never_matters(
        text in "(op,page\n)?([RWrwX]?,?[0-9]{0,21}(\r?\n| ,|)){0,30}", chunk in 1usize..9,
    ) {
        prop_assert_eq!(parse_in(text.as_bytes(), chunk), parse_in(text.as_bytes(), text.len().max(1)));
    }

    #[test]
    fn any_bytes_are_answered(bytes: Vec<u8>, chunk in 1usize..9) {
        prop_assert_eq!(parse_in(&bytes, chunk), parse_in(&bytes, bytes.len().max(1)));
    }

    #[test]
    fn pieces_join(pages in prop::collection::vec(0u32..1 << 25, 1..20)) {
        let requests: Vec<u32> = pages.iter().cycle().take(20_000).map(|&page| pack(page, page % 3 == 0)).collect();
        let disk = pages.iter().max().unwrap() + 1;
        let trace = Trace::new(requests, disk).unwrap();
        let read = parse_in(&written(&trace), 4096).unwrap();
        prop_assert_eq!(Trace { source: None, ..read }, trace);
    }
}

#[test]
fn what_spreadsheets_write_is_named() {
    let why = |text: &str| parse(text).unwrap_err().lines[0].why.clone();
    for text in ["\"R\",\"1\"\n", "\"1\"", "R,\"1\"", "\"R\";\"1\""] {
        assert_eq!(why(text), "quotes are not read; write R,17 instead of \"R\",\"17\"", "{text:?}");
    }
    for text in ["R;1\n", "R\t1\n", "R 1", "1;2"] {
        let marks = "a comma stands between the fields: R,17, with no semicolon, tab or space instead";
        assert_eq!(why(text), marks, "{text:?}");
    }
    assert_eq!(why("X,1"), "the first field is neither R nor W");
}
