import { DIRTY, type LabFrame } from "../../engine/types.ts";
import { keptOfPage } from "../../figures/kept/model.ts";
import type { Asked } from "../../shell/ask/asking.ts";
import { PageCard } from "../../shell/ask/PageCard.tsx";
import { text } from "../../text/text.ts";
import { formatCount } from "../../ui/format.ts";
import { laneLabel } from "./lanes.ts";
import { placeWords } from "./placeWords.ts";
import { fullName, Pinned } from "./recorded/names.tsx";
import { useLab } from "./state/hooks.ts";

/** The card of a page of this lab. */
export function AskedPage({ asked, frame }: { asked: Asked; frame: LabFrame }) {
  const { playback } = useLab();
  const { page } = asked;
  const places = playback.session?.findPage(page) ?? [];
  const name = text().lab.page(frame.lanes[0]?.pageName?.(page) ?? formatCount(page));
  const lanes = frame.lanes.map((lane, index) => {
    const place = places[index] ?? null;
    return {
      label: laneLabel(lane),
      words: [placeWords(lane, page, place), ...keptOfPage(lane, page)].join(" "),
      resident: place !== null,
      dirty: place !== null && ((lane.columns.flags[place.frame] ?? 0) & DIRTY) !== 0,
    };
  });
  const recording = frame.lanes[0]?.recording;
  const named = recording && playback.session?.recorded;
  if (recording === undefined || named === undefined)
    return <PageCard asked={asked} name={name} lanes={lanes} />;
  const whole = fullName(JSON.parse(named.page_name_json(page)), recording);
  return (
    <PageCard asked={asked} name={whole ?? name} lanes={lanes}>
      <Pinned recording={recording} page={page} />
    </PageCard>
  );
}
