import { type ChangeLane, LaneNumber } from "../../../shell/parameters/fields.tsx";
import { hybridText } from "../../../text/hybrid.ts";
import { Help } from "../../../ui/NumberField.tsx";
import { CheckField, SelectField } from "../../../ui/SelectField.tsx";
import type { HybridRegistry } from "../engine/types.ts";
import type { HybridLane } from "../state/scene.ts";

interface OfLaneProps {
  registry: HybridRegistry;
  lane: HybridLane;
  index: number;
  onChange: ChangeLane<HybridLane>;
}

/** Placement and replacement of a lane. */
export function OfLane({ registry, lane, index, onChange }: OfLaneProps) {
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
