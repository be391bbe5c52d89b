/** Columns, brought out of an engine's memory: a view of that memory dies when it grows. */

/** The memory of an engine, as it is now. */
export const memoryOf = (engine_memory: () => unknown) => () =>
  (engine_memory() as WebAssembly.Memory).buffer;

/** Copies of what lies in a memory at an address. */
export const copiesOf = (buffer: ArrayBufferLike) => ({
  words: (at = 0, length = 0) => new Uint32Array(buffer, at, length).slice(),
  bytes: (at = 0, length = 0) => new Uint8Array(buffer, at, length).slice(),
  floats: (at = 0, length = 0) => new Float32Array(buffer, at, length).slice(),
  doubles: (at = 0, length = 0) => new Float64Array(buffer, at, length).slice(),
});
