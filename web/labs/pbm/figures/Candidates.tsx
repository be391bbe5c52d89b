/** An eviction opened up: the frames that were drawn, as bars of estimated time, and beside each the truth. */
import { useEffect, useRef } from "react";
import { AsTable } from "../../../figures/AsTable.tsx";
import { usePoolRoom } from "../../../figures/pool/room.ts";
import { ScrollRegion } from "../../../figures/ScrollRegion.tsx";
import { useWidth } from "../../../figures/useWidth.ts";
import { formatCount } from "../../../text/numbers.ts";
import { pbmFigures } from "../../../text/pbmFigures.ts";
import { DataTable, names, numbers, texts } from "../../../ui/DataTable.tsx";
import { largestOf } from "../../../ui/format.ts";
import type { PbmEvent } from "../engine/types.ts";
import { type Candidate, candidateLayout, candidates, laterThanVictim } from "./candidates/model.ts";
import { CandidateAxis, CandidateRows, TruthMark, truthWords } from "./candidates/Rows.tsx";
import { KeyEntry } from "./TimeKey.tsx";
import { estimateWords, type TimeScale } from "./timeScale.ts";

export interface CandidatesProps {
  event: PbmEvent | null;
  scale: TimeScale;
  /** Microseconds to next requests of `candidateBlocks(event)`, NaN if not found; undefined: no search. */
  nextUs: Float64Array | undefined;
  /** Whether the search reached the end of the run: blocks not found are never requested again. */
  toEnd: boolean;
  label: string;
}

/** Rows that are seen at once; further ones are scrolled to. */
export const SEEN = 24;

/** Height of the axis, the sentence on the choice, the key and the table's button. */
export const AROUND = 96;

/** Whether one of the others would have been the better choice, as it turned out. */
function verdict(all: readonly Candidate[]): string | null {
  const words = pbmFigures().candidates;
  const later = laterThanVictim(all);
  if (later === null) return null;
  const [best] = later;
  return best === undefined ? words.wellChosen : words.wouldBeBetter(formatCount(best.block), later.length);
}

function summary(all: readonly Candidate[], label: string, toEnd: boolean): string {
  const words = pbmFigures().candidates;
  const victims = all.filter(({ victim, again }) => victim && !again);
  const told = victims.map((victim) =>
    words.victim(formatCount(victim.block), estimateWords(victim.us), truthWords(victim, toEnd)),
  );
  const drawn = all.length > victims.length ? [words.drawn(all.length)] : [];
  return [`${label}:`, ...drawn, ...told, verdict(all) ?? ""].filter(Boolean).join(" ");
}

export function Candidates({ event, scale, nextUs, toEnd, label }: CandidatesProps) {
  const [ref, width] = useWidth<HTMLDivElement>();
  const region = useRef<HTMLDivElement>(null);
  const words = pbmFigures().candidates;
  const all = event === null ? [] : candidates(event, nextUs);
  const room = usePoolRoom();
  const rowsRoom = room === null ? undefined : room - AROUND;
  const layout = candidateLayout(all, scale, width, rowsRoom);
  const scrolls = all.length > SEEN;
  const victim = all.find((candidate) => candidate.victim)?.place ?? 0;
  const position = event?.position;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once an eviction, not whenever a width changes
  useEffect(() => {
    // The victim may stand far down; where it is in view already nothing moves.
    if (scrolls && region.current !== null) region.current.scrollTop = (victim - SEEN / 2) * layout.pitch;
  }, [position, victim, scrolls]);
  const judged = verdict(all);
  const rows = <CandidateRows all={all} layout={layout} scale={scale} toEnd={toEnd} />;
  return (
    <div ref={ref} className="relative min-w-0">
      {all.length === 0 ? (
        <p className="text-ink-muted text-sm">{words.nothing}</p>
      ) : (
        <>
          <div role="img" aria-label={summary(all, label, toEnd)}>
            <CandidateAxis layout={layout} />
            {!scrolls && rows}
          </div>
          {scrolls && (
            <div className="overflow-hidden">
              <ScrollRegion
                ref={region}
                label={words.list(label)}
                className="overflow-x-hidden overflow-y-auto"
                most={`${SEEN * layout.pitch}px`}
              >
                {rows}
              </ScrollRegion>
            </div>
          )}
          {judged !== null && <p className="mt-1 text-sm">{judged}</p>}
          <p
            className="flex flex-wrap gap-x-4 text-ink-muted text-xs in-[.present-lanes]:hidden in-[.lanes]:[@media_(min-width:64rem)_and_(max-height:54rem)]:hidden"
            aria-hidden="true"
          >
            <KeyEntry swatch={<TruthMark x={7} y={7} found />}>{words.truthKey}</KeyEntry>
            <KeyEntry swatch={<TruthMark x={7} y={7} found={false} />}>{words.notKey(toEnd)}</KeyEntry>
          </p>
          <CandidatesTable all={all} label={label} toEnd={toEnd} />
        </>
      )}
    </div>
  );
}

type TableProps = { all: readonly Candidate[]; label: string; toEnd: boolean };

function CandidatesTable({ all, label, toEnd }: TableProps) {
  const words = pbmFigures();
  const [drawn, block, frame, estimated, asked, remark] = words.candidates.columns;
  const longest = largestOf(all.flatMap(({ us, truth }) => [us, truth.kind === "at" ? truth.us : 0]));
  return (
    <AsTable name={words.asTable} title={words.tableOf(label)} raised>
      {() => (
        <DataTable<Candidate>
          headRow="align-bottom"
          leftHeads
          columns={[
            numbers(drawn, ({ place }) => formatCount(place + 1)),
            names(block, (candidate) => formatCount(candidate.block), { numeric: true }),
            numbers(frame, (candidate) => formatCount(candidate.frame)),
            texts(estimated, ({ us }) => estimateWords(us, longest)),
            texts(asked, (candidate) => truthWords(candidate, toEnd, longest)),
            texts(remark, ({ victim, again }) =>
              [victim && words.candidates.isVictim, again && words.candidates.isAgain]
                .filter(Boolean)
                .join(", "),
            ),
          ]}
          rows={all}
        />
      )}
    </AsTable>
  );
}
