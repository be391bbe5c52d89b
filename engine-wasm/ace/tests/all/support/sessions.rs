//! Sessions of scenes, and what one shows that never goes back.

use std::collections::BTreeMap;

use bufferpool_ace::scene::Scene;
use bufferpool_ace::session::Session;
use bufferpool_core::trace::MAXIMUM_PAGES;
use serde_json::Value;

pub(crate) fn open(scene: &Value) -> Session {
    Scene::from_json(scene, MAXIMUM_PAGES).unwrap().open(None, &[], u64::MAX).unwrap()
}

/// Shorter ways are gone in single steps.
const STEPPED_REQUESTS: u64 = 600;

/// What is shown at these positions by one straight run through them.
pub(crate) fn straight_views(
    scene: &Value,
    positions: impl IntoIterator<Item = u64>,
) -> BTreeMap<u64, Value> {
    let mut views: BTreeMap<u64, Value> =
        positions.into_iter().map(|position| (position, Value::Null)).collect();
    let mut session = open(scene);
    for (&position, view) in &mut views {
        if position - session.position() <= STEPPED_REQUESTS {
            (session.position()..position).for_each(|before| session.seek(before + 1));
        }
        session.seek(position);
        *view = session.serialised();
    }
    views
}
