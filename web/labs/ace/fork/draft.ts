/** A fork that is being put together: what of the lane it leaves it changes. */
import type { LaneConfig, Registry } from "../../../engine/types.ts";
import { deviceNumbers, deviceOf, inEffect } from "../engine/forkChanges.ts";
import type { LaneChoice, Scene } from "../state/scene.ts";

/** Changed fields of the lane, by their names in a scene; a number that is none stays text, for the engine to refuse. */
export type Draft = Readonly<Record<string, unknown>>;

/** What a mode that can be chosen says of a lane. */
export const MODES = {
  baseline: { mode: "baseline", prefetch: false },
  ace: { mode: "ace", prefetch: false },
  "ace+reader": { mode: "ace", prefetch: true },
} as const;

export const modes = ["baseline", "ace", "ace+reader"] as const;

/** Policy and mode as the draft has them. */
export function chosen(left: LaneConfig, draft: Draft) {
  const { policy, mode, prefetch } = { ...left, ...draft };
  const id = mode !== "ace" ? "baseline" : prefetch === true ? "ace+reader" : "ace";
  return { policy: String(policy), mode: id as keyof typeof MODES };
}

export const withMode = (draft: Draft, mode: keyof typeof MODES): Draft => ({ ...draft, ...MODES[mode] });

/** A changed number; empty text takes the change back. */
export function withNumber(draft: Draft, id: string, text: string): Draft {
  const { [id]: _, ...rest } = draft;
  if (text === "") return rest;
  return { ...rest, [id]: Number.isFinite(Number(text)) ? Number(text) : text };
}

/** The device whose numbers these are, by its id; empty if none has them. */
export const deviceId = (registry: Registry, left: LaneConfig, draft: Draft): string =>
  deviceOf(registry, { ...left, ...draft })?.id ?? "";

export function withDevice(registry: Registry, draft: Draft, id: string): Draft {
  const device = registry.devices.find((entry) => entry.id === id);
  if (device === undefined) return draft;
  return { ...draft, ...Object.fromEntries(deviceNumbers.map((number) => [number, device[number]])) };
}

/** The numbers of ACE and the policy in the chosen mode, and whether the policy is randomized. */
export function laneNumbers(registry: Registry, left: LaneConfig, draft: Draft) {
  const { policy, mode } = chosen(left, draft);
  const own = registry.policies.find(({ id }) => id === policy);
  const ace = registry.parameters.filter(
    ({ id }) => ["n_w", "n_e", "theta"].includes(id) && inEffect(MODES[mode], id),
  );
  return { ace, policy: own?.parameters ?? [], seeded: own?.seeded === true };
}

/** What differs from the lane that is left and has an effect in the mode chosen. */
function changes(registry: Registry, left: LaneConfig, draft: Draft): Draft {
  const { ace, policy, seeded } = laneNumbers(registry, left, draft);
  const used = new Set<string>([
    ...["policy", "mode", "prefetch", ...deviceNumbers, "cpu_us", "write_wait"],
    ...(chosen(left, draft).mode === "ace+reader" ? ["reader"] : []),
    ...(seeded ? ["seed"] : []),
    ...[...ace, ...policy].map(({ id }) => id),
  ]);
  return Object.fromEntries(
    Object.entries(draft).filter(([id, value]) => used.has(id) && value !== left[id]),
  );
}

export const changesNothing = (registry: Registry, left: LaneConfig, draft: Draft): boolean =>
  Object.keys(changes(registry, left, draft)).length === 0;

/** The new lane: what the scene says of the lane that it leaves, the changes, and the fork. */
export function forkedLane(
  registry: Registry,
  scene: Scene,
  lane: number,
  at: number,
  left: LaneConfig,
  draft: Draft,
): LaneChoice {
  const { fork: _, ...before } = scene.lanes[lane] ?? { policy: left.policy, mode: left.mode };
  const { policy, mode: id } = chosen(left, draft);
  const { mode, prefetch } = MODES[id];
  const { prefetch: __, ...made } = { ...before, ...changes(registry, left, draft), policy, mode };
  return { ...made, ...(prefetch && { prefetch }), fork: { lane, at } };
}
