use std::collections::BTreeSet;

use bpsim::import::events::RelationPath;
use bpsim::import::names::{Names, parse};
use bpsim::import::naming::names;

fn named(paths: &[(u32, u32, u32)], known: &Names) -> Vec<String> {
    let path = |&(tablespace, database, node): &_| RelationPath { tablespace, database, node };
    let paths: Vec<RelationPath> = paths.iter().map(path).collect();
    let found = names(&paths.iter().copied().collect::<BTreeSet<_>>(), known);
    paths.iter().map(|path| found[path].clone()).collect()
}

const KNOWN: &str = "database,5,shop\ndatabase,6,\"Lager, neu\"\n\
    relation,0,1262,pg_catalog,pg_database,heap\nrelation,5,1259,pg_catalog,pg_class,heap\n\
    relation,6,1259,pg_catalog,pg_class,heap\nrelation,5,20,app,t,heap\nrelation,5,21,old,t,heap\n\
    relation,6,20,app,t,heap\nrelation,5,30,app,moved,heap\nrelation,5,31,app,moved,heap\n";

#[test]
fn names_are_as_short_as_tells_them_apart() {
    let known = parse(KNOWN).unwrap();
    assert_eq!(named(&[(1664, 0, 1262), (1663, 5, 1259)], &known), ["pg_database", "pg_class"]);
    assert_eq!(
        named(&[(1663, 5, 1259), (1663, 6, 1259)], &known),
        ["shop/pg_class", "\"Lager, neu/pg_class\""]
    );
    assert_eq!(named(&[(1663, 5, 20), (1663, 5, 21)], &known), ["app.t", "old.t"]);
    let all = named(&[(1663, 5, 20), (1663, 5, 21), (1663, 6, 20)], &known);
    assert_eq!(all, ["shop/app.t", "shop/old.t", "\"Lager, neu/app.t\""]);
}

#[test]
fn no_two_relations_have_one_name() {
    let known = parse(KNOWN).unwrap();
    assert_eq!(named(&[(1663, 5, 30), (1663, 5, 31)], &known), ["moved:1663/5/30", "moved:1663/5/31"]);
    assert_eq!(named(&[(1663, 5, 40), (1663, 7, 40)], &known), ["shop/40", "7/40"]);
    assert_eq!(named(&[(1663, 5, 40), (9, 5, 40)], &Names::default()), ["5/40:1663/5/40", "5/40:9/5/40"]);
}
