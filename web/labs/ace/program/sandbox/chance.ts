/** Random numbers that are the same in each run, and a watch over what differs from run to run. */

/** Draws as `Math.random` does: mulberry32 from a seed. */
export function drawing(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Clocks and random bytes, by the names that a program calls them by. Left out: what takes more than a call, such as keys of `crypto.subtle`. */
const sources = (): readonly (readonly [string, object | undefined, readonly string[]])[] => [
  ["performance", globalThis.Performance?.prototype, ["now", "mark", "measure"]],
  ["crypto", globalThis.Crypto?.prototype, ["getRandomValues", "randomUUID"]],
  ["Temporal.Now", (globalThis as { Temporal?: { Now: object } }).Temporal?.Now, ["instant"]],
  ["Date", Date, ["now"]],
];

/** Changes this realm: for the sandbox alone. `tell` hears the name of each that is called. */
export function watchChance(tell: (name: string) => void): void {
  for (const [name, owner, methods] of sources()) {
    for (const method of methods) {
      const own = (owner as Record<string, unknown> | undefined)?.[method];
      if (typeof own !== "function") continue;
      Object.defineProperty(owner, method, {
        ...{ configurable: true, writable: true },
        value(this: unknown, ...given: unknown[]) {
          tell(`${name}.${method}()`);
          return Reflect.apply(own, this, given);
        },
      });
    }
  }
  globalThis.Date = new Proxy(Date, {
    apply(date, self, given) {
      tell("Date()");
      return Reflect.apply(date, self, given);
    },
    construct(date, given, made) {
      if (given.length === 0) tell("new Date()");
      return Reflect.construct(date, given, made);
    },
  });
}
