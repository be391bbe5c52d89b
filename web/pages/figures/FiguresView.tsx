import { useEffect, useState } from "react";
import type { Experiment, Results } from "../../engine/sweep/types.ts";
import { PlotThumbnail } from "../../figures/PlotThumbnail.tsx";
import { usePath } from "../../shell/site.ts";
import { figuresText } from "../../text/figuresPage.ts";
import { onDemand, Suspense } from "../../ui/onDemand.tsx";
import { findExperiment, groups, loadResults } from "./catalog.ts";
import { FigureView } from "./FigureView.tsx";
import { Heading } from "./Heading.tsx";
import { plotModel } from "./plotModel.ts";
import { advancePoints } from "./state/figure.ts";
import { figurePath } from "./state/link.ts";

const Calibration = onDemand(() =>
  import("./calibration/CalibrationView.tsx").then(({ CalibrationView }) => CalibrationView),
);

/** The figures of the papers: all of them, or the one that the address names. */
export function Page() {
  const id = usePath().split("/")[2] ?? "";
  if (id === "calibration")
    return (
      <Suspense>
        <Calibration />
      </Suspense>
    );
  const experiment = findExperiment(id);
  return experiment ? <FigureView key={id} experiment={experiment} /> : <FigureList unknown={id} />;
}

function FigureList({ unknown }: { unknown: string }) {
  const words = figuresText();
  return (
    <main className="lab-page">
      <Heading title={words.title} inside={false}>
        <p className="max-w-[80ch] text-ink-muted">
          {words.intro} {words.inEnglish}
        </p>
        <a href="#/figures/calibration" className="site-link w-fit">
          {words.calibration}
        </a>
      </Heading>
      {unknown !== "" && (
        <p role="alert" className="note border-error">
          {words.unknown(unknown.slice(0, 60))}
        </p>
      )}
      {groups.map(({ name, entries }) => (
        <section key={name} lang="en" aria-labelledby={`group-${name}`} className="mb-8">
          <h2 id={`group-${name}`} className="mb-3 border-b border-line pb-1 text-lg font-semibold">
            {name}
          </h2>
          <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(17rem,100%),1fr))] gap-x-8 gap-y-6">
            {entries.map((entry) => (
              <li key={entry.id} className="min-w-0">
                <Thumbnail experiment={entry} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </main>
  );
}

function Thumbnail({ experiment }: { experiment: Experiment }) {
  const [results, setResults] = useState<Results | null>(null);
  useEffect(() => {
    // Without its picture an entry is still a link.
    loadResults(experiment.id).then(setResults, () => {});
  }, [experiment]);
  const [plot] = experiment.plots;
  const drawn = results && { experiment, measures: results.measures, points: advancePoints(results) };
  return (
    <a href={`#${figurePath(experiment.id)}`} className="group grid gap-1.5 rounded-sm">
      <span className="block aspect-2/1">
        {drawn !== null && plot !== undefined && <PlotThumbnail model={plotModel(drawn, plot)} />}
      </span>
      <span className="font-medium text-accent underline-offset-4 group-hover:underline">
        {experiment.title}
      </span>
      <span className="text-sm text-ink-muted">{experiment.source}</span>
    </a>
  );
}
