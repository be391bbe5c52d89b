/** Choices of the reader in this lab. */
import { createStore } from "zustand/vanilla";
import { firstChoices, type RunChoices } from "../../../state/run/choices.ts";
import type { HybridRegistry } from "../engine/types.ts";
import type { HybridScene } from "./scene.ts";
import { defaultView, type HybridView } from "./view.ts";

export type HybridChoices = RunChoices<HybridScene, HybridRegistry, HybridView>;

export const createChoices = () => createStore<HybridChoices>(() => firstChoices(defaultView));
