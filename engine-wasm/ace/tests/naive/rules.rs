//! The four policies: the table "Policies" of spec/ace.md, row by row.

use bufferpool_ace::event::Event;
use bufferpool_ace::policy::PassedOver;

use super::Naive;

/// A row of the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Rule {
    Lru,
    ClockSweep,
    CfLru,
    LruWsr,
}

impl Rule {
    /// The rule that goes by an id of the golden files.
    pub(crate) fn find(id: &str) -> Option<Self> {
        match id {
            "lru" => Some(Self::Lru),
            "clock" => Some(Self::ClockSweep),
            "cflru" => Some(Self::CfLru),
            "lru-wsr" => Some(Self::LruWsr),
            _ => None,
        }
    }
}

impl Naive {
    /// The column "victim".
    pub(crate) fn choose_victim(&mut self, event: &mut Event) -> u32 {
        let victim = match self.settings.rule {
            Rule::Lru => self.tail(),
            Rule::ClockSweep => self.sweep(event),
            Rule::CfLru => {
                let window = self.list.iter().rev().take(self.settings.window);
                window.copied().find(|&page| !self.held(page).dirty).unwrap_or(self.tail())
            }
            Rule::LruWsr => loop {
                let page = self.tail();
                if !self.held(page).dirty || self.held(page).cold {
                    break page;
                }
                self.second_chance(page, event);
                event.second_chances_in_search += 1;
            },
        };
        event.victim = Some(victim);
        event.victim_dirty = self.held(victim).dirty;
        victim
    }

    fn tail(&self) -> u32 {
        *self.list.last().expect("a full pool")
    }

    fn sweep(&mut self, event: &mut Event) -> u32 {
        loop {
            let frame = self.hand;
            self.hand = (self.hand + 1) % self.frames.len();
            event.looked_at += 1;
            let held = self.frames[frame].as_mut().expect("a full pool");
            if held.usage == 0 {
                return held.page;
            }
            held.usage -= 1;
        }
    }

    fn second_chance(&mut self, page: u32, event: &mut Event) {
        self.list.retain(|&other| other != page);
        self.list.insert(0, page);
        let held = self.frames.iter_mut().flatten().find(|held| held.page == page).expect("a resident page");
        let passed = PassedOver { to_head: true, badge_before: held.cold.into(), badge_after: 1 };
        held.cold = true;
        event.second_chances.push(page);
        event.second_chance_dirty.push(held.dirty);
        event.passed_over.push(passed);
    }

    /// The column "eviction order", read without changing anything.
    pub(crate) fn eviction_order(&self) -> Vec<u32> {
        if self.settings.rule != Rule::ClockSweep {
            return self.list.iter().rev().copied().collect();
        }
        let mut order = Vec::new();
        for usage in 0..=5 {
            for distance in 0..self.frames.len() {
                let held = &self.frames[(self.hand + distance) % self.frames.len()];
                order.extend(held.iter().filter(|held| held.usage == usage).map(|held| held.page));
            }
        }
        order
    }

    /// The Writer: the victim first, then the next dirty pages until there are n_w.
    pub(crate) fn collect_batch(&mut self, victim: u32, event: &mut Event) {
        event.batch.push(victim);
        for page in self.eviction_order() {
            if event.batch.len() == self.settings.n_w {
                break;
            }
            if page == victim || !self.held(page).dirty {
                continue;
            }
            if self.settings.rule == Rule::LruWsr && !self.held(page).cold {
                self.second_chance(page, event);
            } else {
                event.batch.push(page);
            }
        }
    }
}
