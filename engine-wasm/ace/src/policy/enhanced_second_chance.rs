//! Enhanced Second Chance, the clock with use and modify bit. Source: docs/rules/policies.md; Silberschatz & Galvin's four
//! classes, in the turns of Stallings; `third`: Bic & Shaw's third chance.

use std::ops::Range;

use crate::policy::prelude::*;

const THIRD: ParameterSpec = ParameterSpec {
    help: "Whether a dirty page gets one chance more before it goes: the third chance.",
    why: "With 1 the search goes round once and spares each dirty page with bit 0 once, in place of looking for a clean one first.",
    ..own("third", "Third chance", "", (0.0, 1.0), Number(0.0))
};

/// The class of a frame is its bit, plus this if it was spared.
const SPARED: u8 = 2;

/// Enhanced Second Chance.
#[derive(Debug, Clone, Default)]
pub struct EnhancedSecondChance {
    /// The queue as a ring: its old end is under the hand, its new end before it.
    ring: Tape,
    /// `None`: at the tape's old end, whichever frame is there.
    hand: Option<u32>,
    third: bool,
    frames: u32,
}

/// A ring in which no clean page has bit 0, from its hand on: a place of the tape stands on this way, or one turn further.
#[derive(Clone, Copy)]
struct Way<'a> {
    ring: &'a Tape,
    hand: u64,
    wanted: Wanted,
    without: Option<u32>,
}

/// Frames of which one is asked for after the other.
type Frames<'a> = Box<dyn Iterator<Item = u32> + 'a>;
/// The first ones, then the next ones: a type for any number of them, which takes less room than a chain for each.
type InTurn<'a> = std::iter::Flatten<std::vec::IntoIter<Frames<'a>>>;

fn in_turn<'a, const COUNT: usize>(frames: [Frames<'a>; COUNT]) -> InTurn<'a> {
    Vec::from(frames).into_iter().flatten()
}

/// More than a tape has places.
const TURN: u64 = 1 << 32;

impl<'a> Way<'a> {
    fn at(self, frame: u32) -> u64 {
        let place = u64::from(self.ring.place(frame));
        if place < self.hand { place + TURN } else { place }
    }

    /// The tape's places on a stretch of the way, before and behind its old end.
    fn places(stretch: &Range<u64>) -> [Range<u32>; 2] {
        [0, TURN].map(|turned| {
            let [start, end] =
                [stretch.start, stretch.end].map(|at| at.saturating_sub(turned).min(u32::MAX.into()) as u32);
            start..end
        })
    }

    /// The frames of a kind on a stretch, where that kind is wanted.
    fn of(self, bit: u8, kind: Wanted, stretch: &Range<u64>) -> Frames<'a> {
        let is_wanted = self.wanted == Wanted::Any || self.wanted == kind;
        let places = Self::places(stretch).into_iter().filter(move |_| is_wanted);
        let frames = places.flat_map(move |places| self.ring.of_class_within(bit, kind, places));
        Box::new(frames.filter(move |&frame| Some(frame) != self.without))
    }

    /// Where the last clean page of a stretch stands; its end where none does.
    fn last_clean(self, stretch: &Range<u64>) -> u64 {
        let [near, far] = Self::places(stretch);
        let last = |places| {
            let mut back = self.ring.of_class_back(1, false, places);
            back.find(|&frame| Some(frame) != self.without)
        };
        last(far).or_else(|| last(near)).map_or(stretch.end, |frame| self.at(frame))
    }

    /// The frames as the hand takes them: from one dirty page with bit 0 to the next. What it passes on the way has bit 0
    /// then: the clean ones go at once, and after them the dirty ones behind the last of them. The other dirty ones wait for
    /// the next turn, on the way to the first of which it passes all that is left.
    fn frames(self) -> impl Iterator<Item = u32> + use<'a> {
        let end = self.hand + TURN;
        let mut victims = Self { wanted: Wanted::Dirty, ..self }.of(0, Wanted::Dirty, &(self.hand..end));
        let (mut start, mut waiting) = (self.hand, Vec::new());
        // What goes with the last victim, and all that is left once there is none.
        let (mut with_victim, mut rest): (Option<InTurn<'a>>, Option<InTurn<'a>>) = (None, None);
        std::iter::from_fn(move || {
            loop {
                let next = with_victim.as_mut().and_then(Iterator::next);
                if next.is_some() || start > end {
                    return next.or_else(|| rest.as_mut().and_then(Iterator::next));
                }
                let victim = victims.next();
                let passed = start..victim.map_or(end, |frame| self.at(frame));
                start = passed.end + 1;
                let last_clean = self.last_clean(&passed);
                let clean = self.of(1, Wanted::Clean, &passed);
                let behind = self.of(1, Wanted::Dirty, &(last_clean..passed.end));
                let early = passed.start..last_clean;
                if victim.is_some() {
                    waiting.push(early);
                    let victim = victim.filter(|_| self.wanted != Wanted::Clean);
                    with_victim = Some(in_turn([Box::new(victim.into_iter()), clean, behind]));
                } else {
                    let waiting = std::mem::take(&mut waiting).into_iter();
                    let mut others = waiting.flat_map(move |way| self.of(1, Wanted::Dirty, &way));
                    let first = Box::new(others.next().into_iter());
                    let early = self.of(1, Wanted::Dirty, &early);
                    rest = Some(in_turn([first, clean, behind, Box::new(others), early]));
                }
            }
        })
    }
}

