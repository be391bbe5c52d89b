/** English: the complete catalogue, and the shape that every other language must fill. One file an area, one line here. */
import { exercise } from "./exercise.ts";
import { transport } from "./transport.ts";

export const en = {
  exercise,
  transport,
};

export type Text = typeof en;
