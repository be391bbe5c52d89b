/** English: the complete catalogue, and the shape that every other language must fill. One file an area, one line here. */
import { transport } from "./transport.ts";

export const en = {
  transport,
};

export type Text = typeof en;
