/** The curve of a scene: what the engine is asked, what is known of it, and the scene of one of its points. */
import type { CurveFacts, CurveRow } from "../../../engine/sweep/curve.ts";
import type { Registry } from "../../../engine/types.ts";
import type { LaneChoice, Scene } from "../state/scene.ts";
import { MODES, MOST_POLICIES, type SizesChoices } from "./choices.ts";

/** What a curve is of beside its policies and sizes: rows of one are rows of every other. */
export interface Asked {
  sizes: string;
  policies: readonly string[];
  modes: readonly string[];
  /** What lanes of the scene have of their own. */
  own: Readonly<Record<string, unknown>>;
  /** The rest of the engine's options. */
  rest: { lane: Record<string, unknown>; warm_up: string; page_size?: string };
}

/** Fields of a scene or a lane that are none of a curve's lane. */
const APART = ["at", "lanes", "workload", "start", "program", "reference", "frames"];
const OF_LANES = ["policy", "mode", "fork", "reference"];

const without = (fields: object, ids: readonly string[]) =>
  Object.fromEntries(Object.entries(fields).filter(([id, value]) => !ids.includes(id) && value != null));

/** The scene's policies, each once; a program runs only where it is shown. */
export const policiesOf = ({ policies }: Registry, { lanes }: Scene): string[] => {
  const runs = lanes.filter(({ policy }) =>
    policies.some(({ id, programmed }) => id === policy && !programmed),
  );
  return [...new Set(runs.map(({ policy }) => policy))].slice(0, MOST_POLICIES);
};

/** What lanes of these policies have of their own counts for all of them: the first that says it. */
function ownOf({ lanes }: Scene, policies: readonly string[], modes: readonly string[]) {
  const own = lanes.filter(({ policy, fork }) => policies.includes(policy) && fork === undefined);
  const fields: Record<string, unknown> = Object.assign(
    {},
    ...own.toReversed().map((each) => without(each, OF_LANES)),
  );
  return modes.includes("ace") ? fields : without(fields, ["prefetch"]);
}

export function askedOf(registry: Registry, scene: Scene, choices: SizesChoices): Asked {
  const policies = choices.policies ?? policiesOf(registry, scene);
  const { sizes, modes, warm_up } = choices;
  // What a file's requests were cut by is what a frame holds.
  const page_size = choices.page_size || String(scene.workload.page ?? "");
  const own = ownOf(scene, policies, modes);
  return {
    ...{ sizes, policies, modes, own },
    rest: {
      lane: { ...without(scene, APART), ...own },
      warm_up,
      ...(page_size !== "" && { page_size }),
    },
  };
}

export const optionsOf = ({ sizes, policies, modes, rest }: Asked): string =>
  JSON.stringify({ frames: sizes, policies, modes, ...rest });

/** A row among all of the same rest. */
export const rowKey = ({
  policy,
  mode,
  frames,
}: Record<"policy" | "mode", string> & Pick<CurveRow, "frames">): string => `${policy} ${mode} ${frames}`;

/** What a point is of, by its number. */
export function pointKey(point: number, { sizes }: CurveFacts, { policies, modes }: Asked): string {
  const [line, mode] = [Math.floor(point / modes.length), modes[point % modes.length] ?? "baseline"];
  const policy = policies[Math.floor(line / sizes.length)] ?? "";
  return rowKey({ policy, mode, frames: sizes[line % sizes.length] ?? 0 });
}

/** The scene of a point. The start is left out: its pages need not fit, and a curve begins with empty pools. */
export function sceneAt(
  scene: Scene,
  { own }: Pick<Asked, "own">,
  { policy, frames }: Pick<CurveRow, "policy" | "frames">,
  { policies }: Pick<Registry, "policies">,
): Scene {
  const { start: _, ...rest } = scene;
  // Numbers of other policies say nothing here.
  const numbers = (of: typeof policies) => of.flatMap(({ parameters }) => parameters.map(({ id }) => id));
  const known = numbers(policies.filter(({ id }) => id === policy));
  const foreign = numbers(policies.slice()).filter((id) => !known.includes(id));
  const { prefetch, ...lane } = without(own, foreign);
  const lanes = MODES.map(
    (mode): LaneChoice => ({
      ...lane,
      policy,
      mode,
      ...(mode === "ace" && prefetch === true && { prefetch }),
    }),
  );
  return { ...rest, frames, lanes };
}
