import { memo } from "react";
import { useChoice, useLab } from "../../state/hooks.ts";
import { text } from "../../text/text.ts";
import { Button } from "../../ui/Button.tsx";
import { FileButton, openFileButton } from "../common/FileButton.tsx";
import { Heading as RunHeading } from "../common/Heading.tsx";
import { PresentButton } from "../common/PresentButton.tsx";
import { Share } from "../common/Share.tsx";
import { Exercise } from "./Exercise.tsx";
import { Exports } from "./Exports.tsx";
import { FindPage } from "./FindPage.tsx";
import { Part } from "./Part.tsx";

interface HeadingProps {
  parametersShown: boolean;
  onParameters: () => void;
  onKeys: () => void;
}

const loadOptions = () => import("./share/Options.tsx");

/** Title, preset, view and the quiet controls of the page. */
export const Heading = memo(function Heading({ parametersShown, onParameters, onKeys }: HeadingProps) {
  const lab = useLab();
  const view = useChoice((choices) => choices.view);
  const words = text().lab;
  return (
    <RunHeading
      onKeys={onKeys}
      view={
        <>
          <Part id="arrangement">
            <Arrangement
              value={view.arrangement}
              onChange={(arrangement) => lab.setView({ ...view, arrangement })}
            />
          </Part>
          <div className="ml-auto">
            <Part id="find-page">
              <FindPage />
            </Part>
          </div>
        </>
      }
    >
      <Part id="parameters">
        <Button aria-expanded={parametersShown} onClick={onParameters}>
          {words.parameters}
        </Button>
      </Part>
      <Part id="files">
        <FileButton label={words.openFile} id={openFileButton} />
      </Part>
      <Part id="exercise">
        <Exercise />
      </Part>
      <Part id="export">
        <Exports />
      </Part>
      <Part id="link">
        <Share load={loadOptions} />
      </Part>
      <Part id="present">
        <PresentButton />
      </Part>
    </RunHeading>
  );
});

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
          className="flex min-h-8 cursor-pointer items-center rounded px-2.5 has-checked:bg-surface-raised has-checked:font-medium has-focus-visible:outline-2 has-focus-visible:outline-focus pointer-coarse:min-h-10"
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
