/** Hears of a program that reads what differs from run to run. Left out: what takes more than a call, such as keys of `crypto.subtle`. */

/** Clocks and random bytes; each by the name that a program calls it by. */
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
