/** What the fills of the picture mean, in a line. */
import type { ReactNode } from "react";
import { serverText } from "../../text/server.ts";
import { ownerLook, STATE_NAMES, STATES } from "./looks.ts";
import { SWATCH, Swatch } from "./Swatch.tsx";
import type { Writer } from "./types.ts";

interface ServerLegendProps {
  /** Those of the writers that are on. */
  writers?: readonly Writer[];
}

const Idle = () => (
  <svg {...SWATCH} className="shrink-0" aria-hidden="true">
    <rect
      {...{ x: 0.5, y: 0.5, width: SWATCH.width - 1, height: SWATCH.height - 1 }}
      className="fill-surface stroke-line-strong"
    />
  </svg>
);

export function ServerLegend({ writers = [] }: ServerLegendProps) {
  const words = serverText();
  const entries: [string, ReactNode][] = [
    ...STATE_NAMES.map((state): [string, ReactNode] => [
      words.states[state],
      <Swatch key="" look={STATES[state]} />,
    ]),
    [
      words.owners.io,
      <span key="" className="inline-flex gap-0.5">
        <Swatch look={ownerLook(0)} />
        <Swatch look={ownerLook(1)} />
      </span>,
    ],
    ...writers.map((writer): [string, ReactNode] => [
      words.owners[writer],
      <Swatch key="" look={ownerLook(writer)} />,
    ]),
    [words.idleChannel, <Idle key="" />],
  ];
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-0.5 text-ink-muted text-xs">
      {entries.map(([name, swatch]) => (
        <li key={name} className="inline-flex items-center gap-1.5">
          {swatch}
          {name}
        </li>
      ))}
    </ul>
  );
}
