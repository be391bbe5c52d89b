/** An eviction opened up: the frames that were drawn, as bars of estimated time, and beside each the truth. */
import { useEffect, useRef } from "react";
import { AsTable } from "../../../figures/AsTable.tsx";
import { Drawing, Label, rounded } from "../../../figures/Drawing.tsx";
import { usePoolRoom } from "../../../figures/pool/room.ts";
import { ScrollRegion } from "../../../figures/ScrollRegion.tsx";
import { useWidth } from "../../../figures/useWidth.ts";
import { formatCount } from "../../../text/numbers.ts";
import { pbmFigures } from "../../../text/pbmFigures.ts";
import { DataTable, names, numbers, texts } from "../../../ui/DataTable.tsx";
import { largestOf } from "../../../ui/format.ts";
import { Crossed } from "../../../ui/marks.tsx";
import type { PbmEvent } from "../engine/types.ts";
import {
  type Candidate,
  type CandidateLayout,
  candidateLayout,
  candidates,
  laterThanVictim,
} from "./candidates/model.ts";
import { Hatched, useStepPaint } from "./look.tsx";
import { KeyEntry } from "./TimeKey.tsx";
import { estimateWords, stepOf, type TimeScale, timeWords } from "./timeScale.ts";

export interface CandidatesProps {
  event: PbmEvent | null;
  scale: TimeScale;
  /** Microseconds to next requests of `candidateBlocks(event)`, NaN if not found; undefined: no search. */
  nextUs: Float64Array | undefined;
  /** Whether the search reached the end of the run: blocks not found are never requested again. */
  toEnd: boolean;
  label: string;
  /** Whether the choice is still to come: it is not judged yet. */
  searches?: boolean;
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

export function Candidates({ event, scale, nextUs, toEnd, label, searches = false }: CandidatesProps) {
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
  const judged = searches ? null : verdict(all);
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

/** The mark of a block without a later request, at least as far as searched: beyond the axis, hollow. */
export function TruthMark({ x, y, found }: { x: number; y: number; found: boolean }) {
  return (
    <path
      d={`M${rounded(x)} ${y - 5}l5 5l-5 5l-5 -5z`}
      strokeWidth={found ? 1.5 : 2}
      paintOrder="stroke"
      className={found ? "fill-ink stroke-surface" : "fill-surface stroke-ink"}
      data-truth={found ? "at" : "not"}
    />
  );
}

export function truthWords({ truth }: Candidate, toEnd: boolean, longest?: number): string {
  const words = pbmFigures().candidates;
  if (truth.kind === "unknown") return words.unknown;
  return truth.kind === "at" ? timeWords(truth.us, longest) : words.not(toEnd);
}

/** A bar up to its time; one without end runs into an arrow. */
function barPath({ us }: Candidate, layout: CandidateLayout, top: number) {
  const { left, beyond, bar } = layout;
  if (us < Number.POSITIVE_INFINITY) {
    const width = Math.max(3, layout.x(us) - left);
    return `M${left} ${top}h${rounded(width)}v${bar}h${rounded(-width)}z`;
  }
  const tip = bar / 2;
  return `M${left} ${top}H${beyond - tip}l${tip} ${tip}l${-tip} ${tip}H${left}z`;
}

/** `toEnd`: whether the search for next requests reached the end of the run. */
type Rows = { layout: CandidateLayout; scale: TimeScale; toEnd: boolean };

function Row({ candidate, layout, scale, toEnd }: Rows & { candidate: Candidate }) {
  const paint = useStepPaint();
  const words = pbmFigures().candidates;
  const { place, block, us, victim, again, truth } = candidate;
  const { pitch, bar, left, right, beyond } = layout;
  const y = place * pitch + pitch / 2;
  const base = y + 4;
  const step = stepOf(scale, us);
  const here = truth.kind === "at" ? layout.x(truth.us) : (right + beyond) / 2 + 4;
  const end = us < Number.POSITIVE_INFINITY ? Math.max(left + 3, layout.x(us)) : beyond;
  const name = { x: left - 8, y: base, fontSize: 13, textAnchor: "end" as const };
  return (
    <g data-candidate={block} data-victim={victim || undefined}>
      {victim && (
        <rect y={place * pitch} width={layout.width} height={pitch} className="fill-surface-raised" />
      )}
      {layout.estimate !== null && (
        <Label x={22} y={base} anchor="end">
          {formatCount(place + 1)}
        </Label>
      )}
      {victim ? (
        <Crossed {...name} fontWeight={700} words={String(block)} />
      ) : (
        <text {...name} className={again ? "fill-ink-muted" : "fill-ink"}>
          {block}
        </text>
      )}
      <path d={barPath(candidate, layout, rounded(y - bar / 2))} {...paint(step)} />
      {us === Number.POSITIVE_INFINITY && (
        <Label x={left + 6} y={base} strokeWidth={4} paintOrder="stroke" className="fill-ink stroke-surface">
          {words.endless}
        </Label>
      )}
      {truth.kind !== "unknown" && (
        <>
          {truth.kind === "at" && (
            <path d={`M${rounded(end)} ${y}H${rounded(here)}`} strokeDasharray="2 2" className="stroke-ink" />
          )}
          <TruthMark x={here} y={y} found={truth.kind === "at"} />
        </>
      )}
      {layout.estimate !== null && (
        <Label x={layout.estimate} y={base} anchor="end" className="fill-ink">
          {us === Number.POSITIVE_INFINITY ? words.noNumber : timeWords(us, layout.longest)}
        </Label>
      )}
      <Label x={layout.truth - 6} y={base} anchor="end" className="fill-ink">
        {truthWords(candidate, toEnd, layout.longest)}
      </Label>
    </g>
  );
}

/** Titles and times: above the rows, where they stay while these scroll. */
export function CandidateAxis({ layout }: { layout: CandidateLayout }) {
  const words = pbmFigures().candidates;
  return (
    <Drawing width={layout.width} height={36} look="overflow-visible">
      <Label x={layout.left - 8} y={12} anchor="end">
        {words.block}
      </Label>
      {layout.estimate !== null && (
        <Label x={layout.estimate} y={12} anchor="end">
          {words.estimated}
        </Label>
      )}
      <Label x={layout.truth - 6} y={12} anchor="end">
        {words.really}
      </Label>
      <Label x={layout.left} y={12}>
        {layout.estimate === null ? words.axisShort : words.axis}
      </Label>
      {layout.ticks.map((us) => (
        <g key={us}>
          <path d={`M${rounded(layout.x(us))} 30v6`} className="stroke-line-strong" />
          <Label x={layout.x(us)} y={27} anchor="middle">
            {timeWords(us)}
          </Label>
        </g>
      ))}
    </Drawing>
  );
}

export function CandidateRows({ all, layout, scale, toEnd }: Rows & { all: readonly Candidate[] }) {
  const height = all.length * layout.pitch;
  return (
    <Drawing width={layout.width} height={height} look="text-line-strong">
      <Hatched>
        {all.map((candidate) => (
          <Row key={candidate.place} candidate={candidate} layout={layout} scale={scale} toEnd={toEnd} />
        ))}
      </Hatched>
      <path
        d={layout.ticks.map((us) => `M${rounded(layout.x(us))} 0v${height}`).join("")}
        strokeDasharray="1 3"
        className="stroke-line-strong"
      />
      <path d={`M${layout.left - 0.5} 0v${height}`} className="stroke-line-strong" />
    </Drawing>
  );
}
