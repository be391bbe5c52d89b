import { memo } from "react";
import { SlotField } from "../../lab/SlotField.tsx";
import {
  type ChangeLane,
  Group,
  LaneFields,
  LaneNumber,
  SceneField,
} from "../../shell/parameters/fields.tsx";
import { WorkloadFields } from "../../shell/parameters/WorkloadFields.tsx";
import { fieldsText } from "../../text/fields.ts";
import { pbmText } from "../../text/pbm.ts";
import { Help } from "../../ui/NumberField.tsx";
import { CheckField } from "../../ui/SelectField.tsx";
import type { OptionSpec, PbmRegistry } from "./engine/types.ts";
import { laneNumbers, optionsOf, type PbmLane, useChoice } from "./lab.ts";

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

interface OfLaneProps {
  registry: PbmRegistry;
  lane: PbmLane;
  index: number;
  onChange: ChangeLane<PbmLane>;
}

/** Settings of another policy would say nothing any more. */
function withPolicy(registry: PbmRegistry, lane: PbmLane, id: string): PbmLane {
  const policy = registry.policies.find((entry) => entry.id === id);
  const kept = [...(policy?.parameters ?? []), ...(policy?.options ?? [])].map((entry) => entry.id);
  const settings = [...laneNumbers(registry).map((spec) => spec.id), ...optionsOf(registry)];
  const entries = Object.entries(lane).filter(([key]) => kept.includes(key) || !settings.includes(key));
  return { ...Object.fromEntries(entries), policy: id };
}

/** The policy of a lane, with its numbers and its yes/no settings. */
function OfLane({ registry, lane, index, onChange }: OfLaneProps) {
  const policy = registry.policies.find(({ id }) => id === lane.policy);
  return (
    <>
      <SlotField
        label={fieldsText().policy}
        specs={registry.policies}
        value={lane.policy}
        further={({ paper, year }) => [pbmText().lane.paper(paper, year)]}
        onChange={(id) => onChange((before) => withPolicy(registry, before, id))}
      />
      {policy?.parameters.map((spec) => (
        <LaneNumber key={spec.id} spec={spec} lane={lane} index={index} onChange={onChange} />
      ))}
      {policy?.options.map((spec) => (
        <LaneOption key={spec.id} spec={spec} lane={lane} onChange={onChange} />
      ))}
    </>
  );
}

/** A yes/no setting of a lane. */
function LaneOption({ spec, lane, onChange }: Pick<OfLaneProps, "lane" | "onChange"> & { spec: OptionSpec }) {
  const shared = useChoice((choices) => choices.scene?.[spec.id]) === true;
  const set = (checked: boolean) =>
    onChange(({ [spec.id]: _, ...before }) => ({
      ...(before as PbmLane),
      // What all lanes have need not be said again.
      ...(checked === shared ? {} : { [spec.id]: checked }),
    }));
  return (
    <CheckField label={spec.label} checked={(lane[spec.id] ?? shared) === true} onChange={set}>
      <Help about={spec.label}>
        <p>{spec.help}</p>
        <p className="mt-2">{spec.why}</p>
      </Help>
    </CheckField>
  );
}
