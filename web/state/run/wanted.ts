/** The trace that a saved scene is over and only its owner has. */
import type { OpenedTrace } from "../../engine/ownTrace/open.ts";
import type { ReadingOptions } from "../../engine/ownTrace/reading.ts";
import type { Failure } from "../../engine/types.ts";
import { formatCount } from "../../text/numbers.ts";
import { text } from "../../text/text.ts";
import type { ChoicesStore, RunScene, WantedTrace } from "./choices.ts";
import type { TraceHandle } from "./definition.ts";

export const noHash = (): Failure => ({
  field: "workload.hash",
  value: "",
  legal: text().link.hexadecimal,
  message: text().messages.noHash,
});

/** A link names a trace by its hash and its length; older links may have no length. */
export const isWanted = ({ hash, requests }: WantedTrace, trace: OpenedTrace<TraceHandle>): boolean =>
  hash === trace.hash && (requests === 0 || requests === trace.handle.requests);

/** That a file is another trace than the one asked for. */
export function notWanted(wanted: WantedTrace, given: OpenedTrace<TraceHandle>): string {
  const { traceWords, wrongTrace } = text().messages;
  const asked = traceWords(wanted.name, formatCount(wanted.requests), wanted.hash);
  return wrongTrace(asked, traceWords(given.name, formatCount(given.handle.requests), given.hash));
}

/** The trace that only its owner has, if a scene is on one. */
export function wantedTrace({
  workload: { kind, name, hash, requests, ...options },
}: RunScene): WantedTrace | null {
  if (kind !== "own") return null;
  return {
    name: String(name ?? text().messages.aFile),
    hash: String(hash ?? ""),
    requests: Number(requests ?? 0),
    options: options as ReadingOptions,
    comes: false,
  };
}

/** One that the site has is fetched, unless another scene is opened; the reader is asked where that fails. */
export function askFor(
  trace: WantedTrace,
  fetched: Promise<File> | undefined,
  choices: ChoicesStore<{ wanted: WantedTrace | null }>,
  read: (file: File, options: ReadingOptions) => unknown,
): void {
  const wanted = { ...trace, comes: fetched !== undefined };
  const isWanted = () => choices.getState().wanted === wanted;
  choices.setState({ wanted });
  const asked = () => {
    if (isWanted()) choices.setState({ wanted: trace });
  };
  void fetched?.then((file) => isWanted() && read(file, trace.options)).then(asked, asked);
}
