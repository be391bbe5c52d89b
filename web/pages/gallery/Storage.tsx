/** Device channels and disk strips of the gallery. */
import { DeviceChannels } from "../../figures/DeviceChannels.tsx";
import { DiskStrip } from "../../figures/DiskStrip.tsx";
import { sharedScaleUs } from "../../figures/device/layout.ts";
import { Exhibit } from "../../shell/Exhibit.tsx";
import { devices, laneWith } from "./devices.ts";
import { disks } from "./disks.ts";

export function Storage() {
  return (
    <>
      {devices.map(({ title, devices }) => (
        <Exhibit key={title} title={title}>
          <div className="grid grid-cols-1 gap-8 md:grid-cols-2">
            {devices.map((device, at) => (
              <DeviceChannels
                // biome-ignore lint/suspicious/noArrayIndexKey: lanes are their places
                key={at}
                lane={laneWith(device)}
                label={`Lane ${at + 1}`}
                scaleUs={sharedScaleUs(devices)}
              />
            ))}
          </div>
        </Exhibit>
      ))}
      {disks.map(({ title, lanes, heat }) => (
        <Exhibit key={title} title={title}>
          <DiskStrip lanes={lanes} heat={heat} />
        </Exhibit>
      ))}
    </>
  );
}
