/** The paper's values beside the model's, value by value: those that f was fitted to, and those that it predicts. */

import { waitsFor } from "../../../engine/runTime.ts";
import { calibrationText } from "../../../text/calibration.ts";
import { formatFixed } from "../../../text/numbers.ts";
import { residualRows } from "../Residuals.tsx";
import { ResidualTable, sizeWords } from "../ResidualTable.tsx";
import { partingOf, residualsOf } from "../residuals.ts";
import type { Predicted } from "./calibrate.ts";
import type { KeptSource } from "./data.ts";

export function FittedBars({ source, share }: { source: KeptSource; share: number }) {
  const words = calibrationText();
  const residuals = residualsOf(source, waitsFor(share));
  const parting = partingOf(residuals);
  return (
    <section aria-labelledby="fitted-to" className="grid min-w-0 grid-cols-1 content-start gap-2">
      <h2 id="fitted-to" className="border-line border-b pb-1 font-semibold text-lg/normal">
        {words.fittedTo}
      </h2>
      <p>{parting && words.fittedNote(formatFixed(parting.rms, 1), formatFixed(parting.largest, 1))}</p>
      <ResidualTable
        caption={words.fittedTo}
        paper={words.paper}
        models={[words.model(formatFixed(share, 3))]}
        unit="points"
        groups={[
          { key: source.experiment.id, title: "", rows: residualRows(source.experiment, [residuals], false) },
        ]}
        foot={[parting?.rms ?? null]}
      />
    </section>
  );
}

interface PredictedProps {
  figures: readonly Predicted[];
  share: number;
}

export function PredictedValues({ figures, share }: PredictedProps) {
  const words = calibrationText();
  const parting = partingOf(figures.flatMap(({ residuals }) => residuals));
  const percent = (amount: number) => sizeWords(amount, "percent");
  return (
    <section aria-labelledby="predicted" className="grid min-w-0 grid-cols-1 content-start gap-2">
      <h2 id="predicted" className="border-line border-b pb-1 font-semibold text-lg/normal">
        {words.predicted}
      </h2>
      <p>{parting && words.predictedNote(percent(parting.rms), percent(parting.largest))}</p>
      <ResidualTable
        caption={words.predicted}
        paper={words.paper}
        models={[words.model(formatFixed(share, 3))]}
        unit="percent"
        groups={figures.map(({ source, residuals }) => ({
          key: source.experiment.id,
          title: source.experiment.title,
          rows: residualRows(source.experiment, [residuals], false),
        }))}
        foot={[parting?.rms ?? null]}
      />
    </section>
  );
}
