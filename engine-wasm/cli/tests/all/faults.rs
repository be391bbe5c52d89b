//! What is stopped or cannot be written leaves whole lines, or a file as it was before; what is begun again ends in the
//! bytes of an undisturbed run.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};

use crate::support::text;

const PROGRAM: &str = env!("CARGO_BIN_EXE_bpsim");

/// An experiment of the page, small.
fn sweep(flags: &str) -> String {
    let spec = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/experiments/ace-10g.json");
    format!(
        "sweep {} --choice size=1/640 --seeds 2 --set workload.requests=4000 --quiet {flags}",
        spec.display()
    )
}

fn absent(name: &str) -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_file(&path);
    path
}

/// `bpsim` in a shell that did `before` first.
fn shell(before: &str, arguments: &str) -> Output {
    let script = format!("{before}; exec {PROGRAM} {arguments}");
    Command::new("sh").args(["-c", &script]).stdin(Stdio::null()).output().unwrap()
}

/// With so few blocks of 512 or 1024 bytes left; a limit of the process stands for a full disk.
fn with_little_room(blocks: u32, arguments: &str) -> Output {
    shell(&format!("trap '' XFSZ; ulimit -f {blocks}"), arguments)
}

fn started(arguments: &str) -> Child {
    Command::new(PROGRAM).args(arguments.split_whitespace()).stdout(Stdio::null()).spawn().unwrap()
}

/// Waits until a file has more than so many bytes, or the process has ended.
fn grown(child: &mut Child, path: &Path, bytes: u64) {
    while path.metadata().map_or(0, |found| found.len()) <= bytes && child.try_wait().unwrap().is_none() {
        std::thread::yield_now();
    }
}

fn kill(mut child: Child, signal: &str) {
    let _ = Command::new("kill").args([signal, &child.id().to_string()]).stderr(Stdio::null()).status();
    child.wait().unwrap();
}

/// How often a sweep is killed; the environment may ask for more.
fn kills() -> u64 {
    std::env::var("BUFFERPOOL_LAB_KILLS").map_or(10, |kills| kills.parse().unwrap())
}

#[test]
fn a_sweep_killed_at_many_points_ends_in_the_bytes_of_an_undisturbed_one() {
    for name in ["killed.jsonl", "killed.csv"] {
        let whole = absent(&format!("undisturbed-{name}"));
        text(&shell(":", &sweep(&format!("--output {}", whole.display()))));
        let whole = fs::read(whole).unwrap();
        let path = absent(name);
        let arguments = sweep(&format!("--output {}", path.display()));
        let mut halves = 0;
        for killed in 0..kills() {
            let mut child = started(&arguments);
            // Each a little further on, up to the very end, also before anything was written.
            grown(&mut child, &path, whole.len() as u64 * killed / kills());
            kill(child, if killed % 2 == 0 { "-KILL" } else { "-INT" });
            let found = fs::read(&path).unwrap_or_default();
            assert!(whole.starts_with(&found), "{name}: {} bytes after kill {killed}", found.len());
            halves += u32::from(!found.is_empty() && !found.ends_with(b"\n"));
        }
        println!("{name}: {} kills, {halves} left half a line", kills());
        assert_eq!(text(&shell(":", &arguments)), "");
        assert!(fs::read(&path).unwrap() == whole, "{name}");
    }
}

#[test]
fn a_full_disk_leaves_whole_records_and_a_sweep_that_can_be_continued() {
    for name in ["full.jsonl", "full.csv"] {
        let whole = absent(&format!("room-{name}"));
        text(&shell(":", &sweep(&format!("--output {}", whole.display()))));
        let whole = fs::read(whole).unwrap();
        let path = absent(name);
        let arguments = sweep(&format!("--output {}", path.display()));
        let stopped = with_little_room(50, &arguments);
        let told = String::from_utf8_lossy(&stopped.stderr).into_owned();
        assert_eq!(stopped.status.code(), Some(1), "{told}");
        assert!(told.contains(name) && told.lines().count() == 1, "{told}");
        let kept = fs::read(&path).unwrap();
        assert!(!kept.is_empty() && kept.ends_with(b"\n") && whole.starts_with(&kept), "{name}");
        assert_eq!(text(&shell(":", &arguments)), "");
        assert!(fs::read(&path).unwrap() == whole, "{name}");
    }
}

#[test]
fn a_trace_that_is_not_written_to_its_end_leaves_the_file_as_it_was() {
    for name in ["room.csv", "room.csv.gz", "room.csv.zst"] {
        let path = absent(name);
        let part = absent(&format!("{name}.part"));
        let arguments = format!("trace --requests 100000 --seed 3 --output {}", path.display());
        fs::write(&path, "R,1\n").unwrap();
        let stopped = with_little_room(2, &arguments);
        assert_eq!(stopped.status.code(), Some(1), "{name}");
        assert!(String::from_utf8_lossy(&stopped.stderr).contains(name));
        assert_eq!((fs::read(&path).unwrap().as_slice(), part.exists()), (&b"R,1\n"[..], false), "{name}");
        let mut child = started(&arguments);
        grown(&mut child, &part, 0);
        kill(child, "-KILL");
        assert!(part.exists() == (fs::read(&path).unwrap() == b"R,1\n"), "{name}");
        text(&shell(":", &arguments));
        assert!(!part.exists() && path.metadata().unwrap().len() > 10_000, "{name}");
    }
}

#[test]
fn a_trace_file_that_another_process_is_writing_is_refused() {
    let path = absent("written.csv");
    let part = fs::File::create(absent("written.csv.part")).unwrap();
    part.lock().unwrap();
    let refused = shell(":", &format!("trace --preset first-steps --output {}", path.display()));
    assert_eq!(refused.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&refused.stderr).contains("another trace is writing it"));
    assert!(!path.exists());
}

#[test]
fn a_reader_that_leaves_ends_every_command_without_a_word() {
    let sweep = sweep("");
    for arguments in
        ["list", "run", "run --json --events", "compare", "trace", "hybrid", "pbm", &sweep, "--help"]
    {
        let script = format!("{{ {PROGRAM} {arguments} 2>&3; echo $? >&3; }} 3>&2 | head -c 1");
        let output = Command::new("sh").args(["-c", &script]).output().unwrap();
        assert_eq!(String::from_utf8_lossy(&output.stderr), "0\n", "{arguments}");
        let full = shell(":", &format!("{arguments} > /dev/full"));
        let told = String::from_utf8_lossy(&full.stderr).into_owned();
        if arguments != "--help" {
            assert_eq!(full.status.code(), Some(1), "{arguments}: {told}");
            assert!(told.starts_with("bpsim: standard output: ") && told.lines().count() == 1, "{told}");
        }
    }
}
