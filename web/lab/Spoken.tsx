import { labelWords } from "../figures/strip/StripRequest.tsx";
import { useHidden } from "../shell/Part.tsx";
import { text } from "../text/text.ts";
import { momentOf, useAlong, useLabShown, useParts } from "./parts.ts";

/** The step and each lane's sentence, for screen readers: a polite live region, silent while playing. */
export function Spoken() {
  const { frame, prescan, activity } = useLabShown();
  const { laneLabel, sentenceOf, spokenOf = sentenceOf, spokenLanes } = useParts();
  const moment = momentOf(useAlong(frame, prescan));
  const withoutSentences = useHidden("sentence");
  if (frame === null) return null;
  const lanes = spokenLanes?.(frame) ?? frame.lanes;
  const told = [
    ...(moment === undefined ? [] : [`${moment}.`]),
    ...lanes.map((lane) => `${laneLabel(lane)}: ${spokenOf(lane)}`),
  ];
  const quiet = activity !== "none";
  const serves = frame.label ? ` ${labelWords(frame.label)}.` : "";
  const words = () =>
    `${text().lab.spoken(frame.position, frame.requests)}${serves} ${withoutSentences ? "" : told.join(" ")}`;
  return (
    <div role="status" aria-live="polite" className="sr-only" data-testid="spoken">
      {quiet ? "" : words()}
    </div>
  );
}
