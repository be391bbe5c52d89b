//! One sentence a step: what happened, and why.
//!
//! A sentence is a list of phrases. Each is a template with named values, so that the template itself can serve
//! as the key of a translation.

mod phrase;
mod templates;

use crate::config::LaneConfig;
use crate::event::Event;
use crate::lane::AnyLane;
use crate::policy::registry::POLICIES;

use phrase::{PAGES, PAGES_FIRST, listed};
pub use phrase::{Phrase, Value, joined};
use templates as words;

/// How a page is called: the id that it has in the trace's own file.
type Ids<'a> = &'a dyn Fn(u32) -> u64;

fn name(number: u32) -> Value {
    Value::Name(number.to_string())
}

fn page_name(page: u32, id_of: Ids) -> Value {
    Value::Name(id_of(page).to_string())
}

/// The phrases of one event in one lane; `id_of` says how pages are called.
#[must_use]
pub fn explain(lane: &dyn AnyLane, event: &Event, id_of: Ids) -> Vec<Phrase> {
    let mut phrases = vec![opening(event, id_of)];
    if let Some(victim) = event.victim {
        let search = &event.second_chances[..event.second_chances_in_search as usize];
        phrases.push(Phrase::new(
            lane.reason(event),
            [
                ("victim", page_name(victim, id_of)),
                ("chances", listed(&PAGES_FIRST, search, id_of)),
                ("looked_at", frames(event.looked_at)),
            ],
        ));
        phrases.push(eviction(lane.config(), event, victim, id_of));
        phrases.extend(walk(event, id_of));
    }
    phrases.extend(prefetching(event, id_of));
    if !event.hit {
        let template = if event.victim.is_some() { words::INTO_FREED } else { words::INTO_FREE };
        phrases.push(Phrase::new(template, place(event, id_of)));
        if event.write {
            phrases.push(Phrase::new(words::MADE_DIRTY, []));
        }
    }
    phrases
}

/// The phrases of one event as one text.
#[must_use]
pub fn sentence(lane: &dyn AnyLane, event: &Event, id_of: Ids) -> String {
    joined(&explain(lane, event, id_of))
}

/// Every template that a sentence can be made of: what a translation must know.
#[must_use]
pub fn templates() -> Vec<&'static str> {
    let reasons = POLICIES.iter().flat_map(|entry| entry.reasons);
    let lists = [PAGES, PAGES_FIRST].into_iter().flat_map(|templates| templates.all());
    words::ALL.iter().chain(reasons).copied().chain(lists).collect()
}

