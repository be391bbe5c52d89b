import type { Failure } from "./types.ts";

/** The value that the engine threw: it throws JSON texts. */
export function thrownValue(thrown: unknown): unknown {
  if (typeof thrown !== "string") return thrown;
  try {
    return JSON.parse(thrown);
  } catch {
    return thrown;
  }
}

/** That the engine itself is in the way, of no field. */
export const engineFailure = (message: string): Failure => ({
  field: "engine",
  value: "",
  legal: "",
  message,
});

/** What the engine threw, as a failure: its own rejections are `{field, value, legal, message}`. */
export function failureOf(thrown: unknown): Failure {
  const value = thrownValue(thrown);
  if (typeof value === "object" && value !== null && "field" in value && "message" in value)
    return value as Failure;
  const message = value instanceof Error ? value.message : String(value);
  return engineFailure(`The engine stopped: ${message}`);
}
