import { readFile as bytesOf } from "node:fs/promises";
import { beforeAll, expect, test } from "vitest";
import type { Reading } from "../../../engine/ownTrace/open.ts";
import type { Progress, Report } from "../../../engine/ownTrace/read.ts";
import { readFile } from "../../../engine/ownTrace/read.ts";
import type { ReadingOptions } from "../../../engine/ownTrace/reading.ts";
import { Lab } from "../../../engine/pkg/ace/ace.js";
import initArchives from "../../../engine/pkg/archives/archives.js";
import init from "../../../engine/pkg/reader/reader.js";
import { realRegistry } from "../state/testEngine.ts";
import { readOwnTrace } from "./ownTrace.ts";

beforeAll(async () => {
  await realRegistry();
  await init({
    module_or_path: await bytesOf(new URL("../../../engine/pkg/reader/reader_bg.wasm", import.meta.url)),
  });
  await initArchives({
    module_or_path: await bytesOf(new URL("../../../engine/pkg/archives/archives_bg.wasm", import.meta.url)),
  });
});

/** The worker's own work on this thread, with the very object: a port would clone the file. */
function directly(): Reading {
  const reading: Reading = {
    onmessage: null,
    onerror: null,
    terminate: quiet,
    postMessage: (order) =>
      void readFile(order, (data) => reading.onmessage?.({ data } as MessageEvent<Report>)),
  };
  return reading;
}

/** As that, behind messages like a worker's. */
function inPlace(): Reading {
  const { port1, port2 } = new MessageChannel();
  port2.onmessage = ({ data }) =>
    void readFile(data, (report, transfer) => port2.postMessage(report, transfer));
  return Object.assign(port1, { onerror: null, terminate: () => port1.close() });
}

const going = () => new AbortController().signal;
const quiet = () => undefined;
const file = (text: string) => new Blob([text]);
const read = (
  blob: Blob,
  name: string,
  onProgress: (progress: Progress) => void = quiet,
  signal = going(),
  start: () => Reading = inPlace,
  options: ReadingOptions = {},
) => readOwnTrace(blob, name, onProgress, signal, options, start);

function gzipped(text: string): Promise<Blob> {
  return new Response(file(text).stream().pipeThrough(new CompressionStream("gzip"))).blob();
}

const lines = (count: number) =>
  Array.from({ length: count }, (_, t) => `${t % 3 ? "R" : "W"},${t % 977}\n`).join("");

/** Records of oracleGeneral. */
function records(ids: bigint[], size = (_t: number) => 4096): Blob {
  const view = new DataView(new ArrayBuffer(ids.length * 24));
  for (const [t, id] of ids.entries()) {
    view.setUint32(t * 24, t, true);
    view.setBigUint64(t * 24 + 4, id, true);
    view.setUint32(t * 24 + 12, size(t), true);
    view.setBigInt64(t * 24 + 16, -1n, true);
  }
  return new Blob([view]);
}

const sceneOf = (name: string, hash: string, pages: number) => {
  const workload = { kind: "own", name, hash };
  return JSON.stringify({ pages, frames: 2, alpha: 1, base_us: 1, k_r: 1, k_w: 1, workload });
};

test("a file is read, named by its requests, and opens a lab", async () => {
  const result = await read(file("op,page\nR,7\nW,3\n5\n"), "small.csv");
  if (!result.ok) throw new Error("not read");
  const { handle, ...said } = result.value;
  expect(said).toEqual({
    name: "small.csv",
    hash: expect.stringMatching(/^[0-9a-f]{16}$/),
    requests: 3,
    pages: 8,
    renumbered: false,
    options: {},
    summary: expect.objectContaining({ format: "own", records: 3, notes: [] }),
  });
  const lab = new Lab(sceneOf(said.name, said.hash, 8), handle.share());
  expect([...lab.requests_between(0, 3)]).toEqual([14, 7, 10]);
});

test("records are reads, and large ids come back", async () => {
  const largest = 2n ** 64n - 1n;
  const result = await read(records([largest, 9n, largest]), "small.oracleGeneral");
  if (!result.ok) throw new Error("not read");
  const { handle, hash, pages, renumbered } = result.value;
  expect({ pages, renumbered }).toEqual({ pages: 66, renumbered: true });
  const lab = new Lab(sceneOf("small", hash, pages), handle.share());
  expect([...lab.requests_between(0, 3)]).toEqual([130, 0, 130]);
  expect([lab.original_id(65), lab.original_id(0)]).toEqual([largest, 9n]);
});

