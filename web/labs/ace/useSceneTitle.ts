import { useSceneTitle as useTitleOr } from "../../shell/useSceneTitle.ts";
import { laneLabel } from "./lanes.ts";
import { useShownPart } from "./state/hooks.ts";

/** What the scene shown is called: its preset's title where it is that scene still, or else its lanes. */
export function useSceneTitle(): string {
  return useTitleOr(useShownPart(({ frame }) => frame?.lanes.map(laneLabel).join(" · ") ?? ""));
}
