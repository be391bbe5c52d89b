//! Arguments of `bpsim pbm`.

use std::path::PathBuf;

use clap::Args;

const EXAMPLES: &str = "Examples:
  bpsim pbm --preset two-scans
  bpsim pbm --policy clock,sampling,sampling~samples:100,pq,pq~as_in_postgresql --param streams=32 --scale 256
  bpsim pbm --workload index --param queries=6 --policy sampling --option frequency --option trailing --streams
  bpsim pbm --workload given --param \"trace=S0-99x25*3; P2000 S0-99x100\" --blocks 100 --frames 20 --scale 1 --min
  bpsim pbm --case case.json --json --events --final
  bpsim list pbm

Without --json a table is printed, a column for each lane. I/O volume and seconds are those of full scale, other times as
simulated. With --json one object is printed, of several lanes an array of them, each with its `config`:
  counters  all counters at the end: requests = hits + misses, hit_percent, io_gib, seconds, …
  streams   of each stream requests, hits, hit_percent and end_us, when its last query ended
  min       with --min: hits, misses and hit_percent of MIN
  events    with --events: what happened at each request; times in ns, blocks and frames by their numbers
  final     with --final: the block of each frame, and what the policy keeps about them
A case is a file {\"config\": {…}}: a scene without `lanes`, such as {\"policy\": \"sampling\", \"samples\": 10, \"frames\": 655360,
\"scale\": 64, \"workload\": {\"kind\": \"sequential\", \"streams\": 2, \"seed\": \"1\"}}. Its `expect`, if there is one, is what
--json printed; engine-wasm/pbm/tests/golden holds such files.";

#[derive(Debug, Args)]
#[command(after_help = EXAMPLES, allow_negative_numbers = true)]
pub(crate) struct PbmArguments {
    /// Run a case: a file with a lane's scene as its `config`
    #[arg(long, value_name = "FILE", conflicts_with_all = ["PbmSource", "PbmLane"])]
    pub(crate) case: Option<PathBuf>,
    #[command(flatten)]
    pub(crate) source: PbmSource,
    #[command(flatten)]
    pub(crate) lane: PbmLane,
    /// Also run MIN, the offline optimum, on each lane's own string of requests
    #[arg(long, help_heading = "Output")]
    pub(crate) min: bool,
    /// Print JSON
    #[arg(long, help_heading = "Output")]
    pub(crate) json: bool,
    /// With --json: also an event for each request
    #[arg(long, help_heading = "Output", requires = "json")]
    pub(crate) events: bool,
    /// With --json: also the pool after the last request
    #[arg(long = "final", help_heading = "Output", requires = "json")]
    pub(crate) final_state: bool,
    /// Without --json: also hits and end of each stream
    #[arg(long, help_heading = "Output", conflicts_with = "json")]
    pub(crate) streams: bool,
}

/// Tables, device and what the streams run.
#[derive(Debug, Args)]
#[command(next_help_heading = "Tables, device and queries")]
pub(crate) struct PbmSource {
    /// Start from a preset, with all its lanes; other flags override it
    #[arg(long, value_name = "ID", conflicts_with = "scene")]
    pub(crate) preset: Option<String>,
    /// Start from a scene (JSON, as the page exports it), like a preset
    #[arg(long, value_name = "FILE")]
    pub(crate) scene: Option<PathBuf>,
    /// Kind of queries, see `bpsim list pbm` [default: sequential]
    #[arg(long, value_name = "KIND")]
    pub(crate) workload: Option<String>,
    /// Seed of all generators: the same seed gives the same queries under every policy [default: 1]
    #[arg(long)]
    pub(crate) seed: Option<String>,
    /// A parameter of the queries, such as streams=32, or of the policies, such as samples=100; may be repeated
    #[arg(long = "param", value_name = "NAME=VALUE")]
    pub(crate) parameters: Vec<String>,
    /// Blocks of the main table at full scale, N [default: 1127219]
    #[arg(long, value_name = "BLOCKS")]
    pub(crate) blocks: Option<String>,
    /// Frames in the pool at full scale, B [default: 327680]
    #[arg(long, value_name = "FRAMES")]
    pub(crate) frames: Option<String>,
    /// Blocks in a group at full scale, G [default: 128]
    #[arg(long, value_name = "BLOCKS")]
    pub(crate) group_blocks: Option<String>,
    /// Tables, pool and groups are so many times smaller [default: 64]
    #[arg(long, value_name = "TIMES")]
    pub(crate) scale: Option<String>,
    /// Reads that the device serves at once [default: 6]
    #[arg(long, value_name = "READS")]
    pub(crate) k_r: Option<String>,
    /// Time of a read, in microseconds [default: 100]
    #[arg(long, value_name = "US")]
    pub(crate) base_us: Option<String>,
}

/// Policies.
#[derive(Debug, Default, Args)]
#[command(next_help_heading = "Policies")]
pub(crate) struct PbmLane {
    /// Policy, see `bpsim list pbm`; several, set apart by commas, run side by side. Behind a ~ stand settings of one:
    /// sampling~samples:100~frequency [default: sampling]
    #[arg(long, value_name = "ID", value_delimiter = ',')]
    pub(crate) policy: Vec<String>,
    /// Turn an option of the policies on (NAME=false: off); may be repeated
    #[arg(long = "option", value_name = "NAME")]
    pub(crate) options: Vec<String>,
}
