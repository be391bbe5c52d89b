import { memo } from "react";
import type { HybridFrame } from "../../engine/hybrid/types.ts";
import { RequestStrip } from "../../figures/RequestStrip.tsx";
import type { AheadRequest } from "../../figures/strip/StripRequest.tsx";
import type { Shown } from "../../state/playback.ts";
import { laneLabel } from "./lanes.ts";

/** Bit of a packed request that creates its page, and of the one that empties the pool. */
const NEW_PAGE = 0x8000_0000;
const EMPTY_POOL = 0xffff_ffff;

/** A packed request of this lab. */
function unpacked(packed: number, nameOf: (page: number) => string): Pick<AheadRequest, "page" | "write" | "special"> {
  if (packed === EMPTY_POOL) return { page: "", write: false, special: "F" };
  const page = nameOf((packed & ~NEW_PAGE) >>> 1);
  const write = (packed & 1) === 1;
  return packed >= NEW_PAGE ? { page, write, special: "N" } : { page, write };
}

/** The request strip: what was served, what is being served, what comes. */
export const Strip = memo(function Strip({
  frame,
  strip,
}: {
  frame: HybridFrame;
  strip: Shown["strip"];
}) {
  const served = Math.max(0, frame.position - strip.from);
  const nameOf = frame.lanes[0]?.pageName ?? String;
  const requests = Array.from(strip.requests, (packed, index) => ({
    t: strip.from + index,
    ...unpacked(packed, nameOf),
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
    />
  );
});
