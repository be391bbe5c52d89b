use bufferpool_core::trace::preview::*;
use bufferpool_core::trace::reading::Reading;

#[test]
fn the_first_rows_stand_as_fields_with_what_their_names_suggest() {
    let shown =
        columns_preview(b"# a remark\nversion,time,op,size,lbn\n1,9,\"2,8\",512,11\n", &Reading::default());
    assert_eq!(
        shown.rows,
        [vec!["version", "time", "op", "size", "lbn"], vec!["1", "9", "2,8", "512", "11"]]
    );
    assert!(shown.header);
    assert_eq!((shown.separator.as_str(), shown.suggestion.as_deref()), (",", Some("op=3,offset=5,size=4")));
    assert_eq!(shown.unit.as_deref(), Some("512"));
    let mut reading = Reading::default();
    reading.set("separator", "space").unwrap();
    let shown = columns_preview("7  R\n8 W\n".as_bytes(), &reading);
    assert_eq!(
        (shown.rows, shown.header),
        (vec![vec!["7".to_owned(), "R".into()], vec!["8".into(), "W".into()]], false)
    );
    let many = "1,2\n".repeat(50);
    assert_eq!(columns_preview(many.as_bytes(), &Reading::default()).rows.len(), 20);
}
