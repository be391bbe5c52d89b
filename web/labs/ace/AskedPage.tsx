import { DIRTY, type LabFrame, type NamedPage, type RecordingFrame } from "../../engine/types.ts";
import { keptOfPage } from "../../figures/kept/model.ts";
import { pinsOf, relationName } from "../../figures/recorded/relations.ts";
import type { Asked } from "../../shell/ask/asking.tsx";
import { PageCard } from "../../shell/ask/PageCard.tsx";
import { recordedText } from "../../text/recorded.ts";
import { text } from "../../text/text.ts";
import { formatCount } from "../../ui/format.ts";
import { laneLabel } from "./lanes.ts";
import { placeWords } from "./placeWords.ts";
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
  if (recording === undefined || named === undefined) return <PageCard {...{ asked, name, lanes }} />;
  const clients = pinsOf(recording, page).map(({ client }) => String(client));
  return (
    <PageCard
      {...{ asked, lanes }}
      name={fullName(JSON.parse(named.page_name_json(page)), recording) ?? name}
    >
      {clients.length > 0 && <p data-pinned>{recordedText().pinned(clients)}</p>}
    </PageCard>
  );
}

/** "accounts, block 17 (leaf)"; undefined for a page without a name. */
function fullName(named: NamedPage | null, { overview }: RecordingFrame): string | undefined {
  const relation = named === null ? undefined : overview.relations[named.relation];
  if (named === null || relation === undefined) return undefined;
  const words = recordedText();
  const kind = named.kind === "" ? null : (words.kinds[named.kind] ?? named.kind);
  return words.page(relationName(relation), formatCount(named.block), kind);
}
