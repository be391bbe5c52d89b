/** The disk strip for a file: of one size, whatever the window's. */
import { diskText } from "../../text/disk.ts";
import { DiskDrawing } from "../disk/DiskDrawing.tsx";
import { columnsWidth, diskLayout } from "../disk/layout.ts";
import { diskModel, fullShare, type Heat, type NamedLane } from "../disk/model.ts";
import { diskSummary, percentWords } from "../disk/words.ts";
import { compose, type PictureWords } from "./compose.ts";
import { drawnInLight } from "./light.ts";

const WIDTH = 960;

/** The text of an SVG file with the disk of these lanes. */
export function diskPicture(lanes: readonly NamedLane[], heat: Heat | null, words: PictureWords): string {
  const model = diskModel(lanes, heat, columnsWidth(WIDTH));
  const layout = diskLayout(model, WIDTH);
  const { askedHelp, clean, dirty, read, written, fullHeight } = diskText();
  const key = [askedHelp, `C ${clean}`, `D ${dirty}`, `▲ ${read}`, `▼ ${written}`];
  const full = layout.cells ? [] : [fullHeight(percentWords(fullShare(model)))];
  return drawnInLight(<DiskDrawing model={model} layout={layout} chosen={null} />, (host) => {
    const drawn = [...host.querySelectorAll<SVGSVGElement>(":scope > svg")];
    const pieces = drawn.map((svg) => ({ svg, note: `${[...key, ...full].join(" · ")}.` }));
    return compose(host, pieces, { ...words, description: diskSummary(model) });
  });
}
