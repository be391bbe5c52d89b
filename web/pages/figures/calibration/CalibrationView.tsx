import { useMemo } from "react";
import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";
import { readsFurther, type TimeModel, WRITE_WAIT, waitsFor } from "../../../engine/runTime.ts";
import { PlotFigure } from "../../../figures/PlotFigure.tsx";
import { calibrationText } from "../../../text/calibration.ts";
import { figuresText } from "../../../text/figuresPage.ts";
import { formatFixed } from "../../../text/numbers.ts";
import { Button } from "../../../ui/Button.tsx";
import { DataTable, names, texts } from "../../../ui/DataTable.tsx";
import { NotLoaded, useLoaded } from "../../../ui/onDemand.tsx";
import { groups } from "../catalog.ts";
import { Heading, Section } from "../Heading.tsx";
import { plotModel } from "../plotModel.ts";
import { apartWords, RESIDUAL_TABLE, sizeWords, timedWords } from "../Residuals.tsx";
import { partingOf, residualsOf } from "../residuals.ts";
import { figurePath } from "../state/link.ts";
import { Compared, ErrorCurve } from "./ErrorCurve.tsx";
import {
  type CalibrationData,
  compared,
  errorCurve,
  type Fit,
  fitReads,
  fitShare,
  loadCalibration,
  predicted,
  unexplained,
} from "./fit.ts";

const CURVE_STEPS = 200;

/** How the share of the write time that is waited for was fitted, what it predicts, and what it does not explain. */
export function CalibrationView() {
  const words = calibrationText();
  const { part: data, failure, again } = useLoaded(loadCalibration);
  const fits = useMemo(() => data && { share: fitShare(data), reads: fitReads(data) }, [data]);
  return (
    <main className="lab-page">
      <Heading title={words.title}>
        <p className="text-ink-muted text-sm">{words.source}</p>
      </Heading>
      {failure !== null && <NotLoaded told={`${words.notLoaded} ${failure}`} onAgain={again} />}
      {data && fits?.share && fits.reads && <Shown data={data} fit={fits.share} reads={fits.reads} />}
    </main>
  );
}

function Shown({ data, fit, reads }: { data: CalibrationData; fit: Fit; reads: Fit }) {
  const { share: chosen } = useStore(choices);
  const share = chosen ?? fit.best;
  const words = calibrationText();
  const { fitted: source } = data;
  const points = useMemo(() => errorCurve(data, CURVE_STEPS), [data]);
  const runTime = { model: waitsFor(share), label: words.postgresqlLike(formatFixed(share, 3)) };
  const [plot] = source.experiment.plots;
  const model = plot && plotModel({ ...source, runTime, opens: false }, plot);
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
          <Clients data={data} />
          <ShareField share={share} best={fit.best} />
        </div>
      </div>
      {model && <PlotFigure model={model} onOpen={() => {}} />}
      <div className="grid grid-fit-120 gap-x-10 gap-y-8">
        <Compared id="fitted-to" title={words.fittedTo} figures={compared([source], share)} share={share} />
        <Compared id="predicted" title={words.predicted} figures={predicted(data, share)} share={share} />
      </div>
      <div className="grid grid-fit-120 gap-x-10 gap-y-8">
        <Unexplained data={data} share={share} />
        <Alternatives data={data} fit={fit} reads={reads} />
      </div>
    </div>
  );
}

/** The figures of clients that share the device. */
const SERVER_MODEL = "Server model";

/** What could be the cause, was tried, and is not. */
function Clients({ data }: { data: CalibrationData }) {
  const words = calibrationText();
  const rounded = partingOf(residualsOf(data.fitted, waitsFor(WRITE_WAIT)));
  const figures = groups.find(({ name }) => name === SERVER_MODEL)?.entries ?? [];
  return (
    <div className="grid max-w-[90ch] gap-1">
      <p>{words.clients(formatFixed(WRITE_WAIT, 1), formatFixed(rounded?.rms ?? 0, 1))}</p>
      <p id="server-model">{words.clientsFigures}</p>
      <ul aria-labelledby="server-model" lang="en" className="flex flex-wrap gap-x-4 gap-y-1">
        {figures.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${figurePath(id)}`} className="site-link">
              {title}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Which share pictures and tables show: the fitted one, or any other to try. */
function ShareField({ share, best }: { share: number; best: number }) {
  const words = calibrationText();
  const told = words.chosen(formatFixed(share, 3));
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
      <label className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
        {words.choose}
        <input
          type="range"
          min={0}
          max={1}
          step={0.001}
          value={share}
          aria-valuetext={told}
          onChange={(event) => choices.setState({ share: event.currentTarget.valueAsNumber })}
          className="block h-6 w-48 accent-accent pointer-coarse:h-11"
        />
        <span className="w-20 font-semibold tabular-nums">{told}</span>
      </label>
      {share !== best && <Button onClick={() => choices.setState({ share: null })}>{words.back}</Button>}
    </div>
  );
}

/** The share that pictures and tables show, null for the fitted one: kept while another language draws all anew. */
export const choices = createStore<{ share: number | null }>(() => ({ share: null }));

function Alternatives({ data, fit, reads }: { data: CalibrationData; fit: Fit; reads: Fit }) {
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
    <Section id="other" title={words.other} wide>
      <p className="max-w-[70ch]">{words.otherNote(formatFixed(reads.best, 1))}</p>
      <DataTable<(typeof rows)[number]>
        bare
        look={RESIDUAL_TABLE}
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
    </Section>
  );
}

/** The figure that varies the size of the data. */
const SIZES = "ace-12";

/** What parts from the paper whatever the share. */
function Unexplained({ data, share }: { data: CalibrationData; share: number }) {
  const words = calibrationText();
  const { emulated, policies } = unexplained(data, share);
  const [least, ...others] = policies.toSorted((one, other) => one.apart - other.apart);
  const sizes = data.heldOut.find(({ experiment }) => experiment.id === SIZES);
  const ends = sizes === undefined ? [] : residualsOf(sizes, waitsFor(share));
  const [smallest, largest] = [ends[0], ends.at(-1)];
  const times = (value: number) => timedWords(value, "x");
  const points = (apart: number) => figuresText().points(apartWords(apart, "points"));
  return (
    <Section id="unexplained" title={words.unexplained} wide>
      <ul className="grid max-w-[70ch] list-disc gap-2 pl-5">
        {emulated?.share != null && (
          <li>
            {words.emulated(times(emulated.paper), times(emulated.model), formatFixed(emulated.share, 2))}
          </li>
        )}
        {least !== undefined && (
          <li>
            {words.policies(
              least.policy,
              points(least.apart),
              others.map(({ policy, apart }) => `${policy} ${points(apart)}`).join(", "),
            )}
          </li>
        )}
        {smallest !== undefined && largest !== undefined && (
          <li>
            {words.warehouses(
              words.fromTo(times(smallest.paper), times(largest.paper)),
              words.fromTo(times(smallest.model), times(largest.model)),
            )}
          </li>
        )}
      </ul>
    </Section>
  );
}
