/** Columns, brought out of an engine's memory: a view of that memory dies when it grows. */

type Column = Uint32Array | Uint8Array | Float32Array | Float64Array;

interface ColumnKind<Of extends Column> {
  new (length: number): Of;
  new (buffer: ArrayBufferLike, at: number, length: number): Of;
}

/** By the names of columns: their kind, and where the engine says their address and their length. */
export type Layout<Source> = Readonly<
  Record<string, readonly [kind: ColumnKind<Column>, at: keyof Source, length: keyof Source | number]>
>;

type ColumnsOf<L extends Layout<never>> = { -readonly [Name in keyof L]: InstanceType<L[Name][0]> };

/** The memory of an engine, as it is now. */
export const memoryOf = (engine_memory: () => unknown) => (engine_memory() as WebAssembly.Memory).buffer;

/** What copies the columns that an engine has just handed out, which then frees their list; into those of `held` that fit, which are overwritten. */
export const columnsBy =
  <Source extends { free: () => void }>(engine_memory: () => unknown) =>
  <const L extends Layout<Source>>(layout: L) =>
  (source: Source | undefined, held?: Readonly<Record<keyof L, Column>>): ColumnsOf<L> => {
    const buffer = memoryOf(engine_memory);
    const number = (of: keyof Source) => Number(source?.[of] ?? 0);
    const columns = Object.entries(layout).map(([name, [Kind, at, of]]) => {
      const length = typeof of !== "number" ? number(of) : source === undefined ? 0 : of;
      const before = held?.[name];
      const column = before?.length === length ? before : new Kind(length);
      // The address of an empty column is none.
      if (length > 0) column.set(new Kind(buffer, number(at), length));
      return [name, column];
    });
    source?.free();
    return Object.fromEntries(columns);
  };
