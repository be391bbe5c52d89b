import { fieldsText } from "../../text/fields.ts";
import { formatCount } from "../../ui/format.ts";
import { ProgressBar } from "../../ui/ProgressBar.tsx";
import type { Response } from "./response.ts";
import type { Responded } from "./useResponse.ts";
import { WRITTEN_REQUESTS } from "./useWritten.ts";

interface ResponseNoteProps {
  response: Response;
  responded: Responded;
  /** The trace that is run, if only the reader has it. */
  written: string | undefined;
}

/** Of how many requests a response is, how far it has come, or why there is none. */
export function ResponseNote({ response, responded, written }: ResponseNoteProps) {
  const { failure, progress } = responded;
  const words = fieldsText().response;
  const of = written === undefined ? response.sampled : WRITTEN_REQUESTS;
  return (
    <span role={failure === null ? undefined : "alert"}>
      {failure?.message ?? (of === null ? words.whole : words.sample(formatCount(of)))}
      {progress !== null && (
        <ProgressBar label={words.computing} done={progress} words={`${Math.round(100 * progress)}%`} />
      )}
    </span>
  );
}
