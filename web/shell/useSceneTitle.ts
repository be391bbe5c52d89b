import { useRunChoice } from "../state/run/hooks.ts";
import { sameScene } from "../state/run/scene.ts";

/** What the scene shown is called: its preset's title where it is that scene still, or else as its lanes are. */
export function useSceneTitle(lanes: string): string {
  const preset = useRunChoice(({ registry, preset }) => registry?.presets.find(({ id }) => id === preset));
  const scene = useRunChoice((choices) => choices.scene);
  return preset !== undefined && sameScene(preset.scene, scene) ? preset.title : lanes;
}
