/** A run of a page's own: a controller that is not the lab's, which stays as its reader left it. */
import type { ReactNode } from "react";
import { PartsContext } from "../../../lab/parts.ts";
import { AskProvider } from "../../../shell/ask/asking.tsx";
import { RunContext } from "../../../state/run/hooks.ts";
import { text } from "../../../text/text.ts";
import { NotLoaded, useLoaded } from "../../../ui/onDemand.tsx";
import { parts } from "../parts.tsx";
import { createLab, type LabController } from "../state/lab.ts";

type Start = () => Promise<{ lab: LabController }>;

/** Starts one controller at a link of the lab, once for all showings of its page; again if that failed. */
export function startedAt(link: () => string): Start {
  const made: { lab?: LabController } = {};
  return async () => {
    made.lab ??= createLab();
    const { lab } = made;
    if (lab.choices.getState().scene === null) await lab.start(link());
    return { lab };
  };
}

/** All within it is about that run. */
export function Started({ at, children }: { at: Start; children: (lab: LabController) => ReactNode }) {
  const { part, failure, again } = useLoaded(at);
  if (failure !== null) return <NotLoaded told={text().page.noEngine(failure)} onAgain={again} />;
  if (part === null) return <Coming />;
  return (
    <RunContext value={part.lab}>
      <PartsContext value={parts}>
        <AskProvider>{children(part.lab)}</AskProvider>
      </PartsContext>
    </RunContext>
  );
}

export const Coming = () => <p aria-busy="true" className="min-h-120" />;
