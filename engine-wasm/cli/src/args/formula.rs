//! Arguments of `bpsim formula`.

use clap::{Args, Subcommand};

const EXAMPLES: &str = "Examples:
  bpsim formula single --n 10 --p 0.05
  bpsim formula bulk --m 100 --k 10 --p 0.036,0.05,0.1 --json

p is the share of the resident blocks whose eviction is optimal. One probability a line, in the order of p, with all digits
that tell it from its neighbours.";

#[derive(Debug, Args)]
#[command(after_help = EXAMPLES, subcommand_required = true)]
pub(crate) struct FormulaArguments {
    #[command(subcommand)]
    pub(crate) formula: Formula,
}

#[derive(Debug, Subcommand)]
pub(crate) enum Formula {
    /// One eviction out of a sample of N frames: 1 - (1 - p)^N
    #[command(after_help = EXAMPLES, allow_negative_numbers = true)]
    Single(SingleArguments),
    /// k evictions at once out of a sample of M frames: the chance of each that it is optimal
    #[command(after_help = EXAMPLES, allow_negative_numbers = true)]
    Bulk(BulkArguments),
}

#[derive(Debug, Args)]
pub(crate) struct SingleArguments {
    /// Frames in the sample
    #[arg(long, value_name = "FRAMES")]
    pub(crate) n: String,
    #[command(flatten)]
    pub(crate) shares: ShareArguments,
}

#[derive(Debug, Args)]
pub(crate) struct BulkArguments {
    /// Frames in the sample
    #[arg(long, value_name = "FRAMES")]
    pub(crate) m: String,
    /// Frames of the sample that are evicted, at most M
    #[arg(long, value_name = "FRAMES")]
    pub(crate) k: String,
    #[command(flatten)]
    pub(crate) shares: ShareArguments,
}

#[derive(Debug, Args)]
pub(crate) struct ShareArguments {
    /// Share of the resident blocks whose eviction is optimal, 0 to 1; several are set apart by commas
    #[arg(long, value_name = "SHARE", value_delimiter = ',', required = true)]
    pub(crate) p: Vec<String>,
    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
}
