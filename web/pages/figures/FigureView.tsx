import {
  Fragment,
  memo,
  type ReactNode,
  type Ref,
  useDeferredValue,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";
import { flushSync } from "react-dom";
import { useStore } from "zustand";
import { type Axis, type Experiment, labelOf, numberOf, type Plot } from "../../engine/sweep/types.ts";
import { ClosedForms } from "../../figures/alpha/ClosedForms.tsx";
import { PlotFigure } from "../../figures/PlotFigure.tsx";
import { PlotCompared } from "../../figures/plot/PlotCompared.tsx";
import { PlotMatrix } from "../../figures/plot/PlotMatrix.tsx";
import type { LabAdapter } from "../../shell/labAdapter.ts";
import { figuresText } from "../../text/figuresPage.ts";
import { picturesText } from "../../text/pictures.ts";
import { text } from "../../text/text.ts";
import { NotLoaded } from "../../ui/onDemand.tsx";
import { PictureButtons } from "../../ui/PictureButtons.tsx";
import { FigureExports } from "./FigureExports.tsx";
import { FirstQuestion, useAsked } from "./FirstQuestion.tsx";
import { Heading } from "./Heading.tsx";
import { PaperValues } from "./PaperValues.tsx";
import { plotModel, simulatedPoints, slidTo } from "./plotModel.ts";
import { Residuals } from "./Residuals.tsx";
import { originWords, RunBar, Shape } from "./RunBar.tsx";
import { Settings } from "./Settings.tsx";
import type { Drawn, FigureController } from "./state/figure.ts";
import { useFigure, useLabAdapter } from "./useFigure.ts";
import { settingsWords } from "./words.ts";

/** One figure: run it, read it, compare it with the paper, change it. */
export function FigureView({ experiment }: { experiment: Experiment }) {
  const { part: adapter, failure, again } = useLabAdapter(experiment);
  if (failure !== null)
    return (
      <Shown key="without its lab" experiment={experiment} adapter={null}>
        <NotLoaded told={text().page.noEngine(failure)} onAgain={again} />
      </Shown>
    );
  return adapter && <Shown key="with its lab" experiment={experiment} adapter={adapter} />;
}

function Shown(props: { experiment: Experiment; adapter: LabAdapter | null; children?: ReactNode }) {
  const { experiment, adapter, children } = props;
  const figure = useFigure(experiment, adapter?.registry ?? null);
  // Drawn in slices that leave the page alive; what is newer replaces what is not drawn yet.
  const drawn = useDeferredValue(useStore(figure.store, (state) => state.drawn));
  const notices = useStore(figure.store, (state) => state.notices);
  const { question } = experiment;
  const { asked, show } = useAsked(experiment);
  const veiled = asked === "asking";
  const seen = useRef<HTMLDivElement>(null);
  const skip = () => {
    flushSync(show);
    seen.current?.focus();
  };
  // Who runs the figure sees what comes of it.
  useEffect(() => {
    if (veiled && drawn?.origin === "here") show();
  }, [veiled, drawn, show]);
  const words = figuresText();
  return (
    <main className="lab-page">
      <Heading title={experiment.title}>
        <p lang="en" className="text-sm text-ink-muted">
          {experiment.source}
        </p>
        <p lang="en" className="max-w-[90ch]">
          {experiment.caption}
        </p>
        {experiment.composition !== undefined && <Composition parts={experiment.composition} />}
      </Heading>
      {notices.length > 0 && (
        <div role="alert" className="note border-error text-sm">
          <ul className="grid gap-1">
            {notices.map((notice) => (
              <li key={notice}>{notice}</li>
            ))}
          </ul>
        </div>
      )}
      <div className="figure-page grid grid-cols-1 gap-x-10 gap-y-6 min-[64rem]:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid min-w-0 grid-cols-1 content-start gap-5">
          {question !== undefined && (
            <FirstQuestion question={question} asked={asked} onAnswer={show} onSkip={skip} />
          )}
          {adapter !== null && <RunBar figure={figure} adapter={adapter} />}
          {children}
          {adapter === null && drawn !== null && (
            <p className="text-sm">{originWords(experiment, adapter, drawn)}</p>
          )}
          {veiled ? (
            <p className="text-ink-muted">{words.veiled}</p>
          ) : (
            <Seen figure={figure} adapter={adapter} drawn={drawn} ref={seen} />
          )}
        </div>
        <aside aria-label={words.about} className="grid min-w-0 grid-cols-1 content-start gap-6">
          {drawn !== null && experiment.own !== true && !veiled && (
            <PaperValues experiment={experiment} drawn={drawn} />
          )}
          {!veiled && <Shape experiment={experiment} verdicts={drawn?.verdicts ?? []} />}
          {adapter !== null && <Settings figure={figure} adapter={adapter} />}
          {drawn !== null && <FigureExports figure={figure} drawn={drawn} />}
        </aside>
      </div>
    </main>
  );
}

type SeenProps = Omit<PlotsProps, "drawn"> & { drawn: Drawn | null; ref: Ref<HTMLDivElement> };

/** The plots with what they mean; the focus comes here when they are shown without an answer. */
function Seen({ figure, adapter, drawn, ref }: SeenProps) {
  const { experiment } = figure;
  const words = figuresText();
  const named =
    experiment.question === undefined ? {} : { role: "group", "aria-label": words.plots, tabIndex: -1 };
  return (
    <div ref={ref} {...named} className="grid min-w-0 grid-cols-1 gap-5">
      {drawn === null ? (
        <p className="text-ink-muted">{words.nothingDrawn}</p>
      ) : (
        <Plots figure={figure} adapter={adapter} drawn={drawn} />
      )}
      {drawn !== null && <Residuals experiment={experiment} drawn={drawn} />}
      <p className="max-w-[90ch] border-l-4 border-line-strong pl-3">
        {experiment.own !== true && <span className="font-medium">{words.differs} </span>}
        <span lang="en">{experiment.differs}</span>
      </p>
    </div>
  );
}

function Composition({ parts }: { parts: NonNullable<Experiment["composition"]> }) {
  return (
    <details className="max-w-[90ch]">
      <summary className="cursor-pointer text-ink-muted text-sm">{figuresText().composition}</summary>
      <dl lang="en" className="mt-2 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm tabular-nums">
        {parts.map(({ term, text: told }) => (
          <Fragment key={term}>
            <dt className="font-medium">{term}</dt>
            <dd>{told}</dd>
          </Fragment>
        ))}
      </dl>
    </details>
  );
}

type PlotsProps = { figure: FigureController; adapter: LabAdapter | null; drawn: Drawn };

const Plots = memo(function Plots(props: PlotsProps) {
  return props.figure.experiment.plots.map((plot) => <FigurePlot key={plot.id} plot={plot} {...props} />);
});

function FigurePlot({ figure, adapter, drawn, plot }: PlotsProps & { plot: Plot }) {
  const { experiment, store } = figure;
  const { measures, points } = drawn;
  const openRun = adapter?.openRun ?? null;
  const [picked, setPicked] = useState(plot.where?.[plot.slide ?? ""]?.[0]);
  const shown = picked === undefined ? plot : slidTo(plot, String(picked));
  const model = plotModel({ experiment, measures, points, opens: openRun !== null }, shown);
  const svg = useRef<SVGSVGElement>(null);
  const tell = (notice: string) => store.setState({ notices: [notice] });
  /** Opens a run in its lab, at the position where its counters are those of the figure. */
  const open = async (point: number) => {
    if (openRun === null) return;
    const scene = await figure.scene(point);
    const link = scene.ok ? await openRun(scene.value) : scene;
    if (link.ok) location.hash = `#${link.value}`;
    else tell(link.failure.message);
  };
  const onOpen = (point: number) =>
    void open(point).catch((error: unknown) => tell(figuresText().noRun(String(error))));
  const make = async () => {
    if (svg.current === null) return null;
    const { exportSvg } = await import("../../figures/export/picture.tsx");
    const at = plot.slide === undefined ? "" : ` (${String(picked)})`;
    const words = figuresText();
    const run = words.runWith(settingsWords(experiment, adapter, drawn.settings));
    const pale = [...points.values()].some(({ fresh }) => !fresh) ? ` ${words.pale}` : "";
    const { caption, differs, source } = experiment;
    const told = plot.told?.[String(picked)];
    return exportSvg(svg.current, {
      title: `${experiment.title}: ${plot.title}${at}`,
      caption: [
        caption,
        ...(told === undefined ? [] : [told]),
        differs,
        words.after(source),
        run + pale,
        picturesText().times,
      ],
    });
  };
  if (model.mark === "matrix") return <PlotMatrix model={model} onOpen={onOpen} />;
  if (model.mark === "forms") return <ClosedForms points={simulatedPoints(model)} />;
  if (model.mark === "table") return <PlotCompared model={model} onOpen={onOpen} />;
  const axis = experiment.axes.find(({ id }) => id === plot.slide);
  const picker = axis && <Pick {...{ axis, picked: String(picked), onPick: setPicked, told: plot.told }} />;
  return (
    <PlotFigure model={model} onOpen={onOpen} svgRef={svg} picker={picker}>
      <PictureButtons label={plot.title} name={model.id} make={make} onFailure={tell} />
    </PlotFigure>
  );
}

interface PickProps {
  axis: Axis;
  picked: string;
  onPick: (label: string) => void;
  told: Plot["told"];
}

/** Picks one value of an axis, by its label: the plot shows the runs there. Numbers have a slider. */
function Pick(props: PickProps) {
  const { axis, picked, told } = props;
  const ordered = axis.values.every((value) => numberOf(value) !== undefined);
  return (
    <div className="grid grid-cols-1 gap-1">
      {ordered ? <Slide {...props} /> : <Switch {...props} />}
      {told?.[picked] !== undefined && (
        <p lang="en" className="max-w-[90ch]">
          {told[picked]}
        </p>
      )}
    </div>
  );
}

function Switch({ axis, picked, onPick }: PickProps) {
  const name = useId();
  return (
    <fieldset lang="en" className="flex min-w-0 flex-wrap gap-x-5 gap-y-1 text-sm">
      <legend className="sr-only">{axis.label ?? axis.id}</legend>
      {axis.values.map(labelOf).map((label) => (
        <label key={label} className="flex min-h-6 items-center gap-2 pointer-coarse:min-h-11">
          <input type="radio" name={name} checked={label === picked} onChange={() => onPick(label)} />
          {label}
        </label>
      ))}
    </fieldset>
  );
}

function Slide({ axis, picked, onPick }: PickProps) {
  const labels = axis.values.map(labelOf);
  return (
    <label className="flex items-center gap-3 text-sm">
      {axis.label ?? axis.id}
      <input
        type="range"
        min={0}
        max={labels.length - 1}
        value={labels.indexOf(picked)}
        aria-valuetext={picked}
        onChange={(event) => onPick(labels[event.currentTarget.valueAsNumber] ?? picked)}
        className="block h-6 w-48 accent-accent pointer-coarse:h-11"
      />
      <span className="tabular-nums">{picked}</span>
    </label>
  );
}
