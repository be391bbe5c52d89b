//! The law of every lab's answer to what became of a page: it is what a walk by single steps sees in the pools.

use bufferpool_lab::session::{
    LAST_REQUESTS, PageEntry, PageExit, PageHistory, PagePast, PageRequest, RequestAt, Run, Session,
};

/// What a lab shows of a page: by lane, whether it is resident and whether it is dirty.
pub type States<R> = dyn Fn(&R, u32) -> Vec<(bool, bool)>;

/// The past by single steps from the start, without what was written, which pools do not show.
fn walked<R: Run>(session: &mut Session<R>, page: u32, position: u64, states: &States<R>) -> Vec<PagePast> {
    let empty = PagePast {
        requests: Vec::new(),
        entered: None,
        asked_since: 0,
        dirtied: None,
        written: None,
        left: None,
        next: None,
    };
    let mut pasts = vec![empty; session.lanes().count()];
    session.seek(0);
    let mut before = states(session.lanes(), page);
    for after in 1..=session.requests() {
        session.seek(after);
        let now = states(session.lanes(), page);
        for (lane, past) in pasts.iter_mut().enumerate() {
            let event = session.last_event(lane).filter(|event| R::position_after(event) == after);
            let Some(event) = event else { continue };
            let at = RequestAt { t: R::number_of(event), position: after };
            let asked = R::page_of(event) == Some(page);
            if after > position {
                past.next = past.next.or(asked.then_some(at));
                continue;
            }
            let ((was, was_dirty), (is, is_dirty)) = (before[lane], now[lane]);
            if asked {
                let write = R::change(event, page).asked.is_some_and(|(_, write)| write);
                past.requests.insert(0, PageRequest { at, hit: was, write });
                past.requests.truncate(LAST_REQUESTS);
                past.asked_since += 1;
            }
            if is && !was {
                past.entered = Some(PageEntry { at, prefetched: !asked });
                past.asked_since = 0;
            }
            if is_dirty && !was_dirty {
                past.dirtied = Some(at);
            }
            if was && !is {
                past.left = Some(PageExit { at, phrases: session.lanes().why(lane, event) });
            }
        }
        before = now;
    }
    pasts
}

/// The answer at the shown position, in slices: ever nearer to its end.
pub fn answer<R: Run>(session: &mut Session<R>, page: u32, slice: u64) -> PageHistory {
    assert!(session.ask(page, u64::MAX).is_ok(), "lanes that fit once fit again");
    let mut progress = 0.0;
    while progress < 1.0 {
        let further = session.continue_asking(slice);
        assert!((progress..=1.0).contains(&further), "from {progress} to {further}");
        progress = further;
    }
    match session.page_history() {
        Some(history) => history,
        None => panic!("no answer"),
    }
}

/// Asks about a page at a position and compares the answer with what `oracle`, a session alike, shows step by step.
pub fn assert_told<R: Run>(
    [session, oracle]: [&mut Session<R>; 2],
    page: u32,
    position: u64,
    slice: u64,
    states: &States<R>,
) {
    session.seek(position);
    let shown = session.serialised();
    let told = answer(session, page, slice);
    assert!(told.done && told.next_known);
    assert_eq!((told.page, told.position), (page, position));
    assert_eq!(session.serialised(), shown, "a question changes nothing that is shown");
    let without_writes = |past: PagePast| PagePast { written: None, ..past };
    let expected = walked(oracle, page, position, states);
    assert_eq!(told.lanes.len(), expected.len());
    for (lane, (past, expected)) in told.lanes.into_iter().map(without_writes).zip(expected).enumerate() {
        assert_eq!(past, expected, "lane {lane}: page {page} at {position}");
    }
}
