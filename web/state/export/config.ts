/** A scene as a file: written from the one shown, read back. */
import * as z from "zod/mini";
import type { Failure, Result } from "../../engine/types.ts";
import { text as words } from "../../text/text.ts";

const VERSION = 1;

/** Characters of a bad value that a message repeats. */
const SHOWN_CHARACTERS = 60;

function rejected(field: string, value: unknown, legal: string): { ok: false; failure: Failure } {
  const text = (
    typeof value === "string" ? value : (JSON.stringify(value) ?? words().messages.nothing)
  ).slice(0, SHOWN_CHARACTERS);
  const message = words().messages.notLegal(field, text, legal);
  return { ok: false, failure: { field, value: text, legal, message } };
}

/** A legal shape of a part that has another one, in words. */
function shapeOf(field: string): string {
  const { link } = words();
  const { [`${field}Shape`]: shape = link.aScene } = link as Readonly<Record<string, unknown>>;
  return String(shape);
}

/** The shape of a lab's scenes; the engine checks ranges, this what the page relies on. */
export const sceneShape = <Lane extends z.core.$ZodLooseShape, Further extends z.core.$ZodLooseShape>(
  lane: Lane,
  further: Further,
) =>
  z.looseObject({
    lanes: z.array(z.looseObject(lane)).check(z.minLength(1), z.maxLength(4)),
    workload: z.looseObject({ kind: z.string() }),
    at: z.optional(z.number()),
    ...further,
  });

interface SceneForm {
  format: string;
  /** One shape for all forms of a file. */
  schema: z.ZodMiniType<{ at?: number | undefined }>;
  /** Keys of a lane that may stand beside the shared ones: for all lanes, or in the golden files' form for their one lane. */
  ofLane: readonly [string, ...string[]];
  /** What else a lane has that does not say so. */
  usual?: object;
}

/** One shape for all: lanes in a list, each with what is its own. */
function withLanes(object: Record<string, unknown>, { ofLane, usual }: SceneForm) {
  const own: Record<string, unknown> = {};
  const shared = { ...object };
  for (const key of ofLane) {
    if (key in shared) own[key] = shared[key];
    delete shared[key];
  }
  const lanes: unknown = shared.lanes ?? (own[ofLane[0]] === undefined ? undefined : [{}]);
  if (!Array.isArray(lanes)) return shared;
  return { ...shared, lanes: lanes.map((lane: object) => ({ ...usual, ...own, ...lane })) };
}

/** Reads an exported scene, a bare one, or a golden file's flat one; ranges are the engine's to check. */
function readShaped<Scene extends object>(
  text: string,
  form: SceneForm,
): Result<{ scene: Scene; at: number }> {
  const { format: wanted, schema } = form;
  let parsed: unknown;
  try {
    parsed = JSON.parse(text, (key, value: unknown) => (key === "__proto__" ? undefined : value));
  } catch (thrown) {
    const { link } = words();
    return rejected("config", text, link.json(thrown instanceof Error ? thrown.message : link.notReadable));
  }
  if (typeof parsed !== "object" || parsed === null || Array.isArray(parsed)) {
    return rejected("config", parsed, words().link.anObject);
  }
  const { format = wanted, version = VERSION, ...rest } = parsed as Record<string, unknown>;
  if (format !== wanted) return rejected("format", format, wanted);
  if (version !== VERSION) return rejected("version", version, words().link.versionWritten(VERSION));
  const checked = schema.safeParse(withLanes(rest, form));
  if (!checked.success) {
    const field = String(checked.error.issues[0]?.path[0] ?? "config");
    return rejected(field, rest[field], shapeOf(field));
  }
  const { at = 0, ...scene } = checked.data;
  if (!Number.isSafeInteger(at) || at < 0) return rejected("at", at, shapeOf("at"));
  return { ok: true, value: { scene: scene as Scene, at } };
}

/** What writes and reads the scenes of a lab: `configJson` the one shown at its position, which `readConfig` opens again. */
export const sceneFile = <Scene extends object>(form: SceneForm) => ({
  configJson: (scene: Scene, at: number): string =>
    `${JSON.stringify({ format: form.format, version: VERSION, ...scene, at }, null, 2)}\n`,
  readConfig: (text: string) => readShaped<Scene>(text, form),
});
