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
