/** The shape of a scene, for what comes from outside: files and lessons. Apart from its type: no first visit checks one. */
import * as z from "zod/mini";

/** What a scene can say once for all lanes, or a lane for itself. */
const ofLanes = {
  reader: z.optional(z.string()),
  /** Wider than a double, so a text; a number as far as doubles have them. */
  seed: z.optional(z.union([z.string(), z.number()])),
};

const laneSchema = z.looseObject({
  policy: z.string(),
  mode: z.enum(["baseline", "ace"]),
  prefetch: z.optional(z.boolean()),
  ...ofLanes,
  /** Up to position `at` it is the earlier lane `lane`, counted from 0. */
  fork: z.optional(z.object({ lane: z.number(), at: z.number() })),
});

const workloadSchema = z.looseObject({ kind: z.string() });

const startSchema = z.object({
  pool: z.optional(z.string()),
  hand: z.optional(z.number()),
  history: z.optional(z.string()),
});

/** The engine checks ranges; this checks the shape, so that the page can rely on it. */
export const sceneSchema = z.looseObject({
  lanes: z.array(laneSchema).check(z.minLength(1), z.maxLength(4)),
  workload: workloadSchema,
  start: z.optional(startSchema),
  at: z.optional(z.number()),
  device: z.optional(z.string()),
  cost: z.optional(z.enum(["ideal", "poster"])),
  /** The policy that each lane's choices are held against; LRU if none is named. */
  reference: z.optional(z.string()),
  /** The program of its own policies: JavaScript that defines a class Policy. */
  program: z.optional(z.string()),
  ...ofLanes,
});

export type LaneChoice = z.infer<typeof laneSchema>;
export type WorkloadChoice = z.infer<typeof workloadSchema>;
/** Shared numbers (pages, frames, alpha, …) stand beside the named keys, under their ids in the registry. */
export type Scene = z.infer<typeof sceneSchema>;
