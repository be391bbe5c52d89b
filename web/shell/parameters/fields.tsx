/** Fields of what all lanes share, as the registry describes it. */
import { type ReactNode, useState } from "react";
import type { ParameterSpec, RunRegistry } from "../../engine/types.ts";
import type { RunScene } from "../../state/run/choices.ts";
import { useRun, useRunChoice } from "../../state/run/hooks.ts";
import { fixesPages } from "../../state/run/scene.ts";
import { fieldsText } from "../../text/fields.ts";
import { framesOf } from "../../text/numbers.ts";
import { Button } from "../../ui/Button.tsx";
import { formatCount } from "../../ui/format.ts";
import { NumberField, SpecHelp } from "../../ui/NumberField.tsx";
import { SelectField } from "../../ui/SelectField.tsx";
import { setValue } from "../chips/chip.ts";

/** A number as the reader typed it: a number if it is one, else the text, so that the message can show it. */
export const typed = (text: string): number | string =>
  text !== "" && Number.isFinite(Number(text)) ? Number(text) : text;

/** The same for a parameter: frames may be a size, such as 128 MB, over the reader's own trace if that is of bytes. */
export function useTyped({ unit }: ParameterSpec): (text: string) => number | string {
  const pageBytes = useRunChoice(({ scene, file, read }) =>
    scene?.workload.name === file?.name ? read?.page_bytes : undefined,
  );
  return (text) => (unit === "frames" && pageBytes && framesOf(text, pageBytes)) || typed(text);
}

/** What a parameter is where nothing says it; empty where a rule decides. */
export const usualOf = ({ default: usual }: ParameterSpec): number | string =>
  "number" in usual ? usual.number : "choice" in usual ? usual.choice : "";

/** A number shared by all lanes; one of a device's takes the place of the device. */
export function SceneField(props: { spec: ParameterSpec; scene: RunScene; resolved: unknown }) {
  const { spec, scene, resolved } = props;
  const lab = useRun();
  const rejected = useRunChoice((choices) => choices.rejected);
  const read = useTyped(spec);
  const given = scene[spec.id];
  const inForce = resolved === undefined ? "" : String(resolved);
  const byRule = "rule" in spec.default;
  /** Whether the last refusal came from this field, whatever the engine found wrong with the scene then. */
  const [refused, setRefused] = useState(false);
  const commit = (text: string) => {
    const taken = lab.change((next) => {
      setValue(next, spec.id, read(text), { ...(lab.playback.session?.lanes[0] as object) });
      if (text === "") delete next[spec.id];
    });
    setRefused(!taken);
  };
  const field = rejected?.field.replace(/^lanes\[\d+\]\./, "");
  const own = field === spec.id || (refused && field?.startsWith("start.") === true);
  return (
    <NumberField
      spec={spec}
      value={given === undefined ? (byRule ? "" : inForce) : String(given)}
      placeholder={byRule ? (inForce === "" ? fieldsText().default : inForce) : ""}
      error={own ? (rejected?.message ?? null) : null}
      onCommit={commit}
      onRestore={lab.clearError}
    />
  );
}

export const Group = ({ title, children }: { title: string; children: ReactNode }) => (
  <section aria-label={title} className="grid gap-2">
    <h2 className="text-base font-semibold">{title}</h2>
    {children}
  </section>
);

interface PagesFieldProps {
  registry: RunRegistry;
  scene: RunScene;
  resolved: unknown;
  needed: () => { data_pages: number; pages: number } | null;
}

/** Pages on disk: a number of the scene, or what the workload needs. */
export function PagesField({ registry, scene, resolved, needed: neededOf }: PagesFieldProps) {
  const spec = registry.parameters.find((parameter) => parameter.id === "pages");
  if (spec === undefined) return null;
  if (!fixesPages(registry, scene.workload)) return <SceneField {...{ spec, scene, resolved }} />;
  const needed = neededOf();
  const words = fieldsText();
  return (
    <NumberField
      spec={spec}
      value={String(resolved ?? needed?.pages ?? "")}
      error={null}
      fixed={needed === null ? words.followsFromWorkload : words.dataPages(formatCount(needed.data_pages))}
    />
  );
}

export const isChoice = ({ choices = [] }: ParameterSpec): boolean => choices.length > 0;

export function ChoiceField(props: { spec: ParameterSpec; given: unknown; onChange: (id: string) => void }) {
  const { spec, given, onChange } = props;
  const { choices = [] } = spec;
  return (
    <SelectField
      label={spec.label}
      value={typeof given === "string" ? given : String(usualOf(spec))}
      options={choices.map(({ id, label }) => ({ value: id, label }))}
      onChange={onChange}
    >
      <SpecHelp spec={spec} legal={choices.map(({ label }) => label).join(", ")} />
    </SelectField>
  );
}

/** A seed as a parameter; what it is the beginning of is said in `help`. */
export const seedSpec = (help: string): ParameterSpec => ({
  ...{ id: "seed", label: fieldsText().seed, symbol: "", unit: "", help, why: fieldsText().seedWhy },
  ...{ minimum: 0, maximum: 2 ** 64, integer: true, default: { number: 1 } },
});

const mostLanes = 4;

/** Changes a lane; false if the engine refuses what comes of it. */
export type ChangeLane<Lane> = (edit: (lane: Lane) => Lane) => boolean;

interface LaneFieldsProps<Lane> {
  lanes: readonly Lane[];
  name?: (lane: Lane, number: string) => string;
  children: (lane: Lane, index: number, onChange: ChangeLane<Lane>) => ReactNode;
}

export function LaneFields<Lane extends object>({ lanes, name, children }: LaneFieldsProps<Lane>) {
  const lab = useRun();
  const words = fieldsText();
  const change = (edit: (lanes: Lane[]) => Lane[]) =>
    lab.change((next) => {
      next.lanes = edit(next.lanes as Lane[]);
    });
  return (
    <>
      {lanes.map((lane, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a lane is its place
        <fieldset key={index} className="grid gap-1.5">
          <legend className="mb-1 flex w-full items-center gap-2 text-sm font-medium">
            <span className={`lane-mark lane-mark-${index}`} aria-hidden="true" />{" "}
            {name?.(lane, words.lane(index + 1)) ?? words.lane(index + 1)}
          </legend>
          {children(lane, index, (edit) =>
            change((all) => all.map((own, at) => (at === index ? edit(own) : own))),
          )}
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

export function LaneNumber<Lane extends { [id: string]: unknown }>(props: LaneNumberProps<Lane>) {
  const { spec, lane, index, onChange } = props;
  const lab = useRun();
  const rejected = useRunChoice((choices) => choices.rejected);
  const shared = useRunChoice((choices) => choices.scene?.[spec.id]);
  const own = rejected?.field === spec.id || rejected?.field === `lanes[${index}].${spec.id}`;
  return (
    <NumberField
      spec={spec}
      value={String(lane[spec.id] ?? shared ?? usualOf(spec))}
      error={own ? (rejected?.message ?? null) : null}
      onCommit={(text) =>
        onChange((before) => {
          const next: { [id: string]: unknown } = { ...before, [spec.id]: typed(text) };
          if (text === "") delete next[spec.id];
          return next as Lane;
        })
      }
      onRestore={lab.clearError}
    />
  );
}
