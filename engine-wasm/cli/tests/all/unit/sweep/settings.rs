use bpsim::sweep::settings::Shard;

#[test]
fn every_run_belongs_to_exactly_one_shard() {
    let shards: Vec<_> = (0..7).map(|index| Shard::parse(&format!("{index}/7")).unwrap()).collect();
    for run in 0..100 {
        assert_eq!(shards.iter().filter(|shard| shard.has(run)).count(), 1, "run {run}");
    }
}

#[test]
fn a_shard_that_does_not_exist_is_refused() {
    for text in ["7/7", "1", "1/0", "-1/2", "a/b", "1/2/3", ""] {
        assert!(Shard::parse(text).is_err(), "{text}");
    }
}
