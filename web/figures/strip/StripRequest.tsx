/** One request of the strip: operation and page, hit or miss in each lane, and what it serves. */
import type { KeyboardEvent, Ref } from "react";
import type { RequestLabel } from "../../engine/types.ts";
import { formatCount } from "../../text/numbers.ts";
import { engineText, text } from "../../text/text.ts";
import type { OnAsk } from "../anchor.ts";
import { colourOf } from "../chart/look.ts";
import { shortName } from "../pageName.ts";

export interface AheadRequest {
  t: number;
  page: string;
  /** The page's number, for opening its card. */
  pageNumber?: number | undefined;
  write: boolean;
  /** For requests that are neither: the page is created, or the pool emptied, and then there is no page. */
  special?: "N" | "F";
  /** What it serves, where the workload says so. */
  label?: RequestLabel | null;
}

/** A request that has been served; `hits` has one entry a lane, null where it is not known. */
export type PastRequest = AheadRequest & { hits: (boolean | null)[] };

/** The group of requests that one belongs to, with its number in the trace. */
export const groupWords = ({ group, number }: RequestLabel): string =>
  text().strip.group(engineText(group), formatCount(number));

export const labelWords = (label: RequestLabel): string => `${groupWords(label)} · ${engineText(label.part)}`;

/** Filled for a hit, open for a miss, in the lane's colour, with words for screen readers. */
function Outcome({ hit, lane, label }: { hit: boolean | null; lane: number; label: string }) {
  const { strip } = text();
  const words = `${label}: ${hit === null ? strip.notKnown : hit ? strip.hit : strip.miss}`;
  const { stroke, fill } = colourOf("lane", lane);
  const look = `${stroke} ${hit ? fill : "fill-none"}`;
  return (
    <span title={words} className="inline-flex">
      <svg width={11} height={11} aria-hidden="true">
        {hit === null ? (
          <path d="M3 5.5h5" strokeWidth={1.5} className={stroke} />
        ) : (
          <circle cx={5.5} cy={5.5} r={4} strokeWidth={2} className={look} />
        )}
      </svg>
      <span className="sr-only">{words}.</span>
    </span>
  );
}

const HEADING = "absolute left-0 whitespace-nowrap border-line-strong border-l-2 pl-1";
const QUIET = "text-ink-muted text-xs leading-4";

interface RequestProps {
  request: AheadRequest;
  hits?: (boolean | null)[];
  laneLabels: string[];
  /** The group that begins with this request, to be written above it. */
  heading?: string | undefined;
  current?: boolean;
  ref?: Ref<HTMLLIElement> | undefined;
  onAsk?: OnAsk | undefined;
  /** Whether it is the one that the Tab key comes to. */
  stop?: boolean;
}

/** The left and right keys move to the next request that can open a card. */
function toNeighbour(event: KeyboardEvent<HTMLButtonElement>): void {
  const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (by === undefined) return;
  event.preventDefault();
  const all = [...(event.currentTarget.closest("ol")?.querySelectorAll("button") ?? [])];
  all[all.indexOf(event.currentTarget) + by]?.focus();
}

export function StripRequest(props: RequestProps) {
  const { request, hits, laneLabels, heading, current = false, ref, onAsk, stop = false } = props;
  const { t, page, pageNumber, write, special, label } = request;
  const { strip } = text();
  const words =
    special === "F" ? strip.emptied : strip[special === "N" ? "create" : write ? "write" : "read"](page);
  const serves = label ? labelWords(label) : null;
  const look = current
    ? "outline-3 outline-mark-requested outline-offset-1 bg-surface font-semibold text-ink"
    : hits === undefined
      ? "border border-line-strong border-dashed text-ink"
      : "bg-surface-raised text-ink-muted";
  const content = (
    <>
      <span className="sr-only">
        {words}
        {serves !== null && `, ${serves}`}.
      </span>
      {serves !== null && (
        // Room above every request; a heading reaches over those of its group.
        <span aria-hidden="true" className={`h-4 w-full ${QUIET}`}>
          {heading !== undefined && <span className={HEADING}>{heading}</span>}
        </span>
      )}
      <span
        aria-hidden="true"
        data-request={current || undefined}
        className={`flex h-8 min-w-11 items-center justify-center gap-1 rounded-[3px] px-1.5 tabular-nums ${look}`}
      >
        <span className={`text-xs ${write ? "font-bold" : ""}`}>{special ?? (write ? "W" : "R")}</span>
        {special !== "F" && <span className={current ? "text-lg" : "text-base"}>{shortName(page)}</span>}
      </span>
      {label && (
        <span aria-hidden="true" className={`mt-0.5 ${QUIET}`}>
          {engineText(label.part)}
        </span>
      )}
      <span className="mt-1 flex h-3 gap-0.5">
        {hits?.map((hit, lane) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lanes are their places
          <Outcome key={lane} hit={hit} lane={lane} label={laneLabels[lane] ?? strip.lane(lane + 1)} />
        ))}
      </span>
    </>
  );
  const column = "relative flex flex-none flex-col items-center";
  return (
    <li
      ref={ref}
      aria-current={current ? "step" : undefined}
      title={strip.title(t + 1, serves === null ? words : `${words}, ${serves}`)}
      className={column}
    >
      {onAsk === undefined || pageNumber === undefined ? (
        content
      ) : (
        <button
          type="button"
          aria-haspopup="dialog"
          tabIndex={stop ? 0 : -1}
          className={`${column} can-ask rounded-[3px]`}
          onKeyDown={toNeighbour}
          // A click leaves the focus where it is: arrow keys go on stepping.
          onMouseDown={(event) => event.preventDefault()}
          onClick={({ currentTarget }) => onAsk(pageNumber, currentTarget.getBoundingClientRect())}
        >
          {content}
        </button>
      )}
    </li>
  );
}
