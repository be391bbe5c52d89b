use std::convert::Infallible;

use bufferpool_core::trace::csv::fields::{LONGEST_NAME, LONGEST_RECORD};
use bufferpool_core::trace::csv::{BadLine, TraceError, reader, write};
use bufferpool_core::trace::recorded::{Found, PinStep, PinWalk, Recorded, Relation};
use bufferpool_core::trace::{Operations, RENUMBER_FROM, Trace, inline};
use proptest::prelude::*;

fn read_in(text: &[u8], chunk: usize) -> Result<Trace, TraceError> {
    let mut parser = reader(Operations::default());
    text.chunks(chunk).for_each(|chunk| parser.push(chunk));
    // What is not used changes nothing of what is read.
    parser.finish(None).map(|trace| Trace { notes: Vec::new(), ..trace })
}

/// What is read, the same however the text comes in pieces.
fn read(text: &str) -> Result<Trace, TraceError> {
    let trace = read_in(text.as_bytes(), text.len().max(1));
    for chunk in [1, 2, 3, 7] {
        assert_eq!(read_in(text.as_bytes(), chunk), trace, "in chunks of {chunk}");
    }
    trace
}

fn written(trace: &Trace) -> String {
    let mut bytes = Vec::new();
    let Ok(()) = write(trace, |piece| -> Result<(), Infallible> {
        bytes.extend_from_slice(piece);
        Ok(())
    });
    String::from_utf8(bytes).unwrap()
}

/// The bad lines of a file.
fn bad(text: &str) -> Vec<(u64, String)> {
    let lines = read(text).unwrap_err().lines;
    lines.into_iter().map(|BadLine { line, why, .. }| (line, why)).collect()
}

/// Why the one line after a header is bad.
fn why(header: &str, line: &str) -> String {
    let mut lines = bad(&format!("{header}\n{line}\n"));
    assert_eq!((lines.len(), lines[0].0), (1, 2), "{line}");
    lines.remove(0).1
}

fn names(trace: &Trace) -> Vec<String> {
    (0..trace.pages).map(|page| trace.page_name(page)).collect()
}

const NO_OP: &str = "the operation is none of R, W, P and U, and no word for it such as read or write";

const FULL: &str = "op,page,relation,fork,block,client,kind,found\n";

#[test]
fn columns_stand_in_any_order_and_others_are_passed_over() {
    let expected = read(
        "op,relation,fork,block,client,kind,found\nR,a,0,7,1,heap,hit\nW,b,2,0,3,leaf,miss\nP,b,2,0,3,,\nU,a,0,7,1,,\n",
    )
    .unwrap();
    for text in [
        "found,kind,client,block,fork,relation,op\nhit,heap,1,7,0,a,R\nmiss,leaf,3,0,2,b,W\n,,3,0,2,b,P\n,,1,7,0,a,U\n",
        "Block, OP ,lsn,Relation,FORK,client,kind,found,note\n7,r,0/1,a,,,heap,hit,\n0,w,,b,2,3,leaf,miss,\"x,y\"\n0,p,,b,2,3,,,\n7,u,,a\n",
        "\u{feff}\"op\",\"relation\",\"fork\",\"block\",\"client\",\"kind\",\"found\"\r\n\r\n\"R\",\"a\",\"0\",\"7\",\"1\",\"heap\",\"hit\"\r\nW , b , 2 , 0 , 3 , leaf , miss\r\nP,b,2,0,3\r\nU,a,,7",
    ] {
        assert_eq!(read(text).as_ref(), Ok(&expected), "{text}");
    }
    let recorded = expected.recorded.as_ref().unwrap();
    assert_eq!(inline::format(&expected.requests), "R0 W1");
    assert_eq!(names(&expected), ["a/7", "b.vm/0"]);
    assert_eq!(recorded.clients, [1, 3]);
    assert_eq!(recorded.found, [Found::Hit, Found::Miss]);
    let step = |page, client, takes| PinStep { before: 2, page, client, takes };
    assert_eq!(recorded.pin_steps, [step(1, 3, true), step(0, 1, false)]);
    assert_eq!(recorded.names.of(1).unwrap().kind, "leaf");
}

