import { memo } from "react";
import type { LabFrame } from "../../engine/types.ts";
import { RequestStrip } from "../../figures/RequestStrip.tsx";
import { useOnAsk } from "../../shell/ask/asking.ts";
import type { Shown } from "../../state/playback.ts";
import { laneLabel } from "./lanes.ts";

/** The request strip: what was served, what is being served, what comes. */
export const Strip = memo(function Strip({ frame, strip }: { frame: LabFrame; strip: Shown["strip"] }) {
  const onAsk = useOnAsk();
  const served = Math.max(0, frame.position - strip.from);
  const nameOf = frame.lanes[0]?.pageName ?? String;
  const requests = Array.from(strip.requests, (packed, index) => ({
    t: strip.from + index,
    page: nameOf(packed >>> 1),
    pageNumber: packed >>> 1,
    write: (packed & 1) === 1,
    label: strip.labels[index] ?? null,
  }));
  const hitsByLane = frame.lanes.map((lane) => new Map(lane.step.recent.map(({ t, hit }) => [t, hit])));
  const past = requests
    .slice(0, served)
    .map((request) => ({ ...request, hits: hitsByLane.map((hits) => hits.get(request.t) ?? null) }));
  return (
    <RequestStrip
      position={frame.position}
      requests={frame.requests}
      past={past}
      ahead={requests.slice(served, served + 12)}
      laneLabels={frame.lanes.map(laneLabel)}
      onAsk={onAsk}
    />
  );
});
