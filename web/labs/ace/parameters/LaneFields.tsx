import type { Registry } from "../../../engine/types.ts";
import { seedSpec } from "../../../shell/parameters/seedSpec.ts";
import { DEFAULT_SEED } from "../../../state/url/values.ts";
import { fieldsText } from "../../../text/fields.ts";
import { text } from "../../../text/text.ts";
import { Button } from "../../../ui/Button.tsx";
import { formatCount } from "../../../ui/format.ts";
import { Help } from "../../../ui/Help.tsx";
import { NumberField } from "../../../ui/NumberField.tsx";
import { SelectField } from "../../../ui/SelectField.tsx";
import { seedRange } from "../../../ui/seedRange.ts";
import { laneKey } from "../lanes.ts";
import { useChoice, useLab } from "../state/hooks.ts";
import type { LaneChoice, Scene } from "../state/scene.ts";
import { policyOptions } from "./options.ts";
import { ReaderField } from "./ReaderField.tsx";

const modes = ["baseline", "ace", "ace+reader"] as const;

const mostLanes = 4;

const modeOf = (lane: LaneChoice) => (lane.mode === "ace" && lane.prefetch ? "ace+reader" : lane.mode);

function withMode(lane: LaneChoice, mode: string): LaneChoice {
  const { prefetch: _, ...rest } = lane;
  if (mode === "ace+reader") return { ...rest, mode: "ace", prefetch: true };
  return { ...rest, mode: mode === "ace" ? "ace" : "baseline" };
}

/** Policy and mode of each lane. */
export function LaneFields({ registry, scene }: { registry: Registry; scene: Scene }) {
  const lab = useLab();
  const rejected = useChoice((choices) => choices.rejected);
  const set = (index: number, edit: (lane: LaneChoice) => LaneChoice) =>
    lab.change((next) => {
      next.lanes = next.lanes.map((lane, at) => (at === index ? edit(lane) : lane));
    });
  const words = fieldsText();
  const name = ({ fork }: LaneChoice, index: number) => {
    const lane = words.lane(index + 1);
    return fork === undefined ? lane : text().fork.from(lane, formatCount(fork.at));
  };
  const policies = policyOptions(registry);
  // A default is not said, unless the scene says something else for all lanes.
  const setOwn = (index: number, id: "reader" | "seed", value: string, usual: string | undefined) =>
    set(index, (before) => {
      const { [id]: _, ...rest } = before;
      return value === (scene[id] ?? usual) ? (rest as LaneChoice) : { ...before, [id]: value };
    });
  return (
    <>
      {scene.lanes.map((lane, index) => {
        const spec = registry.policies.find((entry) => entry.id === lane.policy);
        return (
          <fieldset key={laneKey(index)} className="grid gap-1.5">
            <legend className="mb-1 flex w-full items-center gap-2 text-sm font-medium">
              <span className={`lane-mark lane-mark-${index}`} aria-hidden="true" /> {name(lane, index)}
            </legend>
            <SelectField
              label={words.policy}
              value={lane.policy}
              options={policies}
              onChange={(policy) => set(index, (before) => ({ ...before, policy }))}
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
              onChange={(mode) => set(index, (before) => withMode(before, mode))}
            />
            {lane.prefetch === true && (
              <ReaderField
                registry={registry}
                chosen={lane.reader ?? scene.reader}
                onChange={(id) => setOwn(index, "reader", id, registry.readers.at(-1)?.id)}
              />
            )}
            {spec?.seeded === true && (
              <NumberField
                spec={seedSpec(words.laneSeedHelp)}
                legal={seedRange()}
                value={String(lane.seed ?? scene.seed ?? DEFAULT_SEED)}
                error={rejected?.field === `lanes[${index}].seed` ? rejected.message : null}
                onCommit={(text) => setOwn(index, "seed", text === "" ? DEFAULT_SEED : text, DEFAULT_SEED)}
                onRestore={lab.clearError}
              />
            )}
          </fieldset>
        );
      })}
      <div className="flex gap-2">
        <Button
          disabled={scene.lanes.length >= mostLanes}
          onClick={() =>
            lab.change((next) => {
              const last = next.lanes.at(-1);
              if (last !== undefined) next.lanes.push({ ...last });
            })
          }
        >
          {words.addLane}
        </Button>
        <Button
          disabled={scene.lanes.length <= 1}
          onClick={() => lab.change((next) => void next.lanes.pop())}
        >
          {words.removeLast}
        </Button>
      </div>
    </>
  );
}
