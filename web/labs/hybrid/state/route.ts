/** Where this lab lives in the address. */
import { isAt } from "../../../state/route.ts";

export const PATH = "/hybrid";
export const NOTES_PATH = `${PATH}/notes`;

/** Whether a hash, without its "#", shows this lab. */
export const isHybrid = isAt(PATH);
