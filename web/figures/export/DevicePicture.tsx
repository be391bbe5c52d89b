/** The device channels of all lanes for a file: one scale, one size, whatever the window's. */

import { text } from "../../text/text.ts";
import { DeviceDrawing } from "../device/DeviceDrawing.tsx";
import { deviceLayout, sharedScaleUs } from "../device/layout.ts";
import { deviceSummary, utilisationWords, windowWords } from "../device/words.ts";
import type { NamedLane } from "../disk/model.ts";
import { compose, type PictureWords } from "./compose.ts";
import { drawnInLight } from "./light.ts";

const WIDTH = 720;

/** The text of an SVG file with the devices of these lanes, one below the other. */
export function devicePicture(lanes: readonly NamedLane[], words: PictureWords): string {
  const devices = lanes.map(({ lane }) => lane.step.device);
  const scaleUs = sharedScaleUs(devices);
  const drawing = lanes.map(({ lane, label }) => (
    <DeviceDrawing
      key={label}
      device={lane.step.device}
      layout={deviceLayout(lane.step.device, scaleUs, WIDTH)}
      nameOf={lane.pageName ?? String}
      chosen={null}
    />
  ));
  const { writeUtilisation, readUtilisation } = text().device;
  return drawnInLight(drawing, (host) => {
    const pieces = [...host.querySelectorAll<SVGSVGElement>(":scope > svg")].map((svg, at) => {
      const device = devices[at];
      if (device === undefined) return { svg };
      const used = [
        `${writeUtilisation} ${utilisationWords(device.write)}`,
        `${readUtilisation} ${utilisationWords(device.read)}`,
      ];
      return { svg, label: lanes[at]?.label ?? "", note: `${used.join("; ")}. ${windowWords(device)}` };
    });
    const description = lanes.map(({ lane, label }) => deviceSummary(lane.step.device, label)).join(" ");
    return compose(host, pieces, { ...words, description });
  });
}
