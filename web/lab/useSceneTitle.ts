import { usePreset } from "../shell/Part.tsx";
import { useRunShownPart } from "../state/run/hooks.ts";
import { type AnyFrame, useParts } from "./parts.ts";

/** What the scene shown is called: its preset's title where it is that scene still, or else as its lanes are. */
export function useSceneTitle(): string {
  const { laneLabel } = useParts();
  const { preset, changed } = usePreset();
  const lanes = useRunShownPart(({ frame }) =>
    ((frame as AnyFrame | null)?.lanes ?? []).map(laneLabel).join(" · "),
  );
  return preset === undefined || changed ? lanes : preset.title;
}
