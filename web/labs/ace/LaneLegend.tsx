import { memo } from "react";
import type { LaneFrame } from "../../engine/types.ts";
import { Legend } from "../../figures/Legend.tsx";
import { useChoice } from "./state/hooks.ts";

/** The legend with what the policies of these lanes draw. */
export const LaneLegend = memo(function LaneLegend({ lanes }: { lanes: LaneFrame[] }) {
  const sought = useChoice((choices) => choices.sought);
  const policies = lanes.map((lane) => lane.policy);
  const badges = new Map(policies.flatMap(({ badge }) => (badge === null ? [] : [[badge.id, badge]])));
  return (
    <Legend
      windows={[...new Set(policies.flatMap((policy) => policy.window ?? []))]}
      badges={[...badges.values()]}
      hand={policies.some((policy) => policy.shape === "ring")}
      sought={sought !== null}
    />
  );
});
