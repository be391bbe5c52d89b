/** Components loaded on first use. A failed load shows a message with a button to retry. */
import {
  Component,
  type ComponentType,
  Fragment,
  lazy,
  type ReactNode,
  Suspense as ReactSuspense,
  useCallback,
  useEffect,
  useState,
} from "react";
import { createStore, useStore } from "zustand";
import { text } from "../text/text.ts";
import { Button, Icon } from "./Button.tsx";

export const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Vite does not retry a style sheet that failed to load: re-inserts its `<link>`. */
export function askForStylesAgain(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>("head link[rel=stylesheet]"))
    if (!link.sheet?.cssRules.length) link.replaceWith(link.cloneNode());
}

const arrivals = createStore(() => 0);

/** `Suspense` for parts {@link onDemand}: React itself would show a part only 300 ms after the last fallback. */
export function Suspense({ fallback, children }: { fallback?: ReactNode; children?: ReactNode }) {
  useStore(arrivals);
  return <ReactSuspense fallback={fallback}>{children}</ReactSuspense>;
}

/** A component that `load` fetches on first render, inside a `Suspense`; `Around` wraps the message of a failed load. */
export function onDemand<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Around: ComponentType<{ children: ReactNode }> = Fragment,
): (props: Props) => ReactNode {
  const current = createStore(() => ({ part: begun() }));
  const again = () => {
    askForStylesAgain();
    current.setState({ part: begun() });
  };
  /** One attempt; its component never rejects, because React would retry for ever. */
  function begun() {
    const part: ComponentType<Props> = lazy(() => {
      const brought = load().then(
        (Part) => ({ default: Part }),
        (error: unknown) => ({ default: () => <Failed why={error} of={part} /> }),
      );
      // Queued, so that React, which subscribes after the return, is notified first.
      void brought.then(() => queueMicrotask(() => arrivals.setState((count) => count + 1, true)));
      return brought;
    });
    return part;
  }
  function Failed({ why, of }: { why: unknown; of: ComponentType<Props> }) {
    // Leaving the error message and returning starts a new attempt.
    const leave = () => current.getState().part === of && current.setState({ part: begun() });
    // biome-ignore lint/correctness/useExhaustiveDependencies: when it goes
    useEffect(() => () => void leave(), [of]);
    return (
      <Around>
        <NotLoaded told={text().page.notLoaded(reasonOf(why))} onAgain={again} />
      </Around>
    );
  }
  return function OnDemand(props: Props) {
    const { part: Part } = useStore(current);
    return <Part {...props} />;
  };
}

interface NotLoadedProps {
  told: string;
  onAgain: () => void;
  onClose?: () => void;
}

/** In the place of what could not be loaded; all else stays as it is. */
export function NotLoaded({ told, onAgain, onClose }: NotLoadedProps) {
  const { again, reload } = text().page;
  return (
    <div role="alert" className="note flex-wrap border-error text-sm">
      <p className="min-w-0 wrap-anywhere">{told}</p>
      <span className="flex flex-wrap gap-2">
        <Button onClick={onAgain}>{again}</Button>
        {/* Some browsers keep the failure of a module until then. */}
        <Button onClick={() => void reloadPage()}>{reload}</Button>
        {onClose !== undefined && (
          <Button aria-label={text().controls.close} className="px-0" onClick={onClose}>
            <Icon name="close" />
          </Button>
        )}
      </span>
    </div>
  );
}

export const Floating = ({ children }: { children: ReactNode }) => (
  <div className="fixed right-3 bottom-20 z-20 w-[min(28rem,92vw)] shadow-lg *:mb-0">{children}</div>
);

const failed = createStore<{ last: { told: string; again: () => void } | null }>(() => ({ last: null }));

const close = () => failed.setState({ last: null });

export async function attempt(work: () => Promise<unknown>): Promise<void> {
  close();
  try {
    await work();
  } catch (error) {
    const again = () => {
      askForStylesAgain();
      void attempt(work);
    };
    failed.setState({ last: { told: text().page.notLoaded(reasonOf(error)), again } });
  }
}

/** How browsers call a part that did not arrive. */
const MISSING = /imported module|module script/;

/** Tells of a part that nobody waits for any more that it did not arrive. */
export function tellUnheard(): void {
  addEventListener("unhandledrejection", ({ reason }) => {
    const why = reasonOf(reason);
    if (MISSING.test(why))
      failed.setState({ last: { told: text().page.notLoaded(why), again: () => void reloadPage() } });
  });
}

export function FailedAttempt() {
  const { last } = useStore(failed);
  if (last === null) return null;
  return (
    <Floating>
      <NotLoaded told={last.told} onAgain={last.again} onClose={close} />
    </Floating>
  );
}

type Outcome<T> = { part: T | null; failure: string | null };
const onItsWay = { part: null, failure: null };

/** What a page must load before it can show all of itself, and what asks for it again. `load` must stay the same. */
export function useLoaded<T>(load: () => Promise<T>): Outcome<T> & { again: () => void } {
  const [outcome, setOutcome] = useState<Outcome<T>>(onItsWay);
  const failed = outcome.failure !== null;
  useEffect(() => {
    if (failed) return;
    let wanted = true;
    load().then(
      (part) => wanted && setOutcome({ part, failure: null }),
      (error: unknown) => wanted && setOutcome({ part: null, failure: reasonOf(error) }),
    );
    return () => {
      wanted = false;
    };
  }, [load, failed]);
  const again = useCallback(() => {
    askForStylesAgain();
    setOutcome(onItsWay);
  }, []);
  return { ...outcome, again };
}

let keep: () => Promise<void> = async () => {};

/** Says how to put aside what a reload would lose; the address holds the rest. */
export function beforeReload(work: () => Promise<void>): void {
  keep = work;
}

export async function reloadPage(): Promise<void> {
  // Where nothing can be put aside, the address still says most of it.
  await keep().catch(() => {});
  location.reload();
}

function restart(): void {
  location.hash = "#/ace";
  location.reload();
}

/** The last resort: shows a message with a way to continue, instead of a blank page. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { message: string | null }> {
  override state = { message: null };

  static getDerivedStateFromError(error: unknown) {
    return { message: reasonOf(error) };
  }

  override render() {
    if (this.state.message === null) return this.props.children;
    const words = text().page;
    return (
      <main className="lab-page">
        <h1 className="text-xl font-semibold">{words.name}</h1>
        <p role="alert" className="mt-2">
          {words.fault(this.state.message)} <Button onClick={restart}>{words.startAfresh}</Button>.
        </p>
      </main>
    );
  }
}
