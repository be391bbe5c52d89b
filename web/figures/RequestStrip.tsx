/** The requests just served, the one of this step, and those that come next. */
import { useEffect, useRef } from "react";
import { formatCount } from "../text/numbers.ts";
import { text } from "../text/text.ts";
import type { OnAsk } from "./anchor.ts";
import { ScrollRegion } from "./ScrollRegion.tsx";
import type { AheadRequest, PastRequest } from "./strip/StripRequest.tsx";
import { groupWords, labelWords, StripRequest } from "./strip/StripRequest.tsx";

export interface RequestStripProps {
  position: number;
  requests: number;
  /** Oldest first; the last one has just been served. */
  past: PastRequest[];
  ahead: AheadRequest[];
  laneLabels: string[];
  /** Whether requests of this lab can also create pages and empty the pool. */
  further?: boolean;
  onAsk?: OnAsk | undefined;
}

/** Where a group of requests begins, its name; not where the next one begins right behind: there is no room. */
function groupHeadings(requests: readonly AheadRequest[]): Map<number, string> {
  const headings = new Map<number, string>();
  requests.forEach(({ t, label }, at) => {
    if (!label || requests[at - 1]?.label?.number === label.number) return;
    if (requests[at + 1]?.label?.number === label.number || at === requests.length - 1)
      headings.set(t, groupWords(label));
  });
  return headings;
}

const CENTRE_EVERY_MS = 120;

export function RequestStrip(props: RequestStripProps) {
  const { position, requests, past, ahead, laneLabels, further = false, onAsk } = props;
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
  const current = past.at(-1);
  const headings = groupHeadings([...past, ...ahead]);
  const common = ({ t }: AheadRequest) => ({ laneLabels, heading: headings.get(t), onAsk });
  const words = text().strip;
  return (
    <div className="min-w-0">
      <p
        className="text-ink-muted text-sm tabular-nums hand:sr-only one-screen:not-data-group:sr-only"
        {...(current?.label && { "data-group": true })}
      >
        {position === 0
          ? words.beforeFirst(requests, formatCount(requests))
          : words.request(formatCount(position), formatCount(requests))}
        {current?.label && <span className="text-ink"> · {labelWords(current.label)}</span>}
        <span className="one-screen:hidden" aria-hidden="true">
          {" "}
          · {words.key(laneLabels.join("; "), further)}
        </span>
      </p>
      <ScrollRegion ref={strip} label={words.label} className="overflow-x-auto">
        <ol className="flex w-max gap-2 px-1 py-2">
          {past.map((request) => (
            <StripRequest
              key={request.t}
              ref={request === current ? middle : undefined}
              request={request}
              hits={request.hits}
              current={request === current}
              stop={request === current && request.pageNumber !== undefined}
              {...common(request)}
            />
          ))}
          {ahead.map((request, place) => (
            <StripRequest
              key={request.t}
              request={request}
              stop={place === 0 && current?.pageNumber === undefined}
              {...common(request)}
            />
          ))}
        </ol>
      </ScrollRegion>
    </div>
  );
}

/** What the letters and marks of the request strip mean, for the legend; the lanes in their order. */
export const StripKey = ({ labels, further = false }: { labels: readonly string[]; further?: boolean }) => (
  <p className="mt-2 text-sm">{text().strip.key(labels.join("; "), further)}</p>
);
