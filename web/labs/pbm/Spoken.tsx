import { Spoken as SpokenStep } from "../../shell/Spoken.tsx";
import { laneLabel } from "./lanes.ts";
import { sentenceOf } from "./sentence.ts";
import { useShown } from "./state/hooks.ts";
import { momentWords } from "./time.ts";
import { useTime } from "./useTime.ts";

/** The step's moment and sentences for screen readers: of the lane that made its request, or of all where none did. */
export function Spoken() {
  const { frame, prescan } = useShown();
  const axis = useTime(frame, prescan);
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
