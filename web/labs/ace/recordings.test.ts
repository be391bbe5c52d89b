import { readdir, readFile } from "node:fs/promises";
import { beforeAll, expect, test } from "vitest";
import { samples } from "../../engine/ownTrace/samples.ts";
import init, { OwnTraceReader } from "../../engine/pkg/reader/reader.js";
import { recordingPresets } from "../../text/de/engine/recordings.ts";
import { recordings } from "./recordings.ts";
import type { Scene } from "./state/scene.ts";
import { realRegistry } from "./state/testEngine.ts";

beforeAll(async () => {
  await init({ module_or_path: await readFile("web/engine/pkg/reader/reader_bg.wasm") });
});

async function read(name: string) {
  const reader = new OwnTraceReader(name, false, "{}");
  reader.push(new Uint8Array(await readFile(`public/traces/${name}`)));
  return reader.finish();
}

test("a link to any trace that the site has finds its file by its hash", async () => {
  const files = (await readdir("public/traces")).filter((name) => name !== "README.txt");
  const found = await Promise.all(files.map(async (name) => [(await read(name)).hash, name]));
  expect(samples).toEqual(Object.fromEntries(found));
});

test.each(recordings)(
  "$id names the file that the site has, and each of its words is there in German",
  async (preset) => {
    const { workload, pages, at } = preset.scene as Scene & { at: number };
    const trace = await read(String(workload.name));
    expect([trace.hash, trace.pages]).toEqual([workload.hash, pages]);
    expect(trace.take_requests().length).toBe(workload.requests);
    expect(at).toBeLessThan(Number(workload.requests));
    for (const text of [preset.about, preset.teaches]) expect(recordingPresets).toHaveProperty([text]);
  },
);

test("no preset of the engine has one of their ids", async () => {
  const { presets } = await realRegistry();
  const ids = [...presets, ...recordings].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});
