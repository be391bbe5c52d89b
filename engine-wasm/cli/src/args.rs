//! The command line as clap reads it. Values stay text: the engine checks them, and its errors name the field, the
//! value and what is legal.

pub(crate) mod curve;
pub(crate) mod flag;
pub(crate) mod reading;
pub(crate) mod scene;

use std::path::PathBuf;

use clap::builder::PossibleValuesParser;
use clap::{Args, Subcommand, ValueEnum};

use crate::formula;
use crate::lab::{CliLab, LABS, flash};
use crate::list::parts;

const ABOUT: &str = "Bufferpool Lab on the command line: replacement policies, alone and inside ACE, over workloads and traces";

const EXAMPLES: &str = "Examples:
  bpsim compare --preset poster --requests 47532 --cost poster
  bpsim run --policy clock --mode ace --pages 5000 --frames 100 --reads 60 --skew 80/15 --device pcie-p4510
  bpsim compare --trace requests.csv.gz --frames 4096 --prefetch
  bpsim curve requests.csv.gz --policy lru,clock,arc --mode baseline,ace
  bpsim trace --workload zipf --param theta=0.9 --pages 100000 --requests 1000000 --output zipf.csv
  bpsim run --case case.json --json --events --final
  bpsim run --lab hybrid --preset ten-pages --set frames=4
  bpsim hybrid --preset ten-pages
  bpsim pbm --policy clock,sampling,pq --param streams=32
  bpsim formula single --n 10 --p 0.05
  bpsim flash --case case.json
  bpsim list presets

All times are simulated device time. Exit codes: 0 done, 1 a file or stream cannot be read or written, 2 bad input.";

const COMPARE_EXAMPLES: &str = "Examples:
  bpsim compare --preset poster
  bpsim compare --policy cflru --window 50 --reads 40 --prefetch
  bpsim compare --trace - --json < requests.csv

The differences are those against the baseline, in percent of the baseline.";

const TRACE_EXAMPLES: &str = "Examples:
  bpsim trace --pages 5000 --reads 60 --skew 80/15 --seed 7 --requests 10000000 --output poster.csv.gz
  bpsim trace --workload given --param \"trace=W8 R1 W3\" --pages 9
  bpsim trace --workload tpcc --param warehouses=2 --param transaction=delivery --requests 100000
  bpsim trace --workload tree_sets --param read_sets=2 --param inserts_percent=10 --output tree.csv.zst
  bpsim trace --preset first-steps | head

The first line is `op,page`, then one request a line: `R,17` or `W,17`; of the flash + magnetic lab also `N,40` and `F,`.";

const SWEEP_EXAMPLES: &str = "Examples:
  bpsim sweep web/experiments/ace-8.json --output ace-8.jsonl --check
  bpsim sweep web/experiments/ace-10g.json --choice size=1/640 --seeds 30 --set alpha=4 --format csv > ace-10g.csv
  bpsim sweep grid.json --shard 3/16 --output part-3.jsonl        # then: cat part-*.jsonl > all.jsonl

The same files are the figures of the page. A file named by --output is continued: runs that it holds are not run again,
so a job that was stopped can be started again, with more --seeds too. Lines that are not as they were written (changed,
twice, ended by CR LF) are refused by number: each has a check of its content. Parts made by --shard are joined by cat (CSV:
only part 0 has the head). The bytes written do not depend on the number of threads.";

const DEVICE_EXAMPLES: &str = "Examples:
  fio --output-format=json --output=result.json docs/device.fio && bpsim device result.json
  bpsim device reads.json writes.json --json

base_us is the latency of reads at depth 1; k_r and k_w the depth after which throughput rises by no more than 5%; alpha
the ratio of reads to writes a second there or, with --alpha-from latency, of the time of one write to that of one read,
(k_w / writes a second) / (k_r / reads a second): with it the model's writes keep the measured ratio to its reads. Depth is
iodepth times numjobs.";

const IMPORT_EXAMPLES: &str = "Examples:
  bpsim import events --names events.names --output pgbench.csv.zst
  bpsim import events.zst | head

Events are what recorders/postgres/record.sh wrote. The first line is `op,relation,fork,block,client,kind,found`, then one
request (R, W), pin (P) or end of a pin (U) a record; a name with commas, quotes or line breaks stands in quotes. Standard
error says what was left out, if anything was.";

/// Commands that run no scene of one lab.
#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    /// Run an experiment's grid of scenes on all cores
    #[command(after_help = SWEEP_EXAMPLES, allow_negative_numbers = true)]
    Sweep(SweepArguments),
    /// Turn a database's recorded events into a trace
    #[command(after_help = IMPORT_EXAMPLES)]
    Import(ImportArguments),
    /// Print what is registered: ids, parameters, ranges, units and defaults
    List(ListArguments),
    /// Derive a device's four numbers from results of fio --output-format=json
    #[command(after_help = DEVICE_EXAMPLES)]
    Device(DeviceArguments),
}

