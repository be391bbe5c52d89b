/** The shape of a scene, for what comes from outside: files and lessons. Apart from its type: no first visit checks one. */
import * as z from "zod/mini";
import { sceneShape } from "../../../state/export/config.ts";

/** What a scene can say once for all lanes, or a lane for itself. */
const ofLanes = {
  reader: z.optional(z.string()),
  /** Wider than a double, so a text; a number as far as doubles have them. */
  seed: z.optional(z.union([z.string(), z.number()])),
};

const lane = {
  policy: z.string(),
  mode: z.enum(["baseline", "ace"]),
  prefetch: z.optional(z.boolean()),
  ...ofLanes,
  reference: z.optional(z.string()),
  /** Up to position `at` it is the earlier lane `lane`, counted from 0. */
  fork: z.optional(z.object({ lane: z.number(), at: z.number() })),
};

export const sceneSchema = sceneShape(lane, {
  start: z.optional(
    z.object({ pool: z.optional(z.string()), hand: z.optional(z.number()), history: z.optional(z.string()) }),
  ),
  device: z.optional(z.string()),
  cost: z.optional(z.enum(["ideal", "poster"])),
  /** The policy that each lane's choices are held against, or "none"; LRU if nothing is said. */
  reference: z.optional(z.string()),
  /** The drive of flash below the pool: on, off, or what of it is not the default. */
  flash: z.optional(
    z.union([z.boolean(), z.record(z.string(), z.union([z.number(), z.string(), z.boolean()]))]),
  ),
  /** The log strip beside each lane: on, off, or what of it is not the default. */
  log: z.optional(z.union([z.boolean(), z.object({ commit_every: z.optional(z.number()) })])),
  /** The program of its own policies: JavaScript that defines a class Policy. */
  program: z.optional(z.string()),
  ...ofLanes,
});

/** Shared numbers (pages, frames, alpha, …) stand beside the named keys, under their ids in the registry. */
export type Scene = z.infer<typeof sceneSchema>;
export type LaneChoice = Scene["lanes"][number];
export type WorkloadChoice = Scene["workload"];
