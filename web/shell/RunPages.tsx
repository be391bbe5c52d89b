import { type ComponentType, type Context, type ReactNode, useState } from "react";
import type { RunController } from "../state/run/controller.ts";
import { useRunChoice } from "../state/run/hooks.ts";
import type { Stage } from "../state/run/view.ts";
import { AskProvider } from "./ask/AskProvider.tsx";
import { Lazy } from "./Lazy.tsx";
import { Running } from "./Running.tsx";
import type { LoadPage } from "./site.ts";

/** What the pages of a lab's run are made of. */
export interface RunPages<Lab extends RunController> {
  /** The lab's one controller: it outlives its pages, and who comes back finds the run as it was. */
  lab: () => Lab;
  /** Of the lab's own hooks. */
  own: Context<Lab | null>;
  /** The lab in its own page. */
  Lab: ComponentType;
  /** The lab elsewhere. */
  stages: Readonly<Record<Stage, LoadPage>>;
  notes: LoadPage;
}

interface OfRun<Lab extends RunController> {
  of: RunPages<Lab>;
}

/** The same value at each call, made by the first. */
export function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/** A lab with its engine, where its link wants it. */
export function RunPage<Lab extends RunController>({ of }: OfRun<Lab>) {
  return (
    <WithEngine of={of}>
      <Staged Lab={of.Lab} stages={of.stages} />
    </WithEngine>
  );
}

/** The speaker's window of a presentation of the lab. */
export function RunNotes<Lab extends RunController>({ of }: OfRun<Lab>) {
  return (
    <WithEngine of={of}>
      <Lazy load={of.notes} />
    </WithEngine>
  );
}

function WithEngine<Lab extends RunController>({ of, children }: OfRun<Lab> & { children: ReactNode }) {
  const [lab] = useState(of.lab);
  return (
    <Running lab={lab} own={of.own}>
      {children}
    </Running>
  );
}

function Staged({ Lab, stages }: Pick<RunPages<RunController>, "Lab" | "stages">) {
  const stage = useRunChoice((choices) => choices.view.stage);
  if (stage !== undefined) return <Lazy key={stage} load={stages[stage]} />;
  return (
    <AskProvider>
      <Lab />
    </AskProvider>
  );
}