#[test]
fn pages_are_numbered_by_their_first_appearance_and_forks_are_files_of_their_own() {
    let text =
        "op,relation,fork,block\nU,t,1,9\nR,t,0,9\nR,t,1,9\nR,i,0,9\nW,t,0,9\nR,t,3,0\nR,t,4,0\nR,t,255,1\n";
    let trace = read(text).unwrap();
    assert_eq!(inline::format(&trace.requests), "R1 R0 R2 W1 R3 R4 R5");
    assert_eq!(names(&trace), ["t.fsm/9", "t/9", "i/9", "t.init/0", "t.fork/0", "t.fork/1"]);
    assert!(trace.original_ids.is_empty());
    let found = |name: &str| trace.recorded.as_ref().unwrap().names.page(name);
    assert_eq!((found("i/9"), found("t/8")), (Some(2), None));
}

#[test]
fn a_page_column_gives_the_number_and_the_relation_the_name() {
    let trace =
        read(&format!("{FULL}R,5,t,0,1,1,,\nR,3,,,,1,heap,\nW,5,u,1,2,1,root,\nR,5,,,,2,,new\n")).unwrap();
    assert_eq!((inline::format(&trace.requests).as_str(), trace.pages), ("R5 R3 W5 R5", 6));
    // The last name and the last kind that were seen hold.
    assert_eq!([5, 3].map(|page| trace.page_name(page)), ["u.fsm/2", "3"]);
    let recorded = trace.recorded.unwrap();
    assert_eq!(recorded.names.of(5).unwrap().kind, "root");
    assert_eq!(recorded.names.relations, [Relation { name: "u".into(), fork: 1 }]);
    assert_eq!(recorded.found, [Found::Unknown, Found::Unknown, Found::Unknown, Found::New]);
    let hits = [Found::Unknown, Found::Hit, Found::Miss, Found::New].map(Found::hit);
    assert_eq!(hits, [None, Some(true), Some(false), Some(false)]);
}

#[test]
fn a_header_of_a_page_alone_with_a_client_is_enough_and_columns_that_say_nothing_are_left_out() {
    let trace = read("op,page,client\nR,7,1\nW,8,\n").unwrap();
    let recorded = trace.recorded.as_deref().unwrap();
    assert_eq!(recorded, &Recorded { names_clients: true, ..Recorded::default() });
    assert!(trace.pins().is_none());
    assert_eq!(written(&trace), "op,page,client\nR,7,1\nW,8,1\n");
    // Without one the file is a plain one.
    assert_eq!(read("op,page\nR,7\nW,8\n").unwrap().recorded, None);
    // A pin makes it one with pins, whoever has it.
    assert!(read("op,page,x\nR,7\nU,7\n").unwrap().pins().is_some());
}

#[test]
fn quotes_hold_commas_quotes_and_spaces() {
    let text = "op,relation,block\nR,\"a,b\",1\nR, \"c\"\"d\" ,2\nR,e\"f,3\nR,\"#g\",4\nR,\"\"\"\",5\nR,\"h\rh\",6\n";
    let trace = read(text).unwrap();
    assert_eq!(names(&trace), ["a,b/1", "c\"d/2", "e\"f/3", "#g/4", "\"/5", "h\rh/6"]);
    assert_eq!(read(&written(&trace)), Ok(trace));
    assert_eq!(why("op,relation,block", "R,\"a,1"), "a quote is not closed");
}

