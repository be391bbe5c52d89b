/** What links of every lab hold alike: their version, the preset they change, D where it follows, the position. */
import type { PresetSpec, RunRegistry } from "../../engine/types.ts";
import { text as words } from "../../text/text.ts";
import type { RunScene, WorkloadChoice } from "../run/choices.ts";
import { fixesPages, presetScene } from "../run/scene.ts";
import { type Notice, notice } from "./notices.ts";
import { readNumber } from "./numbers.ts";
import type { Pair } from "./raw.ts";
import { distance, type Reading } from "./values.ts";
import { plainTrace, traceLength, writtenOut } from "./workload.ts";

/** Keys besides those of a lab's own and of parameters. */
export const COMMON_KEYS: readonly string[] = "v preset workload requests seed trace name hash at lang".split(
  " ",
);

/** The version of a lab's links, and the preset whose title stands over the scene. */
export function writeHead(version: number, preset: string | undefined): Pair[] {
  const head: Pair = ["v", String(version)];
  return preset === undefined ? [head] : [head, ["preset", preset]];
}

/** Numbers, names and yes/no settings of a scene that stand in a link under their own ids. */
export function writeSettings(scene: RunScene, ids: readonly string[], registry: RunRegistry): Pair[] {
  // D that follows from the workload is not said again: it would go stale with the first change.
  const fixed = fixesPages(registry, scene.workload);
  return ids.flatMap((id): Pair[] => {
    const { [id]: value } = scene;
    if (typeof value === "boolean") return [[id, value ? "1" : "0"]];
    const said = (typeof value === "number" || typeof value === "string") && !(fixed && id === "pages");
    return said ? [[id, String(value)]] : [];
  });
}

export function readVersion({ values, notices }: Pick<Reading, "values" | "notices">, current: number): void {
  const text = values.get("v") ?? String(current);
  if (text !== String(current)) {
    const version = words().link.version(current);
    notices.push(notice("v", text, version, version));
  }
}

/** Whether the link leaves nothing to a preset: it has all of these keys. */
export function isComplete({ values, registry }: Reading, keys: readonly string[]): boolean {
  const fixed = fixesPages(registry, { kind: values.get("workload") ?? "" });
  return keys.every((key) => values.has(key) || (key === "pages" && fixed));
}

/** The preset that the link names; a complete link with an unknown one has no title, another one shows the first preset. */
export function readPreset({ values, registry, notices }: Reading, complete: boolean): string | undefined {
  const { presets } = registry;
  const text = values.get("preset");
  if (text === undefined) return complete ? undefined : presets[0]?.id;
  const named = presetNamed(text, presets);
  if (named === text) return text;
  const used = complete ? undefined : (named ?? presets[0]?.id);
  const { link } = words();
  const told: Notice = notice("preset", text, link.aPresetsId, used ?? link.noTitle);
  notices.push(used === undefined || used !== named ? { ...told, like: presetsLike(text, presets) } : told);
  return used;
}

/** The scene of a preset without its position, and that position; the first preset's if there is no such. */
export function startOf<Scene extends RunScene>(
  presets: readonly PresetSpec[],
  id: string | undefined,
): { scene: Scene; at: number } | undefined {
  const saved = presetScene<Scene>(presets.find((entry) => entry.id === id) ?? presets[0]);
  if (saved === undefined) return undefined;
  const { at = 0, ...scene } = saved;
  return { scene: scene as unknown as Scene, at };
}

/** The link without its D, where that follows from the workload. */
export function withoutFixedPages<R extends Reading>(reading: R, workload: WorkloadChoice): R {
  const given = reading.values.get("pages");
  if (given === undefined || !fixesPages(reading.registry, workload)) return reading;
  const { link } = words();
  reading.notices.push(notice("pages", given, link.followsFromWorkload, link.whatWorkloadNeeds));
  // For all that is still to be read.
  (reading.values as Map<string, string>).delete("pages");
  return reading;
}

/** Makes D large enough for a trace written out. */
export function makeRoom(scene: RunScene, { registry, notices }: Reading, form = plainTrace): void {
  const survey = writtenOut(scene.workload, form);
  const { pages } = scene;
  const spec = registry.parameters.find((parameter) => parameter.id === "pages");
  if (survey === undefined || typeof pages !== "number" || survey.largest < pages || spec === undefined)
    return;
  const enough = survey.largest + 1;
  notices.push(
    notice("pages", String(pages), words().link.roomForTrace(enough, spec.maximum), String(enough)),
  );
  scene.pages = enough;
}

/** The position of the link, or that of the scene it starts from. */
export function readPosition(
  { values, registry, notices }: Reading,
  scene: RunScene,
  base: number,
  form = plainTrace,
  maximum = traceLength(scene.workload, registry, form) ?? registry.requests.maximum,
): number {
  const text = values.get("at");
  if (text === undefined) return Math.min(base, maximum);
  return readNumber("at", text, { minimum: 0, maximum, integer: true }, 0, "0", notices);
}

/** A slip of so many letters, in a word of three times as many and more, still names its preset. */
const SLIP = 2;
/** Presets offered where none has the word. */
const NEAREST = 3;

const plain = (text: string) => text.trim().toLowerCase();

/** The id of the preset with this name, or with one that is a slip of the pen away. */
export function presetNamed(text: string, presets: readonly PresetSpec[]): string | undefined {
  if (presets.some(({ id }) => id === text)) return text;
  const word = plain(text);
  const slip = Math.min(SLIP, Math.floor((word.length - 1) / 3));
  return presets.find(({ id }) => distance(word, id) <= slip)?.id;
}

/** Listed presets whose id begins with the word, then those that hold it in id or title; else the nearest by spelling. */
export function presetsLike(text: string, presets: readonly PresetSpec[]): string[] {
  const word = plain(text);
  const listed = presets.filter(({ former }) => former !== true);
  const places = listed.map(({ id, title }) => {
    const place = id.indexOf(word);
    return place >= 0 || !plain(title).includes(word) ? place : id.length;
  });
  const found = listed
    .map(({ id }, at) => ({ id, place: places[at] ?? -1 }))
    .filter(({ place }) => place >= 0);
  const near = () => listed.map(({ id }) => ({ id, place: distance(word, id) }));
  const all = word !== "" && found.length > 0 ? found : near();
  const sorted = all.toSorted((left, right) => left.place - right.place).map(({ id }) => id);
  return all === found ? sorted : sorted.slice(0, NEAREST);
}
