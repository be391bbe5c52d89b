import { afterEach, expect, test, vi } from "vitest";
import { engineLoader } from "./load.ts";

afterEach(() => vi.unstubAllGlobals());

/** The smallest module: its head alone. */
const wasm = new Uint8Array([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]);

test("an engine that was not found is asked for again; one that is there is not", async () => {
  const answers = [new Response("", { status: 404 }), new Response(wasm)];
  const fetched = vi.fn(async () => answers.shift());
  vi.stubGlobal("fetch", fetched);
  const init = vi.fn(async () => {});
  const load = engineLoader({ address: "./engine.wasm", init, registry_json: () => "{}" });
  await expect(Promise.all([load(), load()])).rejects.toThrow("404");
  expect(fetched).toHaveBeenCalledTimes(1);
  await expect(Promise.all([load(), load()])).resolves.toHaveLength(2);
  await load();
  expect(fetched).toHaveBeenCalledTimes(2);
  expect(init).toHaveBeenCalledTimes(1);
});
