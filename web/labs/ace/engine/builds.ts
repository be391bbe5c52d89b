/**
 * The engine's builds: the one that every visit loads, and the one with every policy. What one of them made must never
 * reach the other, so all that is made comes from the build whose registry is at hand.
 */
import { engine_memory, Lab, OwnTraceBuilder, trace_making } from "../../../engine/pkg/ace/ace.js";
import type { Registry } from "../../../engine/types.ts";

const first = { engine_memory, Lab, OwnTraceBuilder, trace_making };

/** What of a build makes sessions and traces. */
export type Build = typeof first;

const others = new WeakMap<Registry, Build>();

/** The build that gave this registry. */
export const buildOf = (registry: Registry | null): Build =>
  (registry === null ? undefined : others.get(registry)) ?? first;

/** Says which build gave a registry, if it is not the first. */
export const gaveRegistry = (build: Build, registry: Registry): void => void others.set(registry, build);
