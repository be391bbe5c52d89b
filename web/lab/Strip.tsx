import { memo } from "react";
import { RequestStrip } from "../figures/RequestStrip.tsx";
import type { AheadRequest } from "../figures/strip/StripRequest.tsx";
import { useOnAsk } from "../shell/ask/asking.ts";
import type { Shown } from "../state/playback.ts";
import type { AnyFrame, AnyLane } from "./parts.ts";

/** A packed request as the strip shows it. */
export type Unpacked = Pick<AheadRequest, "pageNumber" | "write" | "special">;

type StripLane = AnyLane & { step: { recent: readonly { t: number; hit: boolean }[] } };

interface StripProps<Lane extends StripLane> {
  frame: Pick<AnyFrame, "position" | "requests"> & { lanes: readonly Lane[] };
  strip: Shown["strip"];
  laneLabel: (lane: Lane) => string;
  unpacked: (packed: number) => Unpacked;
  further?: boolean;
}

/** The request strip: what was served, what is being served, what comes. */
function AllRequests<Lane extends StripLane>(props: StripProps<Lane>) {
  const { frame, strip, laneLabel, unpacked, further = false } = props;
  const { position, lanes } = frame;
  const onAsk = useOnAsk();
  const served = Math.max(0, position - strip.from);
  const nameOf = lanes[0]?.pageName ?? String;
  const requests = Array.from(strip.requests, (packed, index) => {
    const request = unpacked(packed);
    const { pageNumber } = request;
    const page = pageNumber === undefined ? "" : nameOf(pageNumber);
    return { ...request, page, t: strip.from + index, label: strip.labels[index] ?? null };
  });
  const hitsByLane = lanes.map(({ step }) => new Map(step.recent.map(({ t, hit }) => [t, hit])));
  const past = requests.slice(0, served).map((request) => ({
    ...request,
    // Only reads and writes hit or miss.
    hits: hitsByLane.map((hits) => (request.special === undefined ? (hits.get(request.t) ?? null) : null)),
  }));
  return (
    <RequestStrip
      position={position}
      requests={frame.requests}
      past={past}
      ahead={requests.slice(served, served + 12)}
      laneLabels={lanes.map(laneLabel)}
      further={further}
      onAsk={onAsk}
    />
  );
}

export const Strip = memo(AllRequests) as typeof AllRequests;
