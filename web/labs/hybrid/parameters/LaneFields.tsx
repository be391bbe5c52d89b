import { typed } from "../../../shell/parameters/SceneField.tsx";
import { fieldsText } from "../../../text/fields.ts";
import { hybridText } from "../../../text/hybrid.ts";
import { Button } from "../../../ui/Button.tsx";
import { CheckField } from "../../../ui/CheckField.tsx";
import { Help } from "../../../ui/Help.tsx";
import { NumberField } from "../../../ui/NumberField.tsx";
import { SelectField } from "../../../ui/SelectField.tsx";
import type { HybridRegistry } from "../engine/types.ts";
import { laneKey } from "../lanes.ts";
import { useChoice, useHybrid } from "../state/hooks.ts";
import type { HybridLane, HybridScene } from "../state/scene.ts";

const mostLanes = 4;

interface LaneFieldsProps {
  registry: HybridRegistry;
  scene: HybridScene;
}

/** Placement and replacement of each lane. */
export function LaneFields({ registry, scene }: LaneFieldsProps) {
  const lab = useHybrid();
  const words = fieldsText();
  const change = (edit: (lanes: HybridLane[]) => HybridLane[]) =>
    lab.change((next) => {
      next.lanes = edit(next.lanes);
    });
  const set = (index: number, edit: (lane: HybridLane) => HybridLane) =>
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
  registry: HybridRegistry;
  lane: HybridLane;
  index: number;
  onChange: (edit: (lane: HybridLane) => HybridLane) => boolean;
}

function Fields({ registry, lane, index, onChange }: FieldsProps) {
  const words = hybridText();
  const placement = registry.placements.find(({ id }) => id === lane.placement);
  const replacement = registry.replacements.find(({ id }) => id === lane.replacement);
  const lru = registry.replacements.find(({ is_lru }) => is_lru)?.id ?? "";
  const choose = (id: string) => {
    const spec = registry.placements.find((entry) => entry.id === id);
    onChange(({ floor, ...before }) => ({
      ...before,
      placement: id,
      // The optimum is defined with LRU; a floor belongs to one algorithm.
      replacement: spec?.by_lru_only ? lru : before.replacement,
      ...(spec?.has_floor && floor !== undefined ? { floor } : {}),
    }));
  };
  const replacements = registry.replacements.filter(({ is_lru }) => is_lru || !placement?.by_lru_only);
  return (
    <>
      <SelectField
        label={words.fields.placement}
        value={lane.placement}
        options={registry.placements.map(({ id, label }) => ({ value: id, label }))}
        onChange={choose}
      >
        {placement !== undefined && (
          <Help about={placement.label}>
            <p>{placement.idea}</p>
            <p className="mt-2">{placement.rule}</p>
            <p className="mt-2 text-ink-muted">{words.lane.paper(placement.paper, placement.year)}</p>
          </Help>
        )}
      </SelectField>
      {placement?.has_floor && (
        <CheckField
          label={words.fields.floor}
          checked={lane.floor === true}
          onChange={(checked) =>
            onChange(({ floor: _, ...before }) =>
              checked ? { ...before, floor: true } : (before as HybridLane),
            )
          }
        >
          <Help about={words.fields.floor}>{words.fields.floorHelp}</Help>
        </CheckField>
      )}
      <SelectField
        label={words.fields.replacement}
        value={lane.replacement}
        options={replacements.map(({ id, label }) => ({ value: id, label }))}
        onChange={(id) => onChange((before) => ({ ...before, replacement: id }))}
      >
        {replacement !== undefined && (
          <Help about={replacement.label}>
            <p>{replacement.idea}</p>
            <p className="mt-2">{replacement.rule}</p>
          </Help>
        )}
      </SelectField>
      {replacement?.parameters.map((spec) => (
        <LaneNumber key={spec.id} spec={spec} lane={lane} index={index} onChange={onChange} />
      ))}
    </>
  );
}

interface LaneNumberProps extends Omit<FieldsProps, "registry"> {
  spec: HybridRegistry["parameters"][number];
}

/** A number that a lane has of its own. */
function LaneNumber({ spec, lane, index, onChange }: LaneNumberProps) {
  const lab = useHybrid();
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
