/** What the scrubber marks: evictions, batches and partings between the survey's samples. */
import type { SurveyFrame } from "../../engine/types.ts";
import type { ScrubberBin } from "../../figures/ScrubberMarks.tsx";

export function scrubberBins(survey: SurveyFrame, lanes: number): ScrubberBin[] {
  const column = (counter: string) =>
    Array.from({ length: lanes }, (_, lane) => survey.column(lane, counter));
  const clean = column("evictions_clean");
  const dirty = column("evictions_dirty");
  const batches = column("write_batches");
  const most = (columns: Float64Array[], at: number) =>
    Math.max(0, ...columns.map((values) => (values[at] ?? 0) - (values[at - 1] ?? 0)));
  const bins: ScrubberBin[] = [];
  for (let at = 1; at < survey.positions.length; at += 1) {
    bins.push({
      from: survey.positions[at - 1] ?? 0,
      to: survey.positions[at] ?? 0,
      cleanEvictions: most(clean, at),
      dirtyEvictions: most(dirty, at),
      batches: most(batches, at),
      parted: survey.parted[at] ?? 0,
    });
  }
  return bins;
}
