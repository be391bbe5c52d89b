import { memo } from "react";
import { SlotField } from "../../lab/SlotField.tsx";
import {
  type ChangeLane,
  Group,
  LaneFields,
  LaneNumber,
  PagesField,
  SceneField,
} from "../../shell/parameters/fields.tsx";
import { WorkloadFields } from "../../shell/parameters/WorkloadFields.tsx";
import { fieldsText } from "../../text/fields.ts";
import { hybridText } from "../../text/hybrid.ts";
import { Help } from "../../ui/NumberField.tsx";
import { CheckField } from "../../ui/SelectField.tsx";
import { workloadPages } from "./engine.ts";
import { type HybridLane, useChoice, useShownPart } from "./lab.ts";
import type { HybridRegistry } from "./types.ts";

/** It creates page 10, so there are ten pages before. */
const writtenOut = { trace: "R7 R1 W4 N10 R7 F", pages: 10 };

/** Every parameter of the run, with help, range and unit from the registry. */
export const Parameters = memo(function Parameters() {
  const registry = useChoice((choices) => choices.registry);
  const scene = useChoice((choices) => choices.scene);
  const resolved = useShownPart((shown) => shown.frame?.lanes[0]?.config);
  if (registry === null || scene === null) return null;
  const words = hybridText().fields;
  const field = (id: "frames" | "rf" | "wf" | "rm" | "wm") => {
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
        {(["rf", "wf", "rm", "wm"] as const).map(field)}
      </Group>
    </div>
  );
});

interface OfLaneProps {
  registry: HybridRegistry;
  lane: HybridLane;
  index: number;
  onChange: ChangeLane<HybridLane>;
}

function OfLane({ registry: { placements, replacements }, lane, index, onChange }: OfLaneProps) {
  const { fields, lane: words } = hybridText();
  const placement = placements.find(({ id }) => id === lane.placement);
  const replacement = replacements.find(({ id }) => id === lane.replacement);
  const choose = (id: string) => {
    const spec = placements.find((entry) => entry.id === id);
    const lru = replacements.find(({ is_lru }) => is_lru)?.id ?? "";
    onChange(({ floor, ...before }) => ({
      ...before,
      placement: id,
      // The optimum is defined with LRU; a floor belongs to one algorithm.
      replacement: spec?.by_lru_only ? lru : before.replacement,
      ...(spec?.has_floor && floor !== undefined ? { floor } : {}),
    }));
  };
  const setFloor = (floor: boolean) =>
    onChange(({ floor: _, ...before }) => (floor ? { ...before, floor } : (before as HybridLane)));
  return (
    <>
      <SlotField
        label={fields.placement}
        specs={placements}
        value={lane.placement}
        further={({ paper, year }) => [words.paper(paper, year)]}
        onChange={choose}
      />
      {placement?.has_floor && (
        <CheckField label={fields.floor} checked={lane.floor === true} onChange={setFloor}>
          <Help about={fields.floor}>{fields.floorHelp}</Help>
        </CheckField>
      )}
      <SlotField
        label={fields.replacement}
        specs={replacements.filter(({ is_lru }) => is_lru || !placement?.by_lru_only)}
        value={lane.replacement}
        onChange={(id) => onChange((before) => ({ ...before, replacement: id }))}
      />
      {replacement?.parameters.map((spec) => (
        <LaneNumber key={spec.id} spec={spec} lane={lane} index={index} onChange={onChange} />
      ))}
    </>
  );
}
