/** English: the complete catalogue, and the shape that every other language must fill. One file an area, one line here. */
import { routes } from "./routes.ts";
import { transport } from "./transport.ts";

export const en = {
  routes,
  transport,
};

export type Text = typeof en;
