import type { Registry } from "../../../engine/types.ts";
import { SlotField } from "../../../lab/SlotField.tsx";
import { type ChangeLane, LaneFields as Fields, seedSpec } from "../../../shell/parameters/fields.tsx";
import { DEFAULT_SEED } from "../../../state/url/values.ts";
import { fieldsText } from "../../../text/fields.ts";
import { text } from "../../../text/text.ts";
import { formatCount } from "../../../ui/format.ts";
import { Help, NumberField, seedRange } from "../../../ui/NumberField.tsx";
import { SelectField } from "../../../ui/SelectField.tsx";
import { policyCard } from "../card/cards.ts";
import { NO_REFERENCE } from "../lanes.ts";
import { useChoice, useLab } from "../state/hooks.ts";
import type { LaneChoice, Scene } from "../state/scene.ts";
import { CourseField } from "./CourseField.tsx";
import { policyOptions, readerOf, readerOptions } from "./options.ts";

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

const modes = ["baseline", "ace", "ace+reader"] as const;

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
  const setOwn = (id: "reader" | "reference" | "seed", value: string, usual: string | undefined) =>
    onChange((before) => {
      const { [id]: _, ...rest } = before;
      return value === (scene[id] ?? usual) ? (rest as LaneChoice) : { ...before, [id]: value };
    });
  const setMode = (mode: string) =>
    onChange(({ prefetch: _, ...rest }) => ({
      ...rest,
      mode: mode === "baseline" ? "baseline" : "ace",
      ...(mode === "ace+reader" && { prefetch: true }),
    }));
  const seeded = registry.policies.some(({ id, seeded }) => id === lane.policy && seeded);
  return (
    <>
      <SlotField
        label={words.policy}
        specs={registry.policies.map(({ id, label }) => ({ id, label, ...policyCard(id) }))}
        value={lane.policy}
        options={policyOptions(registry)}
        further={({ complexity, paper, year }) => [complexity, words.paper(paper, year)]}
        onChange={(policy) => onChange((before) => ({ ...before, policy }))}
      />
      <CourseField {...{ registry, scene, lane, onChange }} />
      <SelectField
        label={words.mode}
        value={lane.mode === "ace" && lane.prefetch ? "ace+reader" : lane.mode}
        options={modes.map((mode) => ({ value: mode, label: words.modes[mode] }))}
        onChange={setMode}
      />
      <ReferenceField
        registry={registry}
        chosen={lane.reference ?? scene.reference}
        onChange={(id) => setOwn("reference", id, registry.policies[0]?.id)}
      />
      {lane.prefetch === true && (
        <ReaderField
          registry={registry}
          chosen={lane.reader ?? scene.reader}
          onChange={(id) => setOwn("reader", id, registry.readers.at(-1)?.id)}
        />
      )}
      {seeded && (
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

/** What the lane's choices are held against. */
function ReferenceField({ registry, chosen, onChange }: ReaderFieldProps) {
  const words = fieldsText();
  const policies = registry.policies.filter(({ programmed }) => !programmed);
  const options = policies.map(({ id, label }) => ({ value: id, label }));
  return (
    <SelectField
      label={words.reference}
      value={String(chosen ?? policies[0]?.id)}
      options={[...options, { value: NO_REFERENCE, label: words.noReference }]}
      onChange={onChange}
    >
      <Help about={words.reference}>
        <p>{words.referenceHelp}</p>
      </Help>
    </SelectField>
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
