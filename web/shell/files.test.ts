import { expect, test, vi } from "vitest";
import { labs } from "../labs/registry.ts";
import type { Message } from "../state/run/choices.ts";
import type { RunController } from "../state/run/controller.ts";
import { openFiles } from "./files.ts";

/** A lab that opens whatever it is given. */
function fakeLab(path = "/ace") {
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
    readTrace: vi.fn(async (_: File): Promise<unknown> => null),
    readScene: vi.fn(async (_: string) => {}),
    choices: { getState: () => ({ message }) },
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
  });
});

test("one file is opened without a word, none is none", async () => {
  const lab = fakeLab();
  await openFiles(lab.run, labs, [csv("a.csv")]);
  await openFiles(lab.run, labs, []);
  expect(lab.readTrace).toHaveBeenCalledOnce();
  expect(lab.tell).not.toHaveBeenCalled();
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
