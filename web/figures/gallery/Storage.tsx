/** Device lanes and disk strips of the gallery. */
import { DeviceLanes } from "../DeviceLanes.tsx";
import { DiskStrip } from "../DiskStrip.tsx";
import { sharedScaleUs } from "../device/layout.ts";
import { devices, laneWith } from "./devices.ts";
import { disks } from "./disks.ts";

export function Storage() {
  return (
    <>
      {devices.map(({ title, devices }) => (
        <section key={title} className="mb-8">
          <h3 className="mb-2 font-medium">{title}</h3>
          <div className="grid grid-cols-1 gap-8 md:grid-cols-2">
            {devices.map((device, at) => (
              <DeviceLanes
                // biome-ignore lint/suspicious/noArrayIndexKey: lanes are their places
                key={at}
                lane={laneWith(device)}
                label={`Lane ${at + 1}`}
                scaleUs={sharedScaleUs(devices)}
              />
            ))}
          </div>
        </section>
      ))}
      {disks.map(({ title, lanes, heat }) => (
        <section key={title} className="mb-8">
          <h3 className="mb-2 font-medium">{title}</h3>
          <DiskStrip lanes={lanes} heat={heat} />
        </section>
      ))}
    </>
  );
}
