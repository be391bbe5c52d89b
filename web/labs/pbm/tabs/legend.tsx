import type { ShownRun } from "../../../lab/parts.ts";
import type { PbmFrame } from "../engine/types.ts";
import { Legend, ScaleNote } from "../Legend.tsx";

export const Tab = ({ readable, embedded }: ShownRun<PbmFrame>) => (
  <>
    <Legend frame={readable} />
    {!embedded && <ScaleNote frame={readable} />}
  </>
);
