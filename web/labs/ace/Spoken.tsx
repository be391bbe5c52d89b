import { unsaidChanges } from "../../figures/changes/words.ts";
import { labelWords } from "../../figures/labelWords.ts";
import { useShown } from "../../state/hooks.ts";
import { sentenceOf } from "../../text/phrases.ts";
import { text } from "../../text/text.ts";
import { laneLabel } from "./lanes.ts";
import { useHidden } from "./Part.tsx";

/** The step's sentences, and what else it changed, for screen readers: polite, and silent while playing. */
export function Spoken() {
  const { frame, activity } = useShown();
  const withoutSentences = useHidden("sentence");
  if (frame === null) return null;
  const words = text().lab;
  const quiet = activity !== "none";
  const told = (quiet || withoutSentences ? [] : frame.lanes).map((lane) => {
    const changes = unsaidChanges(lane);
    const also = changes === "" ? "" : ` ${text().changes.also(changes)}`;
    return `${laneLabel(lane)}: ${sentenceOf(lane.step.phrases) || words.spokenNothing}${also}`;
  });
  const serves = frame.label ? ` ${labelWords(frame.label)}.` : "";
  return (
    <div role="status" aria-live="polite" className="sr-only" data-testid="spoken">
      {quiet ? "" : `${words.spoken(frame.position, frame.requests)}${serves} ${told.join(" ")}`}
    </div>
  );
}
