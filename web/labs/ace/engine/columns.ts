/** A lane's columns, brought out of the engine's memory. */
import type { memoryOf } from "../../../engine/columns.ts";
import type { LaneColumns as Source } from "../../../engine/pkg/ace/ace.js";
import type { LaneColumns } from "../../../engine/types.ts";

/** Copies the columns that the engine has just handed out. */
export type ColumnsStore = (source: Source | undefined) => LaneColumns;

/** An array of that length, the one at hand if it fits. */
const sized = <A extends Uint32Array | Uint8Array>(
  at: A | undefined,
  length: number,
  make: (length: number) => A,
) => (at?.length === length ? at : make(length));

/** A place for columns of the engine with this memory; each call overwrites what the call before has brought. */
export function columnsStore(memoryBuffer: ReturnType<typeof memoryOf>): ColumnsStore {
  let held: LaneColumns | undefined;
  return (source) => {
    const buffer = memoryBuffer();
    const words = (at: number, length: number, before: Uint32Array | undefined) => {
      const array = sized(before, length, (size) => new Uint32Array(size));
      array.set(new Uint32Array(buffer, at, length));
      return array;
    };
    const bytes = (at: number, length: number, before: Uint8Array | undefined) => {
      const array = sized(before, length, (size) => new Uint8Array(size));
      array.set(new Uint8Array(buffer, at, length));
      return array;
    };
    held = {
      pages: words(source?.pages ?? 0, source?.frames ?? 0, held?.pages),
      flags: bytes(source?.flags ?? 0, source?.frames ?? 0, held?.flags),
      badges: bytes(source?.badges ?? 0, source?.frames ?? 0, held?.badges),
      order: words(source?.order ?? 0, source?.ordered ?? 0, held?.order),
      window: source?.window ?? 0,
      hand: source?.hand,
    };
    source?.free();
    return held;
  };
}
