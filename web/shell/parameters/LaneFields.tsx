import type { ReactNode } from "react";
import type { ParameterSpec } from "../../engine/types.ts";
import { useRun, useRunChoice } from "../../state/run/hooks.ts";
import { fieldsText } from "../../text/fields.ts";
import { Button } from "../../ui/Button.tsx";
import { NumberField } from "../../ui/NumberField.tsx";
import { typed } from "./fields.tsx";

const mostLanes = 4;

/** Changes a lane; false if the engine refuses what comes of it. */
export type ChangeLane<Lane> = (edit: (lane: Lane) => Lane) => boolean;

interface LaneFieldsProps<Lane> {
  lanes: readonly Lane[];
  /** What a lane is called, if not by its number. */
  name?: (lane: Lane, number: string) => string;
  children: (lane: Lane, index: number, onChange: ChangeLane<Lane>) => ReactNode;
}

/** The fields of each lane, and buttons for more and fewer lanes. */
export function LaneFields<Lane extends object>({ lanes, name, children }: LaneFieldsProps<Lane>) {
  const lab = useRun();
  const words = fieldsText();
  const change = (edit: (lanes: Lane[]) => Lane[]) =>
    lab.change((next) => {
      next.lanes = edit(next.lanes as Lane[]);
    });
  const set = (index: number, edit: (lane: Lane) => Lane) =>
    change((all) => all.map((lane, at) => (at === index ? edit(lane) : lane)));
  const named = (lane: Lane, number: string) => name?.(lane, number) ?? number;
  return (
    <>
      {lanes.map((lane, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a lane is its place
        <fieldset key={index} className="grid gap-1.5">
          <legend className="mb-1 flex w-full items-center gap-2 text-sm font-medium">
            <span className={`lane-mark lane-mark-${index}`} aria-hidden="true" />{" "}
            {named(lane, words.lane(index + 1))}
          </legend>
          {children(lane, index, (edit) => set(index, edit))}
        </fieldset>
      ))}
      <div className="flex gap-2">
        <Button
          disabled={lanes.length >= mostLanes}
          onClick={() => change((all) => [...all, ...all.slice(-1).map((lane) => ({ ...lane }))])}
        >
          {words.addLane}
        </Button>
        <Button disabled={lanes.length <= 1} onClick={() => change((all) => all.slice(0, -1))}>
          {words.removeLast}
        </Button>
      </div>
    </>
  );
}

interface LaneNumberProps<Lane> {
  spec: ParameterSpec;
  lane: Lane;
  index: number;
  onChange: ChangeLane<Lane>;
}

/** A number that a lane has of its own. */
export function LaneNumber<Lane extends { [id: string]: unknown }>(props: LaneNumberProps<Lane>) {
  const { spec, lane, index, onChange } = props;
  const lab = useRun();
  const rejected = useRunChoice((choices) => choices.rejected);
  const shared = useRunChoice((choices) => choices.scene?.[spec.id]);
  const usual = "number" in spec.default ? spec.default.number : "";
  const own = rejected?.field === spec.id || rejected?.field === `lanes[${index}].${spec.id}`;
  return (
    <NumberField
      spec={spec}
      value={String(lane[spec.id] ?? shared ?? usual)}
      error={own ? (rejected?.message ?? null) : null}
      onCommit={(text) => {
        onChange((before) => {
          const next: { [id: string]: unknown } = { ...before };
          if (text === "") delete next[spec.id];
          else next[spec.id] = typed(text);
          return next as Lane;
        });
      }}
      onRestore={lab.clearError}
    />
  );
}
