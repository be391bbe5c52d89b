/** Links of scenes whose lanes run a program, as a stranger would make them. */
import { deflateRawSync } from "node:zlib";
import type { LabPage } from "./lab.ts";
import { lanesOver } from "./links.ts";

export const ownLanes = "own-policy~baseline,own-policy~ace";

/** A scene with this program. */
export const programmed = (code: string, lanes = ownLanes, at = 100) =>
  lanesOver(lanes, at, `&program=${deflateRawSync(code).toString("base64url")}`);

/** First in, first out, and `body` before each victim is given; `before` stands above the class. */
export const fifo = (body = "", before = "") => `${before}
class Policy {
  queue = [];
  load(page) { this.queue.push(page); }
  hit() {}
  drop(page) { this.queue.splice(this.queue.indexOf(page), 1); }
  victim() {
    ${body}
    return this.queue[0];
  }
}`;

/** Opens a link with a program in the lab that is open, and lets it run. */
export async function runProgram({ page }: LabPage, code: string, lanes = ownLanes): Promise<void> {
  await page.evaluate(
    (hash) => {
      location.hash = hash;
    },
    programmed(code, lanes),
  );
  await page.getByRole("button", { name: "Run it", exact: true }).click();
}

const remove = `const remove = (pages, page) => {
  const at = pages.indexOf(page);
  if (at >= 0) pages.splice(at, 1);
  return at >= 0;
};`;

/** What the exercises ask for. */
export const solutions = {
  "Second Chance": `${remove}
class Policy {
  queue = [];
  used = new Set();
  load(page, { prefetched }) {
    if (prefetched) this.queue.unshift(page);
    else this.queue.push(page);
  }
  hit(page, { firstUse }) {
    if (!firstUse) return void this.used.add(page);
    this.drop(page);
    this.queue.push(page);
  }
  drop(page) {
    remove(this.queue, page);
    this.used.delete(page);
  }
  victim() {
    while (this.used.delete(this.queue[0])) this.queue.push(this.queue.shift());
    return this.queue[0];
  }
}`,
  "2Q": `${remove}
class Policy {
  added = [];
  proven = [];
  gone = [];
  unused = new Set();
  constructor({ frames }) {
    this.mostAdded = Math.max(1, Math.floor(frames / 4));
    this.mostGone = Math.max(1, Math.floor(frames / 2));
  }
  miss(page) {
    this.returns = remove(this.gone, page);
  }
  load(page, { prefetched }) {
    if (prefetched) {
      remove(this.gone, page);
      this.unused.add(page);
      this.added.unshift(page);
    } else (this.returns ? this.proven : this.added).push(page);
  }
  hit(page, { firstUse }) {
    if (firstUse) {
      this.unused.delete(page);
      remove(this.added, page);
      this.added.push(page);
    } else if (remove(this.proven, page)) this.proven.push(page);
  }
  drop(page) {
    if (remove(this.proven, page)) return;
    remove(this.added, page);
    if (this.unused.delete(page)) return;
    this.gone.push(page);
    if (this.gone.length > this.mostGone) this.gone.shift();
  }
  victim() {
    return this.added.length > this.mostAdded || this.proven.length === 0 ? this.added[0] : this.proven[0];
  }
}`,
};
