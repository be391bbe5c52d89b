import { useChoice, useShownPart } from "../../state/hooks.ts";
import { sameScene } from "../../state/scene.ts";
import { laneLabel } from "./lanes.ts";

/** What the scene shown is called: its preset's title where it is that scene still, or else its lanes. */
export function useSceneTitle(): string {
  const preset = useChoice(({ registry, preset }) => registry?.presets.find(({ id }) => id === preset));
  const scene = useChoice((choices) => choices.scene);
  const lanes = useShownPart((shown) => shown.frame?.lanes);
  const names = lanes?.map(laneLabel).join(" · ") ?? "";
  return preset !== undefined && sameScene(preset.scene, scene) ? preset.title : names;
}