#[test]
fn two_columns_are_known_by_name_as_more_are() {
    let plain = read("op,page\nR,1\nW,2\nR,1\n").unwrap();
    assert_eq!(plain.recorded, None);
    for text in [
        "page,op\n1,R\n2,W\n1,R\n",
        " Page , OP \r\n\r\n1,r\r\n 2 ,w\r\n1,R",
        "\"op\",\"page\"\nR,1\n\"W\",\"2\"\nR,1\n",
        "op,page\nR,1\n\"W\",\"2\"\nR,1\n",
        "# made by hand\nop,page\nR,1\nW,2\nR,1\n",
    ] {
        assert_eq!(read(text).as_ref(), Ok(&plain), "{text}");
    }
    // Pins and remarks make it a recording, from wherever they begin.
    let pins = read("op,page,kind\nR,1,\n# x\nW,2,\nP,2,\nU,1,\nR,1,\n").unwrap();
    for text in ["op,page\nR,1\n# x\nW,2\nP,2\nU,1\nR,1\n", "page,op\n1,R\n# x\n2,W\n2,P\n1,U\n1,R\n"] {
        assert_eq!(read(text).as_ref(), Ok(&pins), "{text}");
    }
    // Without op all are reads.
    assert_eq!(inline::format(&read("page,client\n4,1\n2,2\n").unwrap().requests), "R4 R2");
    assert_eq!(names(&read("block,relation\n4,t\n").unwrap()), ["t/4"]);
    assert_eq!(why("page,op", "1,X"), NO_OP);
    assert!(bad("R,1\nP,1\n")[0].1.contains("neither R nor W"));
}

#[test]
fn a_record_goes_on_where_a_quote_is_open_and_one_that_stays_open_is_told_by_its_first_line() {
    let text = "op,relation,block\r\nR,\"a\n\n b\r\n# c,\"\"\r\",1\r\n\r\nW,\" a\",2\r\n# x\r\nR,\"a\n\n b\r\n# c,\"\"\r\",1";
    let trace = read(text).unwrap();
    assert_eq!(names(&trace), ["a\n\n b\r\n# c,\"\r/1", " a/2"]);
    assert_eq!(inline::format(&trace.requests), "R0 W1 R0");
    assert_eq!(read(&written(&trace)), Ok(trace));
    assert_eq!(bad("op,relation,block\nR,\"a\nb\",x\n")[0].0, 3);
    for rest in [String::new(), "R,t,1\n".repeat(2_000), "\n".repeat(5_000), "x".repeat(9_000)] {
        let error = read(&format!("op,relation,block\nR,t,1\nR,\"t,1\n{rest}")).unwrap_err();
        let told = error.lines.iter().find(|bad| bad.why == "a quote is not closed").unwrap();
        assert_eq!((told.line, told.text.as_str()), (3, "R,\"t,1"));
    }
}

#[test]
fn remarks_belong_to_the_requests_that_follow() {
    let text = "op,page,client\n# one \nR,1,1\n#two\n# three\nR,2,1\nR,3,1\n#\nU,3,1\n#é#\r\n";
    let trace = read(text).unwrap();
    let recorded = trace.recorded.as_ref().unwrap();
    let told: Vec<_> = recorded.remarks.iter().map(|remark| (remark.from, remark.text.as_str())).collect();
    assert_eq!(told, [(0, "one"), (1, "three"), (3, "é#")]);
    assert_eq!([0, 1, 2, 3, 99].map(|t| recorded.remark(t)), [Some(0), Some(1), Some(1), Some(2), Some(2)]);
    assert_eq!(written(&trace), "op,page,client\n# one\nR,1,1\n# three\nR,2,1\nR,3,1\nU,3,1\n# é#\n");
    assert_eq!(read(&written(&trace)), Ok(trace));
    let late = read("op,page,client\nR,1,1\n# x\nR,2,1\n").unwrap();
    assert_eq!(late.recorded.unwrap().remark(0), None);
}

