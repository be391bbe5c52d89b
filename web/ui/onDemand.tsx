/** Components loaded on first use. A failed load shows a message with a button to retry. */
import {
  type ComponentType,
  Fragment,
  lazy,
  type ReactNode,
  Suspense as ReactSuspense,
  useEffect,
  useSyncExternalStore,
} from "react";
import { createStore, useStore } from "zustand";
import { text } from "../text/text.ts";
import { NotLoaded } from "./NotLoaded.tsx";

export const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Vite does not retry a style sheet that failed to load: re-inserts its `<link>`. */
export function askForStylesAgain(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>("head link[rel=stylesheet]"))
    if (!link.sheet?.cssRules.length) link.replaceWith(link.cloneNode());
}

/** Number of parts loaded so far. */
const arrivals = createStore(() => 0);

/**
 * React's `Suspense`, for components loaded {@link onDemand}. Replaces the fallback as soon as the part has
 * loaded: React itself would delay the part until 300 ms after the last fallback was shown.
 */
export function Suspense({ fallback, children }: { fallback?: ReactNode; children?: ReactNode }) {
  useStore(arrivals);
  return <ReactSuspense fallback={fallback}>{children}</ReactSuspense>;
}

/**
 * A component that `load` fetches on first render, inside a `Suspense` that shows the fallback until then.
 * `Around` wraps the message of a failed load.
 */
export function onDemand<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Around: ComponentType<{ children: ReactNode }> = Fragment,
): (props: Props) => ReactNode {
  const listeners = new Set<() => void>();
  const again = () => {
    askForStylesAgain();
    current = begun();
    for (const listener of listeners) listener();
  };
  /** One attempt; its component never rejects, because React would retry for ever. */
  const begun = (): ComponentType<Props> => {
    const part = lazy(() => {
      const brought = load().then(
        (Part) => ({ default: Part }),
        (error: unknown) => ({ default: () => <Failed why={error} of={part} /> }),
      );
      // Queued, so that React, which subscribes after the return, is notified first.
      void brought.then(() => queueMicrotask(() => arrivals.setState((count) => count + 1, true)));
      return brought;
    });
    return part;
  };
  let current = begun();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  function Failed({ why, of }: { why: unknown; of: typeof current }) {
    useEffect(
      () => () => {
        // Leaving the error message and returning starts a new attempt.
        if (current === of) current = begun();
      },
      [of],
    );
    return (
      <Around>
        <NotLoaded told={text().page.notLoaded(reasonOf(why))} onAgain={again} />
      </Around>
    );
  }
  return function OnDemand(props: Props) {
    const Part = useSyncExternalStore(subscribe, () => current);
    return <Part {...props} />;
  };
}
