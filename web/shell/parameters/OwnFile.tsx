/** What the trace of a file was read as, and the way to read it in another way. */

import type { WorkloadChoice } from "../../state/run/choices.ts";
import { useRun, useRunChoice } from "../../state/run/hooks.ts";
import { wantedTrace } from "../../state/run/wanted.ts";
import { readingText } from "../../text/reading.ts";
import { Button } from "../../ui/Button.tsx";
import { summaryText } from "../reading/said.ts";

export function OwnFile({ workload }: { workload: WorkloadChoice }) {
  const lab = useRun();
  const file = useRunChoice((choices) => choices.file);
  const read = useRunChoice((choices) => choices.read);
  const options = wantedTrace({ workload })?.options ?? {};
  // A trace of the site's own, or one that SQL made, is as it is.
  if (file === null || read === null || file.name !== workload.name) return null;
  return (
    <div className="grid justify-items-start gap-1.5 text-sm">
      <p className="text-ink-muted">{summaryText(read)}</p>
      <Button onClick={() => lab.askReading({ file, options })}>{readingText().again}</Button>
    </div>
  );
}