#[test]
fn a_header_that_is_none_is_refused() {
    let needed = "the header names neither page nor relation and block";
    for header in ["op,relation", "op,block", "op,client", "op,x", "client", "op,x,y"] {
        assert_eq!(bad(&format!("{header}\n"))[0], (1, needed.to_owned()), "{header}");
    }
    for (header, twice) in [
        ("op,page,client,page", "page"),
        ("op,page,Client,client", "client"),
        ("OP,op,page,x", "op"),
        ("page,page", "page"),
    ] {
        assert_eq!(bad(&format!("{header}\n"))[0].1, format!("the header names the column {twice} twice"));
    }
    for like in ["type", "operation", "cmd", "command", "opcode", "iotype"] {
        let expected = format!(
            "the header has no column op; if {like} is meant, call it op, or say what columns are with --columns"
        );
        assert_eq!(bad(&format!("{like},page\nread,1\n"))[0], (1, expected));
    }
    assert!(read("op,page,x,x\nR,1,,\n").is_ok());
}

#[test]
fn a_bad_value_says_what_is_legal() {
    let full = FULL.trim();
    for (line, expected) in [
        ("X,1,,,,1,,", NO_OP),
        (",1,,,,1,,", NO_OP),
        ("RW,1,,,,1,,", NO_OP),
        ("R,,,,,1,,", "the page is missing"),
        ("R,,,,5,1,,", "the page is missing"),
        ("R", "the page is missing"),
        ("R,-1,,,,1,,", "the page is not a whole number below 2^64"),
        ("R,18446744073709551616,,,,1,,", "the page is not a whole number below 2^64"),
        ("R,1,t,256,0,1,,", "the fork is not a whole number from 0 to 255"),
        ("R,1,t,main,0,1,,", "the fork is not a whole number from 0 to 255"),
        ("R,1,t,0,,1,,", "the block is not a whole number below 2^32"),
        ("R,1,t,0,4294967296,1,,", "the block is not a whole number below 2^32"),
        ("R,1,,,,65536,,", "the client is not a whole number from 0 to 65535"),
        ("R,1,,,,one,,", "the client is not a whole number from 0 to 65535"),
        ("R,1,,,,1,Heap,", "the kind is none of heap, leaf, internal, root, meta, overflow, free, other"),
        ("R,1,,,,1,,yes", "what was found is none of hit, miss, new"),
        ("R,1,\"t,0,0,1,,", "a quote is not closed"),
    ] {
        assert_eq!(why(full, line), expected, "{line}");
    }
    let mut bytes = FULL.as_bytes().to_vec();
    bytes.extend_from_slice(b"R,1,\xff,0,0,1,,\n");
    assert_eq!(read_in(&bytes, 5).unwrap_err().lines[0].why, "the line is not UTF-8");
    // Several of them are counted, and nothing is loaded.
    let error = read(&format!("{FULL}R,1,,,,1,,\nX,1\nR,2,,,,1,,\n# no line\nU,x\n")).unwrap_err();
    assert_eq!((error.total, error.lines[0].line, error.lines[1].line), (2, 3, 6));
    // Legal at their ends.
    let ends = format!("{FULL}R,18446744073709551615,t,255,4294967295,65535,other,new\nR,,u,,0,0,,\n");
    assert!(read(&ends).is_ok());
}

#[test]
fn pins_alone_are_no_requests() {
    let error = read("op,page,client\nP,1,1\nU,1,1\n# x\n").unwrap_err();
    assert_eq!(error.whole.unwrap().value, "0 requests");
}

#[test]
fn steps_of_pages_that_nobody_asks_for_change_nothing() {
    let trace = read("op,page,client\nU,3,1\nR,5,1\nU,9,1\nU,5,1\n").unwrap();
    let pages: Vec<u32> = trace.recorded.as_ref().unwrap().pin_steps.iter().map(|step| step.page).collect();
    assert_eq!((pages.as_slice(), trace.pages), ([3, 5].as_slice(), 6));
    assert_eq!(trace.pins().unwrap().unmatched, 1);
    let mut walk = PinWalk::new(trace.pins().unwrap().clone());
    walk.go_to(1);
    assert_eq!(walk.pinned_pages(), 0);
}

