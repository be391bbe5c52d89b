import { readFile } from "node:fs/promises";
import { afterAll, expect, test, vi } from "vitest";
import type { Registry } from "../../../engine/types.ts";

// An engine of its own: other tests have it without a limit.
vi.resetModules();
afterAll(() => {
  vi.resetModules();
});
const engine = await import("../../../engine/pkg/ace/ace.js");
const { default: init, engine_memory, registry_json, set_device_bytes } = engine;
const { Session } = await import("./session.ts");

const MEMORY_SECTION = 5;
const SECTIONS_FROM = 8;

/** A number as WebAssembly writes it: seven bits a byte, the lowest first. */
function* leb(value: number): Generator<number> {
  for (; value > 0x7f; value >>>= 7) yield (value & 0x7f) | 0x80;
  yield value;
}

/** Reads such a number: its value and where the next byte is. */
function unleb(bytes: Uint8Array, at: number): [value: number, next: number] {
  for (let [value, shift] = [0, 0]; ; shift += 7) {
    const byte = bytes[at++] ?? 0;
    value |= (byte & 0x7f) << shift;
    if (byte < 0x80) return [value, at];
  }
}

/** The module, whose memory may have so many pages of 64 KiB: a browser refuses more in the same way. */
function withAtMost(pages: number, module: Uint8Array): Uint8Array<ArrayBuffer> {
  let at = SECTIONS_FROM;
  while (module[at] !== MEMORY_SECTION) {
    const [length, content] = unleb(module, at + 1);
    at = content + length;
  }
  const [length, content] = unleb(module, at + 1);
  // One memory, flags, the pages it has at first.
  const [first] = unleb(module, content + 2);
  const memory = [1, 1, ...leb(first), ...leb(pages)];
  const section = [MEMORY_SECTION, ...leb(memory.length), ...memory];
  return Uint8Array.from([...module.subarray(0, at), ...section, ...module.subarray(content + length)]);
}

const sceneOf = (pages: number, requests: number, frames = 20) => ({
  ...{ pages, frames, alpha: 2, k_r: 1, k_w: 4, base_us: 10, policy: "lru" },
  lanes: [{ mode: "baseline" }, { mode: "ace" }],
  workload: { kind: "zipf", requests, seed: "1" },
});

const module = await readFile("web/engine/pkg/ace/ace_bg.wasm");

test("memory that the browser refuses is told with what does not fit, and the run at hand goes on", async () => {
  await init({ module_or_path: withAtMost(1024, module) });
  const registry: Registry = JSON.parse(registry_json());
  const atHand = Session.open(sceneOf(100, 2_000), registry);
  if (!atHand.ok) throw new Error(atHand.failure.message);
  atHand.value.seek(1_000);
  const before = atHand.value.serialised();
  for (const [scene, field] of [
    [sceneOf(100, 30_000_000), /requests/],
    [sceneOf(30_000_000, 100), /pages/],
    [sceneOf(30_000_000, 100, 10_000_000), /frames|pages/],
  ] as const) {
    const refused = Session.open(scene, registry);
    expect(refused).toMatchObject({ ok: false, failure: { field: expect.stringMatching(field) } });
    atHand.value.seek(1_700);
    atHand.value.seek(1_000);
    expect(atHand.value.serialised()).toBe(before);
  }
  const bytes = (engine_memory() as WebAssembly.Memory).buffer.byteLength;
  for (let again = 0; again < 20; again += 1) Session.open(sceneOf(30_000_000, 100), registry);
  expect((engine_memory() as WebAssembly.Memory).buffer.byteLength).toBe(bytes);
  const next = Session.open(sceneOf(100, 5_000), registry);
  expect(next).toMatchObject({ ok: true });
});

test("on a device with little memory what does not fit is refused before it is tried", async () => {
  const registry: Registry = JSON.parse(registry_json());
  const bytes = () => (engine_memory() as WebAssembly.Memory).buffer.byteLength;
  const before = bytes();
  set_device_bytes(2 ** 30);
  const refused = Session.open(sceneOf(1_000, 100_000_000), registry);
  expect(refused).toMatchObject({
    failure: { field: "workload.requests", legal: expect.stringMatching(/^fewer: .* 536870912 /) },
  });
  expect(bytes()).toBe(before);
  set_device_bytes(8 * 2 ** 30);
  expect(Session.open(sceneOf(1_000, 1_000), registry)).toMatchObject({ ok: true });
});
