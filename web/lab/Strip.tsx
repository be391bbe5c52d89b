import { memo } from "react";
import { RequestStrip } from "../figures/RequestStrip.tsx";
import type { AheadRequest } from "../figures/strip/StripRequest.tsx";
import { useOnAsk } from "../shell/ask/asking.tsx";
import type { Shown } from "../state/playback.ts";
import type { AnyFrame, AnyLane } from "./parts.ts";

/** A packed request as the strip shows it. */
export type Unpacked = Pick<AheadRequest, "pageNumber" | "write" | "special">;

type StripLane = AnyLane & { step: { recent: readonly { t: number; hit: boolean }[] } };

interface StripForm<Lane> {
  laneLabel: (lane: Lane) => string;
  unpacked: (packed: number) => Unpacked;
  /** Whether there are requests other than reads and writes. */
  further?: boolean;
}

interface StripProps<Lane> {
  frame: Pick<AnyFrame, "position" | "requests"> & { lanes: readonly Lane[] };
  strip: Shown["strip"];
}

/** What shows a lab's requests: those that were served, the one that is being served, those that come. */
export const stripOf = <Lane extends StripLane>(form: StripForm<Lane>) =>
  memo((props: StripProps<Lane>) => <Requests {...form} {...props} />);

function Requests<Lane extends StripLane>(props: StripForm<Lane> & StripProps<Lane>) {
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
