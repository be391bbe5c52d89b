// First in, first out: the page that came first goes first.
class Policy {
  constructor({ frames }) {
    this.frames = frames;
    this.queue = [];
  }

  // A page was loaded. Prefetched ones were not asked for: they go first.
  load(page, { prefetched, write }) {
    if (prefetched) this.queue.unshift(page);
    else this.queue.push(page);
  }

  // A page in the pool was asked for; firstUse: it was prefetched, and this is its first request.
  hit(page, { write, firstUse }) {
    if (!firstUse) return;
    this.drop(page);
    this.queue.push(page);
  }

  // A page left the pool.
  drop(page) {
    this.queue.splice(this.queue.indexOf(page), 1);
  }

  // The page to evict. May change what is kept here.
  victim() {
    return this.queue[0];
  }
}
