/** A script that runs in a worker of its own, so that nothing that it does holds up the page. */
import { useCallback, useEffect, useRef, useState } from "react";
import { endTold } from "../../../engine/workerEnd.ts";
import { cut } from "../../../ui/cut.ts";
import { cutWords } from "../../../ui/format.ts";
import { MOST_TEXT, type Order, type Outcome, type Progress, type Report } from "./protocol.ts";

const nothing: Outcome = { ran: null, failure: null };

export function useScript() {
  const [state, setState] = useState<Progress | "idle" | "starting">("idle");
  const [outcome, setOutcome] = useState(nothing);
  const worker = useRef<Worker | null>(null);
  useEffect(() => () => worker.current?.terminate(), []);

  /** Also on a cancel, when what was there stays. */
  const stop = useCallback(() => {
    worker.current?.terminate();
    setState("idle");
  }, []);

  const run = useCallback(
    (order: Omit<Order, "words">) => {
      stop();
      const begun = endTold(
        new Worker(new URL("./worker.ts", import.meta.url), { type: "module", name: "sql" }),
      );
      worker.current = begun;
      setState("starting");
      setOutcome(({ ran }) => ({ ran, failure: null }));
      const words = cutWords();
      // What a run that is replaced still says is not of this one.
      const isLast = () => worker.current === begun;
      const end = (outcome: Outcome) => {
        setOutcome(outcome);
        stop();
      };
      begun.onerror = ({ message }) =>
        isLast() && end({ ran: null, failure: { message: cut(message, MOST_TEXT, words) } });
      begun.onmessage = ({ data }: MessageEvent<Report>) => {
        if (!isLast()) return;
        if (data.kind === "progress") setState(data);
        else end({ failure: null, ...data });
      };
      begun.postMessage({ ...order, words } satisfies Order);
    },
    [stop],
  );

  return { state, ...outcome, run, stop, forget: () => setOutcome(nothing) };
}
