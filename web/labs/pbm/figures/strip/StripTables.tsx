/** The strip as tables, for those who cannot see it. Built only while they are open. */
import { AsTable } from "../../../../figures/AsTable.tsx";
import { formatCount } from "../../../../text/numbers.ts";
import { pbmFigures } from "../../../../text/pbmFigures.ts";
import { NOBODY } from "../timeScale.ts";
import { stepWords } from "../words.ts";
import { blocksOf, NONE_ABSENT, residentBySteps, type StripModel } from "./model.ts";

export function StripTables({ model, label }: { model: StripModel; label: string }) {
  const words = pbmFigures();
  const steps = Array.from({ length: NOBODY + 1 }, (_, step) => stepWords(model.scale, step));
  return (
    <AsTable name={words.asTable} title={words.tableOf(label)} raised>
      {() => (
        <table className="text-ink">
          <caption className="text-left text-ink-muted">{words.strip.tableCaption}</caption>
          <thead>
            <tr className="text-left align-bottom">
              {[words.strip.blocksColumn, ...steps, words.strip.notInPool].map((title, at) => (
                <th
                  key={title}
                  scope="col"
                  className={`pr-4 ${at > 0 && at <= steps.length ? "text-right" : ""}`}
                >
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {model.rows.flatMap((row) =>
              Array.from({ length: row.bins }, (_, bin) => {
                const [first, last] = blocksOf(row, bin);
                const absent = row.absent[bin] ?? NONE_ABSENT;
                return (
                  <tr key={`${row.table.name} ${first}`} className="border-line border-t">
                    <th scope="row" className="pr-4 text-left font-normal whitespace-nowrap">
                      {model.rows.length > 1 && `${row.table.name} `}
                      {first === last ? formatCount(first) : `${formatCount(first)}–${formatCount(last)}`}
                    </th>
                    {residentBySteps(row, bin).map((count, step) => (
                      <td key={steps[step]} className="pr-4 text-right">
                        {formatCount(count)}
                      </td>
                    ))}
                    <td className="pr-4 whitespace-nowrap">
                      {absent === NONE_ABSENT ? words.strip.none : stepWords(model.scale, absent)}
                    </td>
                  </tr>
                );
              }),
            )}
          </tbody>
        </table>
      )}
    </AsTable>
  );
}
