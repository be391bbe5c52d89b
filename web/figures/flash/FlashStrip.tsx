/** A drive in little room, as it stands after a step: beside other figures of its lane, told by the figure that has more. */
import { useMemo } from "react";
import { useWidth } from "../useWidth.ts";
import { momentOf } from "./beat.ts";
import { DrivePicture } from "./DrivePicture.tsx";
import type { FlashDriveProps } from "./FlashDrive.tsx";
import { namesFor } from "./words.ts";

const LOW = 120;

type FlashStripProps = Pick<FlashDriveProps, "shown" | "label" | "nameOf" | "room">;

export function FlashStrip({ shown, label, nameOf = namesFor(shown.pages), room = LOW }: FlashStripProps) {
  const [ref, width] = useWidth<HTMLDivElement>();
  const moment = useMemo(() => momentOf(shown, { from: 0, to: shown.events.length }, false), [shown]);
  return (
    <div ref={ref} className="min-w-0">
      <DrivePicture {...{ shown, moment, nameOf, width, room }} victim={null} lane={label} few />
    </div>
  );
}
