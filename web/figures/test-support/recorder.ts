/** A canvas that only writes down what is drawn on it. */
import type { Brush } from "../canvas.ts";
import type { Palette } from "../palette.ts";

/** Colours by their own names. */
export const palette = new Proxy({}, { get: (_, name) => String(name) }) as Palette;

/** Writes down each call with the colours it is made with. */
export function recorder() {
  const calls: { name: string; args: unknown[]; fill: unknown; stroke: unknown }[] = [];
  const brush = new Proxy({} as Record<string, unknown>, {
    get: (state, name: string) =>
      name in state
        ? state[name]
        : (...args: unknown[]) =>
            calls.push({ name, args, fill: state.fillStyle, stroke: state.strokeStyle }),
  }) as unknown as Brush;
  return { brush, calls, of: (name: string) => calls.filter((call) => call.name === name) };
}
