//! `bpsim run`, and `bpsim hybrid` and `bpsim pbm`, which are names for it with a lab: lanes to the end of their requests.

use std::io::Write;

use clap::ArgMatches;

use crate::args::scene::{is_on, path, sets};
use crate::error::Failure;
use crate::json::Json;
use crate::lab::CliLab;
use crate::scene::{self, Source};
use crate::{case, text};

pub(crate) fn run(lab: &dyn CliLab, matches: &ArgMatches, out: &mut impl Write) -> Result<(), Failure> {
    let all = is_on(matches, "all_lanes");
    let mut runs = match path(matches, "case") {
        Some(path) => case::open(lab, path)?,
        None => scene::open(lab, &Source::of(matches), &sets(lab, matches)?, all)?,
    };
    // One object, or an array of objects that have their config too.
    let several = all || runs.count() > 1;
    let wanted = |id: &str| if id == "config" { several } else { is_on(matches, id) };
    if !wanted("json") {
        return text::write(lab.spec(), runs.as_mut(), &wanted, out);
    }
    let mut separator = if several { "[" } else { "" };
    for lane in 0..runs.count() {
        write!(out, "{separator}")?;
        let mut object = Json::begin(out);
        runs.run(lane, &wanted, &mut object)?;
        object.end()?;
        separator = ",\n";
    }
    Ok(out.write_all(if several { b"]\n" } else { b"\n" })?)
}
