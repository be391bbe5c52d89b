/** What the figure of a flash drive is given, as the engine gives it: the drive before a step, and what the step did to it. Rules: docs/rules/flash.md. */
import type { FlashShown, OpenBlocks } from "../../engine/types.ts";

export type { FlashShown, FlashState } from "../../engine/types.ts";

/** Whose pages an open block takes. */
export type FlashStream = keyof OpenBlocks;

/** What a drive does, in the order in which it happens. A move's source is invalid without an event. */
export type FlashEvent = FlashShown["events"][number];
