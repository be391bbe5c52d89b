/** Links of the predictive lab. Lanes: `policy[~key:value…][~setting]`. */
import { firstOfEach, numbersWith } from "../../../lab/lanes.ts";
import { linkCodec } from "../../../lab/link.ts";
import type { PbmRegistry } from "../engine/types.ts";
import * as parts from "./hideable.ts";
import { PATH, type PbmTypes } from "./scene.ts";
import { streamsForm } from "./streams.ts";

/** Requests of a lane in a session, at most; also the engine's limit. */
const MOST_REQUESTS = 1e9;

/** All numbers: those that lanes share, then those of policies. */
export const numbersOf = (registry: PbmRegistry) => numbersWith(registry, registry.policies);

/** Ids of yes/no settings of all policies. */
export const optionsOf = ({ policies }: PbmRegistry): string[] =>
  firstOfEach(policies.flatMap(({ options }) => options)).map(({ id }) => id);

/** `laneNumbers`: numbers of policies. */
export const { encodeLink, decodeLink, laneNumbers } = linkCodec<PbmTypes>({
  path: PATH,
  // Every number has a default.
  complete: ["lanes", "workload"],
  order: ["lanes", "workload", "numbers"],
  parts,
  trace: streamsForm,
  numbers: numbersOf,
  onceForAll: ({ parameters }) => parameters.map(({ id }) => id),
  slots: { policy: ({ policies }) => policies.map(({ id }) => id) },
  flags: optionsOf,
  withNo: true,
  // Requests of all lanes together; how many a drawn workload has, only the engine knows, which stops at its end.
  lastPosition: (ofLane = MOST_REQUESTS, { lanes }) => ofLane * lanes.length,
});
