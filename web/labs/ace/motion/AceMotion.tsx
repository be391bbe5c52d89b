/** Around the lanes, wherever they stand: shows one step forward as a motion. */
import { useEffect, useState } from "react";
import type { LabFrame } from "../../../engine/types.ts";
import { type Director, Motion } from "../../../figures/motion/Motion.tsx";
import type { Arrangement } from "../../../figures/PoolFigure.tsx";
import type { MotionProps } from "../../../lab/parts.ts";

export function AceMotion({ arrangement, ...rest }: MotionProps<LabFrame> & { arrangement: Arrangement }) {
  const [direct, setDirect] = useState<Director<LabFrame> | null>(null);
  useEffect(() => {
    let left = false;
    // Until it is there, a step simply stands: the first picture waits for no motion.
    import("./director.ts").then(
      ({ director }) => left || setDirect(() => director(arrangement)),
      // Nor does a run need any.
      () => {},
    );
    return () => {
      left = true;
    };
  }, [arrangement]);
  return <Motion {...rest} direct={direct} />;
}
