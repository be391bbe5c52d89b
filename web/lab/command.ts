/** A scene as the `bpsim` command that gives its counters; docs/command-line.md says what each part of one does. */
import type { PresetSpec, RunRegistry } from "../engine/types.ts";
import type { RunScene } from "../state/run/choices.ts";
import { OWN } from "../state/url/workload.ts";

type Fields = Readonly<Record<string, unknown>>;

/** A scene whose lanes are known to be a list. */
export interface LanedScene extends RunScene {
  lanes: readonly Fields[];
}

/** How the command line runs a lab's scenes. */
export interface CommandForm {
  /** Its id there; left out by the lab that is run if none is named. */
  lab?: string;
  /** The lane's field whose values, set apart by commas, run a lane each. */
  slot: string;
  /** The flag that runs every lane of a preset or a file; left out where all run anyway. */
  all?: string;
  /** Numbers that another value of a field takes the place of, by the field; they are said again beside it. */
  takesOut: Readonly<Record<string, readonly string[]>>;
  /** Objects that count with nothing in them, too: all that they say is a default then. */
  switches?: readonly string[];
  /** Fields that no counter depends on. */
  unsaid?: readonly string[];
  /** Whether a scene runs on the page alone. */
  onPageOnly?: (scene: LanedScene, registry: RunRegistry) => boolean;
}

export interface Command {
  line: string;
  /** The file of the scene that it needs, which the export menu writes: nothing shorter says the scene. */
  file?: string;
}

type Pair = readonly [path: string, value: string];

/** What only the page looks at, and what is said by other means. */
const UNSAID = ["at", "lanes", "workload", "program"];
/** Texts that may look like numbers: seeds are wider than a double. */
const TEXTS = /(^|[._])seed$/;
const LOOKS_OTHERWISE = /^([\d.+-].*|true|false|inf(inity)?|nan)$/i;

const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const same = (left: unknown, right: unknown) => JSON.stringify(left) === JSON.stringify(right);

