import { OpenedMenu } from "../../shell/OpenedMenu.tsx";
import { text } from "../../text/text.ts";
import { onDemand } from "../../ui/onDemand.tsx";

const Menu = onDemand(() => import("./task/ExerciseMenu.tsx").then(({ ExerciseMenu }) => ExerciseMenu));

/** The menu of exercises on a lane of the scene. */
export const Exercise = () => (
  <OpenedMenu id="exercise" label={text().exercise.button} className="w-[min(24rem,92vw)]">
    {(close) => <Menu onChosen={close} />}
  </OpenedMenu>
);
