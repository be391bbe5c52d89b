import { Chips, type OwnChip } from "../../shell/chips/Chips.tsx";
import { type HeadingControls, Heading as RunHeading } from "../../shell/Heading.tsx";
import { text } from "../../text/text.ts";
import { onDemand } from "../../ui/onDemand.tsx";
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
        <Arrangement
          value={view.arrangement}
          onChange={(arrangement) => lab.setView({ ...view, arrangement })}
        />
      </Part>
      <Part id="find-page">
        <FindPage />
      </Part>
      <a href="#/sql">{text().lab.fromSql}</a>
      <a href="#/your-database">{text().lab.yourDatabase}</a>
    </>
  );
}

const arrangements = [
  { value: "order", label: "byOrder" },
  { value: "frame", label: "byFrame" },
] as const;

function Arrangement(props: { value: "frame" | "order"; onChange: (value: "frame" | "order") => void }) {
  return (
    <fieldset className="flex items-center gap-1 rounded-md border border-line p-0.5 text-sm">
      <legend className="sr-only">{text().lab.arrangement}</legend>
      {arrangements.map(({ value, label }) => (
        <label
          key={value}
          className="flex min-h-8 cursor-pointer items-center whitespace-nowrap rounded px-2.5 has-checked:bg-surface-raised has-checked:font-medium has-focus-visible:outline-2 has-focus-visible:outline-focus pointer-coarse:min-h-10"
        >
          <input
            type="radio"
            name="arrangement"
            className="sr-only"
            checked={props.value === value}
            onChange={() => props.onChange(value)}
          />
          {text().lab[label]}
        </label>
      ))}
    </fieldset>
  );
}
