import { useHidden } from "../../shell/Part.tsx";
import { onDemand, Suspense } from "../../ui/onDemand.tsx";

/** Of policies that not every visit loads. */
const KeptStrip = onDemand(() =>
  import("../../figures/kept/KeptStrip.tsx").then(({ KeptStrip }) => KeptStrip),
);

/** The policy's further state, if it has any and the pool is shown. */
export function KeptPart(props: Parameters<typeof KeptStrip>[0]) {
  const poolHidden = useHidden("pool");
  if (props.lane.policy.kept.length === 0 || poolHidden) return null;
  return (
    <Suspense fallback={null}>
      <KeptStrip {...props} />
    </Suspense>
  );
}
