/** English: the complete catalogue, and the shape that every other language must fill. One file an area, one line here. */
import { footer } from "./footer.ts";
import { offline } from "./offline.ts";
import { tour } from "./tour.ts";
import { transport } from "./transport.ts";

export const en = {
  footer,
  offline,
  tour,
  transport,
};

export type Text = typeof en;
