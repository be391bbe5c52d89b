import { memo } from "react";
import { Group, LaneFields, SceneField } from "../../../shell/parameters/fields.tsx";
import { WorkloadFields } from "../../../shell/parameters/WorkloadFields.tsx";
import { fieldsText } from "../../../text/fields.ts";
import { pbmText } from "../../../text/pbm.ts";
import { useChoice } from "../state/hooks.ts";
import { OfLane } from "./OfLane.tsx";

const streams = "S0-9x25*2 L3x5; P500 S0-9x100";

/** Every parameter of the run, with help, range and unit from the registry. */
export const Parameters = memo(function Parameters() {
  const registry = useChoice((choices) => choices.registry);
  const scene = useChoice((choices) => choices.scene);
  if (registry === null || scene === null) return null;
  const words = pbmText().fields;
  const example = { trace: streams, label: words.streamsSuchAs(streams) };
  return (
    <div className="grid gap-6">
      <Group title={fieldsText().workload}>
        <WorkloadFields registry={registry} scene={scene} example={example} />
      </Group>
      <Group title={fieldsText().lanes}>
        <LaneFields lanes={scene.lanes}>
          {(lane, index, onChange) => <OfLane {...{ registry, lane, index, onChange }} />}
        </LaneFields>
      </Group>
      <Group title={words.world}>
        <p className="text-sm text-ink-muted">{words.atFullScale}</p>
        {registry.parameters.map((spec) => (
          <SceneField
            key={spec.id}
            spec={spec}
            scene={scene}
            resolved={"number" in spec.default ? spec.default.number : undefined}
          />
        ))}
      </Group>
    </div>
  );
});
