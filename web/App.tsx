import { type ComponentType, useEffect, useState, useSyncExternalStore } from "react";
import { Route, Router, Switch } from "wouter";
import { AcePage } from "./labs/ace/AcePage.tsx";
import { PageFooter } from "./PageFooter.tsx";
import { keepAddress } from "./state/address.ts";
import { LabContext, useChoice } from "./state/hooks.ts";
import type { LabController } from "./state/lab.ts";
import { useHashPath } from "./state/route.ts";
import { language, subscribeToLanguage, text } from "./text/text.ts";

const loadGallery = () =>
  import("./figures/gallery/FigureGallery.tsx").then((module) => module.FigureGallery);
const loadEmbed = () => import("./labs/ace/embed/EmbedLab.tsx").then((module) => module.EmbedLab);
const loadPresent = () => import("./labs/ace/present/PresentLab.tsx").then((module) => module.PresentLab);
const loadNotes = () => import("./labs/ace/notes/NotesPage.tsx").then((module) => module.NotesPage);
const loadAccessibility = () =>
  import("./labs/accessibility/AccessibilityPage.tsx").then((module) => module.AccessibilityPage);
const loadFigures = () => import("./labs/figures/FiguresPage.tsx").then((module) => module.FiguresPage);
const loadLessons = () => import("./labs/lessons/LessonsPage.tsx").then((module) => module.LessonsPage);

/** Routes, and the engine's loading told in words. */
export function App({ lab }: { lab: LabController }) {
  const [failure, setFailure] = useState<string | null>(null);
  const [ready, setReady] = useState(false);
  const spoken = useSyncExternalStore(subscribeToLanguage, language);
  useEffect(() => {
    let stop = () => {};
    lab.start(location.hash.slice(1)).then(
      () => {
        setReady(true);
        stop = keepAddress(lab);
      },
      (error: unknown) => setFailure(error instanceof Error ? error.message : String(error)),
    );
    return () => stop();
  }, [lab]);
  if (failure !== null) return <Notice>{text().page.noEngine(failure)}</Notice>;
  if (!ready) return <Notice>{text().page.loadingEngine}</Notice>;
  return (
    // Another language draws everything anew: words are asked for while drawing.
    <LabContext key={spoken} value={lab}>
      <Router hook={useHashPath}>
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
        <PageFooter />
      </Router>
    </LabContext>
  );
}

/** The lab where its link wants it: in its own page, in another one, on a projector. */
function Stage() {
  const stage = useChoice((choices) => choices.view.stage);
  if (stage === undefined) return <AcePage />;
  return <Lazy key={stage} load={stage === "embed" ? loadEmbed : loadPresent} />;
}

function Notice({ children }: { children: string }) {
  return (
    <main className="lab-page">
      <h1 className="text-xl font-semibold">{text().page.name}</h1>
      <p role="status" className="mt-2">
        {children}
      </p>
    </main>
  );
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
