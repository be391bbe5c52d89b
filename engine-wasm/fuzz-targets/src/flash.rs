//! A drive below the lanes: scenes whose settings of it are drawn, and what their lanes write, handed over in any cut.

use std::collections::BTreeMap;
use std::rc::Rc;

use arbitrary::{Result as Drawn, Unstructured};
use bufferpool_ace::config::LaneConfig;
use bufferpool_ace::flash::Drive;
use bufferpool_ace::flash::chip::Chip;
use bufferpool_ace::flash::lanes::FlashLanes;
use bufferpool_ace::flash::precondition::Preconditioning;
use bufferpool_ace::flash::report::{FinalState, Report};
use bufferpool_ace::flash::setup::Setup;
use bufferpool_ace::flash::watch::{Place, Reason, Watch};
use bufferpool_ace::lanes::Lanes;
use bufferpool_ace::scene::Scene;
use bufferpool_ace::session::Drawn as _;
use bufferpool_core::error::ConfigError;
use bufferpool_lab::session::{Run, Session, Traced};
use bufferpool_lab::timeline::Replay;
use serde_json::{Value, json};

use crate::drawn_flash::drawn;
use crate::{names_a_field, scene};

/// A scene with a drive: refused with a field, or each of its lanes run.
pub fn flash_scene(data: &[u8]) {
    let bytes = &mut Unstructured::new(data);
    let Ok(value) = drawn(bytes) else { return };
    match scene::open::<FlashLanes>(&value) {
        None => {}
        Some(Ok((mut session, scene))) => {
            scene::run(&mut session, &scene, looked_at);
            let made_again = lanes_write_the_same(&session, &scene, bytes);
            assert!(made_again.is_ok(), "what a session has cannot be made again: {made_again:?}");
        }
        Some(Err(error)) => names_a_field(&error),
    }
}

/// Everything the page asks for at a position.
fn looked_at(session: &Session<FlashLanes>) {
    let shown = session.lanes();
    scene::looked_at(session, shown.lanes());
    for lane in 0..shown.count() {
        let Some(drive) = shown.drive(lane) else { unreachable!("lane {lane} without a drive") };
        identities_hold(drive);
    }
    let step = json!(FlashLanes::step(session));
    assert_eq!(step["lanes"].as_array().map(Vec::len), Some(shown.count()));
}

fn identities_hold(drive: &Drive) {
    let broken = drive.totals().identities().into_iter().find(|identity| !identity.holds);
    assert!(broken.is_none(), "{broken:?}");
}

/// The laws of drives, by the same lanes without any: what these write is told to drives in several ways.
fn lanes_write_the_same(
    session: &Session<FlashLanes>,
    scene: &Scene,
    bytes: &mut Unstructured<'_>,
) -> Result<(), ConfigError> {
    let shown = session.lanes();
    let without = |lane: &LaneConfig| LaneConfig { flash: None, ..lane.clone() };
    let configs: Vec<_> = scene.lanes.iter().map(without).collect();
    let mut lanes = Lanes::new(&configs, &scene.start, Rc::clone(shown.trace()))?.referring();
    let Some(setup) = scene.lanes.iter().find_map(|lane| lane.flash.as_deref()) else {
        unreachable!("a session without a drive")
    };
    let drive = Drive::new(&setup.drive)?;
    let mut told = vec![Told { drive, pages: Vec::new(), seen: Seen::default() }; lanes.count()];
    lanes.observe_to(session.position(), &mut |lane, event| {
        event.batch.iter().for_each(|&page| told[lane].written(page));
    });
    let back = from_a_keyframe(session, scene, bytes)?;
    for (lane, mut told) in told.into_iter().enumerate() {
        assert_eq!(shown.lanes().state(lane), lanes.state(lane), "lane {lane} is another with a drive");
        assert_eq!(told.pages.len() as u64, lanes.all()[lane].counts().pages_written);
        let last = state(&told.drive, &setup.chip);
        let of = |lanes: &FlashLanes| lanes.drive(lane).map(|drive| state(drive, &setup.chip));
        assert_eq!(of(shown).as_ref(), Some(&last), "lane {lane}");
        assert_eq!(of(&back).as_ref(), Some(&last), "lane {lane} from a keyframe");
        assert_eq!(state(&in_cuts(setup, &told.pages, bytes)?, &setup.chip), last, "lane {lane} in cuts");
        told.refuses_what_the_database_has_not();
    }
    Ok(())
}

