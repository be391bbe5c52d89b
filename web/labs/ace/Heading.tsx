import { Chips, type OwnChip } from "../../shell/chips/Chips.tsx";
import { type HeadingControls, Heading as RunHeading } from "../../shell/Heading.tsx";
import { text } from "../../text/text.ts";
import { onDemand } from "../../ui/onDemand.tsx";
import { RadioBar } from "../../ui/RadioBar.tsx";
import { chips } from "./chips.ts";
import { Exercise } from "./Exercise.tsx";
import { FindPage } from "./FindPage.tsx";
import { laneLabel } from "./lanes.ts";
import { Part } from "./Part.tsx";
import { useChoice, useLab, useShownPart } from "./state/hooks.ts";

const DevicePanel = onDemand(() =>
  import("./devices/DevicePanel.tsx").then(({ DevicePanel }) => DevicePanel),
);
const Exports = onDemand(() => import("./Exports.tsx").then(({ Exports }) => Exports));
const Options = onDemand(() => import("./share/Options.tsx").then(({ Options }) => Options));

export const Heading = (controls: HeadingControls) => (
  <RunHeading
    {...controls}
    Chips={AceChips}
    View={View}
    Sources={Sources}
    Exercise={Exercise}
    Exports={Exports}
    Options={Options}
  />
);

const noConfig = {};

function AceChips() {
  const lanes = useShownPart((shown) => shown.readable?.lanes) ?? [];
  const id = useChoice((choices) => choices.scene?.device);
  const devices = useChoice((choices) => choices.registry?.devices);
  const words = text().lab;
  const device: OwnChip = {
    id: "device",
    label: words.device,
    value: devices?.find((each) => each.id === id)?.label ?? words.ownNumbers,
    Panel: DevicePanel,
  };
  return (
    <Chips of={chips} resolved={lanes[0]?.config ?? noConfig} lanes={lanes.map(laneLabel)} own={[device]} />
  );
}

/** How the scene is looked at, and the look-up of a page. */
function View() {
  const lab = useLab();
  const view = useChoice((choices) => choices.view);
  return (
    <>
      <Part id="arrangement">
        <RadioBar
          label={text().lab.arrangement}
          name="arrangement"
          options={[
            { value: "order", label: text().lab.byOrder },
            { value: "frame", label: text().lab.byFrame },
          ]}
          value={view.arrangement}
          onChange={(arrangement) => lab.setView({ ...view, arrangement })}
        />
      </Part>
      <Part id="find-page">
        <FindPage />
      </Part>
    </>
  );
}

/** Pages that make requests of something else. */
const Sources = () => (
  <>
    <a href="#/sql">{text().lab.fromSql}</a>
    <a href="#/your-database">{text().lab.yourDatabase} …</a>
  </>
);
