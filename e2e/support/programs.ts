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
