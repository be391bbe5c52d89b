/**
 * Presets over recordings bundled with the site, a file each: their scenes name a trace, fetched on opening.
 * They are not in the engine, whose presets generate their requests.
 */
import type { PresetSpec } from "../../engine/types.ts";

export type RecordingSpec = PresetSpec & {
  /** What was recorded, with its version. */
  server: string;
};

/** PostgreSQL's first: with it the model is the server's own pool. */
export const recordings: readonly RecordingSpec[] = Object.values(
  import.meta.glob<RecordingSpec>("./recordings/*.json", { eager: true, import: "default" }),
).toSorted((one, other) => other.server.localeCompare(one.server, "en"));
