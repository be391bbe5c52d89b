import type { ReaderSpec, Registry } from "../../../engine/types.ts";
import { type ChangeLane, LaneFields as Fields, seedSpec } from "../../../shell/parameters/fields.tsx";
import { DEFAULT_SEED } from "../../../state/url/values.ts";
import { fieldsText } from "../../../text/fields.ts";
import { text } from "../../../text/text.ts";
import { formatCount } from "../../../ui/format.ts";
import { Help, NumberField, seedRange } from "../../../ui/NumberField.tsx";
import { SelectField, type SelectOption } from "../../../ui/SelectField.tsx";
import { isPapers } from "../lanes.ts";
import { useChoice, useLab } from "../state/hooks.ts";
import type { LaneChoice, Scene } from "../state/scene.ts";

const modes = ["baseline", "ace", "ace+reader"] as const;

const modeOf = (lane: LaneChoice) => (lane.mode === "ace" && lane.prefetch ? "ace+reader" : lane.mode);

function withMode(lane: LaneChoice, mode: string): LaneChoice {
  const { prefetch: _, ...rest } = lane;
  if (mode === "ace+reader") return { ...rest, mode: "ace", prefetch: true };
  return { ...rest, mode: mode === "ace" ? "ace" : "baseline" };
}

/** Policy and mode of each lane. */
export function LaneFields({ registry, scene }: { registry: Registry; scene: Scene }) {
  const name = ({ fork }: LaneChoice, number: string) =>
    fork === undefined ? number : text().fork.from(number, formatCount(fork.at));
  return (
    <Fields lanes={scene.lanes} name={name}>
      {(lane, index, onChange) => <OfLane {...{ registry, scene, lane, index, onChange }} />}
    </Fields>
  );
}

interface OfLaneProps {
  registry: Registry;
  scene: Scene;
  lane: LaneChoice;
  index: number;
  onChange: ChangeLane<LaneChoice>;
}

function OfLane({ registry, scene, lane, index, onChange }: OfLaneProps) {
  const lab = useLab();
  const rejected = useChoice((choices) => choices.rejected);
  const words = fieldsText();
  // A default is not said, unless the scene says something else for all lanes.
  const setOwn = (id: "reader" | "seed", value: string, usual: string | undefined) =>
    onChange((before) => {
      const { [id]: _, ...rest } = before;
      return value === (scene[id] ?? usual) ? (rest as LaneChoice) : { ...before, [id]: value };
    });
  const spec = registry.policies.find((entry) => entry.id === lane.policy);
  return (
    <>
      <SelectField
        label={words.policy}
        value={lane.policy}
        options={policyOptions(registry)}
        onChange={(policy) => onChange((before) => ({ ...before, policy }))}
      >
        {spec !== undefined && (
          <Help about={spec.label}>
            <p>{spec.idea}</p>
            <p className="mt-2">{spec.rule}</p>
            <p className="mt-2 text-ink-muted">{spec.complexity}</p>
            <p className="mt-2 text-ink-muted">{words.paper(spec.paper, spec.year)}</p>
          </Help>
        )}
      </SelectField>
      <SelectField
        label={words.mode}
        value={modeOf(lane)}
        options={modes.map((mode) => ({ value: mode, label: words.modes[mode] }))}
        onChange={(mode) => onChange((before) => withMode(before, mode))}
      />
      {lane.prefetch === true && (
        <ReaderField
          registry={registry}
          chosen={lane.reader ?? scene.reader}
          onChange={(id) => setOwn("reader", id, registry.readers.at(-1)?.id)}
        />
      )}
      {spec?.seeded === true && (
        <NumberField
          spec={seedSpec(words.laneSeedHelp)}
          legal={seedRange()}
          value={String(lane.seed ?? scene.seed ?? DEFAULT_SEED)}
          error={rejected?.field === `lanes[${index}].seed` ? rejected.message : null}
          onCommit={(text) => setOwn("seed", text === "" ? DEFAULT_SEED : text, DEFAULT_SEED)}
          onRestore={lab.clearError}
        />
      )}
    </>
  );
}

interface ReaderFieldProps {
  registry: Registry;
  /** The Reader's id; the default's if there is none. */
  chosen: unknown;
  onChange: (id: string) => void;
}

/** Which pages are prefetched, where any are. */
export function ReaderField({ registry, chosen, onChange }: ReaderFieldProps) {
  const reader = readerOf(registry, chosen);
  return (
    <SelectField
      label={fieldsText().reader}
      value={reader?.id ?? ""}
      options={readerOptions(registry)}
      onChange={onChange}
    >
      {reader !== undefined && (
        <Help about={reader.label}>
          <p>{reader.help}</p>
        </Help>
      )}
    </SelectField>
  );
}

/** What a lane's policy and Reader can be, for fields that choose one. */

/** The paper's policies, then the further ones. */
export function policyOptions(registry: Registry): SelectOption[] {
  const words = fieldsText();
  return registry.policies.map(({ id, label }) => ({
    value: id,
    label,
    group: isPapers(registry, id) ? words.paperPolicies : words.furtherPolicies,
  }));
}

export const readerOptions = ({ readers }: Registry): SelectOption[] =>
  readers.map(({ id, label }) => ({ value: id, label }));

/** The Reader of this id, or that of a lane that names none. */
export const readerOf = ({ readers }: Registry, id: unknown): ReaderSpec | undefined =>
  readers.find((reader) => reader.id === id) ?? readers.at(-1);
