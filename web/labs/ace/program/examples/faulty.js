// A faulty LRU to mend: "Check" says what it does wrong.
class Policy {
  pages = [];

  load(page, { prefetched }) {
    if (prefetched) return;
    this.pages.push(page);
  }

  hit(page) {
    this.pages.push(page);
  }

  drop(page) {
    this.pages.splice(this.pages.indexOf(page), 1);
  }

  victim() {
    return this.pages[0];
  }
}
