use bufferpool_lab::timeline::{Keyframes, Replay};
use proptest::prelude::*;

/// Brings `subject` to `position`: forward from where it is, or from the nearest keyframe, whichever is less
/// work. A subject ahead of `position` needs a keyframe at or before it; the one of position 0 always does.
fn seek<R: Replay>(subject: &mut R, keyframes: &Keyframes<R::Keyframe>, position: u64) {
    let at = subject.position();
    if let Some((start, keyframe)) = keyframes.nearest(position)
        && (at > position || start > at)
    {
        subject.restore(start, keyframe);
    }
    if subject.position() < position {
        subject.advance_to(position);
    }
}

/// A subject whose state depends on every step before.
#[derive(Clone, Debug, PartialEq)]
struct Sum {
    position: u64,
    state: u64,
}

impl Replay for Sum {
    type Keyframe = u64;
    fn position(&self) -> u64 {
        self.position
    }
    fn advance_to(&mut self, position: u64) {
        for t in self.position..position {
            self.state = self.state.wrapping_mul(31).wrapping_add(t);
        }
        self.position = position;
    }
    fn keyframe(&self) -> (u64, usize) {
        (self.state, 8)
    }
    fn restore(&mut self, position: u64, keyframe: &u64) {
        *self = Self { position, state: *keyframe };
    }
}

proptest! {
    #[test]
    fn any_seek_ends_where_straight_steps_end(
        spacing in 1u64..50, cap in 8usize..200, targets in prop::collection::vec(0u64..500, 1..30),
    ) {
        let start = Sum { position: 0, state: 7 };
        let mut keyframes = Keyframes::new(spacing, cap);
        let mut foreseen = Keyframes::new(spacing, cap).up_to(500);
        let mut runner = start.clone();
        for position in 0..=500 {
            runner.advance_to(position);
            keyframes.offer_at(position, || runner.keyframe());
            foreseen.offer_at(position, || runner.keyframe());
            prop_assert!(foreseen.bytes() <= cap.max(8));
        }
        prop_assert!(keyframes.bytes() <= cap.max(8));
        for position in 0..=500 {
            prop_assert_eq!(foreseen.nearest(position), keyframes.nearest(position));
        }
        let mut subject = start.clone();
        for target in targets {
            seek(&mut subject, &keyframes, target);
            let mut straight = start.clone();
            straight.advance_to(target);
            prop_assert_eq!(&subject, &straight);
        }
    }
}
