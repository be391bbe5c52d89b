import type { Asked } from "../../shell/ask/asking.tsx";
import { PageCard } from "../../shell/ask/PageCard.tsx";
import { text } from "../../text/text.ts";
import { formatCount } from "../../ui/format.ts";
import { accountWords } from "./accountWords.ts";
import type { HybridFrame } from "./engine/types.ts";
import { laneLabel } from "./lanes.ts";
import { useHybrid } from "./state/hooks.ts";

/** The card of a page of this lab: with its disk, and the placement algorithm's account of the page. */
export function AskedPage({ asked, frame }: { asked: Asked; frame: HybridFrame }) {
  const { playback } = useHybrid();
  const states = playback.session?.page(asked.page) ?? [];
  const name = text().lab.page(frame.lanes[0]?.pageName?.(asked.page) ?? formatCount(asked.page));
  const lanes = frame.lanes.map((lane, index) => {
    const state = states[index];
    return {
      label: laneLabel(lane),
      words: state === undefined ? name : accountWords(name, lane, state),
      resident: state !== undefined && state.frame !== null,
      dirty: state?.dirty === true,
    };
  });
  return <PageCard asked={asked} name={name} lanes={lanes} />;
}
