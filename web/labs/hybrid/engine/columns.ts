/** A lane's columns, brought out of the engine's memory. */
import { copiesOf, memoryOf } from "../../../engine/columns.ts";
import { engine_memory, type HybridColumns as Source } from "../../../engine/pkg/hybrid/hybrid.js";
import type { HybridColumns } from "./types.ts";

const memory = memoryOf(engine_memory);

/** Bytes of the engine's memory; it never shrinks. */
export const engineBytes = () => memory().byteLength;

/** Copies the columns that the engine has just handed out. */
export function copyColumns(source: Source | undefined): HybridColumns {
  const { words, bytes } = copiesOf(memory());
  const columns = {
    pages: words(source?.pages, source?.frames),
    flags: bytes(source?.flags, source?.frames),
    order: words(source?.order, source?.ordered),
    lengths: words(source?.lengths, source === undefined ? 0 : 5),
    disks: bytes(source?.disks, source?.disk_pages),
    costSegmentFrames: source?.cost_segment_frames ?? 0,
  };
  source?.free();
  return columns;
}
