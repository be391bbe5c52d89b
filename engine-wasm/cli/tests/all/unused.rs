//! Settings that change nothing are told on standard error; the run and what it prints stay as they are.

use crate::support::{bpsim, text};

/// What standard error says of a run that is done, which prints what it would print without these settings.
#[track_caller]
fn told(arguments: &str, settings: &str) -> String {
    let output = bpsim(&format!("{arguments} {settings}"));
    let told = String::from_utf8_lossy(&output.stderr).into_owned();
    assert_eq!(output.status.code(), Some(0), "{told}");
    let plain = text(&bpsim(arguments));
    let same = |line: &&str| !line.starts_with("D =") && !line.contains("n_w");
    let kept = |text: &str| text.lines().filter(same).map(str::to_owned).collect::<Vec<_>>();
    assert_eq!(kept(&String::from_utf8_lossy(&output.stdout)), kept(&plain));
    told
}

#[test]
fn what_has_no_effect_is_said() {
    for (arguments, settings, words) in [
        ("run --requests 100", "--window 50", "window has no effect here: only with policy cflru"),
        ("compare --requests 100", "--k-out 5", "k_out has no effect here: only with policy 2q"),
        (
            "run --requests 100",
            "--reader npl",
            "reader has no effect here: only with the Reader (--prefetch)",
        ),
        ("run --requests 100", "--n-w 3", "n_w has no effect here: only with mode ace"),
        (
            "compare --requests 100",
            "--theta 2",
            "theta has no effect here: only with the Reader (--prefetch)",
        ),
        (
            "hybrid --preset ten-pages --replacement lru",
            "--lambda 0.3",
            "lambda has no effect here: only with replacement ",
        ),
        (
            "hybrid --preset ten-pages --placement magnetic",
            "--floor",
            "floor has no effect here: only with placement conservative",
        ),
        (
            "pbm --preset two-scans --policy lru",
            "--param samples=7",
            "samples has no effect here: only with policy sampling",
        ),
        (
            "pbm --preset two-scans --policy lru",
            "--option trailing",
            "trailing has no effect here: only with policy sampling",
        ),
    ] {
        let told = told(arguments, settings);
        assert!(told.starts_with(&format!("bpsim: {words}")), "{arguments} {settings}: {told}");
        assert_eq!(told.lines().count(), 1, "{told}");
    }
}

#[test]
fn what_has_an_effect_in_one_lane_is_not() {
    for arguments in [
        "run --requests 100 --policy cflru --window 50",
        "compare --requests 100 --n-w 3",
        "compare --requests 100 --prefetch --theta 2 --n-e 3",
        "hybrid --preset ten-pages --placement magnetic,conservative --floor",
        "pbm --preset two-scans --policy lru,sampling --param samples=7",
    ] {
        text(&bpsim(arguments));
    }
}
