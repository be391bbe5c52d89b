//! The policies: the tables "Policies" of docs/rules/ace.md and docs/rules/policies.md, row by row. Pages stand in
//! lists from the MRU or new end to the LRU or old end, as in the golden files.

mod arc;
mod car;
mod ccf_lru;
mod classes;
mod clock;
mod clock_pro;
mod enhanced_second_chance;
mod innodb;
mod leanstore;
mod lfu;
mod lirs;
mod listed;
mod lru_k;
mod lru_wsr;
mod min;
mod nfu;
mod nru;
mod random;
mod s3_fifo;
mod second_chance;
mod sieve;
mod two_q;
mod two_q_promoting;
mod w_tinylfu;

use std::fmt::Debug;

use bufferpool_ace::event::Event;
use serde_json::{Value, json};

use super::pool::Pool;
use super::settings::Settings;

/// The request that is served, or that a page which is handed over is thought to come by.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Request {
    /// Its number; below 0 for the pages of a start state.
    pub(crate) t: i64,
    pub(crate) write: bool,
}

impl Request {
    /// The request of an event.
    pub(crate) fn of(event: &Event) -> Self {
        Self { t: event.t as i64, write: event.write }
    }
}

/// What a policy is told and asked. The pool holds a page from before it is loaded until after it was dropped.
pub(crate) trait Policy: Copied + Debug {
    /// Before request `t` is served, hit or miss.
    fn before_request(&mut self, _t: i64, _pool: &Pool) {}

    /// A miss begins: whether the page is among the ghosts is looked up for victim and load, and it is taken out of them.
    fn miss(&mut self, _page: u32, _pool: &Pool) {}

    /// The column "on load".
    fn load(&mut self, page: u32, request: Request, pool: &Pool);

    /// The column "prefetched page".
    fn prefetch(&mut self, page: u32, pool: &Pool);

    /// The column "on hit".
    fn hit(&mut self, page: u32, request: Request, pool: &Pool);

    /// The first hit of a prefetched page does what a load on demand of a page without a ghost does.
    fn first_hit(&mut self, page: u32, request: Request, pool: &Pool) {
        self.take_out(page);
        self.load(page, request, pool);
    }

    /// Takes a page out of the policy's lists, as if it had never been there.
    fn take_out(&mut self, page: u32);

    /// A page is dropped; it may leave a ghost.
    fn dropped(&mut self, page: u32, _pool: &Pool) {
        self.take_out(page);
    }

    /// The column "victim". The event hears of second chances and of a hand.
    fn victim(&mut self, pool: &Pool, event: &mut Event) -> u32;

    /// The same where pages are pinned: the policy chooses as ever, and stays as its choice left it; while what it chooses
    /// is pinned, that is taken out of a copy, and the copy chooses.
    fn unpinned_victim(&mut self, pool: &Pool, event: &mut Event) -> u32 {
        let chosen = self.victim(pool, event);
        let (mut rest, mut others, mut next) = (self.copied(), pool.clone(), chosen);
        while pool.is_kept(next, event) {
            rest.dropped(next, &others);
            others.free(next);
            next = rest.victim(&others, &mut Event::default());
        }
        next
    }

    /// A page that its client pins already was clean and is dirty by this request.
    fn dirtied(&mut self, _page: u32, _request: Request, _pool: &Pool) {}

    /// The pages that would go one after the other if nothing came any more; for most policies in the eviction order.
    fn next_victims(&self, pool: &Pool) -> Vec<u32> {
        self.order(pool)
    }

    /// Whether the Writer's walk passes over a dirty page.
    fn is_passed_over(&mut self, _page: u32, _pool: &Pool, _event: &mut Event) -> bool {
        false
    }

    /// The column "eviction order" for the pages that are in the pool.
    fn order(&self, pool: &Pool) -> Vec<u32>;

    /// The policy's bits of a page, an object.
    fn bits(&self, _page: u32) -> Value {
        json!({})
    }

    /// The policy's own lists, an object.
    fn lists(&self, _pool: &Pool) -> Value {
        json!({})
    }

    /// A page of a start state has another number or flag than a loaded one.
    fn set_badge(&mut self, _page: u32, _badge: u8, _pool: &Pool) {}

    /// The frame under the hand of a ring to which pages were handed over.
    fn set_hand(&mut self, _frame: usize) {}
}

