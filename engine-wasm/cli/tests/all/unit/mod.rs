//! Parts of the program that its output does not show by themselves.

mod import {
    mod events;
    mod names;
    mod naming;
    mod rows;
}
mod input {
    use std::{env, fs, process};

    use bpsim::error::Failure;
    use bpsim::input::read;

    #[test]
    fn a_file_that_changes_while_it_is_read_is_told_and_not_half_used() {
        let path = env::temp_dir().join(format!("bpsim-changes-{}.csv", process::id()));
        let changes: [fn(&std::path::Path); 2] =
            [|path| fs::write(path, "R,1\nR,2\nR,3\n").unwrap(), |path| fs::write(path, "").unwrap()];
        for change in changes {
            fs::write(&path, "R,1\nR,2\n").unwrap();
            let told = read(&path, None, &mut |_| change(&path));
            assert!(matches!(told, Err(Failure::Io(text)) if text.contains("changed while it was read")));
        }
        fs::write(&path, "R,1\nR,2\n").unwrap();
        assert!(read(&path, None, &mut |_| ()).is_ok());
        fs::remove_file(path).unwrap();
    }
}
mod progress {
    use bpsim::progress::words;

    #[test]
    fn times_are_told_in_their_largest_two_units() {
        for (seconds, text) in
            [(0.04, "0.0 s"), (12.34, "12.3 s"), (200.0, "3 min 20 s"), (7_500.0, "2 h 5 min")]
        {
            assert_eq!(words(seconds), text);
        }
    }
}
mod sweep {
    mod format;
    mod settings;
}
mod table {
    use bpsim::table::{count, decimals, milliseconds, plain};

    #[test]
    fn numbers_have_separators() {
        assert_eq!(
            [0, 999, 1_000, 43_511, 10_000_000].map(count),
            ["0", "999", "1,000", "43,511", "10,000,000"]
        );
        assert_eq!(milliseconds(766_220.0), "766.220");
        assert_eq!(milliseconds(12.4), "0.012");
        assert_eq!(milliseconds(1_234_567_891.0), "1,234,567.891");
        assert_eq!(decimals(1_234.5, 3), "1,234.500");
        assert_eq!(decimals(47_088.0, 0), "47,088");
        assert_eq!(plain(2.8), "2.8");
        assert_eq!(plain(16_777_216.0), "16,777,216");
    }
}
