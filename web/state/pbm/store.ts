/** Choices of the reader in this lab. */
import { createStore } from "zustand/vanilla";
import type { PbmRegistry } from "../../engine/pbm/types.ts";
import { firstChoices, type RunChoices } from "../run/choices.ts";
import type { PbmScene } from "./scene.ts";
import { defaultView, type PbmView } from "./view.ts";

export type PbmChoices = RunChoices<PbmScene, PbmRegistry, PbmView>;

export const createChoices = () => createStore<PbmChoices>(() => firstChoices(defaultView));
