import { SiteBar } from "../../shell/SiteNav.tsx";
import { Button } from "../../ui/Button.tsx";
import { useTitle } from "../../ui/useTitle.ts";
import type { Check, Criterion } from "./criterion.ts";
import { operable } from "./operable.ts";
import { perceivable } from "./perceivable.ts";
import { robust } from "./robust.ts";
import { understandable } from "./understandable.ts";

export const principles: readonly { name: string; criteria: readonly Criterion[] }[] = [
  { name: "Perceivable", criteria: perceivable },
  { name: "Operable", criteria: operable },
  { name: "Understandable", criteria: understandable },
  { name: "Robust", criteria: robust },
];

/** Each success criterion of WCAG 2.2, levels A and AA: how it is met, and how that was checked. In English only. */
export function AccessibilityPage() {
  useTitle("Accessibility");
  const all = principles.flatMap(({ criteria }) => criteria);
  const met = all.filter(({ result }) => result === "met").length;
  return (
    <main className="lab-page" lang="en">
      <header className="mb-4 grid gap-2">
        <SiteBar />
        <h1 className="page-title">Accessibility</h1>
        <p className="max-w-[80ch]">
          This site aims at WCAG 2.2, level AA. Of its {all.length} success criteria of levels A and AA, {met}{" "}
          are met and {all.length - met} do not apply, by our own examination; nobody else has examined it.
          Tests run in Chromium with every change; what a person has to judge was judged by its authors. It
          was not tried with users of screen readers.
        </p>
        <p className="max-w-[80ch] text-ink-muted">
          “axe” is axe-core, run on every route in every theme with its rules for WCAG 2.0 to 2.2, levels A
          and AA. Lessons' and figures' texts, this page and what presets tell are in English.
        </p>
        <p className="no-print">
          <Button onClick={() => print()}>Print</Button>
        </p>
      </header>
      {principles.map(({ name, criteria }) => (
        <section key={name} className="mb-8">
          <h2 className="mb-2 text-lg font-semibold">{name}</h2>
          <div className="overflow-x-auto">
            <table className="criteria w-full text-left text-sm">
              <thead>
                <tr className="border-line-strong border-b align-bottom">
                  <th scope="col">Criterion</th>
                  <th scope="col">Level</th>
                  <th scope="col">Result</th>
                  <th scope="col">How</th>
                  <th scope="col">Checked by</th>
                </tr>
              </thead>
              <tbody>
                {criteria.map((criterion) => (
                  <Row key={criterion.id} criterion={criterion} />
                ))}
              </tbody>
            </table>
          </div>
        </section>
      ))}
    </main>
  );
}

function Row({ criterion }: { criterion: Criterion }) {
  const { id, name, level, result, how, checks } = criterion;
  return (
    <tr className="border-line border-b align-top">
      <th scope="row" className="font-medium">
        {id} {name}
      </th>
      <td>{level}</td>
      <td className="whitespace-nowrap">{result}</td>
      <td>{how}</td>
      <td>{checks.map(checkWords).join("; ") || "–"}</td>
    </tr>
  );
}

function checkWords(check: Check): string {
  if (check.by === "axe") return "axe";
  if (check.by === "hand") return `by hand: ${check.what}`;
  return `test “${check.name}” (${check.file})`;
}
