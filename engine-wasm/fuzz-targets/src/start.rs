//! Start states: a pool as text, then the history table's rows.

use bufferpool_ace::config::start::Start;
use bufferpool_ace::policy::registry::POLICIES;
use serde_json::json;

use crate::names_a_field;
use crate::scene::{looked_at, small};

/// First byte: the policy; second: D; third: B; fourth: the hand; then the pool, and after a new line the history. What
/// is taken has pages below D, none twice, no more than frames, and a lane can start from it.
pub fn start(data: &[u8]) {
    let [policy, pages, frames, hand, text @ ..] = data else { return };
    let text = String::from_utf8_lossy(text);
    let (pool, history) = text.split_once('\n').unwrap_or((&text, ""));
    let (pages, frames) = (u32::from(*pages) + 1, u32::from(*frames) + 1);
    let parsed = match Start::parse(pool, u32::from(*hand), history, pages, frames) {
        Ok(parsed) => parsed,
        Err(error) => {
            assert!(error.field.starts_with("start."), "{error:?}");
            return names_a_field(&error);
        }
    };
    let mut seen: Vec<u32> = parsed.pages.iter().map(|entry| entry.page).collect();
    assert!(seen.len() as u64 <= u64::from(frames) && seen.iter().all(|&page| page < pages));
    seen.sort_unstable();
    seen.dedup();
    assert_eq!(seen.len(), parsed.pages.len());
    let policy = POLICIES[usize::from(*policy) % POLICIES.len()].spec.id;
    let lane = json!({
        "pages": pages, "frames": frames, "alpha": 2, "base_us": 10, "k_r": 4, "k_w": 3, "n_w": 3,
        "lanes": [{ "policy": policy, "mode": "ace", "prefetch": true }, { "policy": policy, "mode": "baseline" }],
        "workload": { "kind": "skewed", "requests": 60, "seed": "1", "reads_percent": 50 },
    });
    let Some(mut session) = small(&lane, &parsed) else { return };
    for position in 1..=session.requests() {
        session.seek(position);
        looked_at(&session, session.lanes());
    }
}
