/** Records a scene before it opens, once its program may run. */
import type { Made } from "../../../engine/pkg/ace/ace.js";
import type { Failure, Result } from "../../../engine/types.ts";
import { programText } from "../../../text/program.ts";
import { formatCount } from "../../../ui/format.ts";
import { keepTapes } from "../engine/tapes.ts";
import type { Scene } from "../state/scene.ts";
import { LONGEST_PROGRAM } from "./codec.ts";
import { mayRun } from "./consent.tsx";
import template from "./examples/template.js?raw";
import { failureSentence, tellFault } from "./failures.ts";
import { record } from "./record.ts";

const refused = (message: string): { ok: false; failure: Failure } => ({
  ok: false,
  failure: { field: "program", value: "", legal: "", message },
});

/** Gives the scene a program if it has none: the template, to begin with. Words about the run, if there are any. */
export async function recordScene(
  scene: Scene,
  trace: Made | undefined,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<Result<string | undefined>> {
  scene.program ??= template;
  const code = scene.program;
  const words = programText();
  if (code.length > LONGEST_PROGRAM)
    return refused(words.tooLong(formatCount(code.length), formatCount(LONGEST_PROGRAM)));
  if (code !== template && !(await mayRun(code, signal))) return refused(words.notRun);
  try {
    // Copied out of the engine; the trace stays.
    const columns = trace && {
      requests: trace.packed(),
      pages: trace.pages,
      recorded: trace.recorded_bytes(),
    };
    const recorded = await record(code, scene, { trace: columns, signal, onProgress });
    if (recorded.ok) {
      keepTapes(scene, recorded.tapes);
      tellFault(null);
      const { read } = recorded;
      return { ok: true, value: read === undefined ? undefined : words.readsChance(read) };
    }
    if ("failure" in recorded) return recorded;
    tellFault({ code, failure: recorded.program });
    return refused(failureSentence(recorded.program));
  } catch (error) {
    return refused(words.noSandbox(error instanceof Error ? error.message : String(error)));
  }
}