/// Lanes that were at a session's position before, and came there once more from a keyframe on the way.
fn from_a_keyframe(
    session: &Session<FlashLanes>,
    scene: &Scene,
    bytes: &mut Unstructured<'_>,
) -> Result<FlashLanes, ConfigError> {
    let end = session.position();
    let at = if bytes.is_empty() { end / 2 } else { bytes.int_in_range(0..=end).unwrap_or(end) };
    let mut lanes = FlashLanes::new(&scene.lanes, &scene.start, Rc::clone(session.lanes().trace()))?;
    lanes.advance_to(at);
    let (keyframe, _) = lanes.keyframe();
    lanes.advance_to(end);
    lanes.restore(at, &keyframe);
    lanes.advance_to(end);
    Ok(lanes)
}

/// All that a drive says of itself.
fn state(drive: &Drive, chip: &Chip) -> Value {
    json!([FinalState::of(drive), Report::of(drive, chip)])
}

/// A drive that was written before the run and in it in parts, each of them by a copy.
fn in_cuts(setup: &Setup, pages: &[u32], bytes: &mut Unstructured<'_>) -> Result<Drive, ConfigError> {
    let mut making = Preconditioning::new(&setup.drive)?;
    while making.written() < making.writes() {
        making = making.clone();
        making.go_on(part(bytes).unwrap_or(u64::MAX));
    }
    let mut drive = making.finish();
    let mut rest = pages;
    while !rest.is_empty() {
        let (batch, later) = rest.split_at(rest.len().min(part(bytes).unwrap_or(u64::MAX) as usize));
        drive = drive.clone();
        drive.written(batch)?;
        rest = later;
    }
    Ok(drive)
}

/// How far a part goes; all the way once the bytes are used up.
fn part(bytes: &mut Unstructured<'_>) -> Drawn<u64> {
    if bytes.is_empty() { Ok(u64::MAX) } else { bytes.int_in_range(0..=50u8).map(u64::from) }
}

/// A drive that is told a page at a time, and what it told.
#[derive(Debug, Clone)]
struct Told {
    drive: Drive,
    pages: Vec<u32>,
    seen: Seen,
}

impl Told {
    /// One host write, and what holds after it.
    fn written(&mut self, page: u32) {
        let done = self.drive.written_watched(&[page], &mut self.seen);
        assert!(done.is_ok(), "{done:?}");
        self.pages.push(page);
        identities_hold(&self.drive);
        let (totals, config, seen) = (self.drive.totals(), self.drive.config(), &self.seen);
        assert_eq!(totals.host_writes, self.pages.len() as u64);
        assert_eq!([totals.moved_pages, totals.moved_pages], [seen.moved, seen.valid.iter().sum()]);
        assert_eq!([totals.erases, totals.erases], [seen.erased, seen.chosen.iter().sum()]);
        assert_eq!([totals.levelled_pages, totals.levelled_blocks], [seen.valid[1], seen.chosen[1]]);
        assert_eq!(totals.physical_writes(), totals.host_writes + totals.moved_pages);
        assert!(totals.blocks_free >= u64::from(config.reserve), "{totals:?}");
        if config.fills > 0 {
            assert_eq!(totals.pages_valid, u64::from(config.geometry.logical_pages));
        }
    }

    /// A batch is written up to the page that is refused.
    fn refuses_what_the_database_has_not(&mut self) {
        let [before, pages] = [self.drive.totals().host_writes, self.drive.config().pages.into()];
        let Err(error) = self.drive.written(&[0, pages as u32, 0]) else { unreachable!("page {pages}") };
        assert_eq!(error.field, "page");
        names_a_field(&error);
        assert_eq!(self.drive.totals().host_writes, before + 1);
    }
}

/// Sums of what a drive told, and where it put the pages that it told of.
#[derive(Debug, Clone, Default)]
struct Seen {
    /// Blocks chosen and their valid pages, for collection and for wear.
    chosen: [u64; 2],
    valid: [u64; 2],
    moved: u64,
    erased: u64,
    places: BTreeMap<u32, Place>,
    /// Where the page was that is being written.
    before: Option<Place>,
}

impl Watch for Seen {
    fn chosen(&mut self, _block: u32, valid: u32, reason: Reason) {
        self.chosen[reason as usize] += 1;
        self.valid[reason as usize] += u64::from(valid);
    }
    fn moved(&mut self, page: u32, from: Place, to: Place) {
        self.moved += 1;
        let before = self.places.insert(page, to);
        assert!(before.is_none_or(|before| before == from), "page {page} is at {before:?}, not {from:?}");
    }
    fn erased(&mut self, _block: u32, _count: u32) {
        self.erased += 1;
    }
    fn written(&mut self, page: u32, to: Place) {
        self.before = self.places.insert(page, to);
    }
    fn invalidated(&mut self, place: Place) {
        assert!(self.before.is_none_or(|before| before == place), "{:?}, not {place:?}", self.before);
    }
}
