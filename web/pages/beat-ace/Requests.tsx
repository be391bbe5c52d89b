/** The request at hand, what came just before, and the next three: no more is known. */
import type { GameOpening } from "../../engine/types.ts";
import { StripRequest } from "../../figures/strip/StripRequest.tsx";
import { beatAceText } from "../../text/beatAce.ts";
import { formatCount } from "../../ui/format.ts";

const BEFORE = 2;
const AHEAD = 3;

interface RequestsProps {
  opening: GameOpening;
  /** Of the requests served: whether each was a hit. */
  hits: readonly boolean[];
  at: number;
}

export function Requests({ opening: { requests }, hits, at }: RequestsProps) {
  const words = beatAceText();
  const total = formatCount(requests.length);
  const first = Math.max(0, Math.min(at, requests.length) - BEFORE);
  const over = at >= requests.length;
  return (
    <div className="min-w-0">
      <p className="text-ink-muted text-sm tabular-nums">
        {over ? words.served(total) : words.request(formatCount(at + 1), total)}
      </p>
      <ol aria-label={words.requests} className="flex gap-1.5 pt-1 pl-1">
        {requests.slice(first, at + 1 + AHEAD).map(({ page, write }, place) => {
          const t = first + place;
          const hit = hits[t];
          return (
            <StripRequest
              key={t}
              request={{ t, page: String(page), write }}
              {...(t < at && hit !== undefined && { hits: [hit] })}
              laneLabels={[words.you]}
              current={t === at}
            />
          );
        })}
      </ol>
    </div>
  );
}
