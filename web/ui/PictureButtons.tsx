/** Buttons that save a picture of the page as a file. */
import { text } from "../text/text.ts";
import { reasonOf } from "./onDemand.tsx";
import { download } from "./takeAway.ts";

/** Makes the text of an SVG file; what it needs is loaded when it is asked for. Null where there is nothing to draw. */
export type MakePicture = () => Promise<string | null>;
export const formats = ["SVG", "PNG"] as const;
type PictureFormat = (typeof formats)[number];

export async function savePicture(name: string, make: MakePicture, format: PictureFormat): Promise<void> {
  const drawn = await make();
  if (drawn === null) return;
  const { pngFile, withFace } = await import("./png.ts");
  const svg = await withFace(drawn);
  const file = `bufferpool-lab-${name}.${format.toLowerCase()}`;
  if (format === "SVG") download(file, [svg], "image/svg+xml");
  else download(file, [await pngFile(svg)], "image/png");
}

interface PictureButtonsProps {
  label: string;
  name: string;
  make: MakePicture;
  onFailure: (text: string) => void;
}

export const pictureFailure = (label: string, thrown: unknown): string =>
  text().controls.noPicture(label, reasonOf(thrown));

export function PictureButtons({ label, name, make, onFailure }: PictureButtonsProps) {
  return (
    <span className="inline-flex gap-1">
      {formats.map((format) => (
        <button
          key={format}
          type="button"
          aria-label={text().controls.saveAs(label, format)}
          className="min-h-6 min-w-9 rounded-sm border border-line px-1 text-ink-muted text-xs hover:bg-surface-raised hover:text-ink pointer-coarse:min-h-11 pointer-coarse:min-w-11"
          onClick={() =>
            savePicture(name, make, format).catch((thrown) => onFailure(pictureFailure(label, thrown)))
          }
        >
          {format}
        </button>
      ))}
    </span>
  );
}