test("pages are called as the file calls them: by letters, by words, by their volume", async () => {
  for (const [text, names, saved] of [
    ["B A R A B", ["A", "B", "R"], "op,key\nR,B\nR,A\n"],
    ["heap index heap", ["heap", "index"], "op,key\nR,heap\nR,index\n"],
    ["op,volume,page\nR,sda,7\nW,sdb,7\n", ["sda:7"], "op,volume,page\nR,sda,7\nW,sdb,7\n"],
  ] as const) {
    const result = await read(file(text), "named.txt");
    if (!result.ok) throw new Error("not read");
    const { handle, hash, pages } = result.value;
    const lab = new Lab(sceneOf("named.txt", hash, pages), handle.share());
    expect(lab.names_pages).toBe(true);
    expect(names.map((_, page) => lab.page_name(page))).toEqual(names);
    expect(names.map((name) => lab.page_of_name(name))).toEqual(names.map((_, page) => page));
    expect(new TextDecoder().decode(lab.trace_csv())).toMatch(new RegExp(`^${saved}`));
  }
});

test("what a file was read as, how, and what in it is not used is told with it", async () => {
  const sizes = records([7n, 3n, 5n], (t) => 512 * t);
  const result = await read(sizes, "sizes.bin", quiet, going(), inPlace, { page: "8k" });
  if (!result.ok) throw new Error("not read");
  const { options, summary } = result.value;
  expect(options).toEqual({ page: "8k" });
  expect(summary).toEqual({
    ...{ format: "oracle-general", records: 3, ignored: 0, requests: 3, reads: 3, writes: 0 },
    ...{ pages: 3, volumes: 1, page_bytes: null },
    notes: [expect.stringContaining("sizes from 512 to 1024 bytes; each request counts as one page")],
  });
});

test("a file that several formats fit, or none, comes back with what to choose from", async () => {
  const several = await read(file("0 4 0 0\n"), "which.txt");
  const choice = { lines: ["0 4 0 0"], formats: ["lis", "refs"], columns: null, unit: null, size_unit: null };
  expect(several).toMatchObject({ ok: false, choice });
  const none = await read(file("when;what;lba\n1;get;16\n"), "own.csv");
  expect(none).toMatchObject({ ok: false, choice: { formats: [], columns: "offset=3", unit: "512" } });
  const chosen = await read(file("0 4 0 0\n"), "which.txt", quiet, going(), inPlace, { format: "lis" });
  expect(chosen).toMatchObject({ ok: true, value: { requests: 4 } });
});

test("an option that is not legal is told by its name", async () => {
  const result = await read(file("R,1\n"), "a.csv", quiet, going(), inPlace, { page: "5k" });
  expect(result).toMatchObject({
    ok: false,
    failure: { message: expect.stringMatching(/^a\.csv: page: 5k is not legal here; legal: a power/) },
  });
});

test("columns are known by name in two as in more", async () => {
  const [named, plain] = [
    await read(file("page,op\n7,R\n3,W\n"), "a.csv"),
    await read(file("7\nW,3\n"), "b.csv"),
  ];
  if (!named.ok || !plain.ok) throw new Error("not read");
  expect(named.value).toMatchObject({
    hash: plain.value.hash,
    requests: 2,
    pages: 8,
    summary: { notes: [] },
  });
});

test("a compressed file is the same trace, whatever its name", async () => {
  const text = lines(200_000);
  const plain = await read(file(text), "a.csv");
  const packed = await read(await gzipped(text), "a.txt");
  if (!plain.ok || !packed.ok) throw new Error("not read");
  expect(packed.value.requests).toBe(200_000);
  expect(packed.value.hash).toBe(plain.value.hash);
});

