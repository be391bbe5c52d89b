//! The arguments of commands that run scenes: what every lab has, and each lab's table of flags.

use std::path::{Path, PathBuf};

use bufferpool_core::error::ConfigError;
use clap::{Arg, ArgAction, ArgMatches, Command, value_parser};

use super::flag::{Flag, To, flag, switch};
use super::reading;
use crate::lab::{self, CliLab, LABS, Sets};
use crate::scene::assignment;

/// How fields are set by their paths, in every lab.
const SETS: &str = "
--set PATH=VALUE sets any field of the scene, as a flag does: `alpha=4` in every lane, `lanes.0.alpha=4` in the first lane
alone, `workload.reads_percent=30` in the workload. Ids set apart by commas, `policy=lru,clock` (`placement=` of the flash +
magnetic lab), run a lane for each of them; behind a ~ stand settings of one: lru,clock~alpha:2. Pages, frames and requests
are those of all lanes.";

pub(super) const SET: &str =
    "Set a field of the scene: alpha=4, workload.reads_percent=30, lanes.0.policy=lru; may be repeated";
const TRACE: &str = "A trace, plain, gzip or zstd; - is standard input. CSV: lines are `R,17` or `W,17`, in the flash + magnetic \
     lab also `N,40` (a new page) and `F` (the pool is emptied), or `17`, which is a read; or columns that a header names, in \
     any order, of a recording names, clients and pins. Or libCacheSim's oracleGeneral, all reads; content and name tell \
     which. What in it is not used is said on standard error";
const START_FROM: &str = "Start from the pool of a snapshot (CSV: frame, relation, fork, block, dirty, usage; pg_buffercache, as CSV \
     or as psql prints it; InnoDB's ib_buffer_pool or innodb_buffer_page_lru) over a recording with names; its frames are below \
     --frames, and usage counts at most --usage-maximum";

/// The lab of a command line, which decides what flags `run` has; the first one if none is named.
pub(crate) fn lab_of(arguments: &[String]) -> &'static dyn CliLab {
    let after = arguments.iter().skip_while(|text| *text != "--lab").nth(1);
    lab::with(after.map(String::as_str).or(arguments.iter().find_map(|text| text.strip_prefix("--lab="))))
}

/// `run`, or the command that is a name for it with a lab.
pub(crate) fn run(name: &'static str, lab: &dyn CliLab) -> Command {
    let spec = lab.spec();
    let command = Command::new(name).about(spec.about).after_help(format!("{}\n{SETS}", spec.examples));
    let command = scene(command, lab, |_| true);
    // A case may be run with clients all the same.
    let laid = command.get_arguments().map(|argument| argument.get_id().clone());
    let laid: Vec<_> = laid.filter(|id| id != SERVER).collect();
    let ids: Vec<_> = LABS.iter().map(|lab| lab.spec().lab.id).collect();
    let lab_id = Arg::new("lab").long("lab").value_name("ID").value_parser(ids);
    let lab_id = lab_id.help("Run a scene of this lab; the other flags are the lab's [default: ace]");
    let case = "Run a case in the golden files' format; its trace, if it has one, stands beside it";
    let state = "With --json: also the state after the last request";
    command
        .next_help_heading(None)
        .args(Some(lab_id).filter(|_| name == "run"))
        .arg(file("case").help(case).conflicts_with_all(laid))
        .args(lab.further())
        .arg(output("json", "Print JSON"))
        .arg(output("events", "With --json: also an event for each request").requires("json"))
        .arg(output("final", state).requires("json"))
}

