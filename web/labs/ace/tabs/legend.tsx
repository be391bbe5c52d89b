import type { LabFrame } from "../../../engine/types.ts";
import { Legend } from "../../../figures/Legend.tsx";
import { StripKey } from "../../../figures/strip/StripKey.tsx";
import type { ShownRun } from "../../../lab/parts.ts";
import { laneLabel } from "../lanes.ts";
import { useChoice } from "../state/hooks.ts";

/** The legend with what the policies of these lanes draw. */
export function Tab({ readable: { lanes }, embedded }: ShownRun<LabFrame>) {
  const sought = useChoice((choices) => choices.sought);
  const policies = lanes.map((lane) => lane.policy);
  const badges = new Map(policies.flatMap(({ badge }) => (badge === null ? [] : [[badge.id, badge]])));
  return (
    <>
      <Legend
        windows={[...new Set(policies.flatMap((policy) => policy.window ?? []))]}
        badges={[...badges.values()]}
        hand={policies.some((policy) => policy.shape === "ring")}
        sought={sought !== null}
      />
      {!embedded && <StripKey labels={lanes.map(laneLabel)} />}
    </>
  );
}
