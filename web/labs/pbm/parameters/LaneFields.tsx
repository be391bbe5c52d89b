import type { ParameterSpec } from "../../../engine/types.ts";
import { typed } from "../../../shell/parameters/SceneField.tsx";
import { fieldsText } from "../../../text/fields.ts";
import { pbmText } from "../../../text/pbm.ts";
import { Button } from "../../../ui/Button.tsx";
import { CheckField } from "../../../ui/CheckField.tsx";
import { Help } from "../../../ui/Help.tsx";
import { NumberField } from "../../../ui/NumberField.tsx";
import { SelectField } from "../../../ui/SelectField.tsx";
import type { OptionSpec, PbmRegistry } from "../engine/types.ts";
import { laneKey } from "../lanes.ts";
import { useChoice, usePbm } from "../state/hooks.ts";
import type { PbmLane, PbmScene } from "../state/scene.ts";
import { laneNumbers, optionsOf } from "../state/settings.ts";

const mostLanes = 4;

interface LaneFieldsProps {
  registry: PbmRegistry;
  scene: PbmScene;
}

/** The policy of each lane, with its numbers and its yes/no settings. */
export function LaneFields({ registry, scene }: LaneFieldsProps) {
  const lab = usePbm();
  const words = fieldsText();
  const change = (edit: (lanes: PbmLane[]) => PbmLane[]) =>
    lab.change((next) => {
      next.lanes = edit(next.lanes);
    });
  const set = (index: number, edit: (lane: PbmLane) => PbmLane) =>
    change((lanes) => lanes.map((lane, at) => (at === index ? edit(lane) : lane)));
  return (
    <>
      {scene.lanes.map((lane, index) => (
        <fieldset key={laneKey(index)} className="grid gap-1.5">
          <legend className="mb-1 flex w-full items-center gap-2 text-sm font-medium">
            <span className={`lane-mark lane-mark-${index}`} aria-hidden="true" /> {words.lane(index + 1)}
          </legend>
          <Fields registry={registry} lane={lane} index={index} onChange={(edit) => set(index, edit)} />
        </fieldset>
      ))}
      <div className="flex gap-2">
        <Button
          disabled={scene.lanes.length >= mostLanes}
          onClick={() => change((lanes) => [...lanes, ...lanes.slice(-1).map((lane) => ({ ...lane }))])}
        >
          {words.addLane}
        </Button>
        <Button disabled={scene.lanes.length <= 1} onClick={() => change((lanes) => lanes.slice(0, -1))}>
          {words.removeLast}
        </Button>
      </div>
    </>
  );
}

interface FieldsProps {
  registry: PbmRegistry;
  lane: PbmLane;
  index: number;
  onChange: (edit: (lane: PbmLane) => PbmLane) => boolean;
}

/** Settings of another policy would say nothing any more. */
function withPolicy(registry: PbmRegistry, lane: PbmLane, id: string): PbmLane {
  const policy = registry.policies.find((entry) => entry.id === id);
  const kept = [...(policy?.parameters ?? []), ...(policy?.options ?? [])].map((entry) => entry.id);
  const settings = [...laneNumbers(registry).map((spec) => spec.id), ...optionsOf(registry)];
  const entries = Object.entries(lane).filter(([key]) => kept.includes(key) || !settings.includes(key));
  return { ...Object.fromEntries(entries), policy: id };
}

function Fields({ registry, lane, index, onChange }: FieldsProps) {
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

interface LaneNumberProps extends Omit<FieldsProps, "registry"> {
  spec: ParameterSpec;
}

/** A number that a lane has of its own. */
function LaneNumber({ spec, lane, index, onChange }: LaneNumberProps) {
  const lab = usePbm();
  const rejected = useChoice((choices) => choices.rejected);
  const shared = useChoice((choices) => choices.scene?.[spec.id]);
  const usual = "number" in spec.default ? spec.default.number : "";
  const own = rejected?.field === spec.id || rejected?.field === `lanes[${index}].${spec.id}`;
  return (
    <NumberField
      spec={spec}
      value={String(lane[spec.id] ?? shared ?? usual)}
      error={own ? (rejected?.message ?? null) : null}
      onCommit={(text) => {
        onChange((before) => {
          const next = { ...before };
          if (text === "") delete next[spec.id];
          else next[spec.id] = typed(text);
          return next;
        });
      }}
      onRestore={lab.clearError}
    />
  );
}

interface LaneOptionProps {
  spec: OptionSpec;
  lane: PbmLane;
  onChange: FieldsProps["onChange"];
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
