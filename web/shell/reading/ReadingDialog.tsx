/** Asks how a file is read: which of several formats, which file of an archive, or what its columns are. */
import { type ReactNode, useState } from "react";
import type { Choice, ReadingAsked, ReadingOptions, TraceFormat } from "../../engine/ownTrace/reading.ts";
import { ScrollRegion } from "../../figures/ScrollRegion.tsx";
import { useRun } from "../../state/run/hooks.ts";
import { readingText } from "../../text/reading.ts";
import { engineText } from "../../text/text.ts";
import { Dialog } from "../../ui/Dialog.tsx";
import { openTrace } from "../files.ts";
import { guessOf, ReadingForm } from "./ReadingForm.tsx";
import { usePreview } from "./useSurvey.ts";

export function ReadingDialog({ asked }: { asked: ReadingAsked }) {
  const lab = useRun();
  const { file, options, choice, problem } = asked;
  const close = () => lab.askReading(null);
  const open = (chosen: ReadingOptions) => {
    close();
    void openTrace(lab, file, chosen);
  };
  /** How the form begins; null while there are a few ways to choose from. */
  const [form, setForm] = useState<ReadingOptions | null>(() => firstOf(options, choice));
  return (
    <Dialog title={readingText().title(file.name)} open onClose={close}>
      {form === null ? (
        <Ways asked={asked} onOpen={open} onForm={setForm} />
      ) : (
        <div className="grid gap-4">
          {(choice !== undefined || problem !== undefined) && (
            <p className="wrap-anywhere">{choice === undefined ? problem : readingText().none}</p>
          )}
          <ReadingForm file={file} first={form} choice={choice} onOpen={open} onClose={close} />
        </div>
      )}
    </Dialog>
  );
}

/** Where no format fits, columns are all there is; otherwise the file is read as it was. */
function firstOf(options: ReadingOptions, choice: Choice | undefined): ReadingOptions | null {
  if (choice === undefined) return options;
  if (choice.formats.length > 0 || choice.members !== undefined) return null;
  return { ...options, ...guessOf(choice) };
}

interface WaysProps {
  asked: ReadingAsked;
  onOpen: (options: ReadingOptions) => void;
  onForm: (options: ReadingOptions) => void;
}

function Ways({ asked: { file, options, choice }, onOpen, onForm }: WaysProps) {
  const words = readingText();
  const { found } = usePreview(file, {});
  const { lines = [], formats = [], members } = choice ?? {};
  if (members !== undefined)
    return (
      <List about={words.oneMember}>
        {members.map((member) => (
          <Way key={member} name={member} onChoose={() => onOpen({ ...options, member })} />
        ))}
      </List>
    );
  const known = (id: string): Partial<TraceFormat> => found?.formats.find((each) => each.id === id) ?? {};
  return (
    <div className="grid gap-4">
      <ScrollRegion
        label={words.firstLines}
        className="overflow-x-auto rounded-md bg-surface-raised px-3 py-2"
      >
        <pre className="w-max font-mono text-sm/normal">{lines.join("\n")}</pre>
      </ScrollRegion>
      <List about={words.several}>
        {formats.map((format) => {
          const { label = format, becomes } = known(format);
          return (
            <Way
              key={format}
              name={`${format}: ${engineText(label)}`}
              about={becomes && engineText(becomes)}
              onChoose={() => onOpen({ ...options, format })}
            />
          );
        })}
        <Way
          name={words.columnsWay}
          about={words.columnsAbout}
          onChoose={() => onForm({ ...options, ...guessOf(choice) })}
        />
        <Way
          name={words.anotherWay}
          onChoose={() => onForm({ ...options, ...(formats[0] && { format: formats[0] }) })}
        />
      </List>
    </div>
  );
}

const List = ({ about, children }: { about: string; children: ReactNode }) => (
  <div className="grid gap-3">
    <p>{about}</p>
    <ul className="grid gap-2">{children}</ul>
  </div>
);

const Way = ({
  name,
  about,
  onChoose,
}: {
  name: string;
  about?: string | undefined;
  onChoose: () => void;
}) => (
  <li>
    <button
      type="button"
      onClick={onChoose}
      className="grid min-h-11 w-full content-center gap-0.5 rounded-md border border-line px-3 py-2 text-left hover:bg-surface-raised"
    >
      <span className="font-medium wrap-anywhere">{name}</span>
      {about !== undefined && <span className="text-ink-muted text-sm">{about}</span>}
    </button>
  </li>
);
