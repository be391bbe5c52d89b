/** The parts of this lab's page that a link can leave out. */
import type { ReactNode } from "react";
import type { HideableId } from "../../state/pbm/hideable.ts";
import * as common from "../common/Part.tsx";

export const useHidden: (id: HideableId) => boolean = common.useHidden;

export const Part: (props: common.PartProps<HideableId>) => ReactNode = common.Part;
