//! Presets with a drive: what their texts say.

use bufferpool_ace::flash::lanes::FlashLanes;
use bufferpool_ace::preset;
use bufferpool_ace::scene::Scene;
use bufferpool_core::counter::Counters;
use bufferpool_core::trace::MAXIMUM_PAGES;
use bufferpool_lab::preset::Preset;
use bufferpool_lab::session::Run;
use bufferpool_lab::timeline::Replay;
use serde_json::{Value, json};

/// The counters of each lane at a position, with another drive.
fn counters(id: &str, at: Option<u64>, flash: Option<Value>) -> Vec<Counters> {
    let mut preset: Preset = serde_json::from_str(preset::find(id).unwrap()).unwrap();
    if let Some(flash) = flash {
        preset.scene["flash"] = flash;
    }
    let scene = Scene::from_json(&preset.scene, MAXIMUM_PAGES).unwrap();
    let mut lanes = FlashLanes::new(&scene.lanes, &scene.start, scene.trace(None).unwrap()).unwrap();
    lanes.advance_to(at.unwrap_or(lanes.requests()));
    (0..lanes.count()).map(|lane| lanes.counters(lane)).collect()
}

fn amplification(counters: &Counters) -> f64 {
    (100.0 * counters.by_name("write_amplification").unwrap()).round() / 100.0
}

#[test]
fn the_slides_story_collects_two_blocks_for_one_write() {
    let at = |position| {
        let [counters] = &counters("slides-abcd", Some(position), None)[..] else { panic!("one lane") };
        ["host_writes", "moved_pages", "erases"].map(|id| counters.by_name(id).unwrap())
    };
    assert_eq!(at(25), [24.0, 0.0, 0.0]);
    assert_eq!(at(26), [25.0, 8.0, 2.0]);
}

#[test]
fn a_full_drive_and_one_with_a_history_amplify_as_their_texts_say() {
    assert_eq!(
        counters("full-drive", None, None).iter().map(amplification).collect::<Vec<_>>(),
        [2.93, 2.88]
    );
    let spare = counters("full-drive", None, None)[0].by_name("blocks").unwrap() * 32.0 / 600.0 - 1.0;
    assert_eq!((100.0 * spare).round(), 28.0);
    let erases = |at| counters("full-drive", Some(at), None)[1].by_name("erases").unwrap();
    assert_eq!(erases(15_867) - erases(15_866), 3.0);
    let history = |flash| amplification(&counters("drive-history", None, flash)[0]);
    assert_eq!(history(None), 2.70);
    assert_eq!(history(Some(json!({ "block_pages": 32, "spare": 25, "fill": 25 }))), 1.30);
}
