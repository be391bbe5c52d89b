/** Whether the tour is still offered on this device: once answered, it never is again. */
import { useSyncExternalStore } from "react";

const key = "bufferpool-lab-tour";
const listeners = new Set<() => void>();
let answered = read();

function read(): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    // Where nothing can be remembered the offer would come back for ever.
    return true;
  }
}

export function answer(): void {
  answered = true;
  try {
    localStorage.setItem(key, "answered");
  } catch {
    // Forbidden storage: it holds until the page is closed.
  }
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useOffered = (): boolean => useSyncExternalStore(subscribe, () => !answered);