impl EnhancedSecondChance {
    fn bit(&self, frame: u32) -> u8 {
        self.ring.class(frame) % SPARED
    }
    fn is_spared(&self, frame: u32) -> bool {
        self.ring.class(frame) >= SPARED
    }

    /// All frames, from the hand on.
    fn frames(&self) -> impl Iterator<Item = u32> {
        let hand = self.hand.map_or(0, |frame| self.ring.place(frame));
        let before = self.ring.frames().take_while(move |&frame| self.ring.place(frame) < hand);
        self.ring.frames_from(hand).chain(before)
    }

    /// How often the third chance's search passes a frame before that goes.
    fn chances(&self, frame: u32) -> u8 {
        self.bit(frame) + u8::from(self.ring.is_dirty(frame) && !self.is_spared(frame))
    }

    fn pass(&mut self, frame: u32, class: u8, to_head: bool, observer: &mut dyn PolicyObserver) {
        let badge_before = self.bit(frame);
        self.ring.set(frame, class, self.ring.is_dirty(frame));
        observer.passed_over(frame, PassedOver { to_head, badge_before, badge_after: class % SPARED });
    }

    /// The two turns, twice if need be.
    fn two_turns(&mut self, observer: &mut dyn PolicyObserver) -> Option<u32> {
        let first = |bit, wanted| self.ring.turn(self.hand, bit, wanted).next();
        let clean = first(0, Wanted::Clean);
        let (victim, by_bit) = match clean.or_else(|| first(0, Wanted::Dirty)) {
            Some(victim) => (victim, true),
            None => (first(1, Wanted::Clean).or_else(|| first(1, Wanted::Dirty))?, false),
        };
        // The first of all turns changes no bit, the second clears those that it passes.
        let mut cleared = Vec::new();
        if clean.is_none() {
            let passed = self.frames().take_while(|&frame| !by_bit || frame != victim);
            cleared.extend(passed.filter(|&frame| frame != victim));
        }
        observer.because(match (by_bit, clean) {
            (true, Some(_)) => 0,
            (true, None) => 1 + u8::from(!cleared.is_empty()),
            (false, _) => 3 + u8::from(self.ring.is_dirty(victim)) + 2 * u8::from(!cleared.is_empty()),
        });
        let before = self.frames().take(cleared.len()).take_while(|&frame| frame != victim).count();
        for (at, frame) in cleared.into_iter().enumerate() {
            self.pass(frame, 0, at < before, observer);
        }
        self.ring.set(victim, 0, self.ring.is_dirty(victim));
        self.hand = Some(victim);
        Some(victim)
    }

