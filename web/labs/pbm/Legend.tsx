import { memo } from "react";
import { legendText } from "../../text/legend.ts";
import type { PbmFrame } from "./engine/types.ts";
import { StripKey } from "./figures/StripKey.tsx";
import { timeScale } from "./figures/timeScale.ts";

/** What the pictures' colours and marks mean, once for all lanes. */
export const Legend = memo(function Legend({ frame: { world, lanes } }: { frame: PbmFrame }) {
  return (
    <section aria-label={legendText().label}>
      <StripKey
        scale={timeScale(world)}
        windows={lanes.some(({ step }) => step.streams.some(({ window }) => window !== null))}
        stale={lanes.some(({ policy }) => policy.buckets)}
      />
    </section>
  );
});
