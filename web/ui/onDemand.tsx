/** What is loaded when it is first wanted. What cannot be loaded says so, and is asked for again from there. */
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

/** A style sheet that did not come is not asked for again by what loads modules: it has been, it thinks. */
export function askForStylesAgain(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>("head link[rel=stylesheet]"))
    if (!link.sheet?.cssRules.length) link.replaceWith(link.cloneNode());
}

/** How many parts have come. */
const arrivals = createStore(() => 0);

/**
 * React's `Suspense`, for what is brought {@link onDemand}. What stood there meanwhile goes as soon as the part has come:
 * by itself React would hold the part back until 300 ms after the last such words were shown.
 */
export function Suspense({ fallback, children }: { fallback?: ReactNode; children?: ReactNode }) {
  useStore(arrivals);
  return <ReactSuspense fallback={fallback}>{children}</ReactSuspense>;
}

/**
 * A component that `load` brings when it is first drawn: inside a `Suspense`, which shows what stands there meanwhile.
 * `Around` is put around the words that it could not be loaded.
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
  /** One attempt; what it brings never fails, for that would go on for ever. */
  const begun = (): ComponentType<Props> => {
    const part = lazy(() => {
      const brought = load().then(
        (Part) => ({ default: Part }),
        (error: unknown) => ({ default: () => <Failed why={error} of={part} /> }),
      );
      // After React, which listens from when this returns, has been told.
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
        // Who leaves these words and comes back asks again.
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
