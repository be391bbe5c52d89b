import { fieldsText } from "../../text/fields.ts";
import { Button } from "../../ui/Button.tsx";
import { formatCount } from "../../ui/format.ts";
import { ProgressBar } from "../../ui/ProgressBar.tsx";
import type { Response } from "./response.ts";
import type { Responding } from "./useResponse.ts";

interface ResponseNoteProps {
  response: Response;
  responded: Responding;
}

/** Of how many requests a response is, how far it has come and a way to give it up, or why there is none. */
export function ResponseNote({ response, responded }: ResponseNoteProps) {
  const { failure, progress, begin, cancel } = responded;
  const words = fieldsText().response;
  const { requests, sampled, unpinned } = response;
  const all = requests === null ? null : formatCount(requests);
  const of = sampled === null ? words.whole(all) : words.sample(formatCount(sampled), all ?? "");
  return (
    <span role={failure === null ? undefined : "alert"}>
      {failure?.message ?? of}
      {failure === null && unpinned && ` ${words.unpinned}`}
      {progress !== null && (
        <span className="ml-2 inline-flex items-center gap-2 align-middle">
          <span className="w-32">
            <ProgressBar label={words.computing} done={progress} words={`${Math.round(100 * progress)}%`} />
          </span>
          <Button className="min-h-8 py-0" onClick={cancel}>
            {words.cancel}
          </Button>
        </span>
      )}
      {begin !== null && (
        <Button className="ml-2 min-h-8 py-0" onClick={begin}>
          {words.begin}
        </Button>
      )}
    </span>
  );
}
