/** Where this lab lives in the address. */
import { isAt } from "../route.ts";

export const PATH = "/pbm";

/** Whether a hash, without its "#", shows this lab. */
export const isPbm = isAt(PATH);
