import { MenuGroup, OpenedMenu } from "../shell/Menu.tsx";
import { FileButton } from "../shell/openFiles.tsx";
import { Part } from "../shell/Part.tsx";
import { useRun, useRunChoice } from "../state/run/hooks.ts";
import { commandText } from "../text/command.ts";
import { text } from "../text/text.ts";
import { onDemand, Suspense } from "../ui/onDemand.tsx";
import { SelectField } from "../ui/SelectField.tsx";
import { useParts } from "./parts.ts";

const CommandPanel = onDemand(() => import("./CommandPanel.tsx").then(({ CommandPanel }) => CommandPanel));
const Exports = onDemand(() => import("../shell/Exports.tsx").then(({ Exports }) => Exports));

/** What the menu of a lab's scene holds: views, other requests, files to save. */
export function SceneMenu() {
  const { View, Sources, exports } = useParts();
  const lab = useRun();
  const words = text().lab;
  return (
    <>
      <MenuGroup label={words.menuGroups.view}>
        <MotionField />
        {View !== undefined && (
          <Suspense>
            <View />
          </Suspense>
        )}
      </MenuGroup>
      <MenuGroup label={words.menuGroups.requests}>
        <Part id="files">
          <FileButton label={words.openFile} />
        </Part>
        {Sources !== undefined && <Sources />}
      </MenuGroup>
      <MenuGroup label={words.menuGroups.save}>
        <Part id="export">
          <OpenedMenu
            id="exports"
            label={text().exports.heading}
            className="max-h-[90dvh] max-w-[96vw] overflow-auto"
          >
            {(close) => <Exports {...exports.menu()} load={() => exports.load(lab)} onChosen={close} />}
          </OpenedMenu>
          <OpenedMenu id="command" label={commandText().button} className="w-[min(36rem,96vw)]">
            {() => <CommandPanel />}
          </OpenedMenu>
        </Part>
      </MenuGroup>
    </>
  );
}

const motionSpeeds = { "1/8": 1 / 8, "1/4": 1 / 4, "1/2": 1 / 2, "1": 1 };

/** How fast a step moves. */
function MotionField() {
  const lab = useRun();
  const speed = useRunChoice((choices) => choices.motionSpeed);
  const { motion, motionHelp } = text().transport;
  return (
    <div className="px-2" title={motionHelp}>
      <SelectField
        label={motion}
        value={String(speed)}
        options={Object.entries(motionSpeeds).map(([label, value]) => ({ value: String(value), label }))}
        onChange={(chosen) => lab.setMotionSpeed(Number(chosen))}
      />
    </div>
  );
}
