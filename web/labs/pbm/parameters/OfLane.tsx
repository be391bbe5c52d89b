import { type ChangeLane, LaneNumber } from "../../../shell/parameters/fields.tsx";
import { fieldsText } from "../../../text/fields.ts";
import { pbmText } from "../../../text/pbm.ts";
import { Help } from "../../../ui/NumberField.tsx";
import { CheckField, SelectField } from "../../../ui/SelectField.tsx";
import type { OptionSpec, PbmRegistry } from "../engine/types.ts";
import { useChoice } from "../state/hooks.ts";
import type { PbmLane } from "../state/scene.ts";
import { laneNumbers, optionsOf } from "../state/url.ts";

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
export function OfLane({ registry, lane, index, onChange }: OfLaneProps) {
  const words = pbmText().lane;
  const policy = registry.policies.find(({ id }) => id === lane.policy);
  return (
    <>
      <SelectField
        label={fieldsText().policy}
        value={lane.policy}
        options={registry.policies.map(({ id, label }) => ({ value: id, label }))}
        onChange={(id) => onChange((before) => withPolicy(registry, before, id))}
      >
        {policy !== undefined && (
          <Help about={policy.label}>
            <p>{policy.idea}</p>
            <p className="mt-2">{policy.rule}</p>
            <p className="mt-2 text-ink-muted">{words.paper(policy.paper, policy.year)}</p>
          </Help>
        )}
      </SelectField>
      {policy?.parameters.map((spec) => (
        <LaneNumber key={spec.id} spec={spec} lane={lane} index={index} onChange={onChange} />
      ))}
      {policy?.options.map((spec) => (
        <LaneOption key={spec.id} spec={spec} lane={lane} onChange={onChange} />
      ))}
    </>
  );
}

interface LaneOptionProps {
  spec: OptionSpec;
  lane: PbmLane;
  onChange: OfLaneProps["onChange"];
}

/** A yes/no setting of a lane. */
function LaneOption({ spec, lane, onChange }: LaneOptionProps) {
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
