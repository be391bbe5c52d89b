/** Zoom buttons, for readers without a wheel or a touch screen. */
import { formatFixed } from "../../text/numbers.ts";
import { text } from "../../text/text.ts";
import type { Zoom } from "./useZoom.ts";

interface ZoomButtonsProps {
  label: string;
  zoom: Zoom;
  largest: number;
}

const look =
  "inline-flex min-h-7 min-w-7 items-center justify-center rounded-md border border-line bg-surface px-1.5 text-sm hover:bg-surface-raised aria-disabled:opacity-45 pointer-coarse:min-h-11 pointer-coarse:min-w-11";

/** A button that is spent keeps the focus: it is not disabled, it does nothing. */
export function ZoomButtons({ label, zoom, largest }: ZoomButtonsProps) {
  const { k } = zoom.transform;
  const words = text().pool;
  const atLargest = k >= largest * 0.999;
  const atWhole = k <= 1.001;
  const buttons = [
    { sign: "−", name: words.zoomOut, spent: atWhole, act: () => zoom.by(0.5) },
    { sign: "+", name: words.zoomIn, spent: atLargest, act: () => zoom.by(2) },
    { sign: words.fit, name: words.showAll, spent: atWhole, act: zoom.fit },
  ];
  return (
    <fieldset className="flex items-center gap-1">
      <legend className="sr-only">{words.zoom(label)}</legend>
      <span className="mr-1 min-w-10 text-right text-ink-muted text-xs tabular-nums" aria-hidden="true">
        {formatFixed(k, k < 10 ? 1 : 0)}×
      </span>
      {buttons.map(({ sign, name, spent, act }) => (
        <button
          key={name}
          type="button"
          className={look}
          aria-label={words.zoomAction(label, name)}
          aria-disabled={spent}
          onClick={spent ? undefined : act}
        >
          {sign}
        </button>
      ))}
    </fieldset>
  );
}
