//! Arguments of `bpsim hybrid`.

use std::path::PathBuf;

use clap::Args;

const EXAMPLES: &str = "Examples:
  bpsim hybrid --preset ten-pages
  bpsim hybrid --placement hybrid --replacement cost --lambda 0.5 --workload tree_sets --param read_sets=10
  bpsim hybrid --placement magnetic,flash,conservative,hybrid,optimal --floor --workload tree_mixed --param sets=4 --sets
  bpsim hybrid --trace requests.csv.gz --frames 1024 --placement conservative --rf 1 --wf 20 --json
  bpsim hybrid --case case.json --json --events --final
  bpsim list hybrid

Without --json a table is printed, a column for each lane. With --json one object with `counters` and `sets` is printed,
and `events`, `final`, `pool` and `dirty` if asked for, in the shape of the golden files; of several lanes an array of them,
each with its `config`. Costs are in units of one random flash read of table 1, 0.405 ms of simulated time.";

#[derive(Debug, Args)]
#[command(after_help = EXAMPLES, allow_negative_numbers = true)]
pub(crate) struct HybridArguments {
    /// Run a case in the golden files' format; its trace stands beside it
    #[arg(long, value_name = "FILE", conflicts_with_all = ["HybridSource", "HybridLane"])]
    pub(crate) case: Option<PathBuf>,
    #[command(flatten)]
    pub(crate) source: HybridSource,
    #[command(flatten)]
    pub(crate) lane: HybridLane,
    /// Print JSON
    #[arg(long, help_heading = "Output")]
    pub(crate) json: bool,
    /// With --json: also an event for each request, and for each page that an F evicts
    #[arg(long, help_heading = "Output", requires = "json")]
    pub(crate) events: bool,
    /// With --json: also the disk of each page that the trace uses, the queues and the dirty pages at the end
    #[arg(long = "final", help_heading = "Output", requires = "json")]
    pub(crate) final_state: bool,
    /// Without --json: also the cost of each query set
    #[arg(long, help_heading = "Output", conflicts_with = "json")]
    pub(crate) sets: bool,
}

/// Where the requests come from.
#[derive(Debug, Args)]
#[command(next_help_heading = "Requests")]
pub(crate) struct HybridSource {
    /// Start from a preset, with all its lanes; other flags override it
    #[arg(long, value_name = "ID", conflicts_with = "scene")]
    pub(crate) preset: Option<String>,
    /// Start from a scene (JSON, as the page exports it), like a preset
    #[arg(long, value_name = "FILE")]
    pub(crate) scene: Option<PathBuf>,
    /// Pages of the file before the first request, n [default: as many as the tree has, or as the trace uses without
    /// creating them]
    #[arg(long, value_name = "PAGES")]
    pub(crate) pages: Option<String>,
    /// A trace, plain, gzip or zstd; - is standard input. CSV: lines are `R,17`, `W,17`, `N,40` (a new page) and `F` (the
    /// pool is emptied), or `17`, which is a read. Or libCacheSim's oracleGeneral, all reads
    #[arg(long, value_name = "FILE", conflicts_with_all = ["workload", "seed", "parameters"])]
    pub(crate) trace: Option<PathBuf>,
    /// Generator of requests, see `bpsim list hybrid` [default: tree_sets]
    #[arg(long, value_name = "KIND")]
    pub(crate) workload: Option<String>,
    /// Seed of the generator: the same seed gives the same requests everywhere [default: 1]
    #[arg(long)]
    pub(crate) seed: Option<String>,
    /// A parameter of the workload, see `bpsim list hybrid`; may be repeated
    #[arg(long = "param", value_name = "NAME=VALUE")]
    pub(crate) parameters: Vec<String>,
}

/// Pool, placement, replacement and prices.
#[derive(Debug, Default, Args)]
#[command(next_help_heading = "Pool, placement, replacement and prices")]
pub(crate) struct HybridLane {
    /// Placement algorithm, see `bpsim list hybrid`; several, set apart by commas, run side by side [default: hybrid]
    #[arg(long, value_name = "ID", value_delimiter = ',')]
    pub(crate) placement: Vec<String>,
    /// Replacement, see `bpsim list hybrid` [default: lru]
    #[arg(long, value_name = "ID")]
    pub(crate) replacement: Option<String>,
    /// Share of the frames in the cost segment [default: 0.5]
    #[arg(long, value_name = "SHARE")]
    pub(crate) lambda: Option<String>,
    /// Keep conservative's counter at 0 or above (`=false` overrides a preset)
    #[arg(long, value_name = "BOOL", num_args = 0..=1, require_equals = true, default_missing_value = "true")]
    pub(crate) floor: Option<bool>,
    /// Frames in the pool, b [default: 5120]
    #[arg(long, value_name = "FRAMES")]
    pub(crate) frames: Option<String>,
    /// Cost of a flash read [default: 1]
    #[arg(long, value_name = "UNITS")]
    pub(crate) rf: Option<String>,
    /// Cost of a flash write [default: 118]
    #[arg(long, value_name = "UNITS")]
    pub(crate) wf: Option<String>,
    /// Cost of a magnetic read [default: 23]
    #[arg(long, value_name = "UNITS")]
    pub(crate) rm: Option<String>,
    /// Cost of a magnetic write [default: 12]
    #[arg(long, value_name = "UNITS")]
    pub(crate) wm: Option<String>,
}
