/** All presets but the engine's own one: those over workloads, then those over recordings. */
import written from "../../engine/pkg/types/acePresets.json";
import type { PresetSpec } from "../../engine/types.ts";
import { recordings } from "./recordings.ts";

export const presets: readonly PresetSpec[] = [...(written as PresetSpec[]), ...recordings];
