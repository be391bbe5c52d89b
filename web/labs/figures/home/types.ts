/** What experiments ask of the lab whose scenes they run. */
import type { Result } from "../../../engine/types.ts";
import type { FigureRegistry } from "../../../state/figure/link.ts";

export interface Home {
  /** All that is registered in the lab's engine. */
  registry: FigureRegistry;
  /** Whether seeds draw something: exact values have none. */
  seeded: boolean;
  /** The link, after its "#", that shows a scene (JSON, in the engine's shape) at its position; null if no lab shows any. */
  openRun: ((scene: string) => Result<string>) | null;
}
