/** The strip of requests, and what is told on a click: of a page, and of a lane. */
import { Terms } from "../../lab/SlotField.tsx";
import { stripOf } from "../../lab/Strip.tsx";
import type { Asked } from "../../shell/ask/asking.tsx";
import { PageCard } from "../../shell/ask/PageCard.tsx";
import { hybridText } from "../../text/hybrid.ts";
import { formatCount, formatUpTo } from "../../text/numbers.ts";
import { text } from "../../text/text.ts";
import { ofStrip } from "./figures/model.ts";
import { useHybrid } from "./lab.ts";
import type { HybridFrame, HybridLaneFrame } from "./types.ts";
import { accountWords, laneLabel } from "./words.ts";

/** The requests around the position; there are some that create pages or empty the pool. */
export const Strip = stripOf<HybridLaneFrame>({ laneLabel, unpacked: ofStrip, further: true });

/** The card of a page: with its disk, and the placement algorithm's account of the page. */
export function AskedPage({ asked, frame }: { asked: Asked; frame: HybridFrame }) {
  const states = useHybrid().playback.session?.page(asked.page) ?? [];
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

export function LaneCard({ lane: { placement, replacement, config } }: { lane: HybridLaneFrame }) {
  const words = hybridText().lane;
  const q = ["q", words.q(formatUpTo(Math.max(0, 1 - config.frames / config.pages), 3))] as const;
  return (
    <div className="max-w-[70ch] text-sm">
      <Terms
        title={placement.label}
        rows={[
          [words.idea, placement.idea],
          [words.rule, placement.rule],
          [words.cost, placement.cost],
          ...(placement.counters.length > 2 ? [q] : []),
          [words.accounting, words.bytes(placement.bytes_a_page)],
          [words.complexity, placement.complexity],
          [words.source, words.paper(placement.paper, placement.year)],
        ]}
      />
      <Terms
        title={replacement.label}
        rows={[
          [words.idea, replacement.idea],
          [words.rule, replacement.rule],
          [words.complexity, replacement.complexity],
        ]}
      />
    </div>
  );
}
