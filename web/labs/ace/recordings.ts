/**
 * Presets over recordings that the site has, a file each: their scenes name a trace, which is fetched when one is opened. The
 * engine knows nothing of them: its presets make their requests themselves.
 */
import type { PresetSpec } from "../../engine/types.ts";

export const recordings: readonly PresetSpec[] = Object.values(
  import.meta.glob<PresetSpec>("./recordings/*.json", { eager: true, import: "default" }),
);
