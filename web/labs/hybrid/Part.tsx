/** The parts of this lab's page that a link can leave out. */
import type { ReactNode } from "react";
import * as common from "../../shell/Part.tsx";
import type { HideableId } from "./state/hideable.ts";

export const useHidden: (id: HideableId) => boolean = common.useHidden;

export const Part: (props: common.PartProps<HideableId>) => ReactNode = common.Part;
