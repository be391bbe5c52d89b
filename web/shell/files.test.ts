import { expect, test, vi } from "vitest";
import { LIMITS } from "../engine/limits.ts";
import { labs } from "../labs/registry.ts";
import type { Message, WantedTrace } from "../state/run/choices.ts";
import type { RunController } from "../state/run/controller.ts";
import { openFiles, openTrace } from "./files.ts";

/** A lab that opens whatever it is given. */
function fakeLab(path = "/ace", wanted: Partial<WantedTrace> | null = null) {
  let message: Message | null = null;
  const tell = vi.fn((next: Message | null) => {
    message = next;
  });
  const lab = {
    path,
    readsTraces: true,
    tell,
    stop: () => false,
    reject: vi.fn(),
    askReading: vi.fn(),
    readTrace: vi.fn(async (_: File, __?: object): Promise<unknown> => null),
    readScene: vi.fn(async (_: string) => {}),
    choices: { getState: () => ({ message, wanted }) },
  };
  return { ...lab, run: lab as unknown as RunController };
}

const csv = (name: string) => new File(["R,1"], name);

test("of several files the first is opened, and the others are named", async () => {
  const lab = fakeLab();
  await openFiles(lab.run, labs, [csv("a.csv"), csv("b.csv"), csv("c.csv")]);
  expect(lab.readTrace.mock.calls.map(([file]) => file.name)).toEqual(["a.csv"]);
  const words = "One file is opened at a time: a.csv, not b.csv, c.csv.";
  expect(lab.tell).toHaveBeenCalledExactlyOnceWith({ tone: "info", text: words });
  lab.readTrace.mockResolvedValue({ lines: [{ line: 1, text: "X", why: "the page is missing" }], total: 1 });
  await openFiles(lab.run, labs, [csv("a.csv"), csv("b.csv")]);
  // What is wrong with the first is told as well.
  expect(lab.tell).toHaveBeenLastCalledWith({
    tone: "error",
    text: expect.stringContaining("1 line is wrong"),
    details: ["Line 1: the page is missing (X)", "One file is opened at a time: a.csv, not b.csv."],
    reading: expect.anything(),
  });
});

test("a file that is too large for a scene is told, and not looked into", async () => {
  const lab = fakeLab();
  const large = new File([new Uint8Array(LIMITS.sceneBytes + 1)], "large.json");
  const text = vi.spyOn(large, "text");
  await openFiles(lab.run, labs, [large]);
  expect(text).not.toHaveBeenCalled();
  expect(lab.readScene).not.toHaveBeenCalled();
  expect(lab.tell).toHaveBeenCalledExactlyOnceWith({
    tone: "error",
    text: expect.stringMatching(
      /^large\.json: .*4,?194,?305.* is not legal here; legal: up to 4,?194,?304 bytes/,
    ),
  });
});

test("one file is opened without a word, none is none", async () => {
  const lab = fakeLab();
  await openFiles(lab.run, labs, [csv("a.csv")]);
  await openFiles(lab.run, labs, []);
  expect(lab.readTrace).toHaveBeenCalledOnce();
  expect(lab.tell).not.toHaveBeenCalled();
});

const summary = {
  ...{ format: "msr", records: 40, ignored: 0, requests: 85, reads: 54, writes: 31, pages: 39 },
  ...{ volumes: 1, page_bytes: 4096, notes: ["a note"] },
};
const read = { ok: true, value: { summary } };

test("how a file was read is said, with each note and a way to read it in another way", async () => {
  const lab = fakeLab();
  const file = csv("a.csv");
  lab.readTrace.mockResolvedValue(read);
  await openTrace(lab.run, file);
  expect(lab.tell).toHaveBeenCalledExactlyOnceWith({
    tone: "info",
    text: "a.csv was read as msr: 40 records, 85 requests (54 reads, 31 writes), 39 pages of 4 KiB, 0 ignored.",
    details: ["a note"],
    reading: { file, options: {} },
  });
});

test("a file is read as was chosen, else as the link says that asks for it, else as before on this device", async () => {
  const kept = new Map<string, string>();
  const storage = { getItem: (key: string) => kept.get(key) ?? null, setItem: kept.set.bind(kept) };
  vi.stubGlobal("localStorage", { ...storage, removeItem: kept.delete.bind(kept) });
  const file = csv("mine.csv");
  const lab = fakeLab();
  lab.readTrace.mockResolvedValue(read);
  await openTrace(lab.run, file);
  await openTrace(lab.run, file, { page: "8k" });
  await openTrace(lab.run, file);
  expect(lab.readTrace.mock.calls.map(([, options]) => options)).toEqual([
    {},
    { page: "8k" },
    { page: "8k" },
  ]);
  const asking = fakeLab("/ace", { options: { volume: "a" } });
  await openTrace(asking.run, file);
  expect(asking.readTrace).toHaveBeenCalledExactlyOnceWith(file, { volume: "a" });
});

test("a file that can be read in several ways is asked about, and nothing is told", async () => {
  const lab = fakeLab();
  const file = csv("which.txt");
  const choice = { lines: ["0 4 0 0"], formats: ["lis", "refs"], columns: null, unit: null, size_unit: null };
  lab.readTrace.mockResolvedValue({ ok: false, failure: { message: "two formats fit" }, choice });
  await openTrace(lab.run, file);
  expect(lab.askReading).toHaveBeenCalledExactlyOnceWith({ file, options: {}, choice });
  expect([lab.tell.mock.calls, lab.reject.mock.calls]).toEqual([[], []]);
});

test("a scene of another lab names that lab, one of this lab is opened", async () => {
  // As each lab writes its own.
  const exported = import.meta.glob<{ configJson: (scene: object, at: number) => string }>(
    "../labs/*/export.ts",
  );
  for (const { id, path, name } of labs) {
    const module = await exported[`../labs/${id}/export.ts`]?.();
    const file = new File([module?.configJson({}, 0) ?? ""], "scene.json");
    for (const other of labs) {
      const lab = fakeLab(other.path);
      await openFiles(lab.run, labs, [file]);
      expect(lab.readScene).toHaveBeenCalledTimes(other.path === path ? 1 : 0);
      if (other.path !== path)
        expect(lab.tell).toHaveBeenCalledExactlyOnceWith({
          tone: "error",
          text: `scene.json is a scene of another lab: open it in “${name()}”.`,
        });
    }
  }
});

test("what is no JSON, or says no format, is left to the lab", async () => {
  const lab = fakeLab();
  for (const text of ["{", "null", "{}", '{"format":"else"}'])
    await openFiles(lab.run, labs, [new File([text], "scene.json")]);
  expect(lab.readScene).toHaveBeenCalledTimes(4);
});
