/** How often a property is tried. */
import { env } from "node:process";

/** So often, or many times as often in a long run: CONTRIBUTING.md. */
export const runs = (usual: number) => ({
  numRuns: usual * Number(env.BUFFERPOOL_LAB_PROPERTY_FACTOR ?? 1),
});
