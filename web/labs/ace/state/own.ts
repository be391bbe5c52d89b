/** The lab's one controller: it outlives its pages. */
import { once } from "../../../lab/pages.tsx";
import { createLab } from "./lab.ts";

export const ownLab = once(createLab);
