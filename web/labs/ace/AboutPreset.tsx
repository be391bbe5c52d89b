import abouts from "../../engine/pkg/types/aceAbouts.json";
import type { PresetSpec } from "../../engine/types.ts";
import { engineText } from "../../text/text.ts";

const known: Readonly<Record<string, string>> = abouts;

/** What a preset says at length: of those of the engine by itself, as no first visit reads it. */
export const AboutPreset = ({ preset }: { preset: PresetSpec }) =>
  engineText(known[preset.id] ?? "") || preset.about;
