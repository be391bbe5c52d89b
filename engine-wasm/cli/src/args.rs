//! The command line as clap reads it. Values stay text: the engine checks them, and its errors name the field, the
//! value and what is legal.

pub(crate) mod formula;
pub(crate) mod hybrid;
pub(crate) mod import;
pub(crate) mod pbm;
pub(crate) mod policy;

use std::path::PathBuf;

use clap::{Args, Parser, Subcommand, ValueEnum};
use policy::PolicyArguments;

const EXAMPLES: &str = "Examples:
  bpsim compare --preset poster --requests 47532 --cost poster
  bpsim run --policy clock --mode ace --pages 5000 --frames 100 --reads 60 --skew 80/15 --device pcie-p4510
  bpsim compare --trace requests.csv.gz --frames 4096 --prefetch
  bpsim trace --workload zipf --param theta=0.9 --pages 100000 --requests 1000000 --output zipf.csv
  bpsim run --case case.json --json --events --final
  bpsim hybrid --preset ten-pages
  bpsim pbm --policy clock,sampling,pq --param streams=32
  bpsim formula single --n 10 --p 0.05
  bpsim list presets

All times are simulated device time. Exit codes: 0 done, 1 a file or stream cannot be read or written, 2 bad input.";

const RUN_EXAMPLES: &str = "Examples:
  bpsim run --policy lru-wsr --mode ace --prefetch --device optane-p4800x
  bpsim run --preset slides-lru --mode ace --json --events --final
  bpsim trace --preset mu-640 | bpsim run --trace - --frames 205 --json
  bpsim run --scene exported.json --all-lanes

Without --json a table is printed. With --json one object with `counters` is printed, and `events` and `final` if asked
for, in the shape of the golden files: pages and counts are numbers, times are microseconds with up to 6 decimals.";

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

/// Bufferpool Lab on the command line: replacement policies, alone and inside ACE, over workloads and traces.
#[derive(Debug, Parser)]
#[command(name = "bpsim", version, about, after_help = EXAMPLES)]
pub(crate) struct Cli {
    #[command(subcommand)]
    pub(crate) command: Command,
}

#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    /// Run one lane and print its counters
    #[command(after_help = RUN_EXAMPLES, allow_negative_numbers = true)]
    Run(RunArguments),
    /// Run baseline and ACE side by side and print the poster's table
    #[command(after_help = COMPARE_EXAMPLES, allow_negative_numbers = true)]
    Compare(CompareArguments),
    /// Run lanes of the flash + magnetic lab side by side
    Hybrid(hybrid::HybridArguments),
    /// Run lanes of the predictive lab side by side
    Pbm(pbm::PbmArguments),
    /// Print how probable it is that eviction by a sample is optimal
    Formula(formula::FormulaArguments),
    /// Write a workload as CSV
    #[command(after_help = TRACE_EXAMPLES, allow_negative_numbers = true)]
    Trace(TraceArguments),
    /// Run an experiment's grid of scenes on all cores
    #[command(after_help = SWEEP_EXAMPLES, allow_negative_numbers = true)]
    Sweep(SweepArguments),
    /// Turn a database's recorded events into a trace
    #[command(after_help = import::EXAMPLES)]
    Import(import::ImportArguments),
    /// Print what is registered: ids, parameters, ranges, units and defaults
    List(ListArguments),
    /// Derive a device's four numbers from results of fio --output-format=json
    #[command(after_help = DEVICE_EXAMPLES)]
    Device(DeviceArguments),
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
pub(crate) struct RunArguments {
    /// Run a case in the golden files' format; its trace stands beside it
    #[arg(long, value_name = "FILE", conflicts_with_all = [
        "SourceArguments", "LaneArguments", "PolicyArguments", "mode", "all_lanes",
    ])]
    pub(crate) case: Option<PathBuf>,
    /// Policy alone, or inside ACE: `baseline` or `ace` [default: baseline]
    #[arg(long, value_name = "MODE")]
    pub(crate) mode: Option<String>,
    #[command(flatten)]
    pub(crate) source: SourceArguments,
    #[command(flatten)]
    pub(crate) lane: LaneArguments,
    #[command(flatten)]
    pub(crate) own: PolicyArguments,
    /// Run every lane of the preset or scene, forks with them; JSON is then an array
    #[arg(long, help_heading = "Output", conflicts_with_all = ["mode", "policy", "prefetch", "events"])]
    pub(crate) all_lanes: bool,
    /// Print JSON
    #[arg(long, help_heading = "Output")]
    pub(crate) json: bool,
    /// With --json: also an event for each request
    #[arg(long, help_heading = "Output", requires = "json")]
    pub(crate) events: bool,
    /// Compare each request with what the recording says that the database found (column `found` of --trace), and say how
    /// many differ and which is the first
    #[arg(long, help_heading = "Output", conflicts_with_all = ["all_lanes", "events", "case"], requires = "trace")]
    pub(crate) check_found: bool,
    /// With --json: also the pool after the last request
    #[arg(long = "final", help_heading = "Output", requires = "json")]
    pub(crate) final_state: bool,
}

