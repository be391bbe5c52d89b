/** Choices of the reader in the ACE lab: those of every lab, and its own. */
import { createStore } from "zustand/vanilla";
import type { Registry } from "../../../engine/types.ts";
import { firstChoices, type RunChoices } from "../../../state/run/choices.ts";
import type { Scene } from "./scene.ts";
import type { TaskChoice } from "./task/choice.ts";
import { defaultView, type ViewChoices } from "./view.ts";

export interface Choices extends RunChoices<Scene, Registry, ViewChoices> {
  /** The exercise that is shown in place of the lab. */
  task: TaskChoice | null;
}

export const createChoices = () => createStore<Choices>(() => ({ ...firstChoices(defaultView), task: null }));
