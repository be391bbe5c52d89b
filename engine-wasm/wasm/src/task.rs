//! What exercises ask of a run: why a page stays, and reasons to choose from.

use bufferpool_sim::why_not;
use serde_json::json;
use wasm_bindgen::prelude::*;

use crate::Lab;

#[wasm_bindgen]
impl Lab {
    /// Why a lane's policy, from the shown position on, will evict the page in the frame `victim`, its choice, and not the
    /// one in `frame`: JSON `{template, values}`, or `null` if these are not two frames with pages.
    #[must_use]
    pub fn why_not_json(&self, lane: usize, frame: u32, victim: u32) -> String {
        let trace = self.session.trace();
        let lane = self.session.lanes().all().get(lane);
        let phrase = lane
            .and_then(|lane| why_not::why_not(lane.as_ref(), frame, victim, &|page| trace.original_id(page)));
        json!(phrase).to_string()
    }

    /// The reason for the victim of the step to the shown position, and reasons that do not hold of it, as JSON
    /// `{right, others}` of `{template, values}`; `right` is `null` if nothing was evicted. `other` is a page that was
    /// resident besides the victim.
    #[must_use]
    pub fn reasons_json(&self, lane: usize, other: u32) -> String {
        let trace = self.session.trace();
        let id_of = |page| trace.original_id(page);
        let event = self.session.last_event(lane);
        let told = event.zip(self.session.lanes().served_by(lane)).map(|(event, lane)| {
            let right = why_not::reason(lane, event, &id_of);
            (right, why_not::other_reasons(lane, event, other, &id_of))
        });
        let (right, others) = told.unwrap_or_default();
        json!({ "right": right, "others": others }).to_string()
    }
}
