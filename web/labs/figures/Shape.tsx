import type { Experiment, Verdict } from "../../engine/sweep/types.ts";

const marks = {
  true: { sign: "✓", word: "holds", colour: "text-ok" },
  false: { sign: "✗", word: "fails", colour: "text-error" },
  null: { sign: "…", word: "not yet known", colour: "text-ink-muted" },
} as const;

interface ShapeProps {
  experiment: Experiment;
  verdicts: readonly Verdict[];
}

/** What must hold in the figure whatever the exact numbers, and whether it does in those that are drawn. */
export function Shape({ experiment, verdicts }: ShapeProps) {
  return (
    <section aria-labelledby="shape" className="grid gap-2">
      <h2 id="shape" className="border-b border-line pb-1 font-semibold">
        The shape that must hold
      </h2>
      <ul className="grid gap-1.5 text-sm">
        {experiment.shape.map(({ text }, at) => {
          const { holds = null, detail = "" } = verdicts[at] ?? {};
          const { sign, word, colour } = marks[`${holds}`];
          return (
            <li key={text} className="grid grid-cols-[1.25rem_1fr]">
              <span aria-hidden="true" className={`font-semibold ${colour}`}>
                {sign}
              </span>
              <span>
                {text} <span className="text-ink-muted">({word})</span>
                {detail !== "" && <span className="block text-ink-muted">{detail}</span>}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
