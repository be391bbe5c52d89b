import { memo } from "react";
import { Group, LaneFields, PagesField, SceneField } from "../../../shell/parameters/fields.tsx";
import { WorkloadFields } from "../../../shell/parameters/WorkloadFields.tsx";
import { fieldsText } from "../../../text/fields.ts";
import { hybridText } from "../../../text/hybrid.ts";
import { workloadPages } from "../engine/workloadPages.ts";
import { useChoice, useShownPart } from "../state/hooks.ts";
import { OfLane } from "./OfLane.tsx";

const PRICES = ["rf", "wf", "rm", "wm"] as const;

/** It creates page 10, so there are ten pages before. */
const writtenOut = { trace: "R7 R1 W4 N10 R7 F", pages: 10 };

/** Every parameter of the run, with help, range and unit from the registry. */
export const Parameters = memo(function Parameters() {
  const registry = useChoice((choices) => choices.registry);
  const scene = useChoice((choices) => choices.scene);
  const resolved = useShownPart((shown) => shown.frame?.lanes[0]?.config);
  if (registry === null || scene === null) return null;
  const words = hybridText().fields;
  const field = (id: "frames" | (typeof PRICES)[number]) => {
    const spec = registry.parameters.find((parameter) => parameter.id === id);
    return spec && <SceneField key={id} spec={spec} scene={scene} resolved={resolved?.[id]} />;
  };
  return (
    <div className="grid gap-6">
      <Group title={fieldsText().workload}>
        <WorkloadFields registry={registry} scene={scene} example={writtenOut} />
      </Group>
      <Group title={words.lanes}>
        <LaneFields lanes={scene.lanes}>
          {(lane, index, onChange) => <OfLane {...{ registry, lane, index, onChange }} />}
        </LaneFields>
      </Group>
      <Group title={words.file}>
        <PagesField
          registry={registry}
          scene={scene}
          resolved={resolved?.pages}
          needed={() => workloadPages(scene.workload)}
        />
        {field("frames")}
      </Group>
      <Group title={words.prices}>
        <p className="text-sm text-ink-muted">{words.pricesNote}</p>
        {PRICES.map(field)}
      </Group>
    </div>
  );
});
