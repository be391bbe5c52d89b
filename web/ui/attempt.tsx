/** Actions that must load code first: a failed load shows a message over the page, with a retry. */
import { createStore, useStore } from "zustand";
import { text } from "../text/text.ts";
import { Floating, NotLoaded } from "./NotLoaded.tsx";
import { askForStylesAgain, reasonOf } from "./onDemand.tsx";

interface Failed {
  told: string;
  again: () => void;
}

const failed = createStore<{ last: Failed | null }>(() => ({ last: null }));

const close = () => failed.setState({ last: null });

/** Does what may have to be loaded; never rejects. */
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

/** The last attempt that failed, until another is made. */
export function FailedAttempt() {
  const { last } = useStore(failed);
  if (last === null) return null;
  return (
    <Floating>
      <NotLoaded told={last.told} onAgain={last.again} onClose={close} />
    </Floating>
  );
}
