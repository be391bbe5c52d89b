import { FindPage as FindPageIn } from "../../shell/FindPage.tsx";
import { laneLabel } from "./lanes.ts";
import { placeWords } from "./placeWords.ts";
import { useLab } from "./state/hooks.ts";

/** Says of each lane whether a page is in its pool, and where. */
export function FindPage() {
  const { playback } = useLab();
  const told = (page: number) => {
    const places = playback.session?.findPage(page) ?? [];
    const lanes = playback.shown().readable?.lanes ?? [];
    return lanes
      .map((lane, at) => `${laneLabel(lane)}: ${placeWords(lane, page, places[at] ?? null)}`)
      .join(" ");
  };
  return <FindPageIn told={told} />;
}
