use bufferpool_pbm::workload::given::{MOST_STEPS, MOST_US, Step, parse};

#[test]
fn streams_are_read_with_pauses_and_repetitions() {
    let given = parse("S0-99x25*2 L7x5; P2000 S5x0.5").unwrap();
    let scan = Step { pause_ns: 0, first: 0, blocks: 100, cpu_ns: 25_000, scans: true };
    let look_up = Step { pause_ns: 0, first: 7, blocks: 1, cpu_ns: 5_000, scans: false };
    assert_eq!(given.streams[0], [scan, scan, look_up]);
    let paused = Step { pause_ns: 2_000_000, first: 5, blocks: 1, cpu_ns: 500, scans: true };
    assert_eq!(given.streams[1], [paused]);
    assert_eq!(given.highest, (99, "S0-99x25*2".to_owned()));
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
