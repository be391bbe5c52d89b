import { memo } from "react";
import { RequestStrip } from "../../figures/RequestStrip.tsx";
import type { AheadRequest } from "../../figures/strip/StripRequest.tsx";
import { useOnAsk } from "../../shell/ask/asking.ts";
import type { Shown } from "../../state/playback.ts";
import type { HybridFrame } from "./engine/types.ts";
import { laneLabel } from "./lanes.ts";
import { unpacked } from "./requests.ts";

type Asked = Pick<AheadRequest, "page" | "pageNumber" | "write" | "special">;

/** A packed request as the strip shows it. */
function asked(packed: number, nameOf: (page: number) => string): Asked {
  const { op, page } = unpacked(packed);
  const named = page === null ? { page: "" } : { page: nameOf(page), pageNumber: page };
  const request = { ...named, write: op === "W" || op === "N" };
  return op === "N" || op === "F" ? { ...request, special: op } : request;
}

/** The request strip: what was served, what is being served, what comes. */
export const Strip = memo(function Strip({ frame, strip }: { frame: HybridFrame; strip: Shown["strip"] }) {
  const onAsk = useOnAsk();
  const served = Math.max(0, frame.position - strip.from);
  const nameOf = frame.lanes[0]?.pageName ?? String;
  const requests = Array.from(strip.requests, (packed, index) => ({
    t: strip.from + index,
    ...asked(packed, nameOf),
    label: strip.labels[index] ?? null,
  }));
  const hitsByLane = frame.lanes.map((lane) => new Map(lane.step.recent.map(({ t, hit }) => [t, hit])));
  const past = requests.slice(0, served).map((request) => ({
    ...request,
    // Only reads and writes hit or miss.
    hits: hitsByLane.map((hits) => (request.special === undefined ? (hits.get(request.t) ?? null) : null)),
  }));
  return (
    <RequestStrip
      position={frame.position}
      requests={frame.requests}
      past={past}
      ahead={requests.slice(served, served + 12)}
      laneLabels={frame.lanes.map(laneLabel)}
      further
      onAsk={onAsk}
    />
  );
});