#[test]
fn large_numbers_are_renumbered_with_their_pins_and_names() {
    let large = RENUMBER_FROM + 5;
    let text = format!("{FULL}R,{large},t,0,1,1,,\nR,2,u,0,4,1,,\nP,{large},t,0,1,1,,\nU,2,u,0,4,1,,\n");
    let trace = read(&text).unwrap();
    let (two, other) = (trace.page_of_id(2).unwrap(), trace.page_of_id(large).unwrap());
    assert_eq!([two, other].map(|page| trace.page_name(page)), ["u/4", "t/1"]);
    let pages: Vec<u32> = trace.recorded.as_ref().unwrap().pin_steps.iter().map(|step| step.page).collect();
    assert_eq!(pages, [other, two]);
    assert_eq!(read(&written(&trace)), Ok(trace));
}

#[test]
fn lines_may_be_as_long_as_names_and_remarks_are_and_no_longer() {
    let header = "op,relation,block";
    // A name that is all quotes is written with each of them twice.
    let longest = "\"\"".repeat(LONGEST_NAME);
    let trace = read(&format!("{header}\nR,\"{longest}\",0\n")).unwrap();
    assert_eq!(names(&trace)[0].len(), LONGEST_NAME + 2);
    assert_eq!(read(&written(&trace)), Ok(trace));
    assert_eq!(
        why(header, &format!("R,{},0", "n".repeat(LONGEST_NAME + 1))),
        "the relation's name is longer than 1000 bytes"
    );
    // Bytes that are no UTF-8 become longer; the remark is cut, at a letter.
    for byte in [b'x', 0xff] {
        let mut bytes = format!("{header}\nR,t,0\n#").into_bytes();
        bytes.resize(bytes.len() + LONGEST_RECORD - 1, byte);
        let trace = read_in(&bytes, 1_000).unwrap();
        assert!(trace.recorded.as_ref().unwrap().remarks[0].text.len() > LONGEST_RECORD - 6);
        assert_eq!(read(&written(&trace)), Ok(trace));
        bytes.push(byte);
        let error = read_in(&bytes, 1_000).unwrap_err();
        assert_eq!(Err(&error), read_in(&bytes, bytes.len()).as_ref());
        assert_eq!(
            (error.lines[0].line, error.lines[0].why.as_str()),
            (3, "the line is too long for a request")
        );
    }
    // A header is no longer than a plain line.
    let wide = format!("{header},{}", "x".repeat(256 - header.len() - 1));
    assert!(read(&format!("{wide}\nR,t,0\n")).is_ok());
    assert_eq!(bad(&format!("{wide}x\nR,t,0\n"))[0].1, "the line is too long for a request");
}

#[test]
fn so_many_relations_and_no_more() {
    let mut text = String::from("op,relation,block\n");
    for relation in 0..65_534 {
        text += &format!("R,r{relation},0\n");
    }
    let trace = read_in(text.as_bytes(), 1 << 16).unwrap();
    assert_eq!(trace.page_name(65_533), "r65533/0");
    text += "R,r0,1\nR,one more,0\n";
    let error = read_in(text.as_bytes(), 1 << 16).unwrap_err();
    assert_eq!(
        (error.lines[0].line, error.lines[0].why.as_str()),
        (65_537, "there are more than 65534 relations")
    );
}

/// What a line is drawn from.
#[derive(Debug, Clone)]
struct Drawn {
    op: char,
    page: Option<u64>,
    relation: Option<(String, u8, u32)>,
    client: u16,
    kind: &'static str,
    found: &'static str,
    remark: Option<String>,
}

