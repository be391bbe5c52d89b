/** English: the complete catalogue, and the shape that every other language must fill. One file an area, one line here. */
import { device } from "./device.ts";
import { disk } from "./disk.ts";
import { transport } from "./transport.ts";

export const en = {
  device,
  disk,
  transport,
};

export type Text = typeof en;
