import { useRef } from "react";
import { useStore } from "zustand";
import { calibrationText } from "../../../text/calibration.ts";
import { formatCount, formatFixed } from "../../../text/numbers.ts";
import { text } from "../../../text/text.ts";
import { Button } from "../../../ui/Button.tsx";
import { download } from "../../../ui/download.ts";
import { ResidualTable, timedWords } from "../ResidualTable.tsx";
import { partingOf } from "../residuals.ts";
import type { KeptSource } from "./data.ts";
import { bestWords } from "./ErrorCurve.tsx";
import type { Fit } from "./fit.ts";
import { ownResiduals, readMeasurements, templateCsv } from "./own.ts";
import { choices } from "./state.ts";

const MOST_BYTES = 1_000_000;
const MOST_PROBLEMS = 8;

interface OwnMeasurementsProps {
  source: KeptSource;
  paper: Fit;
  own: Fit | null;
}

/** Own times in place of the paper's: opened or pasted, fitted and shown beside it. */
export function OwnMeasurements({ source, paper, own }: OwnMeasurementsProps) {
  const { written, problems } = useStore(choices);
  const input = useRef<HTMLInputElement>(null);
  const words = calibrationText();
  const read = (given: string) => {
    const outcome = readMeasurements(given, source);
    choices.setState({
      written: given,
      ...(outcome.ok ? { measured: outcome.measured, problems: [] } : { problems: outcome.problems }),
    });
  };
  const open = async (file: File) => {
    const refuse = (why: string) => choices.setState({ problems: [words.fileNotRead(file.name, why)] });
    if (file.size > MOST_BYTES)
      return refuse(
        text().messages.valueLegal(text().messages.bytes(file.size), words.tooLarge(formatCount(MOST_BYTES))),
      );
    await file.text().then(read, (error: unknown) => refuse(String(error)));
  };
  return (
    <section aria-labelledby="own" className="grid grid-cols-1 gap-3">
      <h2 id="own" className="calibration-heading">
        {words.own}
      </h2>
      <p className="max-w-[90ch]">{words.ownAbout}</p>
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => input.current?.click()}>{words.openFile}</Button>
        <input
          ref={input}
          type="file"
          aria-label={words.openFile}
          accept=".csv,.txt"
          className="hidden"
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            if (file !== undefined) void open(file);
            event.target.value = "";
          }}
        />
        <Button onClick={() => download("bufferpool-lab-run-times.csv", [templateCsv(source)], "text/csv")}>
          {words.template}
        </Button>
      </div>
      <label className="grid max-w-xl gap-1 text-sm">
        {words.ownText}
        <textarea
          rows={6}
          spellCheck={false}
          value={written}
          placeholder={words.example}
          onChange={(event) => choices.setState({ written: event.currentTarget.value })}
          className="w-full rounded-md border border-line-strong bg-surface px-2 py-1 font-mono"
        />
      </label>
      <Button primary className="w-fit" onClick={() => read(choices.getState().written)}>
        {words.fit}
      </Button>
      {problems.length > 0 && (
        <div role="alert" className="note border-error text-sm">
          <div>
            <p>{words.problems(problems.length)}</p>
            <ul className="list-disc pl-5 wrap-anywhere">
              {problems.slice(0, MOST_PROBLEMS).map((problem) => (
                <li key={problem}>{problem}</li>
              ))}
              {problems.length > MOST_PROBLEMS && <li>{words.more(problems.length - MOST_PROBLEMS)}</li>}
            </ul>
          </div>
        </div>
      )}
      <p role="status" className="font-semibold">
        {own !== null &&
          words.ownResult(
            bestWords(own).replace("f = ", ""),
            formatFixed(own.rms, 1),
            formatFixed(paper.best, 3),
          )}
      </p>
      {own !== null && <OwnTable source={source} shares={[paper.best, own.best]} />}
    </section>
  );
}

/** What was measured beside the model as fitted to the paper and as fitted to it. */
function OwnTable({ source, shares }: { source: KeptSource; shares: readonly number[] }) {
  const measured = useStore(choices, (state) => state.measured) ?? [];
  const words = calibrationText();
  const fitted = shares.map((share) => ownResiduals(measured, source, share));
  const lane = (id: string) => source.experiment.lanes.find((one) => one.id === id)?.label ?? id;
  return (
    <ResidualTable
      caption={words.ownTable}
      paper={words.measured}
      models={shares.map((share) => words.model(formatFixed(share, 3)))}
      unit="points"
      groups={[
        {
          key: "own",
          title: "",
          rows: (fitted[0] ?? []).map((one, at) => ({
            key: `${one.workload} ${one.policy} ${one.lane}`,
            place: `${one.workload}, ${one.policy}, ${lane(one.lane)}`,
            said: "",
            fitted: null,
            paper: timedWords(one.saved, "%"),
            models: fitted.map((residuals) => {
              const own = residuals[at];
              return own === undefined ? null : { told: timedWords(own.model, "%"), apart: own.apart };
            }),
          })),
        },
      ]}
      foot={fitted.map((residuals) => partingOf(residuals)?.rms ?? null)}
    />
  );
}
