import { type ReactNode, useEffect, useState, useSyncExternalStore } from "react";
import { keepAddress, replaceAddress } from "../state/hash.ts";
import { type RunController, showLab } from "../state/run/controller.ts";
import { RunContext, useRunChoice } from "../state/run/hooks.ts";
import { language, subscribeToLanguage, text } from "../text/text.ts";
import { NotLoaded, reasonOf } from "../ui/onDemand.tsx";
import { FailedPage, Notice } from "./SiteNav.tsx";

/** Pages that need a lab's engine, which loads with the first of them; a text shows the progress. */
export function Running({ lab, children }: { lab: RunController; children: ReactNode }) {
  const [failure, setFailure] = useState<string | null>(null);
  const [ready, setReady] = useState(false);
  const spoken = useSyncExternalStore(subscribeToLanguage, language);
  const failed = failure !== null;
  useEffect(() => {
    if (failed) return;
    let left = false;
    let stop = () => {};
    showLab(lab);
    /** An address that is given while the engine is on its way is the one that counts. */
    const start = async (): Promise<void> => {
      const asked = location.hash;
      await lab.start(asked.slice(1));
      if (!left && location.hash !== asked) await start();
    };
    start().then(
      () => {
        if (left) return;
        setReady(true);
        stop = keepAddress(lab);
        void takeUpRun(lab);
      },
      (error: unknown) => setFailure(reasonOf(error)),
    );
    return () => {
      left = true;
      stop();
    };
  }, [lab, failed]);
  if (failure !== null)
    return (
      <FailedPage>
        <NotLoaded told={text().page.noEngine(failure)} onAgain={() => setFailure(null)} />
      </FailedPage>
    );
  if (!ready) return <Notice>{text().page.loadingEngine}</Notice>;
  return (
    // Redraws everything when the language changes, since words are looked up during rendering.
    <RunContext key={spoken} value={lab}>
      <Arrived>{children}</Arrived>
    </RunContext>
  );
}

/** In the place of a first scene of which a part did not arrive: what it was, and no other scene. */
function Arrived({ children }: { children: ReactNode }) {
  const missing = useRunChoice(({ scene, message }) => (scene === null ? message : null));
  if (missing?.again === undefined) return children;
  return (
    <FailedPage>
      <NotLoaded told={missing.text} onAgain={missing.again} />
    </FailedPage>
  );
}

/** Where a trace waits for the page that comes; by its hash, and no longer than until then. */
const place = "bufferpool-lab-own-trace";

/** Puts aside what a reload would lose of the lab that is shown. Rejects where nothing can be stored. */
export async function keepRun(lab: RunController | null): Promise<void> {
  if (lab?.shows(location.hash.slice(1)) !== true) return;
  const { scene, wanted, file } = lab.choices.getState();
  const link = lab.link();
  if (link === null || wanted !== null) return;
  replaceAddress(`#${link}`);
  if (scene?.workload.kind !== "own" || file === null) return;
  await (await caches.open(place)).put(String(scene.workload.hash), new Response(file));
}

/** Opens the trace that a link asks for, if it was put aside. */
async function takeUpRun(lab: RunController): Promise<void> {
  const { wanted } = lab.choices.getState();
  if (wanted === null) return;
  try {
    const kept = await caches.open(place);
    const found = await kept.match(wanted.hash);
    if (found === undefined) return;
    const file = new File([await found.blob()], wanted.name);
    await kept.delete(wanted.hash);
    const { openFiles } = await import("./files.ts");
    await openFiles(lab, [], [file]);
  } catch {
    // Nothing can be stored here: the reader is asked for the file.
  }
}
