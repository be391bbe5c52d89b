/** A lane's columns, brought out of the engine's memory. */
import { copiesOf, memoryOf } from "../../../engine/columns.ts";
import { engine_memory, type PbmColumns as Source } from "../../../engine/pkg/pbm/pbm.js";
import type { PbmColumns } from "./types.ts";

const NO_HAND = 0xffff_ffff;

const memory = memoryOf(engine_memory);

/** Bytes of the engine's memory; it never shrinks. */
export const engineBytes = () => memory().byteLength;

/** Copies the columns that the engine has just handed out. */
export function copyColumns(source: Source | undefined): Omit<PbmColumns, "stride"> {
  const { words, bytes, floats, doubles } = copiesOf(memory());
  const hand = source?.hand ?? NO_HAND;
  const columns = {
    blocks: words(source?.blocks, source?.frames),
    flags: bytes(source?.flags, source?.frames),
    timesUs: floats(source?.times_us, source?.frames),
    badges: bytes(source?.badges, source?.badge_frames),
    tableFlags: bytes(source?.table_flags, source?.table_blocks),
    tableTimesUs: floats(source?.table_times_us, source?.table_blocks),
    order: words(source?.order, source?.ordered),
    lengths: words(source?.lengths, source?.buckets),
    fromUs: doubles(source?.time_buckets === 0 ? 0 : source?.from_us, source?.time_buckets),
    hand: hand === NO_HAND ? undefined : hand,
  };
  source?.free();
  return columns;
}
