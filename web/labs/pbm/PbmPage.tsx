import { once, RunNotes, RunPage, type RunPages } from "../../shell/RunPages.tsx";
import { PbmLab } from "./PbmLab.tsx";
import { PbmContext } from "./state/hooks.ts";
import { createPbmLab, type PbmController } from "./state/lab.ts";

const pages: RunPages<PbmController> = {
  lab: once(createPbmLab),
  own: PbmContext,
  Lab: PbmLab,
  stages: {
    embed: () => import("./embed/EmbedLab.tsx").then(({ EmbedLab }) => ({ Page: EmbedLab })),
    present: () => import("./present/PresentLab.tsx").then(({ PresentLab }) => ({ Page: PresentLab })),
  },
  notes: () => import("./notes/NotesPage.tsx").then(({ NotesPage }) => ({ Page: NotesPage })),
};

export const Page = () => <RunPage of={pages} />;

export const Notes = () => <RunNotes of={pages} />;
