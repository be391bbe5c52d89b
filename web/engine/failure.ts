import type { Failure } from "./types.ts";

/** What the engine threw, as a failure: its own rejections are `{field, value, legal, message}`. */
export function failureOf(thrown: unknown): Failure {
  if (typeof thrown === "object" && thrown !== null && "field" in thrown && "message" in thrown) {
    return thrown as Failure;
  }
  const message = thrown instanceof Error ? thrown.message : String(thrown);
  return { field: "engine", value: "", legal: "", message: `The engine stopped: ${message}` };
}
