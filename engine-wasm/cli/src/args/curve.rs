//! The arguments of `bpsim curve`: a trace, sizes, lists of policies, modes and devices, and what `run` sets of a lane.

use std::num::NonZeroUsize;

use bufferpool_core::trace::sizes::DEFAULT_SIZES;
use clap::{Arg, ArgAction, Command, value_parser};

use super::flag::Flag;
use super::reading;
use super::scene::{SET, file, flags, output};
use crate::lab::CliLab;
use crate::lab::{SERVER_MODEL, flash};

const EXAMPLES: &str = "Examples:
  bpsim curve requests.csv.gz
  bpsim curve requests.csv.gz --policy lru,clock,arc --mode baseline,ace --frames 1%..100%:12 --output curve.csv
  bpsim curve requests.csv.gz --device optane-p4800x,virtual --mode baseline,ace --warm-up 10% --json
  bpsim curve requests.csv.gz --policy lru,s3-fifo --sampling 0.01

A row says what `bpsim run` counts with as many frames; LRU alone is counted for all sizes in one pass. A file named by
--output is continued: rows that it holds are not computed again. CSV begins with remarks (#): version, the trace's hash and
options; JSON has them as `provenance`.";

const SIZES: &str = "Sizes apart by commas: frames such as 2000, shares of the distinct pages such as 10% or 0.1, bytes such as 128MB, \
                     A..B:n in n equal ratios, A..B+S in steps of S";
const WARM_UP: &str = "Requests at the start that are served and not counted: 10%, or how many";
const SAMPLING: &str =
    "Estimate misses from this share of the pages, such as 0.01; a row has the standard error of its ratio";

const SAMPLING_SEED: &str = "Which pages are kept: another number, other pages [default: 0]";

/// Flags of `run` that a curve takes in a form of its own, with their values and texts.
const LISTS: [(&str, &str, &str); 4] = [
    ("frames", "SIZES", SIZES),
    (
        "policy",
        "IDS",
        "Replacement policies, see `bpsim list policies`, each with its own parameters' flags [default: lru]",
    ),
    ("mode", "MODES", "`baseline`, `ace`, or both [default: baseline]"),
    (
        "device",
        "IDS",
        "Devices, see `bpsim list devices`; one whose numbers are set is called own [default: pcie-p4510]",
    ),
];

/// The command.
pub(crate) fn command(lab: &dyn CliLab) -> Command {
    let arg = |flag: &Flag| match LISTS.iter().find(|list| list.0 == flag.id) {
        Some((id, value, help)) => {
            let default =
                if *id == "frames" { format!(" [default: {DEFAULT_SIZES}]") } else { String::new() };
            flag.arg().value_name(*value).help(format!("{help}{default}"))
        }
        None => flag.arg(),
    };
    let flags = flags(lab).into_iter().filter(|flag| {
        !flag.path.starts_with("workload") && ![SERVER_MODEL, flash::UNDER].contains(&flag.heading)
    });
    let trace =
        Arg::new("trace").value_name("TRACE").required(true).value_parser(value_parser!(std::path::PathBuf));
    let valued = |id: &'static str, value: &'static str, help: &'static str| {
        Arg::new(id).long(id.replace('_', "-")).value_name(value).help(help)
    };
    let threads = valued("threads", "COUNT", "Threads [default: one a core, as far as memory allows]");
    let command = Command::new("curve")
        .about("Misses, writes and device time over sizes of the pool: every policy and mode, from one trace")
        .after_help(EXAMPLES)
        .allow_negative_numbers(true)
        .arg(trace.help("The trace; - is standard input. What is read is said on standard error"))
        .args(flags.map(|flag| arg(&flag)))
        .arg(Arg::new("set").long("set").value_name("PATH=VALUE").help(SET).action(ArgAction::Append))
        .arg(valued("warm_up", "REQUESTS", WARM_UP))
        .arg(valued("sampling", "SHARE", SAMPLING))
        .arg(valued("sampling_seed", "SEED", SAMPLING_SEED))
        .arg(threads.value_parser(value_parser!(NonZeroUsize)))
        .arg(output("json", "Print JSON"))
        .arg(output("quiet", "Say nothing of memory and progress on standard error").short('q'));
    let path = "Write to this file instead of standard output, and continue what it holds";
    reading::flags(command.arg(file("output").short('o').help(path).help_heading("Output")), None)
}
