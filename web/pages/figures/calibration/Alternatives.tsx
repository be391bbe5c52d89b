import { readsFurther, type TimeModel, waitsFor } from "../../../engine/runTime.ts";
import { calibrationText } from "../../../text/calibration.ts";
import { formatFixed } from "../../../text/numbers.ts";
import { sizeWords } from "../ResidualTable.tsx";
import { partingOf, residualsOf } from "../residuals.ts";
import type { CalibrationData } from "./data.ts";
import type { Fit } from "./fit.ts";

interface AlternativesProps {
  data: CalibrationData;
  fit: Fit;
  reads: Fit;
}

/** What else would fit, computed beside it. */
export function Alternatives({ data, fit, reads }: AlternativesProps) {
  const words = calibrationText();
  const fitted = ({ best, error }: Fit, digits: number) =>
    `${formatFixed(best, digits)} ± ${formatFixed(error, digits)}`;
  const rows: { name: string; value: string; model: TimeModel }[] = [
    { name: words.ofShare, value: fitted(fit, 3), model: waitsFor(fit.best) },
    { name: words.ofReads, value: fitted(reads, 2), model: readsFurther(reads.best) },
    { name: words.ofDevice, value: "", model: waitsFor(1) },
  ];
  return (
    <section aria-labelledby="other" className="grid min-w-0 grid-cols-1 content-start gap-2">
      <h2 id="other" className="border-line border-b pb-1 font-semibold text-lg/normal">
        {words.other}
      </h2>
      <p className="max-w-[70ch]">{words.otherNote(formatFixed(reads.best, 1))}</p>
      <table className="residual-table">
        <caption className="sr-only">{words.alternatives}</caption>
        <thead>
          <tr>
            {[words.alternative, words.rms, words.largest, words.heldOut].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, value, model }) => {
            const own = partingOf(residualsOf(data.fitted, model));
            const others = partingOf(data.heldOut.flatMap((source) => residualsOf(source, model)));
            return (
              <tr key={name}>
                <th scope="row">
                  {name}
                  {value !== "" && <span className="block font-semibold">{value}</span>}
                </th>
                <td>{own && formatFixed(own.rms, 2)}</td>
                <td>{own && formatFixed(own.largest, 2)}</td>
                <td>{others && sizeWords(others.rms, "percent")}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
