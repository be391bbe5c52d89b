/** The figure of a small drive, once the engine's drive is there; its room is kept until then. */
import { onDemand, Suspense } from "../../ui/onDemand.tsx";

const Drawn = onDemand(async () => {
  const [{ SsdInside }, run] = await Promise.all([
    import("../../figures/ssd/SsdInside.tsx"),
    import("../../engine/flashDrive.ts").then(({ loadDrives }) => loadDrives()),
  ]);
  return () => <SsdInside run={run} />;
});

const room = (
  <div className="@container my-6" aria-busy="true">
    <div className="h-[58rem] @md:h-[51rem] @xl:h-[43.5rem] @2xl:h-[41.6rem] @4xl:h-[30rem]" />
  </div>
);

export const SsdInside = () => (
  <Suspense fallback={room}>
    <Drawn />
  </Suspense>
);