/// Adds base, trace, `--set` and those of a lab's flags that `wanted` takes.
pub(crate) fn scene(command: Command, lab: &dyn CliLab, wanted: impl Fn(&Flag) -> bool) -> Command {
    let flags: Vec<Flag> = flags(lab).into_iter().filter(wanted).collect();
    let drawn: Vec<_> =
        flags.iter().filter(|flag| flag.path.starts_with("workload")).map(|flag| flag.id).collect();
    let preset = "Start from a preset; other flags override it. It runs with all its lanes; in the ACE lab with the first that \
                  agrees with --policy, --mode and --prefetch, or the first";
    let preset = Arg::new("preset").long("preset").value_name("ID").help(preset).conflicts_with("scene");
    let set = Arg::new("set").long("set").value_name("PATH=VALUE").help(SET).action(ArgAction::Append);
    let files = [
        file("trace").help(TRACE).conflicts_with_all(drawn),
        file("start_from").help(START_FROM).requires("trace"),
    ];
    let command = command.allow_negative_numbers(true).next_help_heading("Requests").arg(preset);
    let command =
        command.arg(file("scene").help("Start from a scene (JSON, as the page exports it), like a preset"));
    let files_taken = lab.spec().files;
    let command =
        command.arg(set).args(files.into_iter().take(files_taken)).args(flags.iter().map(Flag::arg));
    if files_taken == 0 { command } else { reading::flags(command, Some("trace")) }
}

/// What every lab has, and its own.
pub(super) fn flags(lab: &dyn CliLab) -> Vec<Flag> {
    let listed = lab.spec().workloads;
    let kind = format!("What is asked for, see `bpsim list {listed}` [default: the first]");
    let param = format!("A parameter of it, see `bpsim list {listed}`; may be repeated");
    let seed = "The same seed gives the same requests everywhere [default: 1]";
    let mut flags = vec![
        flag("workload", To::Text, "KIND", kind).at("workload.kind"),
        flag("seed", To::Text, "SEED", seed).at("workload.seed"),
    ];
    flags.extend(lab.flags());
    flags.push(flag("param", To::Sets(lab.spec().param), "NAME=VALUE", param).at("workload"));
    flags
}

/// The switch of the server model, which a case takes too.
const SERVER: &str = "server";

/// Whether it is given.
pub(crate) fn is_server(matches: &ArgMatches) -> bool {
    matches.try_get_one::<String>(SERVER).ok().flatten().is_some_and(|on| on == "true")
}

/// A switch of the output.
pub(crate) fn output(id: &'static str, help: &'static str) -> Arg {
    let long = id.replace('_', "-");
    Arg::new(id).long(long).help(help).help_heading("Output").action(ArgAction::SetTrue)
}

/// A flag that names a file.
pub(crate) fn file(id: &'static str) -> Arg {
    let long = id.replace('_', "-");
    Arg::new(id).long(long).value_name("FILE").value_parser(value_parser!(PathBuf))
}

/// Whether a switch was given; not if the command has none of this name.
pub(crate) fn is_on(matches: &ArgMatches, id: &str) -> bool {
    matches.try_get_one(id).is_ok_and(|on| on == Some(&true))
}

/// The file that a flag names.
pub(crate) fn path<'a>(matches: &'a ArgMatches, id: &str) -> Option<&'a Path> {
    matches.try_get_one::<PathBuf>(id).ok().flatten().map(PathBuf::as_path)
}

/// All that a command line sets: by flags, in the order of their table, then by `--set`.
pub(crate) fn sets(lab: &dyn CliLab, matches: &ArgMatches) -> Result<Sets, ConfigError> {
    let flags = flags(lab);
    let mut sets = Sets::new();
    for flag in &flags {
        if let Ok(Some(texts)) = matches.try_get_many::<String>(flag.id) {
            sets.extend(flag.sets(&texts.map(String::as_str).collect::<Vec<_>>())?);
        }
    }
    for pair in matches.get_many::<String>("set").into_iter().flatten() {
        let (path, text) = assignment("set", pair)?;
        let in_lane = path.strip_prefix("lanes.").and_then(|rest| rest.split_once('.'));
        let key = in_lane.map_or(path, |(_, key)| key);
        let known = flags.iter().find(|flag| flag.path == key);
        let value = known.map_or_else(|| switch(text), |flag| flag.value(text));
        sets.push((path.to_owned(), value));
    }
    Ok(sets)
}
