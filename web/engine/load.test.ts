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
  const set_device_bytes = vi.fn();
  vi.stubGlobal("navigator", { deviceMemory: 0.5 });
  const load = engineLoader({ address: "./engine.wasm", init, registry_json: () => "{}", set_device_bytes });
  await expect(Promise.all([load(), load()])).rejects.toThrow("404");
  expect(fetched).toHaveBeenCalledTimes(1);
  await expect(Promise.all([load(), load()])).resolves.toHaveLength(2);
  await load();
  expect(fetched).toHaveBeenCalledTimes(2);
  expect(init).toHaveBeenCalledTimes(1);
  expect(set_device_bytes.mock.calls).toEqual([[2 ** 29]]);
});

test("of an engine that is still being built the server's words are given, without an address", async () => {
  const statusText = "this part of the engine is still being built";
  vi.stubGlobal("fetch", async () => new Response("", { status: 503, statusText }));
  const [init, set_device_bytes] = [vi.fn(), vi.fn()];
  const load = engineLoader({ address: "./pending.wasm", init, registry_json: () => "{}", set_device_bytes });
  await expect(load()).rejects.toThrow(new Error(statusText));
});

test("an engine whose memory is refused is told, and tried again when it is asked for again", async () => {
  vi.stubGlobal("fetch", async () => new Response(wasm));
  const refused = new RangeError("WebAssembly.Instance(): Out of memory: Cannot allocate Wasm memory");
  const init = vi.fn(async () => {}).mockRejectedValueOnce(refused);
  const set_device_bytes = vi.fn();
  const load = engineLoader({ address: "./short.wasm", init, registry_json: () => "{}", set_device_bytes });
  await expect(load()).rejects.toBe(refused);
  await expect(load()).resolves.toEqual({});
  expect(set_device_bytes).not.toHaveBeenCalled();
});
