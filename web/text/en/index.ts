/** English: the complete catalogue, and the shape that every other language must fill. One file an area, one line here. */
import { sharing } from "./sharing.ts";
import { transport } from "./transport.ts";

export const en = {
  sharing,
  transport,
};

export type Text = typeof en;
