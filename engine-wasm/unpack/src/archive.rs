//! Which file of an archive is taken: the one that is asked for, or the only one.

use crate::packing::OF_PARTS;
use crate::refused::{Fault, Files, Refused};

/// Names that a refusal lists.
const NAMES: usize = 5;

/// The files of an archive as they come.
pub(crate) struct Choice {
    member: Option<String>,
    /// Files that count, and the first ones' names.
    files: usize,
    names: Vec<String>,
    /// Files that are what is asked for.
    chosen: usize,
    /// What the archive is, if it is the parts of one file.
    of_parts: Option<&'static (&'static str, &'static str, &'static str)>,
}

impl Choice {
    /// `member`: the whole path of the file that is asked for.
    pub(crate) fn of(member: Option<String>) -> Self {
        Self { member, files: 0, names: Vec::new(), chosen: 0, of_parts: None }
    }

    /// Whether the next file is the one to be taken, as far as is known: a second one makes [`Choice::check`] fail.
    pub(crate) fn takes(&mut self, path: &str) -> bool {
        let counts = !is_left_out(path);
        if counts {
            self.files += 1;
            if self.names.len() < NAMES {
                self.names.push(path.to_owned());
            }
        }
        self.of_parts = self.of_parts.or(OF_PARTS.iter().find(|(_, part, _)| *part == path));
        let is_chosen = self.member.as_ref().map_or(counts, |member| member == path);
        self.chosen += usize::from(is_chosen);
        is_chosen && self.chosen == 1
    }

    /// Whether exactly one file was the one, after all of them.
    pub(crate) fn check(&self, packing: &'static str) -> Result<(), Fault> {
        if let Some((kind, _, way_out)) = self.of_parts.filter(|_| self.member.is_none()) {
            return Err(Fault::Inner(Refused::NotRead((*kind).to_owned(), way_out)));
        }
        let Self { member, files, names, chosen, .. } = self;
        if *chosen == 1 {
            return Ok(());
        }
        let (member, names) = (member.clone(), names.clone());
        Err(Fault::Inner(Refused::Files(Files { packing, member, chosen: *chosen, files: *files, names })))
    }
}

/// What systems put beside files: folders of macOS, its halves of files, its views.
fn is_left_out(path: &str) -> bool {
    let name = path.rsplit('/').next().unwrap_or(path);
    path.split('/').any(|folder| folder == "__MACOSX") || name.starts_with("._") || name == ".DS_Store"
}
