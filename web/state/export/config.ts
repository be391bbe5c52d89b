/** A scene as a file: written from the one shown, read back. */
import type { Failure, Result } from "../../engine/types.ts";
import { text as words } from "../../text/text.ts";

const VERSION = 1;

/** A scene at its position as JSON text. */
export const sceneJson = (format: string, scene: object, at: number): string =>
  `${JSON.stringify({ format, version: VERSION, ...scene, at }, null, 2)}\n`;

/** Characters of a bad value that a message repeats. */
const SHOWN_CHARACTERS = 60;

function rejected(field: string, value: unknown, legal: string): { ok: false; failure: Failure } {
  const text = (
    typeof value === "string" ? value : (JSON.stringify(value) ?? words().messages.nothing)
  ).slice(0, SHOWN_CHARACTERS);
  const message = words().messages.notLegal(field, text, legal);
  return { ok: false, failure: { field, value: text, legal, message } };
}

/** A legal shape of the first part that has another one, in words. */
function shapeOf(field: string): string {
  const { link } = words();
  const shapes: Readonly<Record<string, string>> = {
    lanes: link.lanesShape,
    workload: link.workloadShape,
    start: link.startShape,
    at: link.atShape,
    device: link.deviceShape,
    cost: link.costShape,
  };
  return Object.hasOwn(shapes, field) ? (shapes[field] ?? link.aScene) : link.aScene;
}

/** What may be read: the format's name, one shape for all its forms, and the words for a part with another shape. */
interface Readable<Shape extends { at?: number | undefined }> {
  format: string;
  schema: {
    safeParse: (
      value: unknown,
    ) =>
      | { success: true; data: Shape }
      | { success: false; error: { issues: readonly { path: readonly PropertyKey[] }[] } };
  };
  normalised: (object: Record<string, unknown>) => Record<string, unknown>;
}

/** Reads an exported scene of any lab. A shape that is none gives a failure that names the field. */
export function readShaped<Shape extends { at?: number | undefined }>(
  text: string,
  { format: wanted, schema, normalised }: Readable<Shape>,
): Result<{ scene: Omit<Shape, "at">; at: number }> {
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
  const checked = schema.safeParse(normalised(rest));
  if (!checked.success) {
    const field = String(checked.error.issues[0]?.path[0] ?? "config");
    return rejected(field, rest[field], shapeOf(field));
  }
  const { at = 0, ...scene } = checked.data;
  if (!Number.isSafeInteger(at) || at < 0) return rejected("at", at, shapeOf("at"));
  return { ok: true, value: { scene, at } };
}
