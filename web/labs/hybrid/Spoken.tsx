import { Spoken as SpokenStep } from "../../shell/Spoken.tsx";
import { hybridText } from "../../text/hybrid.ts";
import { sentenceOf } from "../../text/phrases.ts";
import { laneLabel } from "./lanes.ts";
import { useShown } from "./state/hooks.ts";

/** The step's sentences for screen readers. */
export function Spoken() {
  const { frame } = useShown();
  const told = () =>
    (frame?.lanes ?? []).map(
      (lane) => `${laneLabel(lane)}: ${sentenceOf(lane.step.phrases) || hybridText().lane.spokenNothing}`,
    );
  return <SpokenStep told={told} />;
}
