//! One command line for all labs: `run --lab ID --set …` is what the labs' own commands and flags are.

use crate::support::{bpsim, json, text, with_input};

#[test]
fn what_is_set_by_paths_prints_what_flags_print_to_the_byte() {
    for (flags, sets) in [
        (
            "run --policy clock --mode ace --frames 70 --reads 30 --skew 90/10 --requests 3000 --seed 5 --usage-maximum 3",
            "run --lab ace --set policy=clock --set mode=ace --set frames=70 --set workload.reads_percent=30 \
             --set workload.operations_percent=90 --set workload.data_percent=10 --set workload.requests=3000 \
             --set workload.seed=5 --set usage_maximum=3",
        ),
        (
            "run --preset slides-lru-reader --mode ace --prefetch --device sata-s4610 --json --events --final",
            "run --preset slides-lru-reader --set mode=ace --set prefetch=true --set device=sata-s4610 --json --events --final",
        ),
        (
            "run --workload zipf --param theta=0.5 --requests 3000 --json",
            "run --set workload.theta=0.5 --set workload.requests=3000 --set workload.kind=zipf --json",
        ),
        (
            "compare --preset poster --requests 2000 --prefetch --n-w 3 --json",
            "compare --preset poster --set workload.requests=2000 --set prefetch=true --set n_w=3 --json",
        ),
        (
            "hybrid --preset ten-pages --placement conservative,magnetic --floor --wf 20 --json --events --final",
            "run --lab hybrid --preset ten-pages --set placement=conservative,magnetic --set floor=true --set wf=20 --json \
             --events --final",
        ),
        (
            "hybrid --placement flash,optimal --workload tree_sets --param records=3000 --param read_sets=2 --frames 20 --sets",
            "run --lab=hybrid --set placement=flash,optimal --set workload.kind=tree_sets --set workload.records=3000 \
             --set workload.read_sets=2 --set frames=20 --sets",
        ),
        (
            "pbm --policy clock,sampling~samples:20 --option frequency --param streams=4 --scale 1024 --seed 7 --min --streams",
            "run --lab pbm --set policy=clock,sampling --set lanes.1.samples=20 --set frequency=true --set workload.streams=4 \
             --set scale=1024 --set workload.seed=7 --min --streams",
        ),
        (
            "pbm --preset two-scans --policy lru,pq --frames 10 --json --final",
            "run --lab pbm --preset two-scans --policy lru,pq --set frames=10 --json --final",
        ),
    ] {
        assert_eq!(text(&bpsim(sets)), text(&bpsim(flags)), "{sets}");
    }
}

#[test]
fn a_case_of_each_lab_runs_by_its_id() {
    for (lab, alias, case) in [
        ("ace", "run", "../ace/tests/golden/small-lru-ace.json"),
        ("hybrid", "hybrid", "../hybrid/tests/golden/small-hybrid-cost-0.5.json"),
        ("pbm", "pbm", "../pbm/tests/golden/given-clock.json"),
    ] {
        let case = format!("{}/{case}", env!("CARGO_MANIFEST_DIR"));
        let more = ["--case", &case, "--json", "--events", "--final"];
        let by_id = text(&with_input(["run", "--lab", lab].iter().chain(&more), b""));
        assert_eq!(by_id, text(&with_input([alias].iter().chain(&more), b"")), "{lab}");
    }
}

#[test]
fn ids_set_apart_by_commas_are_lanes_in_the_first_lab_too() {
    let lanes =
        json("run --set policy=lru,clock~usage_maximum:3 --set lanes.1.alpha=5 --requests 2000 --json");
    let alone = json("run --policy clock --usage-maximum 3 --alpha 5 --requests 2000 --json");
    assert_eq!(lanes[1]["counters"], alone["counters"]);
    assert_eq!(lanes[0]["config"]["alpha"], 2.8);
    let told = text(&bpsim("run --policy lru,clock --requests 2000"));
    assert!(told.starts_with("LRU, baseline\n") && told.contains("\n\nClock Sweep, baseline\n"), "{told}");
    let all = json("run --preset slides-lru-reader --all-lanes --set lanes.1.alpha=7 --json");
    assert_eq!((&all[0]["config"]["alpha"], &all[1]["config"]["alpha"]), (&3.0.into(), &7.0.into()));
}

#[test]
fn what_cannot_be_set_is_named() {
    for (arguments, part) in [
        ("run --set frames", "set: frames "),
        ("run --set frames=0", "frames: 0 "),
        ("run --set colour=red", "colour: red "),
        ("run --set prefetch=maybe", "prefetch: maybe "),
        ("run --set policy=opt", "policy: opt "),
        ("run --set lanes.1.alpha=3", "lanes.1.alpha: 3 "),
        ("run --set policy=lru,clock~frames:3", "lanes.1.frames: 3 "),
        ("run --lab pbm --preset two-scans --set lanes.0.scale=3", "lanes.0.scale: 3 "),
        ("run --set workload.reach=3", "workload.reach: 3 "),
        ("run --set a.b.c=3", "a.b.c: 3 "),
        ("run --lab nothing", "--lab"),
        ("run --lab hybrid --alpha 3", "--alpha"),
        ("run --lab hybrid --set placement=best", "placement: best "),
        ("compare --set policy=lru,clock", "policy: "),
    ] {
        let output = bpsim(arguments);
        let told = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(2), "{arguments}: {told}");
        assert!(told.contains(part), "{arguments}: {told}");
    }
    for lab in ["ace", "hybrid", "pbm"] {
        let help = text(&bpsim(&format!("run --lab {lab} --help")));
        assert!(help.contains("--set <PATH=VALUE>") && help.contains("lanes.0."), "{help}");
    }
}
