/** The device channels of all lanes for a file: one scale, one size, whatever the window's. */

import { text } from "../../text/text.ts";
import { DeviceDrawing } from "../device/DeviceDrawing.tsx";
import { deviceLayout, sharedScaleUs } from "../device/layout.ts";
import { deviceSummary, utilisationWords, windowWords } from "../device/words.ts";
import type { NamedLane } from "../disk/model.ts";
import type { PictureWords } from "./compose.ts";
import { pictureOf } from "./picture.tsx";

const WIDTH = 720;

/** The text of an SVG file with the devices of these lanes, one below the other. */
export function devicePicture(lanes: readonly NamedLane[], words: PictureWords): string {
  const scaleUs = sharedScaleUs(lanes.map(({ lane }) => lane.step.device));
  const { writeUtilisation, readUtilisation } = text().device;
  const drawings = lanes.map(({ lane: { step, pageName = String }, label }) => {
    const { device } = step;
    const layout = deviceLayout(device, scaleUs, WIDTH);
    const used = [
      `${writeUtilisation} ${utilisationWords(device.write)}`,
      `${readUtilisation} ${utilisationWords(device.read)}`,
    ];
    return {
      drawing: <DeviceDrawing device={device} layout={layout} nameOf={pageName} chosen={null} />,
      ...{ label, note: `${used.join("; ")}. ${windowWords(device)}` },
    };
  });
  const description = lanes.map(({ lane, label }) => deviceSummary(lane.step.device, label)).join(" ");
  return pictureOf(drawings, { ...words, description });
}
