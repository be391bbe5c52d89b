import type { PresetSpec } from "../engine/types.ts";
import { useRunChoice } from "../state/run/hooks.ts";
import { sameScene } from "../state/run/scene.ts";

/** The preset that the scene comes from, and whether it is that scene still: only then does hold what the preset says. */
export function usePreset(): { preset: PresetSpec | undefined; changed: boolean } {
  const preset = useRunChoice(({ registry, preset }) => registry?.presets.find(({ id }) => id === preset));
  const scene = useRunChoice((choices) => choices.scene);
  return { preset, changed: preset !== undefined && !sameScene(preset.scene, scene) };
}
