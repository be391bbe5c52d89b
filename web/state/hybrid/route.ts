/** Where this lab lives in the address. */
import { isAt } from "../route.ts";

export const PATH = "/hybrid";

/** Whether a hash, without its "#", shows this lab. */
export const isHybrid = isAt(PATH);
