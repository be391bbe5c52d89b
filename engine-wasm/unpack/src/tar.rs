//! tar (POSIX pax and ustar, and GNU's long names), a header at a time; `tar` parses them.

use tar::{EntryType, Header, PaxExtensions};

use crate::archive::Choice;
use crate::packing::UNPACK;
use crate::refused::{Fault, Refused};
use crate::{Decoder, Piece, Sink};

const NAME: &str = "tar";
const BLOCK_BYTES: usize = 512;
/// Where a header's checksum stands, which is taken as spaces.
const CHECKSUM: std::ops::Range<usize> = 148..156;
/// Longest names and lists of properties that are kept.
const MOST_KEPT_BYTES: u64 = 1 << 20;

pub(crate) fn open(member: Option<String>) -> Box<dyn Decoder> {
    Box::new(Tar {
        choice: Choice::of(member),
        place: Place::Header,
        held: Vec::new(),
        next: Said::default(),
        taken: 0,
    })
}

struct Tar {
    choice: Choice,
    place: Place,
    /// The start of a header, or what is kept of a body.
    held: Vec<u8>,
    /// What was said of the next file before its header.
    next: Said,
    taken: u64,
}

#[derive(Clone, Copy)]
enum Place {
    Header,
    /// In a body with so many bytes left, and filling behind it.
    Body(Body, u64, usize),
    /// Behind the last file: whatever follows is filling.
    End,
}

#[derive(Clone, Copy, PartialEq)]
enum Body {
    Taken,
    Passed,
    LongName,
    Properties,
}

#[derive(Default)]
struct Said {
    path: Option<Vec<u8>>,
    length: Option<u64>,
}

impl Decoder for Tar {
    fn push(&mut self, chunk: &[u8], sink: Sink<'_>) -> Result<(), Fault> {
        let mut rest = chunk;
        while !rest.is_empty() {
            let used = match self.place {
                Place::End => rest.len(),
                Place::Header => {
                    let used = rest.len().min(BLOCK_BYTES - self.held.len());
                    self.held.extend_from_slice(&rest[..used]);
                    if self.held.len() == BLOCK_BYTES {
                        let block = std::mem::take(&mut self.held);
                        self.header(&block, sink)?;
                    }
                    used
                }
                Place::Body(body, 0, filling) => {
                    let used = rest.len().min(filling);
                    self.place = Place::Body(body, 0, filling - used);
                    used
                }
                Place::Body(body, left, filling) => {
                    let used = usize::try_from(left).unwrap_or(usize::MAX).min(rest.len());
                    match body {
                        Body::Taken => sink(Piece::Bytes(&rest[..used]))?,
                        Body::Passed => {}
                        Body::LongName | Body::Properties => self.held.extend_from_slice(&rest[..used]),
                    }
                    self.place = Place::Body(body, left - used as u64, filling);
                    used
                }
            };
            if let Place::Body(body, 0, 0) = self.place {
                self.end_of(body)?;
            }
            self.taken += used as u64;
            rest = &rest[used..];
        }
        Ok(())
    }

    fn finish(&mut self, _: Sink<'_>) -> Result<(), Fault> {
        match self.place {
            Place::End => {}
            Place::Header if self.held.is_empty() => {}
            _ => return Err(Fault::broken("it is cut off")),
        }
        self.choice.check(NAME)
    }

    fn taken(&self) -> u64 {
        self.taken
    }
}

impl Tar {
    fn header(&mut self, block: &[u8], sink: Sink<'_>) -> Result<(), Fault> {
        if block.iter().all(|&byte| byte == 0) {
            self.place = Place::End;
            return Ok(());
        }
        let header = Header::from_byte_slice(block);
        let at_checksum = |at: usize| CHECKSUM.contains(&at);
        let sum =
            block.iter().enumerate().map(|(at, &byte)| u32::from(if at_checksum(at) { b' ' } else { byte }));
        if header.cksum().map_err(Fault::broken)? != sum.sum::<u32>() {
            return Err(Fault::broken("a header's checksum is wrong"));
        }
        let kind = header.entry_type();
        let body = match kind {
            EntryType::GNULongName => Body::LongName,
            EntryType::XHeader => Body::Properties,
            EntryType::GNUSparse => {
                return Err(Fault::Inner(Refused::NotRead("a tar file with holes".to_owned(), UNPACK)));
            }
            _ => Body::Passed,
        };
        let mut length = header.entry_size().map_err(Fault::broken)?;
        if body != Body::Passed && length > MOST_KEPT_BYTES {
            return Err(Fault::broken(format!("a name of {length} bytes")));
        }
        let is_file = kind.is_file() || kind.is_contiguous();
        let mut place = body;
        // What was said belongs to the next file, folder or link, not to what says more of it.
        if body == Body::Passed && !matches!(kind, EntryType::GNULongLink | EntryType::XGlobalHeader) {
            let said = std::mem::take(&mut self.next);
            length = said.length.unwrap_or(length);
            let path = said.path.unwrap_or_else(|| header.path_bytes().into_owned());
            let path = String::from_utf8_lossy(&path);
            // Old writers mark a folder by its name alone.
            if is_file && !path.ends_with('/') && self.choice.takes(&path) {
                sink(Piece::Name(&path))?;
                place = Body::Taken;
            }
        }
        let filling = (BLOCK_BYTES - (length % BLOCK_BYTES as u64) as usize) % BLOCK_BYTES;
        self.place = Place::Body(place, length, filling);
        Ok(())
    }

    /// Takes what a body says of the next file.
    fn end_of(&mut self, body: Body) -> Result<(), Fault> {
        self.place = Place::Header;
        let held = std::mem::take(&mut self.held);
        match body {
            Body::Taken | Body::Passed => {}
            Body::LongName => self.next.path = held.split(|&byte| byte == 0).next().map(<[u8]>::to_vec),
            Body::Properties => {
                for property in PaxExtensions::new(&held) {
                    let property = property.map_err(Fault::broken)?;
                    match property.key_bytes() {
                        b"path" => self.next.path = Some(property.value_bytes().to_vec()),
                        b"size" => {
                            let length = property.value().ok().and_then(|length| length.parse().ok());
                            self.next.length =
                                Some(length.ok_or_else(|| Fault::broken("a length is no number"))?);
                        }
                        key if key.starts_with(b"GNU.sparse.") => {
                            return Err(Fault::Inner(Refused::NotRead(
                                "a tar file with holes".to_owned(),
                                UNPACK,
                            )));
                        }
                        _ => {}
                    }
                }
            }
        }
        Ok(())
    }
}
