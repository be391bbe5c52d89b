use bpsim::import::events::{Page, RelationPath};
use bpsim::import::names::parse;

fn page(node: u32, fork: u8, block: u32) -> Page {
    Page { relation: RelationPath { tablespace: 1663, database: 5, node }, fork, block }
}

#[test]
fn kinds_follow_from_access_method_and_pages_looked_at() {
    let names = parse(
        "relation,5,10,public,t,heap\nrelation,5,11,public,i,btree\nrelation,5,12,public,j,btree\n\
         relation,5,0,,t.ibd,tablespace\nrelation,5,25,,u,tablespace\n\
         page,5,11,0,meta\npage,5,11,3,root\npage,5,0,1,meta\npage,5,25,9,overflow\n",
    )
    .unwrap();
    let kinds =
        [(10, 0, 7), (10, 2, 0), (11, 0, 0), (11, 0, 3), (11, 0, 1), (12, 0, 0), (12, 0, 1), (13, 0, 1)];
    let found = kinds.map(|(node, fork, block)| names.kind(page(node, fork, block)));
    assert_eq!(found, ["heap", "other", "meta", "root", "leaf", "meta", "", ""]);
    let of_innodb = [(0, 1), (25, 9), (25, 1)].map(|(node, block)| names.kind(page(node, 0, block)));
    assert_eq!(of_innodb, ["meta", "overflow", "leaf"]);
}

#[test]
fn quoted_names_are_read() {
    let names = parse("database,5,\" a\"\r\nrelation,5,1,\" b\",\"say \"\"x,\"\"\n\r\n\",heap\r\n").unwrap();
    let relation = names.relation(page(1, 0, 0).relation).unwrap();
    assert_eq!((relation.schema.as_str(), relation.name.as_str()), (" b", "say \"x,\"\n\r\n"));
    assert_eq!(names.database(5), " a");
    let error = parse("database,5,a\ndatabase,6,\"open\n\n").unwrap_err();
    assert_eq!((error.lines[0].line, error.lines[0].text.as_str()), (2, "database,6,\"open"));
}

#[test]
fn the_last_line_counts_and_bad_ones_are_answered() {
    let names = parse("relation,5,10,public,old,heap\nrelation,5,10,public,new,heap\n").unwrap();
    assert_eq!(names.relation(page(10, 0, 0).relation).unwrap().name, "new");
    let error = parse("\npage,5,10,1,twig\nrelation,5\n").unwrap_err();
    let told: Vec<_> = error.lines.iter().map(|bad| (bad.line, bad.why.as_str())).collect();
    assert_eq!(
        told[0],
        (2, "the kind is \"twig\"; legal are leaf, internal, root, meta, free, overflow, other")
    );
    assert!(told[1].0 == 3 && told[1].1.contains("database,OID,name"));
}
