/** Columns that an engine hands out by their addresses in its memory. */

const KINDS = { u8: Uint8Array, u32: Uint32Array, f32: Float32Array, f64: Float64Array } as const;

/** A column's kind, address in bytes and length; or a number by itself, if there is one. See the engine's `columns`. */
type Told = [kind: keyof typeof KINDS, at: number, length: number] | number | null;
type Held = InstanceType<(typeof KINDS)[keyof typeof KINDS]> | number | undefined;
export const memoryOf = (engine_memory: () => unknown) => (engine_memory() as WebAssembly.Memory).buffer;

/** Copies the columns that an engine has just handed out, as JSON; into those of `held` that fit, which are overwritten. */
export function copyColumns<Columns extends object>(
  engine_memory: () => unknown,
  told: string | undefined,
  held?: Columns,
): Columns {
  const buffer = memoryOf(engine_memory);
  const before = held as Record<string, Held> | undefined;
  const copied = (name: string, column: Told): Held => {
    if (!Array.isArray(column)) return column ?? undefined;
    const [kind, at, length] = column;
    const source = new KINDS[kind](buffer, at, length);
    const place = before?.[name];
    if (typeof place !== "object" || place.length !== length) return source.slice();
    place.set(source);
    return place;
  };
  const columns: Record<string, Told> = JSON.parse(told ?? "{}");
  return Object.fromEntries(
    Object.entries(columns).map(([name, column]) => [name, copied(name, column)]),
  ) as Columns;
}
