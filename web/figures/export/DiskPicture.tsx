/** The disk strip for a file: of one size, whatever the window's. */
import { diskText } from "../../text/disk.ts";
import { DiskDrawing } from "../disk/DiskDrawing.tsx";
import { columnsWidth, diskLayout } from "../disk/layout.ts";
import { diskModel, fullShare, type Heat, type NamedLane } from "../disk/model.ts";
import { diskSummary, percentWords } from "../disk/words.ts";
import type { PictureWords } from "./compose.ts";
import { pictureOf } from "./picture.tsx";

const WIDTH = 960;

/** The text of an SVG file with the disk of these lanes. */
export function diskPicture(lanes: readonly NamedLane[], heat: Heat | null, words: PictureWords): string {
  const model = diskModel(lanes, heat, columnsWidth(WIDTH));
  const layout = diskLayout(model, WIDTH);
  const { askedHelp, clean, dirty, read, written, fullHeight } = diskText();
  const key = [askedHelp, `C ${clean}`, `D ${dirty}`, `▲ ${read}`, `▼ ${written}`];
  const full = layout.cells ? [] : [fullHeight(percentWords(fullShare(model)))];
  const drawing = <DiskDrawing model={model} layout={layout} chosen={null} />;
  const note = `${[...key, ...full].join(" · ")}.`;
  return pictureOf([{ drawing, note }], { ...words, description: diskSummary(model) });
}
