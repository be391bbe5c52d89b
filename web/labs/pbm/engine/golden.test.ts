/** The engine's own cases in WebAssembly: the same numbers as natively, to the last digit. */
import { readFile } from "node:fs/promises";
import { beforeAll, expect, test } from "vitest";
import init, { Lab as PbmLab } from "../../../engine/pkg/pbm/pbm.js";

const texts = import.meta.glob<string>("../../../../engine-wasm/pbm/tests/golden/*.json", {
  eager: true,
  query: "?raw",
  import: "default",
});
const cases = Object.entries(texts).map(([path, text]): [name: string, text: string] => [
  path.slice(path.lastIndexOf("/") + 1),
  text,
]);

interface Stream {
  requests: number;
  hits: number;
  end_us: number;
}

interface Case {
  config: object;
  expect: {
    counters: Record<string, number>;
    streams: Stream[];
    min: { hits: number };
    events?: { t: number }[];
    final?: { blocks: (number | null)[] };
  };
}

beforeAll(async () => {
  await init({ module_or_path: await readFile("web/engine/pkg/pbm/pbm_bg.wasm") });
});

test("there are cases", () => expect(cases.length).toBeGreaterThan(50));

test.each(cases)("%s", (_, text) => {
  const { config, expect: expected }: Case = JSON.parse(text);
  const lab = new PbmLab(JSON.stringify(config));
  const shown = () => JSON.parse(lab.step_json()).lanes[0];
  for (const event of expected.events ?? []) {
    lab.seek(event.t + 1);
    // What LRU would have dropped, and what came of it, is told besides.
    const besides = { spared: undefined, paid: undefined, backfired: undefined };
    expect({ ...shown().event, ...besides }).toEqual(event);
  }
  lab.seek(lab.requests);
  const { counters, streams } = shown();
  // Those that the file holds: there may be more by now.
  expect(counters).toMatchObject(expected.counters);
  expect(
    streams.map(({ requests, hits, ended_us }: Stream & { ended_us: number }) => [requests, hits, ended_us]),
  ).toEqual(expected.streams.map(({ requests, hits, end_us }) => [requests, hits, end_us]));
  expect(JSON.parse(lab.optimal_json(0)).optimal_hits).toBe(expected.min.hits);
  if (expected.final !== undefined) {
    const [{ blocks }] = JSON.parse(lab.serialised()).lanes;
    const free = 2 ** 32 - 1;
    expect(blocks.map((block: number) => (block === free ? null : block))).toEqual(expected.final.blocks);
  }
  lab.free();
});