/** A word of a command line, for any shell. */
export const quoted = (text: string) =>
  /^[\w.,:/=+~-]+$/.test(text) ? text : `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** Fields that differ from a base, by their paths; null where a flag cannot say so. */
function differing(fields: Fields, base: Fields, prefix: string, unsaid: readonly string[]): Pair[] | null {
  const pairs: Pair[] = [];
  for (const id of new Set([...Object.keys(base), ...Object.keys(fields)])) {
    const [value, known, path] = [fields[id] ?? undefined, base[id] ?? undefined, `${prefix}${id}`];
    if (unsaid.includes(id) || same(value, known)) continue;
    if (value === undefined) return null;
    if (isFields(value)) {
      // A lane has no object that is not in its base.
      if (prefix !== "" && !isFields(known)) return null;
      const inner = differing(value, isFields(known) ? known : {}, `${path}.`, []);
      if (inner === null) return null;
      pairs.push(...inner);
    } else if (Array.isArray(value)) return null;
    else if (typeof value === "string" && !TEXTS.test(path) && LOOKS_OTHERWISE.test(value)) return null;
    else pairs.push([path, String(value)]);
  }
  return pairs;
}

/** The requests: set where they are drawn or written out, as a trace's name and the flags of reading where they are a file's. */
export function requests(workload: Fields, base?: Fields): { trace: string[]; pairs: Pair[] } | null {
  const { kind, name, hash: _, requests: __, ...reading } = workload;
  if (kind === OWN) {
    const flags = Object.entries(reading).flatMap(([id, text]) => [
      `--${id.replaceAll("_", "-")}`,
      String(text),
    ]);
    return { trace: [String(name), ...flags], pairs: [] };
  }
  const changed = base?.kind === kind ? differing(workload, base ?? {}, "workload.", []) : null;
  const pairs = changed ?? differing(workload, {}, "workload.", []);
  return pairs && { trace: [], pairs };
}

const ofFile = (trace: readonly string[]) => (trace.length === 0 ? [] : ["--trace", ...trace]);

/** The command over a base: a preset's scene, or no lane at all. Null where flags cannot say it. */
function over(form: CommandForm, scene: LanedScene, preset?: PresetSpec): string[] | null {
  const base = preset?.scene as LanedScene | undefined;
  const { slot, takesOut, all } = form;
  const unsaid = [...UNSAID, ...(form.unsaid ?? [])];
  const { lanes } = scene;
  if (base !== undefined && base.lanes.length !== lanes.length) return null;
  const asked = requests(scene.workload, base?.workload);
  if (asked === null) return null;
  const set = [...asked.pairs];
  const begins = (path: string) => set.some(([id]) => id === path || id.startsWith(`${path}.`));
  // Another workload takes out what follows from it, and a file of requests does.
  const other = (field: string) =>
    field === "workload"
      ? asked.trace.length > 0 || set.some(([id]) => /^workload\.(?!seed$)/.test(id))
      : scene[field] !== base?.[field];
  const gone = Object.keys(takesOut).flatMap((field) => (other(field) ? (takesOut[field] ?? []) : []));
  const left = (fields: Fields) =>
    Object.fromEntries(Object.entries(fields).filter(([id]) => !gone.includes(id)));
  const own = differing(scene, left(base ?? {}), "", unsaid);
  if (own === null) return null;
  set.push(...own);
  const bare = (id: string) => isFields(scene[id]) && !isFields(base?.[id]) && !begins(id);
  set.push(...(form.switches ?? []).filter(bare).map((id): Pair => [id, "true"]));
  if (base === undefined) set.push([slot, lanes.map((lane) => lane[slot]).join(",")]);
  for (const [at, lane] of lanes.entries()) {
    // What is set for all lanes counts in those that have their own, too.
    const known = Object.entries(base?.lanes[at] ?? { [slot]: lane[slot] }).filter(([id]) => !begins(id));
    const ofLane = differing(lane, left(Object.fromEntries(known)), `lanes.${at}.`, unsaid);
    if (ofLane === null || (base === undefined && lane.fork != null)) return null;
    set.push(...ofLane.filter(([path]) => base !== undefined || path !== `lanes.${at}.${slot}`));
  }
  return [
    ...(preset === undefined ? [] : ["--preset", preset.id]),
    ...(preset !== undefined && all !== undefined && lanes.length > 1 ? [all] : []),
    ...ofFile(asked.trace),
    ...set.flatMap(([path, value]) => ["--set", `${path}=${value}`]),
  ];
}

/** The shortest of: the scene's preset and what differs from it, all of its fields, its file. Null if only the page runs it. */
export function commandOf(
  form: CommandForm,
  scene: LanedScene,
  registry: RunRegistry,
  preset?: string,
): Command | null {
  if (form.onPageOnly?.(scene, registry)) return null;
  // Recordings are presets of the page alone.
  const known = registry.presets.find(({ id, scene: its }) => {
    const { workload } = its as { workload?: Fields };
    return id === preset && workload?.kind !== OWN;
  });
  const { lab, all } = form;
  const begin = ["bpsim", "run", ...(lab === undefined ? [] : ["--lab", lab])];
  const told = (parts: readonly string[]) => [...begin, ...parts].map(quoted).join(" ");
  const ways = [known && over(form, scene, known), over(form, scene)];
  const [shortest] = ways.filter((way) => way != null).toSorted((one, other) => one.length - other.length);
  if (shortest != null) return { line: told(shortest) };
  const file = `bufferpool-lab${lab === undefined ? "" : `-${lab}`}-scene.json`;
  const trace = requests(scene.workload)?.trace ?? [];
  const every = all !== undefined && scene.lanes.length > 1 ? [all] : [];
  return { line: told(["--scene", file, ...every, ...ofFile(trace)]), file };
}
