import { useShown } from "../../state/pbm/hooks.ts";
import { Spoken as SpokenStep } from "../common/Spoken.tsx";
import { laneLabel } from "./lanes.ts";
import { sentenceOf } from "./sentence.ts";
import { momentWords } from "./time.ts";
import { useTime } from "./useTime.ts";

/** The step's moment and sentences for screen readers: of the lane that made its request, or of all where none did. */
export function Spoken() {
  const { frame, survey } = useShown();
  const axis = useTime(frame, survey);
  const told = () => {
    if (frame === null) return [];
    const { stepped, lanes } = frame;
    const sentences = lanes
      .filter((_, index) => stepped === null || index === stepped)
      .map((lane) => `${laneLabel(lane)}: ${sentenceOf(lane)}`);
    return [`${momentWords(axis, frame)}.`, ...sentences];
  };
  return <SpokenStep told={told} />;
}
