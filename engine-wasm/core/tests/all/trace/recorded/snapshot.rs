use bufferpool_core::trace::Operations;
use bufferpool_core::trace::Trace;
use bufferpool_core::trace::csv::reader;
use bufferpool_core::trace::recorded::snapshot::start_of;

fn trace() -> Trace {
    let mut parser = reader(Operations::default());
    parser.push(b"op,relation,block\nR,accounts,0\nR,accounts,1\nR,tellers,0\n");
    parser.finish(None).unwrap()
}

fn of(text: &str) -> Result<bufferpool_core::trace::recorded::snapshot::SnapshotStart, String> {
    let trace = trace();
    start_of(text, trace.recorded.as_deref(), (9, 7)).map_err(|error| error.value)
}

#[test]
fn used_buffers_stand_by_frame_and_pages_that_nobody_asks_for_come_behind_the_disk() {
    let text = "usage,frame,relation,fork,block,dirty,pins\n5,9,tellers,0,0,t,1\n0,2,accounts,0,1,0,0\n7,4,\"bran\nches\",0,7,1,262143\n";
    let start = of(text).unwrap();
    assert_eq!(start.pool, "usage:1u0 3Du7 2Du5");
    assert_eq!((start.pages, start.frames, start.unknown), (4, 3, 1));
}

#[test]
fn pg_buffercache_counts_from_1_and_leaves_unused_buffers_empty() {
    let head =
        "bufferid,relfilenode,reltablespace,reldatabase,relforknumber,relblocknumber,isdirty,usagecount";
    let rows = "10,accounts,1663,5,0,1,t,5\n1,accounts,1663,6,0,1,f,2\n2,,,,,,,\n3,77,1663,5,0,0,f,1";
    let start = of(&format!("{head},pinning_backends\n{}\n", rows.replace('\n', ",0\n"))).unwrap();
    // The first in the file has the name.
    assert_eq!((start.pool.as_str(), start.pages, start.twice), ("usage:3u2 4u1 1Du5", 5, 1));
    let named = of(&format!("{head},relname\n3,77,1663,5,0,0,f,1,tellers\n4,78,1663,5,0,0,f,0,\n")).unwrap();
    assert_eq!((named.pool.as_str(), named.unknown), ("usage:2u1 3u0", 1));
    assert_eq!(of(&format!("{head}\n0,77,1663,5,0,0,f,1\n")).unwrap_err(), "line 2, 0,77,1663,5,0,0,f,1");
    assert_eq!(of("bufferid,usagecount\n").unwrap_err(), "line 1, bufferid,usagecount");
}

#[test]
fn a_page_named_twice_is_one_of_another_database_the_second_time() {
    let head = "frame,relation,fork,block,dirty,usage\n";
    let start = of(&format!(
        "{head}0,accounts,0,1,0,1\n1,accounts,0,1,0,2\n2,pg_class,0,0,0,3\n3,pg_class,0,0,0,4\n"
    ));
    let start = start.unwrap();
    assert_eq!((start.pool.as_str(), start.pages), ("usage:1u1 3u2 4u3 5u4", 6));
    assert_eq!((start.unknown, start.twice), (3, 2));
}

#[test]
fn what_is_not_legal_is_named_with_its_line() {
    let head = "frame,relation,fork,block,dirty,usage,pins\n";
    for (text, value) in [
        ("frame,usage\n", "line 1, frame,usage"),
        (&format!("{head}0,a,0,x,0,1\n"), "line 2, 0,a,0,x,0,1"),
        (&format!("{head}0,a,0,1,2,1\n"), "line 2, 0,a,0,1,2,1"),
        (&format!("{head}0,a,0,1,0,1\n0,a,0,2,0,1\n"), "line 3, frame 0 twice"),
        (&format!("{head}9,a,0,1,0,7,262143\n99,a,0,2,0,1,0\n"), "line 3, frame 99"),
        (&format!("{head}0,\"a\nb\",0,1,0,1,\n1,a,0,2,0,8,0\n"), "line 4, usage 8"),
        (&format!("{head}0,a,0,1,0,256,0\n"), "line 2, usage 256"),
        (&format!("{head}0,a,0,1,0,1,4294967296\n"), "line 2, pins 4294967296"),
        (&format!("{head}0,a,0,1,0,1,262144\n"), "line 2, pins 262144"),
        (&format!("{head}0,\"a,0,1,0,1,1\n1,a,0,2,0,1,0\n"), "line 2, 0,\"a,0,1,0,1,1"),
    ] {
        assert_eq!(of(text).unwrap_err(), value);
    }
}
