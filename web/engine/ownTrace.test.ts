import { beforeAll, expect, test } from "vitest";
import { realRegistry } from "../state/url/testEngine.ts";
import { readOwnTrace } from "./ownTrace.ts";
import { Lab } from "./pkg/engine.js";

beforeAll(async () => void (await realRegistry()));

const going = () => new AbortController().signal;
const quiet = () => undefined;
const file = (text: string) => new Blob([text]);

function gzipped(text: string): Promise<Blob> {
  return new Response(file(text).stream().pipeThrough(new CompressionStream("gzip"))).blob();
}

const lines = (count: number) =>
  Array.from({ length: count }, (_, t) => `${t % 3 ? "R" : "W"},${t % 977}\n`).join("");

test("a file is read, named by its requests, and opens a lab", async () => {
  const result = await readOwnTrace(file("op,page\nR,7\nW,3\n5\n"), "small.csv", quiet, going());
  if (!result.ok) throw new Error("not read");
  const { handle, ...said } = result.value;
  expect(said).toEqual({
    name: "small.csv",
    hash: expect.stringMatching(/^[0-9a-f]{16}$/),
    requests: 3,
    pages: 8,
    renumbered: false,
  });
  const workload = { kind: "own", name: said.name, hash: said.hash };
  const scene = { pages: 8, frames: 2, alpha: 1, base_us: 1, k_r: 1, k_w: 1, workload };
  const lab = new Lab(JSON.stringify(scene), handle.share());
  expect([...lab.requests_between(0, 3)]).toEqual([14, 7, 10]);
});

test("a compressed file is the same trace, whatever its name", async () => {
  const text = lines(200_000);
  const plain = await readOwnTrace(file(text), "a.csv", quiet, going());
  const packed = await readOwnTrace(await gzipped(text), "a.txt", quiet, going());
  if (!plain.ok || !packed.ok) throw new Error("not read");
  expect(packed.value.requests).toBe(200_000);
  expect(packed.value.hash).toBe(plain.value.hash);
});

test("the first ten bad lines come back with their numbers, and the count of all", async () => {
  const text = `R,1\n${Array.from({ length: 12 }, (_, t) => `Q,${t}\n`).join("")}W,2\n`;
  const result = await readOwnTrace(file(text), "bad.csv", quiet, going());
  expect(result).toMatchObject({ ok: false, total: 12 });
  const bad = "lines" in result ? result.lines : [];
  expect(bad.map((line) => line.line)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
  expect(bad[0]).toMatchObject({ text: "Q,0", why: expect.any(String) });
});

test("an empty file and a damaged one are answered in words", async () => {
  const whole = await gzipped(lines(50_000));
  for (const [blob, words] of [
    [file(""), /empty\.csv: 0 requests/],
    [whole.slice(0, whole.size >> 1), /damaged/],
    [new Blob([new Uint8Array([0x1f, 0x8b, 1, 2, 3])]), /damaged/],
  ] as const) {
    const result = await readOwnTrace(blob, "empty.csv", quiet, going());
    expect(result).toMatchObject({ ok: false, failure: { message: expect.stringMatching(words) } });
  }
});

test("progress grows to the size of the file", async () => {
  const packed = await gzipped(lines(1_000_000));
  const seen: number[] = [];
  const result = await readOwnTrace(
    packed,
    "big.csv.gz",
    (bytes, total) => seen.push(bytes / total),
    going(),
  );
  expect(result.ok).toBe(true);
  expect(seen).toEqual(seen.toSorted((a, b) => a - b));
  expect(seen.at(-1)).toBe(1);
});

test("a cancel stops at once, before the start and in the middle", async () => {
  const stopped = { ok: false, failure: { message: expect.stringContaining("stopped") } };
  expect(await readOwnTrace(file("R,1\n"), "a.csv", quiet, AbortSignal.abort())).toMatchObject(stopped);
  const controller = new AbortController();
  let last = 0;
  const onProgress = (bytes: number, total: number) => {
    last = bytes / total;
    controller.abort();
  };
  const result = await readOwnTrace(file(lines(4_000_000)), "a.csv", onProgress, controller.signal);
  expect(result).toMatchObject(stopped);
  expect(last).toBeLessThan(1);
});

test("the event loop gets a turn while a large file is read", async () => {
  const blob = file(lines(4_000_000));
  let turns = 0;
  const timer = setInterval(() => turns++, 0);
  const result = await readOwnTrace(blob, "large.csv", quiet, going());
  clearInterval(timer);
  expect(result.ok).toBe(true);
  expect(turns).toBeGreaterThan(3);
});
