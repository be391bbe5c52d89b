/** Records a scene before it opens, once its program may run. */
import type { Made } from "../../../engine/pkg/ace/ace.js";
import type { Failure, Result } from "../../../engine/types.ts";
import { programText } from "../../../text/program.ts";
import { keepTapes } from "../engine/tapes.ts";
import type { Scene } from "../state/scene.ts";
import { mayRun } from "./consent.ts";
import template from "./examples/template.js?raw";
import { failureSentence } from "./failureWords.ts";
import { tellFault } from "./faults.ts";
import { lengthFault } from "./length.ts";
import { record } from "./record.ts";
import { requestsOf } from "./requestsOf.ts";

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
  const tooLong = lengthFault(code);
  if (tooLong !== undefined) return refused(tooLong);
  if (code !== template && !(await mayRun(code, signal))) return refused(programText().notRun);
  try {
    const recorded = await record(code, scene, {
      ...(trace === undefined ? {} : { trace: requestsOf(trace) }),
      signal,
      onProgress,
    });
    if (recorded.ok) {
      keepTapes(scene, recorded.tapes);
      tellFault(null);
      const { read } = recorded;
      return { ok: true, value: read === undefined ? undefined : programText().readsChance(read) };
    }
    if ("failure" in recorded) return recorded;
    tellFault({ code, failure: recorded.program });
    return refused(failureSentence(recorded.program));
  } catch (error) {
    return refused(programText().noSandbox(error instanceof Error ? error.message : String(error)));
  }
}
