import { useState } from "react";
import { Running } from "../../Running.tsx";
import { PbmContext, useChoice } from "../../state/pbm/hooks.ts";
import { createPbmLab } from "../../state/pbm/lab.ts";
import { Later } from "../common/Later.tsx";
import { PbmLab } from "./PbmLab.tsx";

let lab: ReturnType<typeof createPbmLab> | undefined;

/** The lab outlives its page: who comes back finds the run as it was. */
const theLab = () => {
  lab ??= createPbmLab();
  return lab;
};

/** The predictive lab with its engine, where its link wants it. */
export function PbmPage() {
  const [controller] = useState(theLab);
  return (
    <Running lab={controller} own={PbmContext}>
      <Stage />
    </Running>
  );
}

/** The speaker's window of a presentation of this lab. */
export function PbmNotes() {
  const [controller] = useState(theLab);
  return (
    <Running lab={controller} own={PbmContext}>
      <Later load={loadNotes} />
    </Running>
  );
}

const loadEmbed = () => import("./embed/EmbedLab.tsx").then(({ EmbedLab }) => ({ Page: EmbedLab }));
const loadPresent = () => import("./present/PresentLab.tsx").then(({ PresentLab }) => ({ Page: PresentLab }));
const loadNotes = () => import("./notes/NotesPage.tsx").then(({ NotesPage }) => ({ Page: NotesPage }));

function Stage() {
  const stage = useChoice((choices) => choices.view.stage);
  if (stage === undefined) return <PbmLab />;
  return <Later key={stage} load={stage === "embed" ? loadEmbed : loadPresent} />;
}
