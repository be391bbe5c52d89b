import type { LabFrame, LaneFrame } from "../../../engine/types.ts";
import { Legend } from "../../../figures/Legend.tsx";
import { StripKey } from "../../../figures/RequestStrip.tsx";
import type { ShownRun } from "../../../lab/parts.ts";
import { laneLabel } from "../lanes.ts";
import { useChoice } from "../state/hooks.ts";

/** The legend with what the policies of these lanes draw. */
export function PolicyLegend({ lanes, sought = false }: { lanes: readonly LaneFrame[]; sought?: boolean }) {
  const policies = lanes.map((lane) => lane.policy);
  return (
    <Legend
      windows={policies.flatMap((policy) => policy.window ?? [])}
      badges={policies.flatMap((policy) => policy.badge ?? [])}
      hand={policies.some((policy) => policy.shape === "ring")}
      sought={sought}
    />
  );
}

/** The same in the lab, where a page may be looked for, with the request strip's. */
export function Tab({ readable: { lanes }, embedded }: ShownRun<LabFrame>) {
  return (
    <>
      <PolicyLegend lanes={lanes} sought={useChoice((choices) => choices.sought) !== null} />
      {!embedded && <StripKey labels={lanes.map(laneLabel)} />}
    </>
  );
}
