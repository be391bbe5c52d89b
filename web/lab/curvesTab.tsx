import { onDemand } from "../ui/onDemand.tsx";
import type { AnyFrame, LabTab } from "./parts.ts";

const Curves = onDemand(() => import("./Curves.tsx").then(({ Curves }) => Curves));

/** The first tab of each lab. A low window has none open at first. */
export const curvesTab: LabTab<AnyFrame> = {
  id: "curves",
  content: ({ readable, prescan }) => prescan !== null && <Curves frame={readable} prescan={prescan} />,
};
