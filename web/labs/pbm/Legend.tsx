import { memo } from "react";
import type { FrameProps } from "../../lab/parts.ts";
import { legendText } from "../../text/legend.ts";
import { pbmText } from "../../text/pbm.ts";
import { formatCount } from "../../ui/format.ts";
import type { PbmFrame } from "./engine/types.ts";
import { StripKey } from "./figures/TimeKey.tsx";
import { timeScale } from "./figures/timeScale.ts";

/** What the pictures' colours and marks mean, once for all lanes. */
export const Legend = memo(function Legend({ frame: { world, lanes } }: FrameProps<PbmFrame>) {
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

/** What the scale does to the numbers shown, where there is one. */
export function ScaleNote({ frame: { world } }: FrameProps<PbmFrame>) {
  if (world.scale === 1) return null;
  return <p className="text-xs text-ink-muted">{pbmText().time.scaled(formatCount(world.scale))}</p>;
}
