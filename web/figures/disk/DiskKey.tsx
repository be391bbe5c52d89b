/** What the strip's marks mean, in one line beneath it. */
import type { ReactNode } from "react";
import { diskText } from "../../text/disk.ts";
import { CellFace } from "../pool/CellFace.tsx";
import { ReadSign, WrittenSign } from "./marks.tsx";
import { type DiskModel, fullShare } from "./model.ts";
import { percentWords } from "./words.ts";

function Entry({ swatch, children }: { swatch: ReactNode; children: string }) {
  return (
    <span className="inline-flex items-center gap-1">
      <svg width={14} height={12} className="overflow-visible font-sans" aria-hidden="true">
        {swatch}
      </svg>
      {children}
    </span>
  );
}

export function DiskKey({ model, cells }: { model: DiskModel; cells: boolean }) {
  const words = diskText();
  return (
    <p className="flex flex-wrap gap-x-4 text-ink-muted text-xs" aria-hidden="true">
      <Entry swatch={<rect x={2} y={1} width={8} height={11} className="fill-ramp-4" />}>
        {words.askedHelp}
      </Entry>
      <Entry swatch={<CellFace width={14} height={13} state="clean" page={null} />}>{words.clean}</Entry>
      <Entry swatch={<CellFace width={14} height={13} state="dirty" page={null} />}>{words.dirty}</Entry>
      <Entry
        swatch={
          <g transform="translate(0 11)">
            <ReadSign x={7} />
          </g>
        }
      >
        {words.read}
      </Entry>
      <Entry
        swatch={
          <g transform="translate(0 11)">
            <WrittenSign x={7} />
          </g>
        }
      >
        {words.written}
      </Entry>
      {!cells && <span>{words.fullHeight(percentWords(fullShare(model)))}</span>}
    </p>
  );
}
