import { figuresText } from "../../text/figuresPage.ts";
import { Button } from "../../ui/Button.tsx";
import { download } from "../../ui/download.ts";
import { valuesCsv, valuesJson } from "./exports.ts";
import type { Drawn, FigureController } from "./state/figure.ts";

/** The figure's numbers as files; pictures are saved beside their plots. */
export function FigureExports({ figure, drawn }: { figure: FigureController; drawn: Drawn }) {
  const { experiment } = figure;
  const name = `bufferpool-lab-${experiment.id}`;
  const words = figuresText();
  const runs = () => {
    const records = figure.records();
    if (records !== null) download(`${name}-runs.json`, [records], "application/json");
  };
  return (
    <section aria-labelledby="export" className="grid gap-2">
      <h2 id="export" className="border-b border-line pb-1 font-semibold">
        {words.export}
      </h2>
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => download(`${name}.csv`, [valuesCsv(experiment, drawn)], "text/csv")}>
          {words.valuesCsv}
        </Button>
        <Button onClick={() => download(`${name}.json`, [valuesJson(experiment, drawn)], "application/json")}>
          {words.valuesJson}
        </Button>
        {drawn.origin === "here" && <Button onClick={runs}>{words.everyRun}</Button>}
      </div>
      <p className="text-sm text-ink-muted">{words.exportNote}</p>
    </section>
  );
}
