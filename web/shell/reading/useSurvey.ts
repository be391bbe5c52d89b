/** What a file gives with the choices at hand: read anew in a worker whenever they change, until it is stopped. */
import { useCallback, useEffect, useRef, useState } from "react";
import type { Progress } from "../../engine/ownTrace/read.ts";
import type { ReadingOptions } from "../../engine/ownTrace/reading.ts";
import { type Previewed, previewed, type Survey, surveyed } from "../../engine/ownTrace/survey.ts";
import { useRun } from "../../state/run/hooks.ts";
import { reasonOf } from "../../ui/onDemand.tsx";

export type SurveyState =
  | { kind: "none" | "stopped" }
  | { kind: "reading"; progress: Progress | null }
  | { kind: "done"; survey: Survey };

/** `wanted`: whether the choices say enough to read the file at all. */
export function useSurvey(file: File, options: ReadingOptions, wanted: boolean) {
  const { allOperations } = useRun();
  const [state, setState] = useState<SurveyState>({ kind: "none" });
  const work = useRef<AbortController>(null);
  const key = JSON.stringify(options);
  useEffect(() => {
    if (!wanted) return setState({ kind: "none" });
    const own = new AbortController();
    work.current = own;
    const put = (state: SurveyState) => own.signal.aborted || setState(state);
    put({ kind: "reading", progress: null });
    surveyed(
      file,
      JSON.parse(key),
      allOperations,
      (progress) => put({ kind: "reading", progress }),
      own.signal,
    ).then((survey) => put({ kind: "done", survey }));
    return () => own.abort();
  }, [file, key, wanted, allOperations]);
  const stop = useCallback(() => {
    work.current?.abort();
    setState({ kind: "stopped" });
  }, []);
  return [state, stop] as const;
}

type Loaded = { found: Previewed | null; failure: string | null };

/** First rows and formats; rows that were there stay until the next ones come. */
export function usePreview(file: File, options: ReadingOptions): Loaded {
  const [loaded, setLoaded] = useState<Loaded>({ found: null, failure: null });
  const key = JSON.stringify(options);
  useEffect(() => {
    const own = new AbortController();
    previewed(file, JSON.parse(key), own.signal).then(
      (found) => own.signal.aborted || setLoaded({ found, failure: null }),
      (error: unknown) =>
        own.signal.aborted || setLoaded(({ found }) => ({ found, failure: reasonOf(error) })),
    );
    return () => own.abort();
  }, [file, key]);
  return loaded;
}
