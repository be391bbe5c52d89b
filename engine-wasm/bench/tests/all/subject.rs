use bufferpool_bench::{Lab, Subject};

fn of_the_paper() -> impl Iterator<Item = Subject> {
    let paper = ["lru", "clock", "cflru", "lru-wsr"];
    Subject::all(Lab::Ace).into_iter().filter(move |subject| paper.contains(&subject.id))
}

#[test]
fn a_lane_without_reader_takes_at_most_5_bytes_a_page_and_32_a_frame() {
    for subject in of_the_paper().filter(|subject| subject.variant != "ace+reader") {
        let [page, frame] = subject.bytes(1 << 14, 1 << 12).unwrap();
        assert!(page <= 5.0 && frame <= 32.0, "{subject:?}: {page}, {frame}");
    }
}

#[test]
fn what_a_lane_says_it_holds_is_no_less_than_its_page_table_and_its_frames() {
    for subject in of_the_paper() {
        let [page, frame] = subject.bytes(1 << 14, 1 << 12).unwrap();
        assert!(page >= 4.0 && frame >= 4.0, "{subject:?}: {page}, {frame}");
    }
}