/// A copy on which a rule can be tried.
pub(crate) trait Copied {
    /// The copy.
    fn copied(&self) -> Box<dyn Policy>;
}

impl<P: Policy + Clone + 'static> Copied for P {
    fn copied(&self) -> Box<dyn Policy> {
        Box::new(self.clone())
    }
}

/// The pages that fall one after the other: the rule repeated on a copy.
pub(crate) fn repeated(policy: &dyn Copied, pool: &Pool) -> Vec<u32> {
    let (mut policy, mut pool) = (policy.copied(), pool.clone());
    let mut order = Vec::new();
    while pool.frames.iter().any(Option::is_some) {
        let victim = policy.victim(&pool, &mut Event::default());
        policy.dropped(victim, &pool);
        pool.free(victim);
        order.push(victim);
    }
    order
}

/// Makes a policy from a configuration and the pages of the whole trace.
pub(crate) type Construct = fn(&Settings, &[u32]) -> Box<dyn Policy>;

/// Every policy by its id in the golden files.
pub(crate) const POLICIES: [(&str, Construct); 26] = [
    ("lru", |_, _| Box::new(listed::Listed::new(&listed::LRU))),
    ("clock", |_, _| Box::new(clock::ClockSweep::default())),
    ("cflru", |_, _| Box::new(listed::Listed::new(&listed::CFLRU))),
    ("lru-wsr", |_, _| Box::new(lru_wsr::LruWsr::default())),
    ("fifo", |_, _| Box::new(listed::Listed::new(&listed::FIFO))),
    ("second-chance", |_, _| Box::new(second_chance::SecondChance::default())),
    ("nru", |_, _| Box::new(nru::Nru::default())),
    ("lfu", |_, _| Box::new(lfu::Lfu::default())),
    ("lru-k", |_, _| Box::new(lru_k::LruK::default())),
    ("2q", |_, _| Box::new(two_q::TwoQ::default())),
    ("arc", |_, _| Box::new(arc::Arc::default())),
    ("sieve", |_, _| Box::new(sieve::Sieve::default())),
    ("s3-fifo", |_, _| Box::new(s3_fifo::S3Fifo::default())),
    ("random", |settings, _| Box::new(random::Random::new(settings))),
    ("min", |_, trace| Box::new(min::Min::new(trace))),
    ("mru", |_, _| Box::new(listed::Listed::new(&listed::MRU))),
    ("nfu", |_, _| Box::new(nfu::Nfu::default())),
    ("ccf-lru", |_, _| Box::new(ccf_lru::CcfLru::default())),
    ("innodb", |_, _| Box::new(innodb::InnoDb::default())),
    ("leanstore", |settings, _| Box::new(leanstore::LeanStore::new(settings))),
    ("lirs", |_, _| Box::new(lirs::Lirs::default())),
    ("car", |_, _| Box::new(car::Car::default())),
    ("w-tinylfu", |_, _| Box::new(w_tinylfu::WTinyLfu::default())),
    ("clock-pro", |settings, _| Box::new(clock_pro::ClockPro::new(settings))),
    ("2q-promoting", |_, _| Box::new(two_q_promoting::TwoQPromoting::default())),
    ("enhanced-second-chance", |settings, _| {
        Box::new(enhanced_second_chance::EnhancedSecondChance::new(settings))
    }),
];

/// The policy that goes by an id.
pub(crate) fn find(id: &str) -> Option<Construct> {
    POLICIES.iter().find(|policy| policy.0 == id).map(|policy| policy.1)
}

/// Takes a page out of a list; whether it was there.
fn remove(list: &mut Vec<u32>, page: u32) -> bool {
    let at = list.iter().position(|&other| other == page);
    at.map(|at| list.remove(at)).is_some()
}

/// Moves a page, from anywhere in the list or from outside, to its MRU or new end.
fn to_head(list: &mut Vec<u32>, page: u32) {
    remove(list, page);
    list.insert(0, page);
}

/// The page at the LRU or old end.
fn tail(list: &[u32]) -> u32 {
    *list.last().expect("a list that is not empty")
}

/// From the LRU or old end.
fn tail_to_head(list: &[u32]) -> Vec<u32> {
    list.iter().rev().copied().collect()
}
