/** Figures that explain, with data of their own: devices and the paper's pictures. */
import { SsdChannels } from "../ssd/SsdChannels.tsx";
import { SsdInside } from "../ssd/SsdInside.tsx";

export function Explained() {
  return (
    <section className="mb-8">
      <h2 className="mb-4 font-semibold text-xl">Devices</h2>
      <SsdInside />
      <SsdChannels />
    </section>
  );
}
