import type { Experiment, Verdict } from "../../engine/sweep/types.ts";
import { figuresText } from "../../text/figuresPage.ts";

const marks = {
  true: { sign: "✓", colour: "text-ok" },
  false: { sign: "✗", colour: "text-error" },
  null: { sign: "…", colour: "text-ink-muted" },
} as const;

interface ShapeProps {
  experiment: Experiment;
  verdicts: readonly Verdict[];
}

/** What must hold in the figure whatever the exact numbers, and whether it does in those that are drawn. */
export function Shape({ experiment, verdicts }: ShapeProps) {
  const words = figuresText();
  return (
    <section aria-labelledby="shape" className="grid gap-2">
      <h2 id="shape" className="border-b border-line pb-1 font-semibold">
        {words.shape}
      </h2>
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
    </section>
  );
}
