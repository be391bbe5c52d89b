/** The predictions of one lesson: what was said in this visit, and what a scene has shown since. */
import { createContext, useCallback, useContext, useMemo, useState } from "react";
import { useLesson } from "../../../shell/lessons/context.ts";

/** What was chosen; `null` for a prediction that was skipped. */
type Said = { chosen: readonly string[]; right: boolean } | null;

interface Predictions {
  /** By their places in the text. */
  said: ReadonlyMap<number, Said>;
  shown: ReadonlySet<number>;
  say: (place: number, said: Said) => void;
  /** A scene has come to what was to be predicted. */
  show: (place: number) => void;
}

const nothing: Predictions = { said: new Map(), shown: new Set(), say: () => {}, show: () => {} };
export const PredictionsContext = createContext<Predictions>(nothing);
export const usePredictions = (): Predictions => useContext(PredictionsContext);

export function useOwnPredictions(): Predictions {
  const { onPredict } = useLesson();
  const [said, setSaid] = useState<ReadonlyMap<number, Said>>(nothing.said);
  const [shown, setShown] = useState<ReadonlySet<number>>(nothing.shown);
  const say = useCallback(
    (place: number, now: Said) => {
      setSaid((before) => new Map(before).set(place, now));
      onPredict(place, now === null ? "skipped" : now.right ? "right" : "wrong");
    },
    [onPredict],
  );
  const show = useCallback(
    (place: number) => setShown((before) => (before.has(place) ? before : new Set(before).add(place))),
    [],
  );
  return useMemo(() => ({ said, shown, say, show }), [said, shown, say, show]);
}
