/** English: the complete catalogue, and the shape that every other language must fill. One file an area, one line here. */
import { controls } from "./controls.ts";
import { numbers } from "./numbers.ts";
import { page } from "./page.ts";
import { transport } from "./transport.ts";

export const en = {
  controls,
  numbers,
  page,
  transport,
};

export type Text = typeof en;