#[derive(Debug, Args)]
pub(crate) struct CompareArguments {
    #[command(flatten)]
    pub(crate) source: SourceArguments,
    #[command(flatten)]
    pub(crate) lane: LaneArguments,
    #[command(flatten)]
    pub(crate) own: PolicyArguments,
    /// Print JSON
    #[arg(long, help_heading = "Output")]
    pub(crate) json: bool,
}

#[derive(Debug, Args)]
pub(crate) struct TraceArguments {
    #[command(flatten)]
    pub(crate) source: SourceArguments,
    /// Write to this file instead of standard output: CSV, or oracleGeneral (reads only) for a name such as
    /// x.oracleGeneral; compressed if it ends in .gz or .zst
    #[arg(long, short, help_heading = "Output", value_name = "FILE")]
    pub(crate) output: Option<PathBuf>,
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
pub(crate) struct ListArguments {
    /// Only this part
    pub(crate) part: Option<Part>,
    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
}

/// Parts of the registry.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(crate) enum Part {
    Policies,
    Readers,
    Workloads,
    Devices,
    Presets,
    Parameters,
    /// All of the flash + magnetic lab
    Hybrid,
    /// All of the predictive lab
    Pbm,
}

/// How records are written.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(crate) enum Format {
    /// One JSON object a run and line
    Jsonl,
    /// One line a lane, with all counters and measures
    Csv,
}

/// Where the requests come from.
#[derive(Debug, Args)]
#[command(next_help_heading = "Requests")]
pub(crate) struct SourceArguments {
    /// Start from a preset; other flags override it. Of its lanes, `run` takes the first that agrees with --policy,
    /// --mode and --prefetch, or the first
    #[arg(long, value_name = "ID", conflicts_with = "scene")]
    pub(crate) preset: Option<String>,
    /// Start from a scene (JSON, as the page exports it), like a preset
    #[arg(long, value_name = "FILE")]
    pub(crate) scene: Option<PathBuf>,
    /// Pages on disk, D [default: 5000; with --trace the largest page + 1; or what the workload's tables need]
    #[arg(long, value_name = "PAGES")]
    pub(crate) pages: Option<String>,
    /// A trace, plain, gzip or zstd; - is standard input. CSV: lines are `R,17` or `W,17`, or `17`, which is a
    /// read; or columns that a header names, in any order, of a recording names, clients and pins. Or libCacheSim's
    /// oracleGeneral, all reads; content and name tell which. What in it is not used is said on standard error
    #[arg(long, value_name = "FILE",
        conflicts_with_all = ["workload", "reads", "skew", "seed", "requests", "parameters"])]
    pub(crate) trace: Option<PathBuf>,
    /// Start from the pool of a snapshot (CSV: frame, relation, fork, block, dirty, usage) over a recording with names; its
    /// frames are below --frames, and usage counts at most --usage-maximum
    #[arg(long, value_name = "FILE", requires = "trace")]
    pub(crate) start_from: Option<PathBuf>,
    /// Generator of requests, see `bpsim list workloads` [default: skewed]
    #[arg(long, value_name = "KIND")]
    pub(crate) workload: Option<String>,
    /// Probability that a request is a read, in percent [default: 60]
    #[arg(long, value_name = "PERCENT")]
    pub(crate) reads: Option<String>,
    /// S percent of the requests go to D percent of the pages [default: 80/15]
    #[arg(long, value_name = "S/D")]
    pub(crate) skew: Option<String>,
    /// Seed of the generator: the same seed gives the same requests everywhere [default: 1]
    #[arg(long)]
    pub(crate) seed: Option<String>,
    /// Requests to generate [default: 50000]
    #[arg(long, value_name = "COUNT")]
    pub(crate) requests: Option<String>,
    /// A parameter of the workload, see `bpsim list workloads`; may be repeated
    #[arg(long = "param", value_name = "NAME=VALUE")]
    pub(crate) parameters: Vec<String>,
}

