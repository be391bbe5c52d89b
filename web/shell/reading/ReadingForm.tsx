/** How a file is read: its format or its columns, sizes and words, and what comes of it before it is opened. */
import { useState } from "react";
import type { Choice, ReadingOptions } from "../../engine/ownTrace/reading.ts";
import { readingText } from "../../text/reading.ts";
import { Button } from "../../ui/Button.tsx";
import { DialogActions } from "../../ui/Dialog.tsx";
import { SelectField } from "../../ui/SelectField.tsx";
import { ColumnsTable } from "./ColumnsTable.tsx";
import { columnsText, rolesOf, saysPage } from "./columns.ts";
import { COLUMNS, OptionField, ofColumns, type SetOption, waysToRead } from "./ReadingFields.tsx";
import { SurveyNote } from "./SurveyNote.tsx";
import { usePreview, useSurvey } from "./useSurvey.ts";

interface ReadingFormProps {
  file: File;
  first: ReadingOptions;
  choice: Choice | undefined;
  onOpen: (options: ReadingOptions) => void;
  onClose: () => void;
}

/** What a refusal, or the first rows, say of columns. */
interface Suggested {
  columns?: string | null;
  suggestion?: string | null;
  unit: string | null;
  size_unit: string | null;
}

export function ReadingForm({ file, first, choice, onOpen, onClose }: ReadingFormProps) {
  const words = readingText();
  const [options, setOptions] = useState(first);
  const { columns, member, separator, header, page } = options;
  const byColumns = columns !== undefined;
  const { found, failure } = usePreview(file, given({ member, separator, header }));
  const names = found?.preview.header ? (found.preview.rows[0] ?? []) : [];
  const roles = rolesOf(columns ?? "", names);
  const isEnough = !byColumns || saysPage(roles);
  const [survey, stop] = useSurvey(file, options, isEnough);
  const read = survey.kind === "done" && survey.survey.ok ? survey.survey.value : undefined;

  const set: SetOption = (change) => setOptions((before) => given({ ...before, ...change }));
  /** In another way: what went with the one before is left out. */
  const readAs = (id: string) => {
    setOptions(
      given({ page, member, ...(id === COLUMNS ? guessOf(choice ?? found?.preview) : { format: id }) }),
    );
  };

  const formats = found?.formats ?? [];
  const format = formats.find(({ id }) => id === (options.format ?? read?.summary.format));
  const fields = ["page", ...(byColumns ? ofColumns(roles) : (format?.options ?? []))];
  return (
    <div className="grid gap-4">
      <SelectField
        label={words.readAs}
        value={byColumns ? COLUMNS : (options.format ?? "")}
        options={waysToRead(formats, choice?.formats ?? [])}
        onChange={readAs}
      />
      {byColumns && found !== null && (
        <ColumnsTable
          preview={found.preview}
          roles={roles}
          // What is shown as a header is one.
          onChange={(next) =>
            set({ columns: columnsText(next), ...(found.preview.header && { header: "yes" }) })
          }
        />
      )}
      {failure !== null && <p role="alert">{failure}</p>}
      <div className="grid gap-x-8 gap-y-2 sm:grid-cols-2">
        {fields.map((id) => (
          <OptionField key={id} id={id} options={options} onChange={set} />
        ))}
        <VolumeField volumes={read?.volumes ?? []} chosen={options.volume} onChange={set} />
      </div>
      <SurveyNote name={file.name} survey={survey} onStop={stop} needed={isEnough ? null : words.needed} />
      <DialogActions>
        <div className="flex gap-2">
          <Button
            primary
            disabled={!isEnough || (survey.kind === "done" && !survey.survey.ok)}
            onClick={() => onOpen(options)}
          >
            {words.open}
          </Button>
          <Button onClick={onClose}>{words.cancel}</Button>
        </div>
      </DialogActions>
    </div>
  );
}

/** What the names of columns suggest; there is a header then. */
export const guessOf = (names: Suggested | undefined): ReadingOptions => {
  const columns = names?.columns ?? names?.suggestion;
  if (columns == null) return { columns: "" };
  const [unit, size_unit] = [names?.unit ?? undefined, names?.size_unit ?? undefined];
  return given({ columns, header: "yes", unit, size_unit });
};

/** Without what says nothing; no column at all is still a way to read. */
function given(options: Readonly<Record<string, string | undefined>>): ReadingOptions {
  const says = ([id, text]: [string, string | undefined]) =>
    text !== undefined && (text !== "" || id === "columns");
  return Object.fromEntries(Object.entries(options).filter(says)) as ReadingOptions;
}

interface VolumeFieldProps {
  /** Those of the file, if it has several and all are read. */
  volumes: readonly string[];
  chosen: string | undefined;
  onChange: SetOption;
}

function VolumeField({ volumes, chosen, onChange }: VolumeFieldProps) {
  // With one of them chosen the others are still to choose from.
  const [known, setKnown] = useState(volumes);
  if (volumes.length > 1 && volumes.join("\n") !== known.join("\n")) setKnown(volumes);
  if (known.length < 2 && chosen === undefined) return null;
  const { allVolumes, options } = readingText();
  const names = new Set([...known, ...(chosen === undefined ? [] : [chosen])]);
  return (
    <SelectField
      label={options.volume ?? ""}
      value={chosen ?? ""}
      options={[
        { value: "", label: allVolumes },
        ...[...names].map((name) => ({ value: name, label: name })),
      ]}
      onChange={(volume) => onChange({ volume })}
    />
  );
}
