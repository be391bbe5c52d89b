//! Scenes: what a link, an exported config or a preset says, as any text or drawn field by field.

use arbitrary::Unstructured;
use bufferpool_ace::config::start::Start;
use bufferpool_ace::lanes::Lanes;
use bufferpool_ace::scene::Scene;
use bufferpool_ace::session::{Drawn, LaneView};
use bufferpool_ace::why;
use bufferpool_core::error::ConfigError;
use bufferpool_lab::session::{Run, Session};
use serde_json::Value;

use crate::drawn_scene::drawn;
use crate::names_a_field;

/// Largest D in the page.
const MAXIMUM_PAGES: u32 = 1 << 26;
/// The scene that is opened: a run no longer than needed to distinguish it from others.
const MOST_PAGES: u32 = 1 << 12;
const MOST_FRAMES: u32 = 1 << 9;
const MOST_REQUESTS: u64 = 3_000;
/// The same of a drive: its pages, and what is written before the run.
const MOST_PHYSICAL_PAGES: u64 = 1 << 11;
const MOST_WRITES_BEFORE: u64 = 1 << 13;
/// Requests that are also served one by one and looked at.
const STEPS: u64 = 40;

/// Any text as a scene.
pub fn scene(data: &[u8]) {
    if let Ok(value) = serde_json::from_slice(data) {
        opened(&value);
    }
}

/// A scene of known fields with any values.
pub fn drawn_scene(data: &[u8]) {
    if let Ok(value) = drawn(&mut Unstructured::new(data)) {
        opened(&value);
    }
}

/// Refused with a field, or opened and run.
fn opened(value: &Value) {
    match open::<Lanes>(value) {
        None => {}
        Some(Ok((mut session, scene))) => {
            run(&mut session, &scene, |session| looked_at(session, session.lanes()))
        }
        Some(Err(error)) => names_a_field(&error),
    }
}

/// The run of a scene, or its refusal; none for one that takes long.
pub(crate) fn open<L: Drawn>(value: &Value) -> Option<Result<(Session<L>, Scene), ConfigError>> {
    let scene = match Scene::from_json(value, MAXIMUM_PAGES) {
        Ok(scene) => scene,
        Err(error) => return Some(Err(error)),
    };
    if !is_short(&scene) {
        return None;
    }
    Some(scene.open_as(None, &[], u64::MAX).map(|session| (session, scene)))
}

/// Whether a run of a scene takes no longer than needed.
pub(crate) fn is_short(scene: &Scene) -> bool {
    let Some(lane) = scene.lanes.first() else { unreachable!("a scene without lanes") };
    let requests = scene.workload.fields.get("requests").and_then(Value::as_f64).unwrap_or(0.0);
    let small_drive = lane.flash.as_ref().is_none_or(|flash| {
        let before = u64::from(flash.drive.fills + flash.drive.rounds);
        let geometry = &flash.drive.geometry;
        geometry.physical_pages() <= MOST_PHYSICAL_PAGES
            && before * u64::from(geometry.logical_pages) <= MOST_WRITES_BEFORE
    });
    let short = lane.pages <= MOST_PAGES && lane.frames <= MOST_FRAMES && requests <= MOST_REQUESTS as f64;
    short && small_drive
}

/// The laws of a run: a position shows the same however it was reached. It ends where a long trace goes on.
pub(crate) fn run<L: Drawn>(session: &mut Session<L>, scene: &Scene, looked_at: impl Fn(&Session<L>)) {
    assert_eq!(session.position(), scene.at.min(session.requests()));
    by_every_way(session, MOST_REQUESTS, looked_at);
}

/// The first positions one by one, the end, back, and to the end again in slices.
pub(crate) fn by_every_way<R: Run>(session: &mut Session<R>, most: u64, looked_at: impl Fn(&Session<R>)) {
    let end = session.requests().min(most);
    session.seek(0);
    for _ in 0..end.min(STEPS) {
        session.seek(session.position() + 1);
        looked_at(session);
    }
    let stepped = (session.position(), session.serialised());
    session.seek(end);
    looked_at(session);
    let last = session.serialised();
    session.continue_prescan(u64::MAX);
    session.seek(stepped.0);
    assert_eq!(session.serialised(), stepped.1, "back at {}", stepped.0);
    while session.seek_slice(end, 7 + end / 5) < end {}
    assert_eq!(session.serialised(), last, "in slices to {end}");
}

/// Everything the page asks for at a position.
pub(crate) fn looked_at<L: Drawn>(session: &Session<L>, lanes: &Lanes) {
    for (index, lane) in lanes.all().iter().enumerate() {
        let mut view = LaneView::default();
        view.refresh(lane.parts(), true);
        assert!(view.order.len() <= view.pages.len());
        for identity in lane.identities() {
            assert!(identity.holds, "{} in lane {index} at {}", identity.text, session.position());
        }
        if let Some(event) = session.last_event(index) {
            let server = lanes.served_by(index).unwrap_or(lane.as_ref());
            assert!(!why::sentence(server.parts(), event, &|page| page.to_string()).is_empty());
        }
    }
}

/// A session over one small lane, for what is asked of a session.
pub(crate) fn small(lane: &Value, start: &Start) -> Option<Session<Lanes>> {
    let mut scene = Scene::from_json(lane, MAXIMUM_PAGES).ok()?;
    scene.start = start.clone();
    scene.open(None, &[], u64::MAX).ok()
}
