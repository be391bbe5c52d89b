import { useMemo } from "react";
import { useStore } from "zustand";
import { waitsFor } from "../../../engine/runTime.ts";
import { PlotFigure } from "../../../figures/PlotFigure.tsx";
import { calibrationText } from "../../../text/calibration.ts";
import { formatFixed } from "../../../text/numbers.ts";
import { NotLoaded } from "../../../ui/NotLoaded.tsx";
import { useLoaded } from "../../../ui/useLoaded.ts";
import { useTitle } from "../../../ui/useTitle.ts";
import { PageHeading } from "../PageHeading.tsx";
import { plotModel } from "../plotModel.ts";
import { partingOf, residualsOf } from "../residuals.ts";
import { Alternatives } from "./Alternatives.tsx";
import { errorCurve, fitReads, fitShare, predicted } from "./calibrate.ts";
import { type CalibrationData, loadCalibration } from "./data.ts";
import { ErrorCurve } from "./ErrorCurve.tsx";
import { FittedBars, PredictedValues } from "./FittedAndPredicted.tsx";
import type { Fit } from "./fit.ts";
import { ShareField } from "./ShareField.tsx";
import { choices } from "./state.ts";
import { Unexplained } from "./Unexplained.tsx";

const CURVE_STEPS = 200;

/** How the share of the write time that is waited for was fitted, what it predicts, and what it does not explain. */
export function CalibrationPage() {
  const words = calibrationText();
  useTitle(words.title);
  const { part: data, failure, again } = useLoaded(loadCalibration);
  const fits = useMemo(() => data && { share: fitShare(data), reads: fitReads(data) }, [data]);
  return (
    <main className="lab-page">
      <PageHeading title={words.title} inside>
        <p className="text-ink-muted text-sm">{words.source}</p>
      </PageHeading>
      {failure !== null && <NotLoaded told={`${words.notLoaded} ${failure}`} onAgain={again} />}
      {data && fits?.share && fits.reads && <Shown data={data} fit={fits.share} reads={fits.reads} />}
    </main>
  );
}

interface ShownProps {
  data: CalibrationData;
  /** Of the share of the write time. */
  fit: Fit;
  /** Of further reads in its place. */
  reads: Fit;
}

function Shown({ data, fit, reads }: ShownProps) {
  const { share: chosen } = useStore(choices);
  const share = chosen ?? fit.best;
  const words = calibrationText();
  const { fitted: source } = data;
  const points = useMemo(
    () => errorCurve((tried) => residualsOf(source, waitsFor(tried)), CURVE_STEPS),
    [source],
  );
  const shown = formatFixed(share, 3);
  const model = useMemo(() => {
    const runTime = { model: waitsFor(share), label: words.postgresqlLike(shown) };
    const [plot] = source.experiment.plots;
    return plot && plotModel({ ...source, runTime, opens: false }, plot);
  }, [source, share, shown, words]);
  const device = partingOf(residualsOf(source, waitsFor(1)));
  return (
    <div className="grid grid-cols-1 gap-8">
      <p className="max-w-[75ch] font-semibold text-balance text-xl/snug">
        {words.lead(formatFixed(fit.best, 3), formatFixed(fit.rms, 1), formatFixed(device?.rms ?? 0, 0))}
      </p>
      <div className="grid grid-fit-120 gap-x-10 gap-y-8">
        <ErrorCurve points={points} fit={fit} chosen={share} />
        <div className="grid min-w-0 grid-cols-1 content-center gap-4">
          <p className="max-w-[90ch]">{words.about}</p>
          <ShareField share={share} best={fit.best} />
        </div>
      </div>
      {model && <PlotFigure model={model} onOpen={() => {}} />}
      <div className="grid grid-fit-120 gap-x-10 gap-y-8">
        <FittedBars source={source} share={share} />
        <PredictedValues figures={predicted(data, share)} share={share} />
      </div>
      <div className="grid grid-fit-120 gap-x-10 gap-y-8">
        <Unexplained data={data} share={share} />
        <Alternatives data={data} fit={fit} reads={reads} />
      </div>
    </div>
  );
}
