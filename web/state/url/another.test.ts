/** The parts of a link in the hands of a lab that is not ACE's: other lanes, other parts of the page, other traces. */
import fc from "fast-check";
import { expect, test } from "vitest";
import type { Failure, RunRegistry } from "../../engine/types.ts";
import { realRegistry } from "../../labs/ace/state/testEngine.ts";
import { hostileLinks } from "../../labs/ace/state/tests/hostileLinks.ts";
import type { RunScene } from "../run/choices.ts";
import type { RunView } from "../run/view.ts";
import {
  COMMON_KEYS,
  isComplete,
  makeRoom,
  readPosition,
  readPreset,
  readVersion,
  startOf,
  withoutFixedPages,
  writeHead,
  writeSettings,
} from "./envelope.ts";
import { readNumbers } from "./numbers.ts";
import { readHash, writeHash } from "./raw.ts";
import { readStage, STAGE_KEYS, writeStage } from "./stage.ts";
import { runs } from "./tests/runs.ts";
import { PREFIX, readWorkload, surveyWords, type TraceForm, traceLength, writeWorkload } from "./workload.ts";

const { lab, counters, parameters, workloads, requests } = await realRegistry();
const NUMBERS = ["pages", "frames", "alpha"];
const specs = parameters.filter(({ id }) => NUMBERS.includes(id));
const scene: RunScene = {
  ...{ pages: 80, frames: 8, alpha: 2, colour: "red" },
  workload: { kind: workloads[0]?.id ?? "", requests: 400, seed: "5" },
};
const registry: RunRegistry = {
  lab,
  counters,
  parameters,
  workloads,
  requests,
  presets: [
    { id: "one", title: "", about: "", teaches: "", group: "first", shows: "none" as const, scene },
    {
      id: "two",
      title: "",
      about: "",
      teaches: "",
      group: "first",
      shows: "none" as const,
      scene: { ...scene, colour: "blue", at: 7 },
    },
  ],
};

/** Also creates pages, and empties the pool. */
const form: TraceForm = {
  survey: (text) =>
    surveyWords(text, (word) => {
      if (word === "F") return null;
      return /^[RWN]\d+$/.test(word) ? Number(word.slice(1)) : undefined;
    }),
  legal: () => 'requests such as "R1 N9 F"',
};

const parts = ["left", "right"];
interface Link {
  scene: RunScene;
  preset?: string;
  at: number;
  view: RunView;
}

const encode = ({ scene: shown, preset, at, view }: Link) =>
  writeHash("/another", [
    ...writeHead(3, preset),
    ...writeSettings(shown, [...NUMBERS, "colour"], registry),
    ...writeWorkload(shown.workload, registry),
    ["at", String(at)],
    ...writeStage(view),
  ]);

function decode(hash: string): { link: Link; notices: Failure[] } {
  const notices: Failure[] = [];
  const known = new Set([...COMMON_KEYS, ...STAGE_KEYS, ...NUMBERS, "colour"]);
  const values = readHash(hash, (key) => known.has(key) || key.startsWith(PREFIX), notices);
  const reading = { values, registry, notices };
  readVersion(reading, 3);
  const complete = isComplete(reading, ["pages", "frames", "workload"]);
  const preset = readPreset(reading, complete);
  const start = startOf<RunScene>(registry.presets, complete ? undefined : preset);
  if (start === undefined) throw new Error("there are presets");
  const workload = readWorkload(reading, start.scene.workload, scene.workload, form);
  const shown: RunScene = { ...start.scene, workload };
  readNumbers(withoutFixedPages(reading, workload), specs, shown, ({ id }) => id !== "alpha");
  shown.colour = values.get("colour") ?? shown.colour;
  makeRoom(shown, reading, form);
  const at = readPosition(reading, shown, complete ? 0 : start.at, form);
  const view = readStage(reading, { hideable: parts, tabs: parts });
  return { link: { scene: shown, at, view, ...(preset !== undefined && { preset }) }, notices };
}

test("a link comes back as it was written", () => {
  const states: Link[] = [
    { scene, at: 0, view: {} },
    { scene: { ...scene, frames: 3, alpha: 1.5 }, preset: "two", at: 400, view: { stage: "embed" } },
    {
      scene: { ...scene, workload: { kind: "given", trace: "R1 W2 N79 F R79" } },
      at: 5,
      view: { stage: "present", hidden: ["right"] },
    },
  ];
  for (const link of states) expect(decode(encode(link))).toEqual({ link, notices: [] });
});

test("a short link changes a preset's scene, at that preset's position", () => {
  const { link, notices } = decode("/another?preset=two&frames=4");
  expect(link).toEqual({ scene: { ...scene, colour: "blue", frames: 4 }, preset: "two", at: 7, view: {} });
  expect(notices).toEqual([]);
});

test("what is not legal is told in the lab's own terms, with what is used", () => {
  const { link, notices } = decode("/another?v=2&trace=R1+X2&hide=left,curves&frames=many&at=9e9");
  expect(notices.map(({ field, legal }) => [field, legal])).toEqual([
    ["v", "version 3"],
    ["trace", 'requests such as "R1 N9 F"'],
    ["frames", expect.stringContaining("a whole number")],
    ["at", "a whole number from 0 to 400"],
    ["hide", "a list of left, right"],
  ]);
  expect(link.scene).toEqual(scene);
  expect(link).toMatchObject({ at: 400, view: { hidden: ["left"] } });
});

test("requests without a page count, and pages of others make room", () => {
  const { link, notices } = decode("/another?trace=R1+F+N500+F&at=4");
  expect(traceLength(link.scene.workload, registry, form)).toBe(4);
  expect(link).toMatchObject({ at: 4, scene: { pages: 501 } });
  expect(notices.map(({ field }) => field)).toEqual(["pages"]);
});

test("no text throws, and its link comes back", () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.constantFrom(...hostileLinks.map(({ hash }) => hash))), (text) => {
      const { link } = decode(text);
      expect(decode(encode(link))).toEqual({ link, notices: [] });
    }),
    runs(300),
  );
});
