import { fieldsText } from "../../text/fields.ts";
import { formatCount } from "../../ui/format.ts";
import { ProgressBar } from "../../ui/ProgressBar.tsx";
import type { Response } from "./response.ts";
import type { Responded } from "./useResponse.ts";

interface ResponseNoteProps {
  response: Response;
  responded: Responded;
}

/** Of how many requests a response is, how far it has come, or why there is none. */
export function ResponseNote({ response, responded }: ResponseNoteProps) {
  const { failure, progress } = responded;
  const words = fieldsText().response;
  const { sampled, pinned } = response;
  const of = sampled === null ? words.whole : words.sample(formatCount(sampled));
  return (
    <span role={failure === null ? undefined : "alert"}>
      {failure?.message ?? of}
      {failure === null && pinned && ` ${words.unpinned}`}
      {progress !== null && (
        <ProgressBar label={words.computing} done={progress} words={`${Math.round(100 * progress)}%`} />
      )}
    </span>
  );
}
