/** The same while the site is developed and tested. */
import { jsx, jsxs } from "./jsx-runtime.ts";

export { Fragment } from "./jsx-runtime.ts";

export const jsxDEV = (
  type: Parameters<typeof jsx>[0],
  props: unknown,
  key: Parameters<typeof jsx>[2],
  whole: boolean,
) => (whole ? jsxs : jsx)(type, props, key);
