/** The config as a file: written from the scene shown, read back, also from the golden files' flat form. */
import type { Failure, Result } from "../../engine/types.ts";
import { type Scene, sceneSchema } from "../scene.ts";

const FORMAT = "bufferpool-lab-scene";
const VERSION = 1;

/** A scene and the position to open it at. */
export interface Config {
  scene: Scene;
  at: number;
}

/** The scene at its position as JSON text; {@link readConfig} opens it again, and so does the command line. */
export function configJson(scene: Scene, at: number): string {
  return `${JSON.stringify({ format: FORMAT, version: VERSION, ...scene, at }, null, 2)}\n`;
}

/** Characters of a bad value that a message repeats. */
const SHOWN_CHARACTERS = 60;

function rejected(field: string, value: unknown, legal: string): { ok: false; failure: Failure } {
  const text = (typeof value === "string" ? value : (JSON.stringify(value) ?? "nothing")).slice(
    0,
    SHOWN_CHARACTERS,
  );
  const message = `${field}: ${text} is not legal here; legal: ${legal}`;
  return { ok: false, failure: { field, value: text, legal, message } };
}

/** Keys of a lane that stand beside the shared ones in the golden files' form, which has one lane. */
const OF_A_LANE = ["policy", "mode", "prefetch"] as const;

/** One shape for all: lanes in a list, each with its own policy and mode. */
function withLanes(object: Record<string, unknown>): Record<string, unknown> {
  const own: Record<string, unknown> = {};
  const shared = { ...object };
  for (const key of OF_A_LANE) {
    if (key in shared) own[key] = shared[key];
    delete shared[key];
  }
  const lanes: unknown = shared.lanes ?? (own.policy === undefined ? undefined : [{}]);
  if (!Array.isArray(lanes)) return shared;
  return { ...shared, lanes: lanes.map((lane: object) => ({ mode: "baseline", ...own, ...lane })) };
}

/** A legal shape of the first part that has another one, in words. */
const SHAPES: Readonly<Record<string, string>> = {
  lanes: 'a list of 1 to 4 lanes such as {"policy": …, "mode": "baseline" or "ace"}',
  workload: 'an object with the "kind" of workload and its parameters',
  start: 'an object with "pool", "hand" and "history"',
  at: "a position, as a whole number from 0",
  device: "the id of a device",
  cost: "ideal or poster",
};

/**
 * Reads a config: an exported one, a bare scene, or a golden file's flat config that names a workload. Ranges are
 * the engine's to check; a shape that is no scene gives a failure that names the field.
 */
export function readConfig(text: string): Result<Config> {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text, (key, value: unknown) => (key === "__proto__" ? undefined : value));
  } catch (thrown) {
    return rejected("config", text, `JSON (${thrown instanceof Error ? thrown.message : "not readable"})`);
  }
  if (typeof parsed !== "object" || parsed === null || Array.isArray(parsed)) {
    return rejected("config", parsed, "an object { … }");
  }
  const { format = FORMAT, version = VERSION, ...rest } = parsed as Record<string, unknown>;
  if (format !== FORMAT) return rejected("format", format, FORMAT);
  if (version !== VERSION) return rejected("version", version, `version ${VERSION}, which this page writes`);
  const checked = sceneSchema.safeParse(withLanes(rest));
  if (!checked.success) {
    const field = String(checked.error.issues[0]?.path[0] ?? "config");
    return rejected(field, rest[field], SHAPES[field] ?? "a scene as this page exports it");
  }
  const { at = 0, ...scene } = checked.data;
  if (!Number.isSafeInteger(at) || at < 0) return rejected("at", at, SHAPES.at ?? "");
  return { ok: true, value: { scene, at } };
}
