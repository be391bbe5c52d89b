// Most recently used: good for loops that are longer than the pool, and for little else.
class Policy {
  pages = [];

  load(page) {
    this.pages.push(page);
  }

  hit(page) {
    this.drop(page);
    this.pages.push(page);
  }

  drop(page) {
    this.pages.splice(this.pages.indexOf(page), 1);
  }

  victim() {
    return this.pages.at(-1);
  }
}
