/** What the scrubber marks: evictions, batches and divergences between the prescan's samples. */
import type { PrescanFrame } from "../../engine/types.ts";
import type { ScrubberBin } from "../../figures/ScrubberMarks.tsx";
import { risesOf } from "../../shell/rises.ts";

export const scrubberBins = (prescan: PrescanFrame, lanes: number): ScrubberBin[] =>
  risesOf(prescan, lanes, ["evictions_clean", "evictions_dirty", "write_batches"]).map(
    ({ from, to, rose, diverged }) => ({
      from,
      to,
      cleanEvictions: rose.evictions_clean,
      dirtyEvictions: rose.evictions_dirty,
      batches: rose.write_batches,
      diverged,
    }),
  );
