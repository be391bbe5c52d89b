import { type ComponentType, useEffect, useState } from "react";
import { Route, Router, Switch } from "wouter";
import { AcePage } from "./labs/ace/AcePage.tsx";
import { Notice } from "./Notice.tsx";
import { Running } from "./Running.tsx";
import { LabContext, useChoice } from "./state/hooks.ts";
import type { LabController } from "./state/lab.ts";
import { useHashPath } from "./state/route.ts";
import { text } from "./text/text.ts";

const loadGallery = () =>
  import("./figures/gallery/FigureGallery.tsx").then((module) => module.FigureGallery);
const loadLossless = () =>
  import("./labs/pbm/lossless/LosslessPage.tsx").then((module) => module.LosslessPage);
const loadEmbed = () => import("./labs/ace/embed/EmbedLab.tsx").then((module) => module.EmbedLab);
const loadPresent = () => import("./labs/ace/present/PresentLab.tsx").then((module) => module.PresentLab);
const loadNotes = () => import("./labs/ace/notes/NotesPage.tsx").then((module) => module.NotesPage);
const loadAccessibility = () =>
  import("./labs/accessibility/AccessibilityPage.tsx").then((module) => module.AccessibilityPage);
const loadFigures = () => import("./labs/figures/FiguresPage.tsx").then((module) => module.FiguresPage);
const loadLessons = () => import("./labs/lessons/LessonsPage.tsx").then((module) => module.LessonsPage);
const loadHybrid = () => import("./labs/hybrid/HybridPage.tsx").then((module) => module.HybridPage);
const loadPbm = () => import("./labs/pbm/PbmPage.tsx").then((module) => module.PbmPage);
const loadPbmNotes = () => import("./labs/pbm/PbmPage.tsx").then((module) => module.PbmNotes);
const loadHybridNotes = () => import("./labs/hybrid/HybridPage.tsx").then((module) => module.HybridNotes);

/** Routes. A lab with an engine of its own has a route before the one of all others, and its own `Running`. */
export function App({ lab }: { lab: LabController }) {
  return (
    <Router hook={useHashPath}>
      <Switch>
        <Route path="/pbm/lossless">
          <Lazy load={loadLossless} />
        </Route>
        <Route path="/hybrid">
          <Lazy load={loadHybrid} />
        </Route>
        <Route path="/hybrid/notes">
          <Lazy load={loadHybridNotes} />
        </Route>
        <Route path="/pbm">
          <Lazy load={loadPbm} />
        </Route>
        <Route path="/pbm/notes">
          <Lazy load={loadPbmNotes} />
        </Route>
        <Route>
          <Running lab={lab} own={LabContext}>
            <Pages />
          </Running>
        </Route>
      </Switch>
    </Router>
  );
}

/** The pages that stand on the ACE lab's engine. */
function Pages() {
  return (
    <Switch>
      <Route path="/gallery">
        <Lazy load={loadGallery} />
      </Route>
      <Route path="/accessibility">
        <Lazy load={loadAccessibility} />
      </Route>
      <Route path="/figures/:id?">
        <Lazy load={loadFigures} />
      </Route>
      <Route path="/lessons/:id?/:notes?">
        <Lazy load={loadLessons} />
      </Route>
      <Route path="/notes">
        <Lazy load={loadNotes} />
      </Route>
      <Route>
        <Stage />
      </Route>
    </Switch>
  );
}

/** The lab where its link wants it: in its own page, in another one, on a projector. */
function Stage() {
  const stage = useChoice((choices) => choices.view.stage);
  if (stage === undefined) return <AcePage />;
  return <Lazy key={stage} load={stage === "embed" ? loadEmbed : loadPresent} />;
}

/** A page that a first visit does not need. */
function Lazy({ load }: { load: () => Promise<ComponentType> }) {
  const [Page, setPage] = useState<ComponentType | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  useEffect(() => {
    load().then(
      (page) => setPage(() => page),
      (error: unknown) => setFailure(error instanceof Error ? error.message : String(error)),
    );
  }, [load]);
  if (failure !== null) return <Notice>{text().page.notLoaded(failure)}</Notice>;
  return Page === null ? <Notice>{text().page.loading}</Notice> : <Page />;
}
