import { unsaidChanges } from "../../figures/changes/words.ts";
import { Spoken as SpokenStep } from "../../shell/Spoken.tsx";
import { sentenceOf } from "../../text/phrases.ts";
import { text } from "../../text/text.ts";
import { laneLabel } from "./lanes.ts";
import { useShown } from "./state/hooks.ts";

/** The step's sentences, and what else it changed, for screen readers. */
export function Spoken() {
  const { frame } = useShown();
  const told = () =>
    (frame?.lanes ?? []).map((lane) => {
      const changes = unsaidChanges(lane);
      const also = changes === "" ? "" : ` ${text().changes.also(changes)}`;
      return `${laneLabel(lane)}: ${sentenceOf(lane.step.phrases) || text().lab.spokenNothing}${also}`;
    });
  return <SpokenStep told={told} />;
}
