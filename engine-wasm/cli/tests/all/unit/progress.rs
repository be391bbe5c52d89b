use bpsim::progress::words;

#[test]
fn times_are_told_in_their_largest_two_units() {
    for (seconds, text) in [(0.04, "0.0 s"), (12.34, "12.3 s"), (200.0, "3 min 20 s"), (7_500.0, "2 h 5 min")]
    {
        assert_eq!(words(seconds), text);
    }
}
