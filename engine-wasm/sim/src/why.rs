//! One sentence a step: what happened, and why.
//!
//! A sentence is a list of phrases. Each is a template with named values, so that the template itself can serve
//! as the key of a translation.

use serde::Serialize;

use crate::config::LaneConfig;
use crate::event::Event;
use crate::lane::AnyLane;

/// A template and the values of its `{names}`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Phrase {
    /// English text with `{names}`.
    pub template: &'static str,
    /// Values by name.
    pub values: Vec<(&'static str, String)>,
}

impl Phrase {
    fn new(template: &'static str, values: &[(&'static str, String)]) -> Self {
        Self { template, values: values.to_vec() }
    }

    /// The phrase as text.
    #[must_use]
    pub fn text(&self) -> String {
        self.values
            .iter()
            .fold(self.template.to_owned(), |text, (name, value)| text.replace(&format!("{{{name}}}"), value))
    }
}

/// How a page is called: the id that it has in the trace's own file.
type Ids<'a> = &'a dyn Fn(u32) -> u64;

/// "4", "4 and 5", "4, 5 and 2".
fn listed(pages: &[u32], id_of: Ids) -> String {
    let texts: Vec<String> = pages.iter().map(|&page| id_of(page).to_string()).collect();
    match texts.split_last() {
        None => String::new(),
        Some((last, [])) => last.clone(),
        Some((last, others)) => format!("{} and {last}", others.join(", ")),
    }
}

fn counted(pages: &[u32], id_of: Ids) -> String {
    format!("{} {}", if pages.len() == 1 { "page" } else { "pages" }, listed(pages, id_of))
}

/// The phrases of one event in one lane; `id_of` says how pages are called.
#[must_use]
pub fn explain(lane: &dyn AnyLane, event: &Event, id_of: Ids) -> Vec<Phrase> {
    let mut phrases = vec![opening(event, id_of)];
    if let Some(victim) = event.victim {
        let search = &event.second_chances[..event.second_chances_in_search as usize];
        let frames =
            if event.looked_at == 1 { "1 frame".to_owned() } else { format!("{} frames", event.looked_at) };
        phrases.push(Phrase::new(
            lane.reason(event),
            &[
                ("victim", id_of(victim).to_string()),
                ("chances", capitalised(&counted(search, id_of))),
                ("looked_at", frames),
            ],
        ));
        phrases.push(eviction(lane.config(), event, victim, id_of));
        phrases.extend(walk(event, id_of));
    }
    phrases.extend(prefetching(event, id_of));
    if !event.hit {
        let values = [("page", id_of(event.page).to_string()), ("frame", event.frame.to_string())];
        phrases.push(if event.victim.is_some() {
            Phrase::new("Page {page} is read into frame {frame}.", &values)
        } else {
            Phrase::new("Frame {frame} is free: page {page} is read into it.", &values)
        });
        if event.write {
            phrases.push(Phrase::new("The write makes it dirty.", &[]));
        }
    }
    phrases
}

/// The phrases of one event as one text.
#[must_use]
pub fn sentence(lane: &dyn AnyLane, event: &Event, id_of: Ids) -> String {
    let mut text = String::new();
    for phrase in explain(lane, event, id_of) {
        let part = phrase.text();
        if !text.is_empty() && !part.starts_with([';', ',']) {
            text.push(' ');
        }
        text.push_str(&part);
    }
    text
}

fn capitalised(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

fn opening(event: &Event, id_of: Ids) -> Phrase {
    let values = [("page", id_of(event.page).to_string()), ("frame", event.frame.to_string())];
    let template = match (event.hit, event.write, event.used_prefetched) {
        (false, false, _) => "Read of page {page}: a miss.",
        (false, true, _) => "Write of page {page}: a miss.",
        (true, false, false) => "Read of page {page}: a hit in frame {frame}, no device access.",
        (true, true, false) => {
            "Write of page {page}: a hit in frame {frame}; the page is dirty now, no device access."
        }
        (true, false, true) => "Read of page {page}: a hit in frame {frame}, because it had been prefetched.",
        (true, true, true) => {
            "Write of page {page}: a hit in frame {frame}, because it had been prefetched; the page is dirty now."
        }
    };
    Phrase::new(template, &values)
}

fn eviction(config: &LaneConfig, event: &Event, victim: u32, id_of: Ids) -> Phrase {
    let values = [
        ("victim", id_of(victim).to_string()),
        ("batch", counted(&event.batch, id_of)),
        ("count", event.batch.len().to_string()),
        ("n_w", config.n_w.to_string()),
        ("k_w", config.device.k_w.to_string()),
        (
            "lanes",
            match config.device.k_w {
                1 => "on the only write lane".to_owned(),
                lanes => format!("1 of k_w = {lanes} write lanes"),
            },
        ),
        ("steps", event.batch.len().div_ceil(config.device.k_w.max(1) as usize).to_string()),
    ];
    let template = match (event.victim_dirty, config.is_ace(), event.batch.len() as u32) {
        (false, ..) => "; it is dropped without a write.",
        (true, false, _) => "; it is dirty, so it is written alone ({lanes}) and evicted.",
        (true, true, count) if count > config.device.k_w => {
            "; it is dirty, so ACE writes {batch} as one batch ({count} of n_w = {n_w}, in {steps} device steps of k_w = {k_w}) and evicts {victim}."
        }
        (true, true, count) if count < config.n_w => {
            "; it is dirty, so ACE writes {batch} as one batch ({count} of n_w = {n_w}: there are no more to take) and evicts {victim}."
        }
        _ => {
            "; it is dirty, so ACE writes {batch} as one batch ({count} of n_w = {n_w}) and evicts {victim}."
        }
    };
    Phrase::new(template, &values)
}

fn walk(event: &Event, id_of: Ids) -> Option<Phrase> {
    let walked = &event.second_chances[event.second_chances_in_search as usize..];
    (!walked.is_empty()).then(|| {
        Phrase::new(
            "The Writer passes {chances}: dirty and not cold, to the head with the cold flag set.",
            &[("chances", counted(walked, id_of))],
        )
    })
}

fn prefetching(event: &Event, id_of: Ids) -> Vec<Phrase> {
    let mut phrases = Vec::new();
    if event.evicted.len() > 1 {
        phrases.push(Phrase::new(
            "The Evictor also drops {dropped}.",
            &[("dropped", counted(&event.evicted[1..], id_of))],
        ));
    }
    if !event.prefetched.is_empty() {
        let template = if event.stream {
            "The miss continues a sequential stream: the Reader prefetches {prefetched}."
        } else {
            "From the history of successors the Reader prefetches {prefetched}."
        };
        phrases.push(Phrase::new(template, &[("prefetched", counted(&event.prefetched, id_of))]));
    }
    phrases
}

#[cfg(test)]
mod tests {
    use super::{listed, sentence};
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

    #[test]
    fn lists_read_as_people_write_them() {
        assert_eq!(listed(&[4], &u64::from), "4");
        assert_eq!(listed(&[4, 5], &u64::from), "4 and 5");
        assert_eq!(listed(&[4, 5, 2], &u64::from), "4, 5 and 2");
    }
}