/// The whole command line; `run` has the flags of this lab.
pub(crate) fn command_line(lab: &'static dyn CliLab) -> clap::Command {
    let [ace, others @ ..] = &LABS;
    let compare = clap::Command::new("compare")
        .about("Run a policy without and with ACE side by side and print the poster's table");
    let compare = scene::scene(compare.after_help(COMPARE_EXAMPLES), *ace, |flag| flag.id != "mode");
    let trace = clap::Command::new("trace")
        .about("Write a workload, or a trace file of any format, as CSV")
        .after_help(TRACE_EXAMPLES);
    let output = "Write to this file instead of standard output: CSV, or oracleGeneral (reads only) for a name such as \
                  x.oracleGeneral; compressed if it ends in .gz or .zst";
    let summary = "Print what the trace file was read as instead, as JSON: format, records, requests, pages, volumes, notes";
    let command = clap::Command::new("bpsim").version(env!("CARGO_PKG_VERSION")).after_help(EXAMPLES);
    let command = command
        .subcommand_required(true)
        .arg_required_else_help(true)
        .subcommand(scene::run("run", lab))
        .subcommand(compare.arg(scene::output("json", "Print JSON")))
        .subcommand(curve::command(*ace))
        .subcommands(others.iter().map(|lab| scene::run(lab.spec().lab.id, *lab)))
        .subcommand(
            scene::scene(trace, *ace, |flag| flag.id == "pages" || flag.heading == "Requests")
                .arg(scene::file("output").short('o').help(output).help_heading("Output"))
                .arg(scene::output("summary", summary).requires("trace").conflicts_with("output")),
        );
    // Deriving takes the enum's own words for those of the whole.
    Command::augment_subcommands(command.subcommand(formula::command()).subcommand(flash::command()))
        .about(ABOUT)
}

#[derive(Debug, Args)]
pub(crate) struct DeviceArguments {
    /// Result files of fio; "-" reads standard input
    #[arg(value_name = "FILE", required = true)]
    pub(crate) files: Vec<PathBuf>,
    /// What alpha is a ratio of: reads a second to writes a second, as data sheets lead to it, or the time of one write to
    /// that of one read, as it stands in the model
    #[arg(long, value_name = "RATIO", value_parser = ["throughput", "latency"], default_value = "throughput")]
    pub(crate) alpha_from: String,
    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Debug, Args)]
pub(crate) struct SweepArguments {
    /// The experiment (JSON); web/experiments holds those of the papers
    #[arg(value_name = "SPEC.json")]
    pub(crate) spec: PathBuf,
    /// Seeds for each point of the grid [default: the file's]
    #[arg(long, value_name = "COUNT")]
    pub(crate) seeds: Option<String>,
    /// The first seed; the others follow [default: 1]
    #[arg(long, value_name = "SEED")]
    pub(crate) first_seed: Option<String>,
    /// Pick a value of one of the file's choices, such as size=1/640; may be repeated
    #[arg(long = "choice", value_name = "ID=LABEL")]
    pub(crate) choices: Vec<String>,
    /// Set a field of the scene, such as alpha=4 or workload.reads_percent=30; may be repeated
    #[arg(long = "set", value_name = "PATH=VALUE")]
    pub(crate) sets: Vec<String>,
    /// Only part I of N of the runs, counted from 0
    #[arg(long, value_name = "I/N")]
    pub(crate) shard: Option<String>,
    /// Threads [default: one a core]
    #[arg(long, value_name = "COUNT")]
    pub(crate) threads: Option<std::num::NonZeroUsize>,
    /// Write to this file instead of standard output, and continue what it holds
    #[arg(long, short, help_heading = "Output", value_name = "FILE")]
    pub(crate) output: Option<PathBuf>,
    /// Format [default: csv for a file that ends so, else jsonl]
    #[arg(long, help_heading = "Output")]
    pub(crate) format: Option<Format>,
    /// Say at the end whether the shape holds that the file states; exit code 2 if not
    #[arg(long, help_heading = "Output", conflicts_with_all = ["dry_run"])]
    pub(crate) check: bool,
    /// Only say how many runs there are
    #[arg(long, help_heading = "Output")]
    pub(crate) dry_run: bool,
    /// No progress on standard error
    #[arg(long, short, help_heading = "Output")]
    pub(crate) quiet: bool,
}

#[derive(Debug, Args)]
pub(crate) struct ImportArguments {
    /// Recorded events, plain, gzip or zstd; "-" reads standard input
    #[arg(value_name = "EVENTS")]
    pub(crate) events: PathBuf,
    /// Names of databases and relations, and kinds of pages, as the recorder saved them beside the events
    #[arg(long, value_name = "FILE")]
    pub(crate) names: Option<PathBuf>,
    /// Write to this file instead of standard output; compressed if its name ends in .gz or .zst
    #[arg(long, short, value_name = "FILE")]
    pub(crate) output: Option<PathBuf>,
}

#[derive(Debug, Args)]
pub(crate) struct ListArguments {
    /// Only this part
    #[arg(value_parser = PossibleValuesParser::new(parts()))]
    pub(crate) part: Option<String>,
    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
}

/// How records are written.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum Format {
    /// One JSON object a run and line
    Jsonl,
    /// One line a lane, with all counters and measures
    Csv,
}
