import { memo } from "react";
import type { LaneFrame } from "../../../engine/types.ts";
import { Closable } from "../../../shell/Part.tsx";
import { text } from "../../../text/text.ts";
import { onDemand, Suspense } from "../../../ui/onDemand.tsx";
import { useChoice } from "../state/hooks.ts";

const Lines = onDemand(() => import("./AlgorithmLines.tsx").then(({ AlgorithmLines }) => AlgorithmLines));

/** Algorithm 1, which the reader can close; its lines come after the first picture. */
export const Algorithm = memo(function Algorithm({ lanes }: { lanes: LaneFrame[] }) {
  const parts = useChoice((choices) => choices.registry?.algorithm);
  if (parts === undefined) return null;
  return (
    <Closable name="algorithm" title={text().lab.algorithm}>
      {() => (
        <Suspense fallback={<p aria-busy="true" className="min-h-96" />}>
          <Lines parts={parts} lanes={lanes} />
        </Suspense>
      )}
    </Closable>
  );
});
