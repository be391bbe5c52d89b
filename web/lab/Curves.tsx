import { memo } from "react";
import type { PrescanFrame } from "../engine/types.ts";
import { Curves as Charts } from "../shell/Curves.tsx";
import { useRun } from "../state/run/hooks.ts";
import { type AnyFrame, useAlong, useParts } from "./parts.ts";

/** Counters along the whole run. */
export const Curves = memo(function Curves({ frame, prescan }: { frame: AnyFrame; prescan: PrescanFrame }) {
  const lab = useRun();
  const { charts } = useParts();
  return (
    <Charts
      heading={charts.heading()}
      position={frame.position}
      prescan={prescan}
      charts={charts.of(frame)}
      labels={charts.labelsOf(frame)}
      along={useAlong(frame, prescan)}
      forks={charts.forksOf?.(frame) ?? none}
      picture={(counter) => charts.picture(lab, counter)}
    />
  );
});

const none: [] = [];
