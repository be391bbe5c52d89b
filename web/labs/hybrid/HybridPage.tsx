import { once, RunNotes, RunPage, type RunPages } from "../../shell/RunPages.tsx";
import { HybridLab } from "./HybridLab.tsx";
import { HybridContext } from "./state/hooks.ts";
import { createHybridLab, type HybridController } from "./state/lab.ts";

const pages: RunPages<HybridController> = {
  lab: once(createHybridLab),
  own: HybridContext,
  Lab: HybridLab,
  stages: {
    embed: () => import("./embed/EmbedLab.tsx").then(({ EmbedLab }) => ({ Page: EmbedLab })),
    present: () => import("./present/PresentLab.tsx").then(({ PresentLab }) => ({ Page: PresentLab })),
  },
  notes: () => import("./notes/NotesPage.tsx").then(({ NotesPage }) => ({ Page: NotesPage })),
};

export const Page = () => <RunPage of={pages} />;

export const Notes = () => <RunNotes of={pages} />;