fn place(event: &Event, id_of: Ids) -> [(&'static str, Value); 2] {
    [("page", page_name(event.page, id_of)), ("frame", name(event.frame))]
}

fn frames(count: u32) -> Value {
    let template = if count == 1 { words::ONE_FRAME } else { words::FRAMES };
    Phrase::new(template, [("count", count.into())]).into()
}

fn opening(event: &Event, id_of: Ids) -> Phrase {
    let template = match (event.hit, event.write, event.used_prefetched) {
        (false, false, _) => words::READ_MISS,
        (false, true, _) => words::WRITE_MISS,
        (true, false, false) => words::READ_HIT,
        (true, true, false) => words::WRITE_HIT,
        (true, false, true) => words::READ_HIT_PREFETCHED,
        (true, true, true) => words::WRITE_HIT_PREFETCHED,
    };
    Phrase::new(template, place(event, id_of))
}

fn eviction(config: &LaneConfig, event: &Event, victim: u32, id_of: Ids) -> Phrase {
    let k_w = config.device.k_w;
    let lanes = if k_w == 1 { words::ONLY_LANE } else { words::ONE_OF_LANES };
    let template = match (event.victim_dirty, config.is_ace(), event.batch.len() as u32) {
        (false, ..) => words::CLEAN,
        (true, false, _) => words::ALONE,
        (true, true, count) if count > k_w => words::IN_STEPS,
        (true, true, count) if count < config.n_w => words::SHORT,
        _ => words::FULL,
    };
    let values = [
        ("victim", page_name(victim, id_of)),
        ("batch", listed(&PAGES, &event.batch, id_of)),
        ("count", event.batch.len().into()),
        ("n_w", config.n_w.into()),
        ("k_w", k_w.into()),
        ("lanes", Phrase::new(lanes, [("k_w", k_w.into())]).into()),
        ("steps", event.batch.len().div_ceil(k_w.max(1) as usize).into()),
    ];
    Phrase::new(template, values)
}

fn walk(event: &Event, id_of: Ids) -> Option<Phrase> {
    let walked = &event.second_chances[event.second_chances_in_search as usize..];
    (!walked.is_empty()).then(|| Phrase::new(words::WALK, [("chances", listed(&PAGES, walked, id_of))]))
}

fn prefetching(event: &Event, id_of: Ids) -> Vec<Phrase> {
    let mut phrases = Vec::new();
    if event.evicted.len() > 1 {
        let dropped = listed(&PAGES, &event.evicted[1..], id_of);
        phrases.push(Phrase::new(words::ALSO_DROPPED, [("dropped", dropped)]));
    }
    if !event.prefetched.is_empty() {
        let template = if event.stream { words::FROM_STREAM } else { words::FROM_HISTORY };
        let prefetched = listed(&PAGES, &event.prefetched, id_of);
        phrases.push(Phrase::new(template, [("prefetched", prefetched)]));
    }
    phrases
}

#[cfg(test)]
mod tests {
    use super::sentence;
    use crate::config::LaneConfig;
    use crate::config::start::Start;
    use crate::trace::pack;

    fn told(config: &str, pool: &str, request: u32) -> String {
        told_with(config, pool, request, &u64::from)
    }

    fn told_with(config: &str, pool: &str, request: u32, id_of: &dyn Fn(u32) -> u64) -> String {
        let object = serde_json::from_str(config).unwrap();
        let config = LaneConfig::from_json(&object).unwrap();
        let mut lane = (config.policy_entry().unwrap().build)(&config).unwrap();
        lane.set_up(&Start::parse(pool, 0, "", config.pages, config.frames).unwrap());
        let mut event = None;
        lane.observe(&[request], &mut |seen| {
            event = Some(seen.clone());
            false
        });
        sentence(lane.as_ref(), &event.unwrap(), id_of)
    }

    const SLIDES: &str =
        r#"{"policy":"lru","mode":"ace","pages":10,"frames":7,"alpha":2,"base_us":10,"k_r":3,"k_w":3}"#;

    #[test]
    fn a_batch_is_told_with_its_pages_and_its_size() {
        assert_eq!(
            told(SLIDES, "8D 6 2D 3 5D 7 4D", pack(1, true)),
            "Write of page 1: a miss. Page 4 is at the LRU end; it is dirty, so ACE writes pages 4, 5 and 2 as one \
             batch (3 of n_w = 3) and evicts 4. Page 1 is read into frame 6. The write makes it dirty."
        );
    }

    #[test]
    fn pages_of_an_own_trace_are_called_by_their_ids() {
        let id_of = |page| (1 << 40) + u64::from(page);
        assert_eq!(
            told_with(SLIDES, "8D 6 2D 3 5D 7 4D", pack(1, true), &id_of),
            "Write of page 1099511627777: a miss. Page 1099511627780 is at the LRU end; it is dirty, so ACE writes \
             pages 1099511627780, 1099511627781 and 1099511627778 as one batch (3 of n_w = 3) and evicts \
             1099511627780. Page 1099511627777 is read into frame 6. The write makes it dirty."
        );
    }

    #[test]
    fn a_second_chance_is_told_before_the_victim() {
        let config = SLIDES.replace("lru", "lru-wsr").replace("ace", "baseline").replace(":7", ":3");
        assert_eq!(
            told(&config, "3 2 1D", pack(4, false)),
            "Read of page 4: a miss. Page 1 at the LRU end: dirty and not cold, to the head with the cold flag set. \
             Then page 2 is clean; it is dropped without a write. Page 4 is read into frame 1."
        );
    }
}
