/** Which lessons are done: remembered on this device, where it allows that. */
import { createStore } from "zustand/vanilla";

const KEY = "bufferpool-lab-lessons";

function stored(): readonly string[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(value) ? value.filter((id) => typeof id === "string") : [];
  } catch {
    // Forbidden storage, or what another hand put there: nothing is done.
    return [];
  }
}

export const doneLessons = createStore<{ ids: readonly string[] }>(() => ({ ids: stored() }));

export function setDone(id: string, done: boolean): void {
  const others = doneLessons.getState().ids.filter((one) => one !== id);
  const ids = done ? [...others, id] : others;
  doneLessons.setState({ ids });
  try {
    localStorage.setItem(KEY, JSON.stringify(ids));
  } catch {
    // Forbidden storage: it holds until the page is closed.
  }
}
