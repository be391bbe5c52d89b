/** What comes of a file with the choices at hand, or how far it is read, or why it cannot be read so. */
import type { Survey } from "../../engine/ownTrace/survey.ts";
import { messageText } from "../../text/messageText.ts";
import { readingText } from "../../text/reading.ts";
import { text } from "../../text/text.ts";
import { Button, ProgressBar } from "../../ui/Button.tsx";
import { formatCount } from "../../ui/format.ts";
import { badLinesText } from "../badLines.ts";
import { summaryText } from "./said.ts";
import type { SurveyState } from "./useSurvey.ts";

interface SurveyNoteProps {
  name: string;
  survey: SurveyState;
  onStop: () => void;
  /** What has to be said first, if the choices are not enough. */
  needed: string | null;
}

export function SurveyNote({ name, survey, onStop, needed }: SurveyNoteProps) {
  const words = readingText();
  return (
    <div className="grid min-h-16 content-start gap-1 text-sm" aria-busy={survey.kind === "reading"}>
      {survey.kind === "reading" && <Reading survey={survey} onStop={onStop} />}
      <div role="status">
        {needed !== null && <p>{needed}</p>}
        {survey.kind === "stopped" && <p>{words.stopped}</p>}
        {survey.kind === "done" && <Done name={name} survey={survey.survey} />}
      </div>
    </div>
  );
}

function Reading({
  survey: { progress },
  onStop,
}: {
  survey: SurveyState & { kind: "reading" };
  onStop: () => void;
}) {
  const words = readingText();
  const share = progress === null ? 0 : progress.bytes / Math.max(progress.total, 1);
  const percent = text().numbers.percent(String(Math.floor(100 * share)));
  const told = words.counting(percent, formatCount(progress?.requests ?? 0));
  return (
    <div className="flex items-center gap-3">
      <div className="min-w-0 flex-1">
        <p className="mb-1 tabular-nums">{told}</p>
        <ProgressBar label={words.countingLabel} done={share} words={told} />
      </div>
      <Button onClick={onStop}>{words.stop}</Button>
    </div>
  );
}

function Done({ name, survey }: { name: string; survey: Survey }) {
  if (survey.ok) {
    const { notes } = survey.value.summary;
    return (
      <>
        <p className="font-medium">{readingText().gives(summaryText(survey.value.summary))}</p>
        {notes.map((note) => (
          <p key={note} className="border-accent border-l-4 pl-3">
            {messageText(note)}
          </p>
        ))}
      </>
    );
  }
  const { told, details } =
    "lines" in survey ? badLinesText(name, survey) : { told: survey.failure.message, details: [] };
  return (
    <div className="border-error border-l-4 pl-3">
      <p className="wrap-anywhere">{told}</p>
      {details.length > 0 && (
        <ul className="max-h-32 list-disc overflow-auto pl-5">
          {details.map((detail) => (
            <li key={detail} className="wrap-anywhere">
              {detail}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
