/** The requests just served, the one of this step, and those that come next. */
import { type Ref, useEffect, useRef } from "react";
import { shortName } from "./pageName.ts";
import { ScrollRegion } from "./ScrollRegion.tsx";

/** A request that has been served; `hits` has one entry a lane, null where it is not known. */
export interface PastRequest {
  t: number;
  /** What the page is called. */
  page: string;
  write: boolean;
  hits: (boolean | null)[];
}

/** A request still to come. */
export interface AheadRequest {
  t: number;
  page: string;
  write: boolean;
}

export interface RequestStripProps {
  /** Requests served so far. */
  position: number;
  requests: number;
  /** Oldest first; the last one has just been served. */
  past: PastRequest[];
  /** Next one first. */
  ahead: AheadRequest[];
  laneLabels: string[];
}

const outcome = (hit: boolean | null) => (hit === null ? "not known" : hit ? "hit" : "miss");

/** Filled for a hit, open for a miss, in the lane's colour; the words for it are beside it for those who cannot see it. */
function Outcome({ hit, lane, label }: { hit: boolean | null; lane: number; label: string }) {
  const stroke = ["stroke-lane-0", "stroke-lane-1", "stroke-lane-2", "stroke-lane-3"][lane % 4];
  const fill = ["fill-lane-0", "fill-lane-1", "fill-lane-2", "fill-lane-3"][lane % 4];
  return (
    <span title={`${label}: ${outcome(hit)}`} className="inline-flex">
      <svg width={11} height={11} aria-hidden="true">
        {hit === null ? (
          <path d="M3 5.5h5" strokeWidth={1.5} className={stroke} />
        ) : (
          <circle
            cx={5.5}
            cy={5.5}
            r={4}
            strokeWidth={2}
            className={`${stroke} ${hit ? fill : "fill-none"}`}
          />
        )}
      </svg>
      <span className="sr-only">
        {label}: {outcome(hit)}.
      </span>
    </span>
  );
}

interface RequestProps {
  request: AheadRequest;
  hits?: (boolean | null)[];
  laneLabels: string[];
  current?: boolean;
  ref?: Ref<HTMLLIElement>;
}

function Request({ request, hits, laneLabels, current = false, ref }: RequestProps) {
  const { t, page, write } = request;
  const look = current
    ? "outline-3 outline-mark-requested outline-offset-1 bg-surface font-semibold text-ink"
    : hits === undefined
      ? "border border-line-strong border-dashed text-ink"
      : "bg-surface-raised text-ink-muted";
  return (
    <li
      ref={ref}
      aria-current={current ? "step" : undefined}
      title={`request ${t + 1}: ${write ? "write" : "read"} of page ${page}`}
      className="flex flex-none flex-col items-center"
    >
      <span className="sr-only">
        {write ? "write" : "read"} of page {page}.
      </span>
      <span
        aria-hidden="true"
        className={`flex h-8 min-w-11 items-center justify-center gap-1 rounded-[3px] px-1.5 tabular-nums ${look}`}
      >
        <span className={`text-xs ${write ? "font-bold" : ""}`}>{write ? "W" : "R"}</span>
        <span className={current ? "text-lg" : "text-base"}>{shortName(page)}</span>
      </span>
      <span className="mt-1 flex h-3 gap-0.5">
        {hits?.map((hit, lane) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lanes are their places
          <Outcome key={lane} hit={hit} lane={lane} label={laneLabels[lane] ?? `lane ${lane + 1}`} />
        ))}
      </span>
    </li>
  );
}

const CENTRE_EVERY_MS = 120;

export function RequestStrip({ position, requests, past, ahead, laneLabels }: RequestStripProps) {
  const strip = useRef<HTMLDivElement>(null);
  const middle = useRef<HTMLLIElement>(null);
  // Where not all fits, the request of this step stays in the middle. Only the strip is scrolled, never the page.
  const centredAt = useRef(Number.NEGATIVE_INFINITY);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each position is centred, whatever stands there
  useEffect(() => {
    const centre = () => {
      const [box, item] = [strip.current, middle.current];
      if (box === null || item === null) return;
      centredAt.current = performance.now();
      box.scrollLeft = item.offsetLeft - (box.clientWidth - item.offsetWidth) / 2;
    };
    // Asking for an offset makes the browser lay the page out: not in every frame of a run.
    const wait = centredAt.current + CENTRE_EVERY_MS - performance.now();
    if (wait <= 0) {
      centre();
      return;
    }
    const timer = setTimeout(centre, wait);
    return () => clearTimeout(timer);
  }, [position]);
  const served = past.slice(0, -1);
  const current = past.at(-1);
  const count = `${position.toLocaleString("en")} of ${requests.toLocaleString("en")}`;
  return (
    <div className="min-w-0">
      <p className="text-ink-muted text-sm tabular-nums">
        {position === 0
          ? `Before the first of ${requests.toLocaleString("en")} ${requests === 1 ? "request" : "requests"}`
          : `Request ${count}`}
        <span aria-hidden="true">
          {" "}
          · R read, W write · ● hit, ○ miss ({laneLabels.join("; ")}) · dashed: still to come
        </span>
      </p>
      <ScrollRegion ref={strip} label="Requests: served, current, next" className="overflow-x-auto">
        <ol className="flex w-max gap-2 px-1 py-2">
          {served.map((request) => (
            <Request key={request.t} request={request} hits={request.hits} laneLabels={laneLabels} />
          ))}
          {current !== undefined && (
            <Request
              key={current.t}
              ref={middle}
              request={current}
              hits={current.hits}
              laneLabels={laneLabels}
              current
            />
          )}
          {ahead.map((request) => (
            <Request key={request.t} request={request} laneLabels={laneLabels} />
          ))}
        </ol>
      </ScrollRegion>
    </div>
  );
}
