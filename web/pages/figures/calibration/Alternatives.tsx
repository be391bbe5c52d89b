import { readsFurther, type TimeModel, waitsFor } from "../../../engine/runTime.ts";
import { calibrationText } from "../../../text/calibration.ts";
import { formatFixed } from "../../../text/numbers.ts";
import { DataTable, names, texts } from "../../../ui/DataTable.tsx";
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
  const row = (name: string, value: string, model: TimeModel) => ({
    ...{ name, value, own: partingOf(residualsOf(data.fitted, model)) },
    others: partingOf(data.heldOut.flatMap((source) => residualsOf(source, model))),
  });
  const rows = [
    row(words.ofShare, fitted(fit, 3), waitsFor(fit.best)),
    row(words.ofReads, fitted(reads, 2), readsFurther(reads.best)),
    row(words.ofDevice, "", waitsFor(1)),
  ];
  return (
    <section aria-labelledby="other" className="grid min-w-0 grid-cols-1 content-start gap-2">
      <h2 id="other" className="border-line border-b pb-1 font-semibold text-lg/normal">
        {words.other}
      </h2>
      <p className="max-w-[70ch]">{words.otherNote(formatFixed(reads.best, 1))}</p>
      <DataTable<(typeof rows)[number]>
        bare
        look="residual-table"
        caption={words.alternatives}
        captionLook="sr-only"
        columns={[
          names(
            words.alternative,
            ({ name, value }) => (
              <>
                {name}
                {value !== "" && <span className="block font-semibold">{value}</span>}
              </>
            ),
            { look: "" },
          ),
          texts(words.rms, ({ own }) => own && formatFixed(own.rms, 2)),
          texts(words.largest, ({ own }) => own && formatFixed(own.largest, 2)),
          texts(words.heldOut, ({ others }) => others && sizeWords(others.rms, "percent")),
        ]}
        rows={rows}
      />
    </section>
  );
}
