/** All presets but the engine's own one: those over workloads, then those over recordings. */
import written from "../../engine/pkg/types/acePresets.json";
import type { PresetSpec } from "../../engine/types.ts";
import { recordings } from "./recordings.ts";

/** `about` is said by `AboutPreset.tsx`. */
export const presets: readonly PresetSpec[] = [
  ...written.map((preset) => ({ ...preset, about: "" }) as PresetSpec),
  ...recordings,
];
