//! Lanes over a drive of flash, and such a drive alone.

use bufferpool_ace::flash::Drive;
use bufferpool_ace::flash::config::{FlashConfig, MOST_PHYSICAL_PAGES};
use bufferpool_ace::lane::AnyLane;
use bufferpool_core::error::ConfigError;
use bufferpool_core::trace::page_of;
use serde_json::{Map, Value};

use crate::Served;

/// Ids and variants: a lane silent, with its events told, and with these told to a drive; and a drive alone, of which every
/// request is a host write: these are counted, or all that it programs.
pub(crate) const NAMES: [(&str, &str); 5] = [SILENT, ("lru", "ace, told"), OVER_A_DRIVE, ALONE, ALL_OF_IT];
const SILENT: (&str, &str) = ("lru", "ace");
const OVER_A_DRIVE: (&str, &str) = ("lru", "ace, over a drive");
const ALONE: (&str, &str) = ("drive, host writes", "");
const ALL_OF_IT: (&str, &str) = ("drive, physical writes", "");

/// What has such a name, of a lane and the settings of a drive.
pub(crate) fn open(
    name: (&str, &str),
    lane: impl FnOnce() -> Result<Box<dyn AnyLane>, ConfigError>,
    settings: &Value,
) -> Result<Box<dyn Served>, ConfigError> {
    if name == SILENT {
        return Ok(Box::new(lane()?));
    }
    let config = FlashConfig::from_json(settings.as_object().unwrap_or(&Map::new()), MOST_PHYSICAL_PAGES)?;
    let drive = || Drive::new(&config);
    if name == ALONE || name == ALL_OF_IT {
        return Ok(Box::new(Alone { drive: drive()?, counts_all: name == ALL_OF_IT, pages: Vec::new() }));
    }
    Ok(Box::new(Told { lane: lane()?, drive: (name == OVER_A_DRIVE).then(drive).transpose()? }))
}

/// A lane whose events are told, to the drive below it if there is one.
struct Told {
    lane: Box<dyn AnyLane>,
    drive: Option<Drive>,
}

impl Served for Told {
    fn advance(&mut self, requests: &[u32]) {
        let Self { lane, drive } = self;
        lane.observe(requests, &mut |event| {
            let done = drive.as_mut().map_or(Ok(()), |drive| drive.written(&event.batch));
            debug_assert!(done.is_ok());
            false
        });
    }
    fn misses(&self) -> u64 {
        self.lane.counts().misses
    }
    fn bytes(&self) -> usize {
        self.lane.bytes() + self.drive.as_ref().map_or(0, Drive::bytes)
    }
}

/// A drive alone.
struct Alone {
    drive: Drive,
    counts_all: bool,
    pages: Vec<u32>,
}

impl Served for Alone {
    fn advance(&mut self, requests: &[u32]) {
        self.pages.clear();
        self.pages.extend(requests.iter().map(|&request| page_of(request)));
        let done = self.drive.written(&self.pages);
        debug_assert!(done.is_ok());
    }
    fn misses(&self) -> u64 {
        0
    }
    fn done(&self, requests: u64) -> u64 {
        if self.counts_all { self.drive.totals().physical_writes() } else { requests }
    }
    fn bytes(&self) -> usize {
        self.drive.bytes()
    }
}
