import type { LaneFrame } from "../../../engine/types.ts";
import { Legend } from "../../../figures/Legend.tsx";

/** The legend with what the policies of these lanes draw. */
export function SceneLegend({ lanes }: { lanes: readonly LaneFrame[] }) {
  const policies = lanes.map((lane) => lane.policy);
  return (
    <Legend
      windows={policies.flatMap((policy) => policy.window ?? [])}
      badges={policies.flatMap((policy) => policy.badge ?? [])}
      hand={policies.some((policy) => policy.shape === "ring")}
    />
  );
}