    /// The two turns repeated, without a copy of the ring: clean pages with bit 0 go in one turn, the others on the way from
    /// the last of these.
    fn in_turns(&self, wanted: Wanted, without: Option<u32>) -> impl Iterator<Item = u32> {
        let is_there = move |frame: &u32| Some(*frame) != without;
        let hand = self.hand.map_or(0, |frame| self.ring.place(frame));
        let back = |places| self.ring.of_class_back(0, false, places).find(is_there);
        let last = back(0..hand).or_else(|| back(hand..u32::MAX));
        let first = (wanted != Wanted::Dirty).then(|| self.ring.turn(self.hand, 0, Wanted::Clean));
        let hand = last.map_or(hand, |frame| self.ring.place(frame) + 1).into();
        let way = Way { ring: &self.ring, hand, wanted, without };
        let first = first.into_iter().flatten().filter(is_there);
        in_turn([Box::new(first), Box::new(way.frames())])
    }

    /// One turn after the other, with what each page has left.
    fn third_chance(&mut self, observer: &mut dyn PolicyObserver) -> Option<u32> {
        let mut reason = 7;
        loop {
            let frame = self.hand.or_else(|| self.ring.oldest())?;
            self.hand = Some(frame);
            if self.chances(frame) == 0 {
                observer.because(reason);
                return Some(frame);
            }
            let spared = self.is_spared(frame) || self.bit(frame) == 0;
            self.pass(frame, if spared { SPARED } else { 0 }, true, observer);
            self.hand = self.ring.newer(frame);
            reason = 8;
        }
    }
}

