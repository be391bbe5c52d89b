import { onDemand, Suspense } from "../ui/onDemand.tsx";
import type { Along } from "../ui/Transport.tsx";
import { type AnyFrame, useLabShown, useParts } from "./parts.ts";

const RaceStrip = onDemand(() => import("./RaceStrip.tsx").then(({ RaceStrip }) => RaceStrip));

/** The requests around the position; of lanes by time, how far each has come. */
export function StripPart({ frame, along }: { frame: AnyFrame; along: Along | undefined }) {
  const { Strip } = useParts();
  const { strip } = useLabShown();
  if (frame.moment?.axis !== "time")
    return Strip === undefined ? null : <Strip frame={frame} strip={strip} />;
  return (
    <Suspense fallback={<div style={{ minHeight: 24 * frame.lanes.length }} aria-busy="true" />}>
      <RaceStrip frame={frame} along={along} />
    </Suspense>
  );
}
