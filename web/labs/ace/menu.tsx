/** What the lab adds to the heading: a chip, where requests come from, exercises. */
import type { OwnChip } from "../../shell/chips/Chips.tsx";
import { OpenedMenu } from "../../shell/Menu.tsx";
import { text } from "../../text/text.ts";
import { onDemand } from "../../ui/onDemand.tsx";
import { useChoice } from "./state/hooks.ts";

const DevicePanel = onDemand(() =>
  import("./devices/DevicePanel.tsx").then(({ DevicePanel }) => DevicePanel),
);
const Exercises = onDemand(() => import("./task/ExerciseMenu.tsx").then(({ ExerciseMenu }) => ExerciseMenu));

export function useOwnChips(): readonly OwnChip[] {
  const id = useChoice((choices) => choices.scene?.device);
  const devices = useChoice((choices) => choices.registry?.devices);
  const { device, ownNumbers } = text().lab;
  const value = devices?.find((each) => each.id === id)?.label ?? ownNumbers;
  return [{ id: "device", label: device, value, Panel: DevicePanel }];
}

/** Pages that make requests of something else. */
export const Sources = () => (
  <>
    <a href="#/sql">{text().lab.fromSql}</a>
    <a href="#/your-database">{text().lab.yourDatabase} …</a>
  </>
);

/** The menu of exercises on a lane of the scene. */
export const Exercise = () => (
  <OpenedMenu id="exercise" label={text().exercise.button} className="w-[min(24rem,92vw)]">
    {(close) => <Exercises onChosen={close} />}
  </OpenedMenu>
);
