/** The candidates as bars of estimated time, with a diamond at each one's real next request. */
import { Drawing, Label, rounded } from "../../../../figures/Drawing.tsx";
import { formatCount } from "../../../../text/numbers.ts";
import { pbmFigures } from "../../../../text/pbmFigures.ts";
import { Crossed } from "../../../../ui/marks.tsx";
import { Hatched, useStepPaint } from "../look.tsx";
import { stepOf, type TimeScale, timeWords } from "../timeScale.ts";
import type { Candidate, CandidateLayout } from "./model.ts";

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