/// Pool, policy, ACE and device.
#[derive(Debug, Default, Args)]
#[command(next_help_heading = "Pool, policy and device")]
pub(crate) struct LaneArguments {
    /// Replacement policy, see `bpsim list policies` [default: lru]
    #[arg(long, value_name = "ID")]
    pub(crate) policy: Option<String>,
    /// Let ACE's Reader prefetch (`=false` overrides a preset)
    #[arg(long, value_name = "BOOL", num_args = 0..=1, require_equals = true, default_missing_value = "true")]
    pub(crate) prefetch: Option<bool>,
    /// Which Reader that is, see `bpsim list readers` [default: tap+history]
    #[arg(long, value_name = "ID")]
    pub(crate) reader: Option<String>,
    /// Frames in the pool, B [default: 100]
    #[arg(long, value_name = "FRAMES")]
    pub(crate) frames: Option<String>,
    /// Device, see `bpsim list devices`; the four flags below override it [default: pcie-p4510]
    #[arg(long, value_name = "ID")]
    pub(crate) device: Option<String>,
    /// Cost of a page write / cost of a page read
    #[arg(long, value_name = "RATIO")]
    pub(crate) alpha: Option<String>,
    /// Page reads that the device serves at once
    #[arg(long, value_name = "PAGES")]
    pub(crate) k_r: Option<String>,
    /// Page writes that the device serves at once
    #[arg(long, value_name = "PAGES")]
    pub(crate) k_w: Option<String>,
    /// Latency of one page read, in microseconds
    #[arg(long, value_name = "US")]
    pub(crate) base_us: Option<String>,
    /// Pages in a write batch of ACE [default: k_w]
    #[arg(long, value_name = "PAGES")]
    pub(crate) n_w: Option<String>,
    /// Pages evicted at once when the Reader prefetches [default: n_w]
    #[arg(long, value_name = "PAGES")]
    pub(crate) n_e: Option<String>,
    /// The Reader follows a successor if its weight is above this [default: 1]
    #[arg(long, value_name = "WEIGHT")]
    pub(crate) theta: Option<String>,
    /// CPU time added for each request, in microseconds [default: 0]
    #[arg(long, value_name = "US")]
    pub(crate) cpu_us: Option<String>,
    /// Share of the write time that the run time waits for, 0 to 1; PostgreSQL-like: 0.2 [default: 1]
    #[arg(long, value_name = "SHARE")]
    pub(crate) write_wait: Option<String>,
    /// Cost model: `ideal`, or `poster`, where a baseline write costs base_us [default: ideal]
    #[arg(long, value_name = "MODEL")]
    pub(crate) cost: Option<String>,
    /// What policies that draw at random begin from, 64 bits [default: 1]
    #[arg(long, value_name = "NUMBER")]
    pub(crate) policy_seed: Option<String>,
}