test("all requests and ids arrive, however many slices they take", async () => {
  const ids = Array.from({ length: 600_000 }, (_, t) => (BigInt(t) * 2n ** 20n) % (2n ** 61n - 1n));
  const result = await read(records(ids), "many.bin");
  if (!result.ok) throw new Error("not read");
  const { handle, hash, pages } = result.value;
  const lab = new Lab(sceneOf("many", hash, pages), handle.share());
  const requests = lab.requests_between(0, ids.length);
  for (let t = 0; t < ids.length; t += 9973) {
    expect(lab.original_id((requests[t] ?? 0) >>> 1)).toBe(ids[t]);
  }
});

test("the first ten bad lines come back with their numbers, and the count of all", async () => {
  const text = `op,page\n${Array.from({ length: 12 }, (_, t) => `Q,${t}\n`).join("")}W,2\n`;
  const result = await read(file(text), "bad.csv");
  expect(result).toMatchObject({ ok: false, total: 12 });
  const bad = "lines" in result ? result.lines : [];
  expect(bad.map((line) => line.line)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
  expect(bad[0]).toMatchObject({ text: "Q,0", why: expect.any(String) });
});

test("a file that became shorter since it was chosen is told, and reading ends", async () => {
  const whole = file(lines(200_000));
  const cut = Object.assign(file(""), {
    slice: (from: number, to: number) => whole.slice(0, 1 << 20).slice(from, to),
  });
  Object.defineProperty(cut, "size", { value: whole.size * 2 });
  const result = await read(cut, "cut.csv", quiet, going(), directly);
  expect(result).toMatchObject({ failure: { message: expect.stringMatching(/became shorter while/) } });
});

test("an empty, a damaged, a cut and an unknown file are answered in words", async () => {
  const whole = await gzipped(lines(50_000));
  for (const [blob, words] of [
    [file(""), /x\.csv: 0 requests/],
    [whole.slice(0, whole.size >> 1), /^x\.csv: its gzip data is broken near byte \d+: /],
    [new Blob([new Uint8Array([0x1f, 0x8b, 1, 2, 3])]), /gzip data is broken near byte 5: /],
    [new Blob([new Uint8Array([0x37, 0x7a, 0xbc, 0xaf, 0x27, 0x1c])]), /it is a 7z file, .+ unpack it first/],
    [records([1n, 2n]).slice(0, 31), /record 2, cut off after 7 bytes \(at byte 24\)/],
    [
      new Blob([new Uint8Array(500)]),
      /a file of another kind \(record 1: .+\) cannot be used; legal: a trace in one of the formats/,
    ],
  ] as const) {
    const result = await read(blob, "x.csv");
    expect(result).toMatchObject({ ok: false, failure: { message: expect.stringMatching(words) } });
  }
});

test("a worker that cannot start is told", async () => {
  const broken = (): Reading => {
    const worker = inPlace();
    worker.postMessage = () => worker.onerror?.({ message: "" } as ErrorEvent);
    return worker;
  };
  const result = await read(file("1\n"), "a.csv", quiet, going(), broken);
  expect(result).toMatchObject({
    ok: false,
    failure: { message: expect.stringContaining("not be started") },
  });
});

test("progress grows up to the size of the file", async () => {
  const blob = file(lines(4_000_000));
  const seen: Progress[] = [];
  const result = await read(blob, "big.csv", (progress) => seen.push(progress));
  expect(result.ok).toBe(true);
  expect(seen.length).toBeGreaterThan(0);
  for (const key of ["bytes", "requests"] as const) {
    const values = seen.map((progress) => progress[key]);
    expect(values).toEqual(values.toSorted((a, b) => a - b));
  }
  expect(seen.every(({ bytes, total }) => bytes <= total && total === blob.size)).toBe(true);
});

test("a small compressed file that holds much tells how far it is, packed and unpacked", async () => {
  const blob = await gzipped("R,1\n".repeat(20_000_000));
  expect(blob.size).toBeLessThan(500_000);
  const seen: Progress[] = [];
  const result = await read(blob, "much.csv.gz", (progress) => seen.push(progress));
  expect(result).toMatchObject({ ok: true, value: { requests: 20_000_000 } });
  const partly = seen.filter(({ bytes, total }) => bytes < total);
  expect(partly.length).toBeGreaterThan(0);
  for (const { bytes, plain } of partly) expect(plain).toBeGreaterThan(100 * bytes);
});

test("zeros that fill a gzip file up are read over, and what else follows is named where it begins", async () => {
  const whole = await gzipped("R,1\nW,2\n");
  expect(await read(new Blob([whole, new Uint8Array(600)]), "a.gz")).toMatchObject({
    ok: true,
    value: { requests: 2 },
  });
  const result = await read(new Blob([whole, "and more"]), "a.gz");
  const message = `gzip data is broken near byte ${whole.size}: what follows its end is no gzip data`;
  expect(result).toMatchObject({ ok: false, failure: { message: expect.stringContaining(message) } });
});

/** A golden file of the command line's tests. */
const golden = async (name: string) =>
  new Blob([
    await bytesOf(new URL(`../../../../engine-wasm/cli/tests/golden/traces/${name}`, import.meta.url)),
  ]);

test("a file in any packing is the trace that it is without", async () => {
  const plain = await read(await golden("own.csv.gz"), "own.csv.gz");
  if (!plain.ok) throw new Error("not read");
  const { hash, requests } = plain.value;
  expect(requests).toBe(24);
  for (const name of ["own.csv.zst", "own.csv.xz", "own.csv.bz2", "own.zip", "own.tar.gz", "own-gz.zip"]) {
    // Behind a name that says nothing.
    expect(await read(await golden(name), "a"), name).toMatchObject({ ok: true, value: { hash, requests } });
  }
});

test("what cannot be unpacked is told as the command line tells it", async () => {
  for (const [name, words] of [
    ["two.tar", "two.tar: its tar data holds 2 files (a.csv, b.csv): --member NAME takes one"],
    ["four.gz", "four.gz: it is packed more than three times: unpack it first"],
    ["more.csv.xz", "more.csv.xz: its xz data is broken near byte 116: what follows its end is no xz data"],
    ["own.parquet", "own.parquet: it is a Parquet file, which is not read: unpack it first"],
  ] as const) {
    const result = await read(await golden(name), name);
    expect(result, name).toMatchObject({ ok: false, failure: { message: expect.stringContaining(words) } });
  }
});

interface FieldCase {
  file: string;
  args: readonly string[];
  trace?: object;
  notes: readonly string[];
  said?: readonly string[];
  refused?: readonly string[];
}

test("files as people have them are read in the page as by the command line, or refused by their kind", async () => {
  const folder = new URL("../../../../engine-wasm/cli/tests/golden/field/", import.meta.url);
  const cases: FieldCase[] = JSON.parse(String(await bytesOf(new URL("cases.json", folder))));
  expect(cases.length).toBeGreaterThan(30);
  for (const { file: name, args, trace, notes, said: aside = [], refused = [] } of cases) {
    const flags = args.flatMap((flag, at) =>
      flag.startsWith("--") ? [[flag.slice(2).replaceAll("-", "_"), args[at + 1] ?? ""]] : [],
    );
    const blob = new Blob([await bytesOf(new URL(name, folder))]);
    const result = await read(blob, name, quiet, going(), inPlace, Object.fromEntries(flags));
    if (trace === undefined) {
      const said = result.ok ? "" : JSON.stringify(result);
      for (const word of refused) expect(said, `${name} ${args}`).toContain(word);
      continue;
    }
    if (!result.ok) throw new Error(`${name} ${args}: ${JSON.stringify(result)}`);
    const { notes: said, ...summary } = result.value.summary;
    expect(summary, `${name} ${args}`).toEqual(trace);
    expect(said).toEqual([...notes, ...aside].map((note) => expect.stringContaining(note)));
  }
});

test("a cancel ends the worker at once, before the start and in the middle", async () => {
  const stopped = { ok: false, failure: { message: expect.stringContaining("stopped") } };
  expect(await read(file("R,1\n"), "a.csv", quiet, AbortSignal.abort())).toMatchObject(stopped);
  const controller = new AbortController();
  let ended = 0;
  const watched = (): Reading => {
    const worker = inPlace();
    const { terminate } = worker;
    worker.terminate = () => {
      ended += 1;
      terminate();
    };
    return worker;
  };
  const stop = () => controller.abort();
  const blob = file(lines(4_000_000));
  expect(await read(blob, "a.csv", stop, controller.signal, watched)).toMatchObject(stopped);
  expect(ended).toBe(1);
});
