import { type Context, type ReactNode, useEffect, useState, useSyncExternalStore } from "react";
import { keepAddress } from "../state/address.ts";
import type { RunController } from "../state/run/controller.ts";
import { RunContext } from "../state/run/hooks.ts";
import { showLab } from "../state/run/shown.ts";
import { language, subscribeToLanguage, text } from "../text/text.ts";
import { Notice } from "./Notice.tsx";

interface RunningProps<Lab extends RunController> {
  lab: Lab;
  /** Of the lab's own hooks. */
  own: Context<Lab | null>;
  children: ReactNode;
}

/** Pages that need a lab's engine, which loads with the first; its loading is told in words. */
export function Running<Lab extends RunController>({ lab, own: Own, children }: RunningProps<Lab>) {
  const [failure, setFailure] = useState<string | null>(null);
  const [ready, setReady] = useState(false);
  const spoken = useSyncExternalStore(subscribeToLanguage, language);
  useEffect(() => {
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
      },
      (error: unknown) => setFailure(error instanceof Error ? error.message : String(error)),
    );
    return () => {
      left = true;
      stop();
    };
  }, [lab]);
  if (failure !== null) return <Notice>{text().page.noEngine(failure)}</Notice>;
  if (!ready) return <Notice>{text().page.loadingEngine}</Notice>;
  return (
    // Another language draws everything anew: words are asked for while drawing.
    <RunContext key={spoken} value={lab}>
      <Own value={lab}>{children}</Own>
    </RunContext>
  );
}
