/** What the scrubber marks: evictions, batches and partings between the survey's samples. */
import type { SurveyFrame } from "../../engine/types.ts";
import type { ScrubberBin } from "../../figures/ScrubberMarks.tsx";
import { risesOf } from "../common/rises.ts";

export const scrubberBins = (survey: SurveyFrame, lanes: number): ScrubberBin[] =>
  risesOf(survey, lanes, ["evictions_clean", "evictions_dirty", "write_batches"]).map(
    ({ from, to, rose, parted }) => ({
      from,
      to,
      cleanEvictions: rose.evictions_clean,
      dirtyEvictions: rose.evictions_dirty,
      batches: rose.write_batches,
      parted,
    }),
  );
