import { useEffect, useState } from "react";
import type { PbmSession } from "./engine/session.ts";
import type { PbmLaneFrame, PbmWorld } from "./engine/types.ts";
import { Candidates } from "./figures/Candidates.tsx";
import { candidateBlocks } from "./figures/candidates/model.ts";
import { timeScale } from "./figures/timeScale.ts";
import { usePbm, useShownPart } from "./lab.ts";

type EvictionProps = { index: number; lane: PbmLaneFrame; world: PbmWorld; label: string };
const none = new Uint32Array();

export function Eviction({ index, lane, world, label }: EvictionProps) {
  const { session } = usePbm().playback;
  const { event } = lane.step;
  const truth = useTruth(session, index, event === null ? none : candidateBlocks(event));
  return (
    <Candidates
      {...{ event, label }}
      scale={timeScale(world)}
      nextUs={truth.us}
      toEnd={truth.toEnd}
      searches={lane.searches ?? false}
    />
  );
}

const SLICE_REQUESTS = 2_000;
const SLICE_MS = 6;
/** The search for a block's next request ends after this number of requests of its lane. */
const MOST_REQUESTS = 300_000;

export interface Truth {
  /** Microseconds until each block's next request, NaN where not found; undefined during the search. */
  us: Float64Array | undefined;
  toEnd: boolean;
}

const searching: Truth = { us: undefined, toEnd: false };

/** Looks from the shown moment on while the run stands; every step begins anew. */
export function useTruth(session: PbmSession | null, lane: number, blocks: Uint32Array): Truth {
  const resting = useShownPart(({ activity }) => activity === "none");
  const position = useShownPart(({ readable }) => readable?.position ?? 0);
  const [truth, setTruth] = useState<Truth>(searching);
  const asked = blocks.join(" ");
  // biome-ignore lint/correctness/useExhaustiveDependencies: another position is another moment to look from
  useEffect(() => {
    setTruth(searching);
    if (session === null || !resting || asked === "") return;
    const lookahead = session.lookahead(lane, Uint32Array.from(asked.split(" "), Number));
    if (lookahead === undefined) return;
    let frame = 0;
    let looked = 0;
    const goOn = () => {
      const until = performance.now() + SLICE_MS;
      let done = false;
      do {
        done = lookahead.advance(SLICE_REQUESTS);
        looked += SLICE_REQUESTS;
      } while (!done && looked < MOST_REQUESTS && performance.now() < until);
      if (!done && looked < MOST_REQUESTS) frame = requestAnimationFrame(goOn);
      else setTruth({ us: lookahead.found_us(), toEnd: lookahead.ended });
    };
    // After the step is drawn.
    frame = requestAnimationFrame(goOn);
    return () => {
      cancelAnimationFrame(frame);
      lookahead.free();
    };
  }, [session, lane, asked, resting, position]);
  return truth;
}
