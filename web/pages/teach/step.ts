/** Steps without a scene of their own: what stands behind their card is a pool that nothing has happened to. */
import type { PathStep } from "../../shell/path.ts";

const STILL = "/ace?v=1&preset=slides-lru&at=0";

/** A question for paper or the board; the next press answers it. */
export const askCard = (id: string, minutes: number): PathStep => ({
  ...{ id, minutes, scene: STILL, card: "question" },
});

/** What the room opens on its phones. */
export const phones = (id: string, minutes: number, open: string): PathStep => ({
  ...{ id, minutes, scene: STILL, card: "phones", open },
});

/** A quiz of five of part 1; a seed follows. */
export const QUIZ = "/exercises/ace?task=quiz~questions:5~seed";
