/**
 * Presets over recordings bundled with the site, a file each: their scenes name a trace, fetched on opening.
 * They are not in the engine, whose presets generate their requests.
 */
import type { PresetSpec } from "../../engine/types.ts";

export const recordings: readonly PresetSpec[] = Object.values(
  import.meta.glob<PresetSpec>("./recordings/*.json", { eager: true, import: "default" }),
);
