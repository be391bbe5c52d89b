//! Why a stream is not read.

use std::fmt;

use crate::packing::Packing;

/// Bytes that cannot be read: broken, too large, or of a kind that is not taken off.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Refused {
    /// Packed bytes that are broken, cut off, or beyond what is supported.
    #[error("its {packing} data is {what} near byte {at}: {why}")]
    Broken {
        /// The packing's name, such as `gzip`.
        packing: &'static str,
        /// `broken` or `too large`.
        what: &'static str,
        /// Bytes of the packing that were right before.
        at: u64,
        /// What is wrong.
        why: String,
    },
    /// A kind of file that is known and not taken off, such as `a 7z file`, and the way out.
    #[error("it is {0}, which is not read: {1}")]
    NotRead(String, &'static str),
    /// A fourth packing.
    #[error("it is packed more than three times: unpack it first")]
    Nested,
    /// An archive that does not have exactly one file, or not the one that was asked for.
    #[error("{0}")]
    Files(Files),
    /// A member was asked for, and there is no archive.
    #[error("member is {:?}; legal: left out, since the file is neither zip nor tar", cut(.0))]
    NoArchive(String),
    /// A packing that this build is without: its feature `archives` has it.
    #[error("it is {0} data, which is not taken off here")]
    Elsewhere(&'static str),
}

/// The files of an archive of which none can be taken.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Files {
    /// `zip` or `tar`.
    pub packing: &'static str,
    /// The one that was asked for.
    pub member: Option<String>,
    /// How many have that name.
    pub chosen: usize,
    /// How many there are that could be it.
    pub files: usize,
    /// The first five of them.
    pub names: Vec<String>,
}

/// Characters of a name in a message.
const SHOWN: usize = 140;

fn cut(name: &str) -> String {
    match name.char_indices().nth(SHOWN) {
        Some((end, _)) => format!("{}…", &name[..end]),
        None => name.to_owned(),
    }
}

impl fmt::Display for Files {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { packing, member, chosen, files, names } = self;
        write!(f, "its {packing} data holds {files} files")?;
        if !names.is_empty() {
            let more = if *files > names.len() { ", …" } else { "" };
            let names: Vec<String> = names.iter().map(|name| cut(name)).collect();
            write!(f, " ({}{more})", names.join(", "))?;
        }
        match member.as_deref().map(cut) {
            Some(member) if *chosen == 0 => {
                write!(f, ", and none is the member {member}: --member takes its whole path")
            }
            Some(member) => write!(f, ", and {chosen} are the member {member}: unpack it first"),
            None if *files == 0 => write!(f, ", and nothing that --member could take"),
            None => write!(f, ": --member NAME takes one, by its whole path"),
        }
    }
}

/// What stops a decoder; the packing's name and the place in it are added where it is asked.
#[derive(Debug)]
pub(crate) enum Fault {
    /// The packing's own bytes are wrong: why.
    Broken(String),
    /// It holds more than may be.
    TooLarge(u64),
    /// What it holds is refused.
    Inner(Refused),
}

impl Fault {
    /// Bytes that are broken.
    pub(crate) fn broken(why: impl ToString) -> Self {
        Self::Broken(why.to_string())
    }

    /// As it is told of this packing, so many bytes of which were right.
    pub(crate) fn told(self, packing: &Packing, at: u64) -> Refused {
        let (what, why) = match self {
            Self::Inner(refused) => return refused,
            Self::Broken(why) => ("broken", why),
            Self::TooLarge(most) => ("too large", format!("it unpacks to more than {most} bytes")),
        };
        Refused::Broken { packing: packing.name, what, at, why }
    }
}
