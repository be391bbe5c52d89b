import { useStore } from "zustand";
import type { Experiment, Verdict } from "../../engine/sweep/types.ts";
import type { LabAdapter } from "../../shell/labAdapter.ts";
import { figuresText } from "../../text/figuresPage.ts";
import { Button } from "../../ui/Button.tsx";
import { Section } from "./Heading.tsx";
import type { Drawn, FigureController, RunState } from "./state/figure.ts";
import { sameSettings } from "./state/link.ts";
import { runWords, settingsWords } from "./words.ts";

/** What the figure shows, where its numbers come from, and the run under way. */
export function RunBar({ figure, adapter }: { figure: FigureController; adapter: LabAdapter }) {
  const { experiment, store } = figure;
  const run = useStore(store, (state) => state.run);
  const drawn = useStore(store, (state) => state.drawn);
  const settings = useStore(store, (state) => state.settings);
  const rejected = useStore(store, (state) => state.rejected);
  const running = run.state === "running";
  const changed = drawn !== null && !sameSettings(drawn.settings, settings);
  const words = figuresText();
  return (
    <section aria-label={words.run} className="grid gap-2">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {running ? (
          <Button onClick={figure.cancel}>{words.cancel}</Button>
        ) : (
          <Button primary onClick={() => void figure.run()}>
            {words.run}
          </Button>
        )}
        <div className="grid min-w-48 flex-1 gap-1 text-sm">
          <p>{drawn !== null && originWords(experiment, adapter, drawn)}</p>
          <Progress run={run} />
        </div>
      </div>
      {changed && !running && (
        <p className="text-sm">{words.settingsNow(settingsWords(experiment, adapter, settings))}</p>
      )}
      {rejected !== null && rejected.field === "engine" && (
        <p role="alert" className="text-sm text-error">
          {rejected.message}
        </p>
      )}
    </section>
  );
}

export function originWords(experiment: Experiment, adapter: LabAdapter | null, drawn: Drawn): string {
  const words = figuresText();
  const settings = settingsWords(experiment, adapter, drawn.settings);
  const pale = [...drawn.points.values()].some(({ fresh }) => !fresh);
  const computed = drawn.origin === "advance" ? words.inAdvance(settings) : words.computedHere(settings);
  return pale ? `${computed} ${words.notYetAnew}` : computed;
}

function Progress({ run }: { run: RunState }) {
  const words = runWords(run);
  const running = run.state === "running";
  const percent = running && run.all > 0 ? Math.round((100 * run.done) / run.all) : 0;
  return (
    // Room is kept for it, so that nothing moves when a run begins.
    <div className="grid min-h-8 max-w-xl content-start gap-1">
      <p className="min-h-5 text-ink-muted tabular-nums" data-testid="run-words">
        {words}
      </p>
      {running && (
        <div
          role="progressbar"
          aria-label={figuresText().runs}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={percent}
          aria-valuetext={words}
          className="h-2 overflow-hidden rounded-full border border-line-strong"
        >
          <div className="h-full bg-accent" style={{ width: `${percent}%` }} />
        </div>
      )}
      <p role="status" className="sr-only">
        {running ? "" : words}
      </p>
    </div>
  );
}

const marks = {
  true: { sign: "✓", colour: "text-ok" },
  false: { sign: "✗", colour: "text-error" },
  null: { sign: "…", colour: "text-ink-muted" },
} as const;

/** What must hold in the figure whatever the exact numbers, and whether it does in those that are drawn. */
export function Shape({ experiment, verdicts }: { experiment: Experiment; verdicts: readonly Verdict[] }) {
  const words = figuresText();
  return (
    <Section id="shape" title={words.shape}>
      <ul className="grid gap-1.5 text-sm">
        {experiment.shape.map(({ text: statement }, at) => {
          const { holds = null, detail = "" } = verdicts[at] ?? {};
          const { sign, colour } = marks[`${holds}`];
          return (
            <li key={statement} className="grid grid-cols-[1.25rem_1fr]">
              <span aria-hidden="true" className={`font-semibold ${colour}`}>
                {sign}
              </span>
              <span>
                <span lang="en">{statement}</span>{" "}
                <span className="text-ink-muted">{words.verdict(words.verdicts[`${holds}`])}</span>
                {detail !== "" && (
                  <span lang="en" className="block text-ink-muted">
                    {detail}
                  </span>
                )}
              </span>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
