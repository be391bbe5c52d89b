import type { Comparison } from "../../engine/sweep/comparison.ts";
import { fieldsText } from "../../text/fields.ts";
import { Button } from "../../ui/Button.tsx";
import { formatCount } from "../../ui/format.ts";
import { ProgressBar } from "../../ui/ProgressBar.tsx";
import type { Comparing } from "./useComparison.ts";

interface ComparisonNoteProps {
  comparison: Comparison;
  comparing: Comparing;
}

/** Of how many requests a comparison is, how far it has come and a way to give it up, or why there is none. */
export function ComparisonNote({ comparison, comparing }: ComparisonNoteProps) {
  const { failure, progress, waits, begin, cancel } = comparing;
  const words = fieldsText().response;
  const { requests, sampled, unpinned } = comparison;
  const all = requests === null ? null : formatCount(requests);
  const of = sampled === null ? words.whole(all) : words.sample(formatCount(sampled), all ?? "");
  return (
    <span role={failure === null ? undefined : "alert"}>
      {failure ?? of}
      {failure === null && unpinned && ` ${words.unpinned}`}
      {progress !== null && (
        <span className="ml-2 inline-flex items-center gap-2 align-middle">
          <span className="w-32">
            <ProgressBar label={words.computing} done={progress} words={`${Math.round(100 * progress)}%`} />
          </span>
          <Button className="min-h-8 py-0" onClick={cancel}>
            {words.cancel}
          </Button>
        </span>
      )}
      {waits && (
        <Button className="ml-2 min-h-8 py-0" onClick={begin}>
          {words.begin}
        </Button>
      )}
    </span>
  );
}
