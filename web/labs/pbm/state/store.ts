/** Choices of the reader in this lab. */
import { createStore } from "zustand/vanilla";
import { firstChoices, type RunChoices } from "../../../state/run/choices.ts";
import type { PbmRegistry } from "../engine/types.ts";
import type { PbmScene } from "./scene.ts";
import { defaultView, type PbmView } from "./view.ts";

export type PbmChoices = RunChoices<PbmScene, PbmRegistry, PbmView>;

export const createChoices = () => createStore<PbmChoices>(() => firstChoices(defaultView));
