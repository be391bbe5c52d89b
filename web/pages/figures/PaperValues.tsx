import { Fragment, memo, useMemo } from "react";
import { waitsFor } from "../../engine/runTime.ts";
import type { Experiment } from "../../engine/sweep/types.ts";
import { figuresText } from "../../text/figuresPage.ts";
import { Section } from "./Heading.tsx";
import { valuesAt } from "./plotModel.ts";
import { residualsOf } from "./residuals.ts";
import type { Drawn } from "./state/figure.ts";
import { differenceWords, hereWords, placeOfReported, reportedWords } from "./words.ts";

function rowsOf(experiment: Experiment, { measures, points }: Drawn) {
  const source = { experiment, measures, points };
  const { plots, reported } = experiment;
  const numberOf = (id: string) => plots.findIndex((plot) => plot.id === id);
  // Run times stand in a table of their own, with what is apart.
  const told = new Set(residualsOf(source, waitsFor(1)).map(({ entry }) => entry));
  // So do the values of a table that has the paper's beside.
  const tables = new Set(plots.filter(({ mark }) => mark === "table").map(({ id }) => id));
  const beside = reported.filter((entry) => !told.has(entry) && !tables.has(entry.plot));
  const ordered = beside.toSorted((one, other) => numberOf(one.plot) - numberOf(other.plot));
  const several = new Set(ordered.map(({ plot }) => plot)).size > 1;
  return ordered.map((entry, at) => {
    const before = ordered[at - 1];
    const plot = plots[numberOf(entry.plot)];
    const unit = measures.find(({ id }) => id === plot?.measure)?.unit ?? "";
    const numeric = entry.value !== undefined || entry.low !== undefined;
    const values = numeric ? valuesAt(source, entry) : [];
    return {
      // What is reported, where it is more than one thing.
      heading: several && entry.plot !== before?.plot ? (plot?.title ?? "") : "",
      place: placeOfReported(experiment, entry, measures) || figuresText().everywhere,
      paper: reportedWords(entry, unit),
      said: entry.place === before?.place ? "" : entry.place,
      here: numeric && values.length === 0 ? figuresText().noValue : hereWords(values, unit),
      parting: differenceWords(entry, values, unit),
    };
  });
}

/** What the paper reports in numbers or words, beside what the model gives at the same place. */
export const PaperValues = memo(function PaperValues(props: { experiment: Experiment; drawn: Drawn }) {
  const { experiment, drawn } = props;
  const rows = useMemo(() => rowsOf(experiment, drawn), [experiment, drawn]);
  const words = figuresText();
  if (rows.length === 0 && experiment.reported.length > 0) return null;
  return (
    <Section id="reported" title={words.reported}>
      {rows.length === 0 ? (
        <p className="text-sm text-ink-muted">{words.curvesOnly}</p>
      ) : (
        <table className="w-full text-sm tabular-nums">
          <thead>
            <tr className="text-left text-ink-muted">
              {[words.where, words.paper, words.here].map((title) => (
                <th key={title} scope="col" className="pr-2 font-normal last:pr-0">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ heading, place, paper, said, here, parting }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a value is its place
              <Fragment key={at}>
                {heading !== "" && (
                  <tr className="border-t border-line">
                    <th scope="colgroup" colSpan={3} className="pt-2 text-left font-medium">
                      {heading}
                    </th>
                  </tr>
                )}
                <tr className="border-t border-line align-top">
                  <th scope="row" className="py-1 pr-2 text-left font-normal">
                    {place}
                  </th>
                  <td className="py-1 pr-2" colSpan={here === "" ? 2 : 1}>
                    {paper}
                    {said !== "" && (
                      <span lang="en" className="block text-ink-muted">
                        {said}
                      </span>
                    )}
                  </td>
                  {here !== "" && (
                    <td className="py-1">
                      {here}
                      {parting !== "" && <span className="block text-ink-muted">{parting}</span>}
                    </td>
                  )}
                </tr>
              </Fragment>
            ))}
          </tbody>
        </table>
      )}
    </Section>
  );
});
