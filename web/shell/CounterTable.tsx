import type { ReactNode } from "react";
import type { CounterSpec } from "../engine/types.ts";
import { ScrollRegion } from "../figures/ScrollRegion.tsx";
import { engineText, text } from "../text/text.ts";
import { type Counted, type CountedLane, counterDifference, countOf, formatCounter } from "./counters.ts";

interface IdentitiesProps<I> {
  lanes: readonly { step: { identities: readonly I[] } }[];
  labels: readonly string[];
  told?: (identity: I) => string;
}

/** The identities of the counters, checked by the engine at every position. */
export function Identities<I extends { text: string; holds: boolean }>(props: IdentitiesProps<I>) {
  const { lanes, labels, told = ({ text }) => engineText(text) } = props;
  const all = lanes.flatMap(({ step }) => step.identities);
  const broken = all.filter((identity) => !identity.holds).length;
  const words = text().counters;
  return (
    <details className="mt-1">
      <summary className="cursor-pointer py-1 text-sm text-ink-muted">
        {broken === 0 ? words.identitiesHold(all.length) : words.identitiesBroken(broken, all.length)}
      </summary>
      {lanes.map(({ step }, lane) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a lane is its place
        <div key={lane} className="mb-2 text-sm">
          <h3 className="font-medium">{labels[lane]}</h3>
          <ul>
            {step.identities.map((identity) => (
              <li key={identity.text} className="wrap-anywhere">
                <span className={identity.holds ? "text-ok" : "text-error"}>
                  {identity.holds ? "✓" : "✗"}
                </span>{" "}
                {told(identity)}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </details>
  );
}

interface CounterTableProps {
  caption: string;
  specs: readonly CounterSpec[];
  lanes: readonly CountedLane[];
  children?: ReactNode;
}

const key = (index: number) => `lane-${index}`;

/** A row for each counter, a column for each lane, and how lanes differ from what they are compared with. */
export function CounterTable({ caption, specs, lanes, children }: CounterTableProps) {
  const { counters: words } = text();
  // Two lanes have a column for the difference; more of them have it below each value, or the table grows too wide.
  const [, second] = lanes;
  const all = (spec: CounterSpec) => lanes.map(({ counters }) => counters[spec.id]);
  const pair = lanes.length === 2 && second?.against !== undefined;
  return (
    <ScrollRegion className="overflow-x-auto" label={caption}>
      <table className="w-full text-sm tabular-nums">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-b border-line text-left align-bottom">
            <th scope="col" className="py-1 pr-3 font-medium">
              <span className="sr-only">{words.counter}</span>
            </th>
            {lanes.map(({ label, against }, index) => (
              <th key={key(index)} scope="col" className="px-1 py-1 text-right font-medium sm:px-2">
                <span className={`lane-mark lane-mark-${index}`} aria-hidden="true" /> {label}
                {!pair && against?.words !== undefined && (
                  <span className="block text-xs font-normal text-ink-muted">{against.words}</span>
                )}
              </th>
            ))}
            {pair && (
              <th scope="col" className="py-1 pl-1 text-right font-medium sm:pl-3">
                {words.difference}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {specs.map((spec) => (
            <CounterRow key={spec.id} name={spec.label} title={spec.meaning}>
              {lanes.map(({ counters, against }, index) => (
                <td key={key(index)} className="px-1 py-1 text-right whitespace-nowrap sm:px-2">
                  <span data-counter={`${spec.id}-${index}`}>
                    {formatCounter(spec, countOf(counters, spec), all(spec))}
                  </span>
                  {!pair && against !== undefined && (
                    <span className="block text-xs text-ink-muted" data-difference={`${spec.id}-${index}`}>
                      {differenceOf(spec, counters, against.counters)}
                    </span>
                  )}
                </td>
              ))}
              {pair && (
                <td className="py-1 pl-1 text-right whitespace-nowrap sm:pl-3">
                  {differenceOf(spec, second.counters, second.against?.counters ?? {})}
                </td>
              )}
            </CounterRow>
          ))}
          {children}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

const differenceOf = (spec: CounterSpec, own: Counted, base: Counted) =>
  counterDifference(spec, countOf(base, spec), countOf(own, spec));

export function CounterRow(props: { name: ReactNode; title?: string; children: ReactNode }) {
  const { name, title, children } = props;
  return (
    <tr className="border-b border-line/60 align-top">
      <th scope="row" className="py-1 pr-2 text-left font-normal sm:whitespace-nowrap" title={title}>
        {name}
      </th>
      {children}
    </tr>
  );
}
