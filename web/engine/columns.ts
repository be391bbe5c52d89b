/** Columns by name, brought out of an engine's memory: a view of that memory dies when it grows. */

/** The memory of an engine, as it is now. */
export const memoryOf = (engine_memory: () => unknown) => () =>
  (engine_memory() as WebAssembly.Memory).buffer;

const ARRAYS = { u8: Uint8Array, u32: Uint32Array, f32: Float32Array, f64: Float64Array } as const;

/** A column's type, address in bytes and length; or a number by itself, if there is one. See the engine's `columns`. */
type Told = [type: keyof typeof ARRAYS, at: number, length: number] | number | null;

type Held = Record<string, InstanceType<(typeof ARRAYS)[keyof typeof ARRAYS]> | number | undefined>;

/** Copies the columns that the engine has just handed out, as JSON. */
export type ColumnsStore<Columns> = (told: string | undefined) => Columns;

/** A place for columns of the engine with this memory; each call overwrites what the call before has brought. */
export function columnsStore<Columns>(memory: ReturnType<typeof memoryOf>): ColumnsStore<Columns> {
  let held: Held = {};
  const copied = (name: string, told: Told) => {
    if (!Array.isArray(told)) return told ?? undefined;
    const [type, at, length] = told;
    const column = new ARRAYS[type](memory(), at, length);
    const before = held[name];
    if (typeof before !== "object" || before.length !== length) return column.slice();
    before.set(column);
    return before;
  };
  return (told) => {
    const columns: Record<string, Told> = JSON.parse(told ?? "{}");
    held = Object.fromEntries(Object.entries(columns).map(([name, column]) => [name, copied(name, column)]));
    return held as Columns;
  };
}
