/**
 * What 300 links of all labs open, old forms and unkind ones included, as `links.json` has it: a link means the same next
 * year, however the way from it to the scene is rebuilt. A link that is added to `links.txt` is written by
 * `npx vitest run web/golden -u`; one that is there is never changed.
 */
import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { netLabs } from "./labs.ts";

const labs = await netLabs();
const links = (await readFile("web/golden/links.txt")).toString().trimEnd().split("\n");

/** The scene, position, title and view of a link, what had to be changed, and the state that its run is in. */
async function opened(link: string): Promise<object> {
  const path = Object.keys(labs).find((start) => link.startsWith(start)) ?? "/ace";
  const lab = labs[path];
  const read = await lab?.decode(link);
  if (lab === undefined || read === undefined) throw new Error(`${link}: no lab`);
  if (!read.ok) return { refused: read.failure.message };
  const { state, notices } = read.value;
  const told = { ...state, ...(notices.length > 0 && { notices: notices.map(({ message }) => message) }) };
  const run = await lab.open(state.scene);
  if (!run.ok) return { ...told, refused: run.failure.message };
  const { requests } = run.value;
  run.value.seek(Math.min(state.at, requests));
  const counters = run.value.frame().lanes.map(({ step }) => Object.values(step.counters).join(" "));
  run.value.close();
  return { ...told, run: { requests, counters } };
}

test("each link opens the scene that it always opened", async () => {
  const found: Record<string, unknown> = {};
  for (const link of links) found[link] = await opened(link);
  expect(links.length).toBeGreaterThanOrEqual(300);
  await expect(`${JSON.stringify(found, null, 1)}\n`).toMatchFileSnapshot("links.json");
});
