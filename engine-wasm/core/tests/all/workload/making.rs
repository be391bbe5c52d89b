use bufferpool_core::workload::making::*;

fn paced(to: u64) -> Making<u64> {
    Making::paced(to, async move |pace: Pace| {
        for _ in 0..to {
            pace.done(1).await;
        }
        Ok(to)
    })
}

fn counted(to: u64) -> Making<u64> {
    let mut at = 0;
    Making::new(to, move |left| {
        let step = (to - at).min(*left);
        at += step;
        *left -= step;
        (at == to && *left > 0).then_some(Ok(to))
    })
}

#[test]
fn slices_of_any_size_make_the_same_and_say_how_far_they_are() {
    for slice in [1, 3, 7, 10, 11, u64::MAX] {
        for mut making in [paced(10), counted(10)] {
            let mut shares = vec![making.share()];
            let made = loop {
                let made = making.advance(slice);
                shares.push(making.share());
                if let Some(made) = made {
                    break made;
                }
            };
            assert_eq!(made, Ok(10));
            assert!(shares.is_sorted() && shares[0] == 0.0 && shares.last() == Some(&1.0), "{shares:?}");
            // The end of the last slice is the beginning of one that finds nothing left to do.
            assert_eq!(shares.len() as u64 - 1, 10 / slice + 1, "slices of {slice}");
            assert_eq!(making.advance(slice), None, "made only once");
        }
    }
}

#[test]
fn what_follows_is_made_with_it() {
    assert_eq!(paced(3).then(|made| made * 2).at_once(), Ok(6));
    assert_eq!(Making::made(4).at_once(), Ok(4));
}
