/** The lab's one controller: it outlives its pages. */
import { once } from "../../../shell/RunPages.tsx";
import { createLab } from "./lab.ts";

export const ownLab = once(createLab);
