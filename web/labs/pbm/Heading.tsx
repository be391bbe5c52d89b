import { memo } from "react";
import { text } from "../../text/text.ts";
import { Button } from "../../ui/Button.tsx";
import { FileButton, openFileButton } from "../common/FileButton.tsx";
import { Heading as RunHeading } from "../common/Heading.tsx";
import { PresentButton } from "../common/PresentButton.tsx";
import { Share } from "../common/Share.tsx";
import { Exports } from "./Exports.tsx";
import { Part } from "./Part.tsx";

interface HeadingProps {
  parametersShown: boolean;
  onParameters: () => void;
  onKeys: () => void;
}

const loadOptions = () => import("./share/Options.tsx");

/** Title, preset and the quiet controls of the page. */
export const Heading = memo(function Heading({ parametersShown, onParameters, onKeys }: HeadingProps) {
  return (
    <RunHeading onKeys={onKeys} view={null}>
      <Part id="parameters">
        <Button aria-expanded={parametersShown} onClick={onParameters}>
          {text().lab.parameters}
        </Button>
      </Part>
      <Part id="files">
        <FileButton label={text().lab.openFile} id={openFileButton} />
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