impl Policy for EnhancedSecondChance {
    const SPEC: PolicySpec = PolicySpec {
        id: "enhanced-second-chance",
        label: "Enhanced Second Chance",
        card: PolicyCard {
            idea: "Second Chance that looks at the modified bit too: of pages that were not used the clean ones go first.",
            rule: "A load or hit makes the reference bit 1. For a victim a turn over all pages, from the oldest: the first that is clean with bit 0; no bit changes. None: a second turn: the first that is dirty with bit 0; what it passes gets bit 0. None: both turns again, with all bits 0. Pages that were passed go to the new end.",
            cost: "Fewer writes: a dirty page goes only where no clean one has bit 0. A search may look at each page four times. Pages that are written often stay longer than pages that are read as often.",
            complexity: "Amortised O(log64 B) a request: a turn that changes no bit is a look into an index; each bit that is cleared was set by a hit or load.",
            paper: "Silberschatz & Galvin: Operating System Concepts, Addison-Wesley; the turns: Stallings: Operating Systems, Prentice Hall",
            year: 1994,
            left_out: "Bits that are cleared at fixed times, as some exercises under this name have it: that is NRU.",
            ..PolicyCard::EMPTY
        },
        parameters: &[THIRD],
        badge: flag("bit", "reference bit", "•", "Set by a load or hit, cleared by the second turn."),
        second_chances: true,
        kept: &[
            queue("queue", "queue", "All pages in the order in which they came or were last passed."),
            by_page(
                "spared",
                "spared",
                "1 if the page got its third chance: it is dirty, and goes next time.",
            ),
        ],
        ..PolicySpec::EMPTY
    };
    const FIRST_USE_LOADS: bool = true;
    const REASONS: &'static [Text] = &[
        "Page {victim} is the oldest clean page with bit 0",
        "No clean page has bit 0, so the oldest dirty one with bit 0 goes, page {victim}",
        "No clean page has bit 0. {chances} passed on the second turn, which makes the bit 0. Then page {victim} is the first dirty one with bit 0",
        "Every bit is 1, and the second turn makes it 0. Then page {victim} is the oldest clean page",
        "Every page is dirty and has bit 1, which the second turn makes 0. Then the oldest goes, page {victim}",
        "Every bit is 1. {chances} passed on the second turn, which makes the bit 0. Then page {victim} is the oldest clean page",
        "Every page is dirty and has bit 1. {chances} passed on the second turn, which makes the bit 0. Then the oldest goes, page {victim}",
        "Page {victim} is the oldest, has bit 0, and is clean or was spared before",
        "{chances} passed over: bit 1 is made 0, and a dirty page with bit 0 is spared once. Then page {victim} has bit 0, and is clean or was spared before",
    ];
    const WHY_NOT: &'static [Text] = &[
        "Page {page} has bit 1, page {victim} has bit 0, and such pages go first.",
        "Pages {page} and {victim} have the same bit, {badge}, but page {page} is dirty and page {victim} is clean, so it need not be written.",
        "Pages {page} and {victim} have the same bit, {badge}, and either both are dirty or none, and page {victim} is older.",
        "The search passes over page {page} more often than over page {victim}: once if its bit is 1, and once if it is dirty and was not spared yet.",
        "The search passes over pages {page} and {victim} equally often, and page {victim} is older.",
    ];

    fn new(config: &LaneConfig) -> Result<Self, ConfigError> {
        Ok(Self {
            ring: Tape::new(config.frames, 4),
            hand: None,
            third: config.own(&THIRD, 0)? == 1,
            frames: config.frames,
        })
    }

    fn load(&mut self, frame: u32, _page: u32, dirty: bool) {
        match self.hand {
            None => self.ring.push_new(frame, 1, dirty),
            Some(hand) => self.ring.insert_older(frame, hand, 1, dirty),
        }
    }

    fn prefetch(&mut self, frame: u32, _page: u32) {
        match self.hand {
            None => self.ring.push_old(frame, 0, false),
            Some(hand) => {
                self.ring.insert_older(frame, hand, 0, false);
                self.hand = Some(frame);
            }
        }
    }

    fn hit_by_write(&mut self, frame: u32) {
        self.ring.set(frame, self.bit(frame), self.ring.is_dirty(frame));
    }
    fn hit(&mut self, frame: u32, dirty: bool) {
        self.ring.set(frame, self.ring.class(frame) | 1, dirty);
    }
    fn set_dirty(&mut self, frame: u32, dirty: bool) {
        self.ring.set_dirty(frame, dirty);
    }

    fn evicted(&mut self, frame: u32) {
        if self.hand == Some(frame) {
            self.hand = self.ring.newer(frame);
        }
        self.ring.remove(frame);
    }

    fn victim(&mut self, observer: &mut dyn PolicyObserver) -> u32 {
        let found = if self.third { self.third_chance(observer) } else { self.two_turns(observer) };
        found.unwrap_or(0)
    }

    fn in_order(&self, wanted: Wanted, without: Option<u32>) -> impl Iterator<Item = u32> {
        if !self.third {
            return Box::new(self.in_turns(wanted, without)) as Frames<'_>;
        }
        let by_chances = move |chances| {
            let takes = move |frame: &u32| wanted.takes(self.ring.is_dirty(*frame));
            self.frames().filter(move |&frame| self.chances(frame) == chances).filter(takes)
        };
        Box::new((0..3).flat_map(by_chances))
    }

    fn head(&self) -> Option<u32> {
        self.frames().last()
    }

    fn in_state_of(&self, other: &Self) -> Self {
        let mut next = Self { third: self.third, ..other.clone() };
        let spared: Vec<u32> = next.ring.frames().filter(|&frame| next.is_spared(frame)).collect();
        if !next.third {
            spared.into_iter().for_each(|frame| next.hit_by_write(frame));
        }
        next
    }

    fn kept(&self) -> Vec<Kept> {
        let mut queue: Vec<u32> = self.frames().collect();
        queue.reverse();
        let mut spared = vec![None; self.frames as usize];
        for &frame in queue.iter().filter(|_| self.third) {
            spared[frame as usize] = Some(self.is_spared(frame).into());
        }
        vec![Kept::Frames(queue), Kept::ByFrame(spared)]
    }
    fn badge(&self, frame: u32) -> u8 {
        self.bit(frame)
    }

    fn why_not(&self, comparison: &VictimComparison) -> usize {
        let [page, victim] = [comparison.frame, comparison.victim];
        if self.third {
            return 3 + usize::from(self.chances(page) == self.chances(victim));
        }
        match (self.bit(page) > self.bit(victim), comparison.dirty == comparison.victim_dirty) {
            (true, _) => 0,
            (false, same) => 1 + usize::from(same),
        }
    }

    fn bytes(&self) -> usize {
        self.ring.bytes()
    }
}
