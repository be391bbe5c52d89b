//! What a recording says besides its requests, as one module hands it to another: bytes.

use std::rc::Rc;

use bufferpool_core::trace::csv::write;
use bufferpool_core::trace::recorded::{PinWalk, Recorded};
use bufferpool_core::trace::{Trace, pack};

use crate::names_a_field;

const PAGES: u32 = 3;

/// Bytes of a recording, the first of which says of how many requests. Refused with a field, or as they are again, pinned
/// pages that are on disk wherever one goes, and a file that can be written.
pub fn recorded(data: &[u8]) {
    let Some((&count, bytes)) = data.split_first() else { return };
    let requests: Vec<u32> = (0..u32::from(count % 16)).map(|t| pack(t % PAGES, t % 2 == 1)).collect();
    let recorded = match Recorded::from_bytes(bytes, &requests, PAGES) {
        Ok(recorded) => Rc::new(recorded),
        Err(error) => return names_a_field(&error),
    };
    assert_eq!(Recorded::from_bytes(&recorded.to_bytes(), &requests, PAGES).as_ref(), Ok(&*recorded));
    if let Some(pins) = &recorded.pins {
        let mut walk = PinWalk::new(Rc::clone(pins));
        for position in (0..=requests.len() as u64).rev() {
            walk.go_to(position);
            assert!(walk.held().all(|held| held.page < PAGES && held.pins > 0));
        }
    }
    let trace = Trace { requests, pages: PAGES, recorded: Some(recorded), ..Trace::default() };
    let mut bytes = 0;
    let Ok(()) = write(&trace, |piece| {
        bytes += piece.len();
        Ok::<_, std::convert::Infallible>(())
    });
    assert!(bytes > 3 * trace.requests.len());
}
