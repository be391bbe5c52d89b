//! Arguments of `bpsim import`.

use std::path::PathBuf;

use clap::Args;

pub(crate) const EXAMPLES: &str = "Examples:
  bpsim import events --names events.names --output pgbench.csv.zst
  bpsim import events.zst | head

Events are what recorders/postgres/record.sh wrote. The first line is `op,relation,fork,block,client,kind,found`, then one
request (R, W), pin (P) or end of a pin (U) a record; a name with commas, quotes or line breaks stands in quotes. Standard
error says what was left out, if anything was.";

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
