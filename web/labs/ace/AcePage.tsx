import { Lazy } from "../../shell/Lazy.tsx";
import { PageFooter } from "../../shell/PageFooter.tsx";
import { RunNotes, RunPage, type RunPages } from "../../shell/RunPages.tsx";
import { AceLab } from "./AceLab.tsx";
import { LabContext, useChoice } from "./state/hooks.ts";
import type { LabController } from "./state/lab.ts";
import { ownLab } from "./state/own.ts";

const loadTask = () => import("./task/TaskPage.tsx").then(({ TaskPage }) => ({ Page: TaskPage }));

/** The lab, or in its place the exercise that is done on it: nothing of the lab may be seen beside an exercise. */
function LabOrTask() {
  const inTask = useChoice((choices) => choices.task !== null);
  if (!inTask) return <AceLab />;
  return (
    <>
      <Lazy load={loadTask} />
      <PageFooter />
    </>
  );
}

const pages: RunPages<LabController> = {
  lab: ownLab,
  own: LabContext,
  Lab: LabOrTask,
  stages: {
    embed: () => import("./embed/EmbedLab.tsx").then(({ EmbedLab }) => ({ Page: EmbedLab })),
    present: () => import("./present/PresentLab.tsx").then(({ PresentLab }) => ({ Page: PresentLab })),
  },
  notes: () => import("./notes/NotesPage.tsx").then(({ NotesPage }) => ({ Page: NotesPage })),
};

export const Page = () => <RunPage of={pages} />;

export const Notes = () => <RunNotes of={pages} />;
