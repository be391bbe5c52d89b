import { memo, useMemo, useRef, useState } from "react";
import { type Axis, labelOf, type Plot } from "../../engine/sweep/types.ts";
import { PlotFigure } from "../../figures/PlotFigure.tsx";
import { PlotMatrix } from "../../figures/plot/PlotMatrix.tsx";
import type { LabAdapter } from "../../shell/labAdapter.ts";
import { figuresText } from "../../text/figuresPage.ts";
import { picturesText } from "../../text/pictures.ts";
import { PictureButtons } from "../../ui/PictureButtons.tsx";
import { plotModel, type Source, slidTo } from "./plotModel.ts";
import type { Drawn } from "./state/figure.ts";
import { settingsWords } from "./words.ts";

interface FigurePlotProps {
  source: Source;
  plot: Plot;
  drawn: Drawn;
  adapter: LabAdapter | null;
  onOpen: (point: number) => void;
  onFailure: (text: string) => void;
}

/** One plot of a figure, and its files. */
export const FigurePlot = memo(function FigurePlot({
  source,
  plot,
  drawn,
  adapter,
  onOpen,
  onFailure,
}: FigurePlotProps) {
  const { experiment } = source;
  const [picked, setPicked] = useState(plot.where?.[plot.slide ?? ""]?.[0]);
  const shown = useMemo(() => (picked === undefined ? plot : slidTo(plot, String(picked))), [plot, picked]);
  const model = useMemo(() => plotModel(source, shown), [source, shown]);
  const svg = useRef<SVGSVGElement>(null);
  const make = async () => {
    if (svg.current === null) return null;
    const { exportSvg } = await import("../../figures/export/picture.tsx");
    const at = plot.slide === undefined ? "" : ` (${String(picked)})`;
    const title = `${experiment.title}: ${plot.title}${at}`;
    const settings = settingsWords(experiment, adapter, drawn.settings);
    const mixed = [...drawn.points.values()].some(({ fresh }) => !fresh);
    const words = figuresText();
    const run = [words.runWith(settings), ...(mixed ? [words.pale] : [])].join(" ");
    const { times } = picturesText();
    return exportSvg(svg.current, {
      title,
      caption: [experiment.caption, experiment.differs, words.after(experiment.source), run, times],
    });
  };
  if (model.mark === "matrix") return <PlotMatrix model={model} onOpen={onOpen} />;
  return (
    <PlotFigure model={model} onOpen={onOpen} svgRef={svg}>
      <PictureButtons label={plot.title} name={model.id} make={make} onFailure={onFailure} />
      {plot.slide !== undefined && (
        <Slide
          axis={experiment.axes.find(({ id }) => id === plot.slide)}
          picked={String(picked)}
          onPick={setPicked}
        />
      )}
    </PlotFigure>
  );
});

interface SlideProps {
  axis: Axis | undefined;
  /** Label of the value that is shown. */
  picked: string;
  onPick: (label: string) => void;
}

/** Picks one value of an axis: the plot shows the runs there. */
function Slide({ axis, picked, onPick }: SlideProps) {
  const labels = axis?.values.map(labelOf) ?? [];
  const name = axis?.label ?? axis?.id ?? "";
  return (
    <label className="flex basis-full items-center gap-3 text-sm">
      {name}
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
