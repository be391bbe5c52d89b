/** One frame with what is in it. The pool, the legend and the tray draw it with this, so that a meaning has one look. */
import type { BadgeSpec } from "../../engine/types.ts";
import { text } from "../../text/text.ts";
import { PlacedMark } from "../../ui/marks.tsx";
import { isSign } from "../../ui/signs.ts";
import { cornerOf, cornerPath } from "./geometry.ts";
import type { PageState } from "./model.ts";

export interface CellFaceProps {
  width: number;
  height: number;
  state: PageState;
  /** Null draws no number. */
  page: number | string | null;
  prefetched?: boolean;
  /** Whether it was prefetched until this step used it. */
  used?: boolean;
  /** Whether this step cleared its flag. */
  cleared?: boolean;
  badge?: BadgeSpec | null;
  value?: number;
  /** Digits that must fit; as many in each cell of a pool, so that numbers are of one size. */
  digits?: number;
  /** So low that the number has the cell for itself: no letter, and the policy's number small at its side. */
  low?: boolean;
}

const FILL = { free: "fill-free", clean: "fill-clean", dirty: "fill-dirty" } as const;
const TEXT = { free: "fill-on-free", clean: "fill-on-clean", dirty: "fill-on-dirty" } as const;
const LINE = { free: "stroke-on-free", clean: "stroke-on-clean", dirty: "stroke-on-dirty" } as const;

/** Height of a digit in em, halved: what lies between the middle and the base line. */
const HALF_DIGIT = 0.325;
/** From this height on a flag stands beneath the number. */
const BENEATH = 44;
/** Counts up to this are drawn as dots beside the digit where there is room. */
const MOST_DOTS = 5;

function Flag({ x, y, radius, glyph }: { x: number; y: number; radius: number; glyph: string }) {
  return (
    <>
      <circle cx={x} cy={y} r={radius} className="fill-surface" />
      {isSign(glyph) ? (
        <PlacedMark sign={glyph} x={x} y={y} size={radius * 1.7} className="stroke-mark-badge" />
      ) : (
        <text
          x={x}
          y={y + radius * 0.56}
          fontSize={radius * 1.7}
          textAnchor="middle"
          className="fill-mark-badge"
        >
          {glyph}
        </text>
      )}
    </>
  );
}

interface CountProps {
  width: number;
  bottom: number;
  value: number;
  maximum: number;
  size: number;
  state: PageState;
}

/** The digit, and as many full dots of all that are possible. */
function Count({ width, bottom, value, maximum, size, state }: CountProps) {
  const dot = size * 0.24;
  const pitch = dot * 2 + 2;
  const dots = maximum <= MOST_DOTS && width >= 44 ? maximum : 0;
  const left = (width - size * 0.53 - (dots > 0 ? dots * pitch + 2 : 0)) / 2;
  return (
    <>
      <text x={left} y={bottom} fontSize={size} fontWeight={600} className={TEXT[state]}>
        {value}
      </text>
      {Array.from({ length: dots }, (_, at) => (
        <circle
          // biome-ignore lint/suspicious/noArrayIndexKey: the dots are their places
          key={at}
          cx={left + size * 0.53 + 4 + dot + at * pitch}
          cy={bottom - size * HALF_DIGIT}
          r={at < value ? dot : dot - 0.5}
          className={at < value ? TEXT[state] : `fill-none ${LINE[state]}`}
        />
      ))}
    </>
  );
}

export function CellFace(props: CellFaceProps) {
  const { width, height, state, page, prefetched = false, badge = null, value = 0, low = false } = props;
  const digits = Math.max(2, props.digits ?? String(page ?? "").length);
  const small = Math.max(10, Math.min(13, height * 0.18));
  // Beside the number, where there is no room beneath it; the same in all cells, set or not.
  const flag = badge?.maximum === 1 && height < BENEATH ? small * 1.24 : 0;
  /** What a flag, or the tag of a prefetched page, leaves less to the number, where it has no line of its own. */
  const beside = low && (prefetched || props.used) ? Math.max(flag, small + 3) : flag;
  const large = Math.min(height * (low ? 0.56 : 0.4), (width - 6 - beside) / (digits * 0.6));
  const counted = badge !== null && badge.maximum > 1 && state !== "free";
  const radius = small * 0.62;
  const corner = { x: width - radius - 3, y: height - radius - 3 };
  const middle = height * (low || counted ? 0.5 : 0.56);
  return (
    <>
      <rect
        width={width}
        height={height}
        rx={3}
        className={state === "free" ? "fill-free stroke-line-strong" : FILL[state]}
        strokeDasharray={state === "free" ? "4 3" : undefined}
      />
      {state === "dirty" && (
        <path d={cornerPath(width, cornerOf(width, height))} className="fill-on-dirty" opacity={0.75} />
      )}
      {state !== "free" && !low && (
        <text x={4} y={small + 1.5} fontSize={small} fontWeight={600} className={TEXT[state]}>
          {state === "dirty" ? "D" : "C"}
        </text>
      )}
      {page !== null && (
        <text
          x={(width - beside) / 2}
          y={middle + large * HALF_DIGIT}
          fontSize={large}
          fontWeight={650}
          textAnchor="middle"
          className={TEXT[state]}
        >
          {page}
        </text>
      )}
      {state === "free" && page === null && width >= 34 && (
        <text x={width / 2} y={height / 2 + 4} fontSize={11} textAnchor="middle" className={TEXT.free}>
          {text().pool.states.free}
        </text>
      )}
      {(prefetched || props.used) && (
        <g data-mark={prefetched ? "prefetched" : "prefetched-page-used"}>
          <rect
            x={width - small - 5}
            y={2}
            width={small + 3}
            height={small + 2}
            rx={2}
            className={prefetched ? "fill-prefetched stroke-surface" : "fill-surface stroke-prefetched"}
          />
          <text
            x={width - small / 2 - 3.5}
            y={small + 0.5}
            fontSize={small - 1}
            fontWeight={700}
            textAnchor="middle"
            className={prefetched ? "fill-on-prefetched" : "fill-ink"}
          >
            P
          </text>
        </g>
      )}
      {badge !== null && badge.maximum === 1 && (value > 0 || props.cleared) && (
        <g data-mark={value > 0 ? "flag" : "flag-cleared"}>
          <Flag x={corner.x} y={corner.y} radius={radius} glyph={badge.glyph} />
          {value === 0 && (
            <path
              d={`M${corner.x - radius} ${corner.y + radius}L${corner.x + radius} ${corner.y - radius}`}
              strokeWidth={2}
              className="stroke-mark-victim"
            />
          )}
        </g>
      )}
      {counted && low && (
        <text x={width - 2} y={height - 2} fontSize={9} textAnchor="end" className={TEXT[state]}>
          {value}
        </text>
      )}
      {counted && !low && (
        <Count
          width={width}
          bottom={height - 4}
          value={value}
          maximum={badge.maximum}
          size={small}
          state={state}
        />
      )}
    </>
  );
}
