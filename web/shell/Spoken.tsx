import { labelWords } from "../figures/labelWords.ts";
import { useRunShown } from "../state/run/hooks.ts";
import { text } from "../text/text.ts";
import { useHidden } from "./Part.tsx";

/** The step, and what each lane says of it, for screen readers: polite, and silent while playing. */
export function Spoken({ told }: { told: () => readonly string[] }) {
  const { frame, activity } = useRunShown();
  const withoutSentences = useHidden("sentence");
  if (frame === null) return null;
  const quiet = activity !== "none";
  const sentences = quiet || withoutSentences ? [] : told();
  const serves = frame.label ? ` ${labelWords(frame.label)}.` : "";
  return (
    <div role="status" aria-live="polite" className="sr-only" data-testid="spoken">
      {quiet ? "" : `${text().lab.spoken(frame.position, frame.requests)}${serves} ${sentences.join(" ")}`}
    </div>
  );
}
