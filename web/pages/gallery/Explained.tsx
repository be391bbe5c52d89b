/** Figures that explain, with data of their own: devices and the paper's pictures. */
import { AceArchitecture } from "../../figures/paper/AceArchitecture.tsx";
import { FourDecisions } from "../../figures/paper/FourDecisions.tsx";
import { PolicyAxes } from "../../figures/paper/PolicyAxes.tsx";
import { SsdChannels } from "../../figures/ssd/SsdChannels.tsx";
import { SsdInside } from "../../figures/ssd/SsdInside.tsx";

export function Explained() {
  return (
    <section className="mb-8" data-explained>
      <h2 className="mb-4 font-semibold text-xl">Devices</h2>
      <SsdInside />
      <SsdChannels />
      <h2 className="mt-8 mb-4 font-semibold text-xl">After the paper</h2>
      <PolicyAxes />
      <FourDecisions />
      <AceArchitecture />
    </section>
  );
}
