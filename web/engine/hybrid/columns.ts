/** A lane's columns, brought out of the engine's memory: a view of that memory dies when it grows. */
import { engine_memory, type HybridColumns as Source } from "../pkg/hybrid/hybrid.js";
import type { HybridColumns } from "./types.ts";

const memory = () => engine_memory() as WebAssembly.Memory;

/** Copies the columns that the engine has just handed out. */
export function copyColumns(source: Source | undefined): HybridColumns {
  const { buffer } = memory();
  const words = (at = 0, length = 0) => new Uint32Array(buffer, at, length).slice();
  const bytes = (at = 0, length = 0) => new Uint8Array(buffer, at, length).slice();
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
