/** What cells show besides where the trace was recorded: set by what is loaded with such a trace, and nothing till then. */
import type { ComponentType } from "react";
import type { RecordingFrame } from "../../engine/types.ts";

export interface CellBesides {
  recording: RecordingFrame;
  page: number;
  width: number;
  height: number;
}

export const besides: {
  Cell?: ComponentType<CellBesides>;
  /** Told of each recorded trace that is opened. */
  onOpen?: (recording: Pick<RecordingFrame, "overview" | "relationOf">) => void;
} = {};
