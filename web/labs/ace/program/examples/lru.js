// Least recently used: the page that was not asked for longest goes first.
class Policy {
  // A Map keeps its keys in the order in which they were put: the first was used longest ago.
  used = new Map();
  // Prefetched pages that nobody asked for yet, the last one first.
  waiting = [];

  load(page, { prefetched }) {
    if (prefetched) this.waiting.unshift(page);
    else this.used.set(page, true);
  }

  hit(page) {
    this.drop(page);
    this.used.set(page, true);
  }

  drop(page) {
    this.used.delete(page);
    this.waiting = this.waiting.filter((other) => other !== page);
  }

  victim() {
    return [...this.order()][0];
  }

  *order(victim) {
    for (const page of this.waiting) if (page !== victim) yield page;
    for (const page of this.used.keys()) if (page !== victim) yield page;
  }
}
