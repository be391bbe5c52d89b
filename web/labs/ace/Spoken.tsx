import { labelWords } from "../../figures/labelWords.ts";
import { useShown } from "../../state/hooks.ts";
import { laneLabel } from "./lanes.ts";
import { useHidden } from "./Part.tsx";

/** The step's sentences for screen readers: polite, and silent while playing. */
export function Spoken() {
  const { frame, activity } = useShown();
  const withoutSentences = useHidden("sentence");
  if (frame === null) return null;
  const quiet = activity !== "none";
  const sentences = withoutSentences
    ? []
    : frame.lanes.map((lane) => `${laneLabel(lane)}: ${lane.step.sentence ?? "nothing requested yet."}`);
  const serves = frame.label ? ` ${labelWords(frame.label)}.` : "";
  return (
    <div role="status" aria-live="polite" className="sr-only" data-testid="spoken">
      {quiet ? "" : `Position ${frame.position} of ${frame.requests}.${serves} ${sentences.join(" ")}`}
    </div>
  );
}
