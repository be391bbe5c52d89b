import type { Registry } from "../../../engine/types.ts";
import { fieldsText } from "../../../text/fields.ts";
import { text } from "../../../text/text.ts";
import { Button } from "../../../ui/Button.tsx";
import { formatCount } from "../../../ui/format.ts";
import { Help } from "../../../ui/Help.tsx";
import { SelectField } from "../../../ui/SelectField.tsx";
import { laneKey } from "../lanes.ts";
import { useLab } from "../state/hooks.ts";
import type { LaneChoice, Scene } from "../state/scene.ts";

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
  const set = (index: number, edit: (lane: LaneChoice) => LaneChoice) =>
    lab.change((next) => {
      next.lanes = next.lanes.map((lane, at) => (at === index ? edit(lane) : lane));
    });
  const words = fieldsText();
  const name = ({ fork }: LaneChoice, index: number) => {
    const lane = words.lane(index + 1);
    return fork === undefined ? lane : text().fork.from(lane, formatCount(fork.at));
  };
  const policies = registry.policies.map(({ id, label }) => ({ value: id, label }));
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
