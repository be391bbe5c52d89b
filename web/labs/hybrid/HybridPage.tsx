import { useState } from "react";
import { Running } from "../../Running.tsx";
import { HybridContext, useChoice } from "../../state/hybrid/hooks.ts";
import { createHybridLab } from "../../state/hybrid/lab.ts";
import { Later } from "../common/Later.tsx";
import { HybridLab } from "./HybridLab.tsx";

let lab: ReturnType<typeof createHybridLab> | undefined;

/** The lab outlives its page: who comes back finds the run as it was. */
const theLab = () => {
  lab ??= createHybridLab();
  return lab;
};

/** The flash + magnetic lab with its engine, where its link wants it. */
export function HybridPage() {
  const [controller] = useState(theLab);
  return (
    <Running lab={controller} own={HybridContext}>
      <Stage />
    </Running>
  );
}

/** The speaker's window of a presentation of this lab. */
export function HybridNotes() {
  const [controller] = useState(theLab);
  return (
    <Running lab={controller} own={HybridContext}>
      <Later load={loadNotes} />
    </Running>
  );
}

const loadEmbed = () => import("./embed/EmbedLab.tsx").then(({ EmbedLab }) => ({ Page: EmbedLab }));
const loadPresent = () => import("./present/PresentLab.tsx").then(({ PresentLab }) => ({ Page: PresentLab }));
const loadNotes = () => import("./notes/NotesPage.tsx").then(({ NotesPage }) => ({ Page: NotesPage }));

function Stage() {
  const stage = useChoice((choices) => choices.view.stage);
  if (stage === undefined) return <HybridLab />;
  return <Later key={stage} load={stage === "embed" ? loadEmbed : loadPresent} />;
}
