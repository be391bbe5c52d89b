/** Opening own traces: the run at hand stays until the file is read. */
import type { ReadTrace } from "../../engine/ownTrace/open.ts";
import type { Failure } from "../../engine/types.ts";
import { text } from "../../text/text.ts";
import type { LabTypes, OwnTraces } from "./definition.ts";
import type { Works } from "./underWay.ts";

/** What reads files is loaded with the first one; without a network it may not come. */
function notLoaded(error: unknown): { ok: false; failure: Failure } {
  const why = error instanceof Error ? error.message : String(error);
  const message = text().page.notLoaded(why);
  return { ok: false, failure: { field: "trace", value: "", legal: "", message } };
}

/** Reads a file into the lab's engine. Null if it was stopped, or something else took its place. */
export const readFile = <T extends LabTypes>(
  { readTrace }: Pick<OwnTraces<T>, "readTrace">,
  works: Works,
  file: File,
): Promise<ReadTrace<T["handle"]> | null> =>
  works.run(
    "file",
    (tell, signal) => {
      const { name, size: total } = file;
      tell({ kind: "file", name, bytes: 0, total, plain: 0, requests: 0 });
      return readTrace(file, (progress) => tell({ kind: "file", name, ...progress }), signal).catch(
        notLoaded,
      );
    },
    (result) => result.ok && result.value.handle.free(),
  );
