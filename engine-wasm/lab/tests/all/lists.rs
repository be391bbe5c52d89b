use bufferpool_lab::lists::Lists;

fn of(lists: &Lists, list: u32) -> Vec<u32> {
    lists.frames(list).collect()
}

#[test]
fn frames_enter_at_the_tail_and_leave_from_anywhere() {
    let mut lists = Lists::new(6, 2).unwrap();
    for frame in [4, 1, 3] {
        lists.push(0, frame);
    }
    lists.push(1, 5);
    lists.remove(1);
    assert_eq!((of(&lists, 0), of(&lists, 1)), (vec![4, 3], vec![5]));
    lists.push(1, 1);
    lists.put_before(0, 1);
    assert_eq!((of(&lists, 0), of(&lists, 1)), (vec![], vec![4, 3, 5, 1]));
    lists.put_before(0, 1);
    lists.remove(4);
    lists.remove(1);
    assert_eq!(of(&lists, 1), [3, 5]);
}
