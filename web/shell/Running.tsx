import { type ReactNode, useEffect, useState, useSyncExternalStore } from "react";
import { keepAddress } from "../state/hash.ts";
import { type RunController, showLab } from "../state/run/controller.ts";
import { RunContext } from "../state/run/hooks.ts";
import { language, subscribeToLanguage, text } from "../text/text.ts";
import { NotLoaded } from "../ui/NotLoaded.tsx";
import { reasonOf } from "../ui/onDemand.tsx";
import { takeUpRun } from "./keptRun.ts";
import { FailedPage, Notice } from "./Lazy.tsx";

interface RunningProps {
  lab: RunController;
  children: ReactNode;
}

/** Pages that need a lab's engine, which loads with the first of them; a text shows the progress. */
export function Running({ lab, children }: RunningProps) {
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
      {children}
    </RunContext>
  );
}