fn lines() -> impl Strategy<Value = Vec<Drawn>> {
    let name = prop_oneof![4 => "[ab]", 1 => "[ \",#a\r\nü'\\.]{0,9}", 1 => "[\",#\n]{0,999}"];
    let relation = prop::option::weighted(0.7, (name, prop_oneof![3 => Just(0), 1 => 0..5u8], 0..3u32));
    let page = prop::option::weighted(0.4, prop_oneof![5 => 0..9u64, 1 => any::<u64>()]);
    let kind = prop::sample::select(bufferpool_core::trace::recorded::KINDS.to_vec());
    let found = prop::sample::select(vec!["", "hit", "miss", "new"]);
    let op = prop::sample::select(vec!['R', 'W', 'P', 'U', 'r', 'w', 'p', 'u']);
    let remark = prop::option::weighted(0.1, "[ #,\"a-cé]{0,9}");
    let line = (op, page, relation, 0..3u16, kind, found, remark);
    let line = line.prop_map(|(op, page, relation, client, kind, found, remark)| {
        let page = page.or(if relation.as_ref().is_none_or(|relation| relation.0.is_empty()) {
            Some(1)
        } else {
            None
        });
        Drawn { op, page, relation, client, kind, found, remark }
    });
    prop::collection::vec(line, 1..60)
}

/// The text of drawn lines, with the columns in an order and the ends of lines as they are drawn.
fn text(lines: &[Drawn], order: &[usize], end: &str) -> String {
    let row = |fields: [String; 9]| order.iter().map(|&at| fields[at].clone()).collect::<Vec<_>>().join(",");
    let header = ["op", "page", "relation", "fork", "block", "client", "kind", "found", "else"];
    let mut text = row(header.map(str::to_owned)) + end;
    for line in lines {
        if let Some(remark) = &line.remark {
            text += &format!("#{remark}{end}");
        }
        let (name, fork, block) = line.relation.clone().unwrap_or_default();
        let number = |number: String| if line.relation.is_some() { number } else { String::new() };
        text += &row([
            line.op.to_string(),
            line.page.map(|page| page.to_string()).unwrap_or_default(),
            format!("\"{}\"", name.replace('"', "\"\"")),
            number(fork.to_string()),
            number(block.to_string()),
            line.client.to_string(),
            line.kind.to_owned(),
            format!(" {} ", line.found),
            "\"x, \"".to_owned(),
        ]);
        text += end;
    }
    text
}

proptest! {
    #[test]
    fn what_is_written_is_read_as_it_was(lines in lines(), order in Just((0..9).collect::<Vec<_>>()).prop_shuffle(), crlf: bool, chunk in 1usize..99) {
        let text = text(&lines, &order, if crlf { "\r\n" } else { "\n" });
        let trace = read_in(text.as_bytes(), text.len());
        prop_assert_eq!(&read_in(text.as_bytes(), chunk), &trace);
        let requests = lines.iter().filter(|line| "RWrw".contains(line.op)).count();
        let Ok(trace) = trace else {
            prop_assert_eq!(requests, 0, "{:?}", trace);
            return Ok(());
        };
        prop_assert_eq!(trace.requests.len(), requests);
        let recorded = trace.recorded.clone().unwrap();
        prop_assert_eq!(Recorded::from_bytes(&recorded.to_bytes(), &trace.requests, trace.pages), Ok((*recorded).clone()));
        prop_assert_eq!(read_in(written(&trace).as_bytes(), chunk), Ok(trace));
    }

    #[test]
    fn pieces_change_nothing_of_any_text(
        text in "(op,page,client|op,relation,block,kind|op,page,relation,block,found)\n([RWPUx]?,[ab0-9\"]{0,3},[ab0-9]{0,2},?[0-9]{0,2},?(hit|heap)?(\r?\n| |)|#[a-c ]{0,4}\n){0,30}", chunk in 1usize..9,
    ) {
        prop_assert_eq!(read_in(text.as_bytes(), chunk), read_in(text.as_bytes(), text.len()));
    }
}
