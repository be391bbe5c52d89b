//! What all labs share, from outside, in one program: the crate itself is compiled once. Each file is about the module of
//! its name.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "tests")]

mod lists {
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
}
mod session {
    mod run {
        use bufferpool_lab::session::EffectHash;

        #[test]
        fn every_page_that_is_dropped_loaded_or_written_counts_page_0_too() {
            let effect = |dropped: &[u32], loaded: &[u32], written: &[u32]| {
                EffectHash::new(dropped, loaded.iter().copied(), written.iter().copied())
            };
            for page in [0, 1, u32::MAX] {
                let elsewhere = effect(&[], &[], &[]).and_written([page].into_iter());
                let acts = [
                    effect(&[], &[], &[]),
                    effect(&[page], &[], &[]),
                    effect(&[], &[page], &[]),
                    effect(&[], &[], &[page]),
                    elsewhere,
                ];
                for (place, one) in acts.iter().enumerate() {
                    assert!(acts[place + 1..].iter().all(|other| one != other), "page {page}");
                }
            }
        }
    }
}
mod sweep {
    mod expectations;
    mod summary {
        use bufferpool_lab::sweep::summary::two_sided_95;

        #[test]
        fn the_quantiles_are_those_of_the_printed_tables() {
            // Abramowitz and Stegun, table 26.10, and for 1 tan(0.475 pi).
            for (freedom, t) in [
                (1, 12.706),
                (2, 4.303),
                (3, 3.182),
                (4, 2.776),
                (5, 2.571),
                (9, 2.262),
                (10, 2.228),
                (29, 2.045),
                (30, 2.042),
                (120, 1.980),
                (999, 1.962),
            ] {
                let found = two_sided_95(freedom).unwrap();
                assert!((found - t).abs() < 0.0006, "{freedom}: {found}, {t}");
            }
            assert_eq!(two_sided_95(0), None);
        }
    }
}
mod timeline;
