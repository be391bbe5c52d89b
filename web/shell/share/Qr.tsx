/** A text as a QR code: its modules as one path. */

import { useEffect, useMemo, useRef, useState } from "react";
import { encode } from "uqr";
import { shareText } from "../../text/share.ts";
import { Button, Icon } from "../../ui/Button.tsx";
import { formatCount } from "../../ui/format.ts";
import { download } from "../../ui/takeAway.ts";
import { attribute, LengthNote } from "./EmbedSnippet.tsx";

/** Modules of light ground that a reader needs on each side (ISO/IEC 18004). */
export const QUIET_ZONE = 4;
/** Bytes that the largest code, version 40 at level L, holds. */
export const MOST_BYTES = 2_953;
/** From so many modules a side on a code is hard to read across a room. */
const MANY_MODULES = 97;

export interface QrCode {
  /** Modules a side, without the quiet zone. */
  size: number;
  /** The dark modules as runs along the rows, one unit a module, the quiet zone left out. */
  path: string;
  dense: boolean;
}

function rowPath(row: readonly boolean[], y: number): string {
  let path = "";
  for (let x = 0; x < row.length; x += 1) {
    if (!row[x]) continue;
    const from = x;
    while (row[x + 1]) x += 1;
    path += `M${from} ${y}h${x - from + 1}v1h-${x - from + 1}z`;
  }
  return path;
}

/** The coarsest code that holds the text, with as much error correction as fits into it; null if none holds it. */
export function qrCode(text: string): QrCode | null {
  if (new TextEncoder().encode(text).length > MOST_BYTES) return null;
  const { size, data } = encode(text, { ecc: "L", boostEcc: true, border: 0 });
  return { size, path: data.map(rowPath).join(""), dense: size >= MANY_MODULES };
}

/** Side of a module in the file's own pixels: sharp at its own size, and scalable. */
const MODULE_PX = 8;

/** The code as an SVG file that stands alone; black and white are SVG's own names for the code's two colours. */
function qrSvg({ size, path }: QrCode, title: string): string {
  const side = size + 2 * QUIET_ZONE;
  const box = `x="${-QUIET_ZONE}" y="${-QUIET_ZONE}" width="${side}" height="${side}"`;
  const view = `${-QUIET_ZONE} ${-QUIET_ZONE} ${side} ${side}`;
  const px = side * MODULE_PX;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${px}" height="${px}" shape-rendering="crispEdges" viewBox="${view}"><title>${attribute(title)}</title><rect ${box} fill="white"/><path d="${path}" fill="black"/></svg>`;
}

const saveQr = (code: QrCode, title: string): void =>
  download("bufferpool-lab-qr.svg", [qrSvg(code, title)], "image/svg+xml");

/** The code with its quiet zone, dark on light in every theme: many readers do not know it the other way round. */
export function QrPicture(props: { code: QrCode; title: string; className: string }) {
  const { code, title, className } = props;
  const side = code.size + 2 * QUIET_ZONE;
  return (
    <svg
      role="img"
      aria-label={title}
      viewBox={`${-QUIET_ZONE} ${-QUIET_ZONE} ${side} ${side}`}
      shapeRendering="crispEdges"
      className={className}
    >
      <title>{title}</title>
      <rect x={-QUIET_ZONE} y={-QUIET_ZONE} width={side} height={side} className="fill-code-ground" />
      <path d={code.path} className="fill-code" />
    </svg>
  );
}

export function QrSheet({ link }: { link: string }) {
  const code = useMemo(() => qrCode(link), [link]);
  const [large, setLarge] = useState(false);
  const words = shareText();
  if (code === null) {
    return (
      <p role="status" className="note mb-0 border-error text-sm">
        {words.noQr(formatCount(link.length), formatCount(MOST_BYTES))}
      </p>
    );
  }
  return (
    <>
      <QrPicture code={code} title={words.qrTitle} className="mx-auto w-full max-w-80" />
      <p className="max-h-24 overflow-auto text-xs break-all text-ink-muted" data-testid="qr-link">
        {link}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button primary onClick={() => setLarge(true)}>
          {words.fullScreen}
        </Button>
        <Button onClick={() => saveQr(code, words.qrTitle)}>{words.saveSvg}</Button>
      </div>
      {code.dense && <p className="text-sm text-ink-muted">{words.dense(code.size)}</p>}
      <LengthNote link={link} />
      {large && <QrScreen code={code} link={link} onClose={() => setLarge(false)} />}
    </>
  );
}

/** The code as large as the screen, for a room; also without the browser's own frame, where it allows that. */
function QrScreen({ code, link, onClose }: { code: QrCode; link: string; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const words = shareText();
  useEffect(() => {
    if (dialog.current?.open === false) dialog.current.showModal();
    const element = sheet.current;
    // A browser may refuse: then the code fills its window.
    element?.requestFullscreen?.().catch(() => {});
    const left = () => document.fullscreenElement === null && dialog.current?.close();
    document.addEventListener("fullscreenchange", left);
    return () => {
      document.removeEventListener("fullscreenchange", left);
      if (document.fullscreenElement === element && element !== null) void document.exitFullscreen();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-label={words.qrTitle}
      onClose={(event) => {
        // React lets it rise to the share dialog, which stays open.
        event.stopPropagation();
        onClose();
      }}
      className="m-0 h-dvh max-h-none w-screen max-w-none bg-code-ground text-code"
    >
      <div ref={sheet} className="flex h-full flex-col items-center bg-code-ground p-2">
        <QrPicture code={code} title={words.qrTitle} className="min-h-0 w-full flex-1" />
        <p className="max-h-16 max-w-full overflow-hidden break-all px-12 text-center text-sm/normal">
          {link}
        </p>
        <Button
          aria-label={words.close}
          onClick={() => dialog.current?.close()}
          className="absolute top-3 right-3 px-0"
        >
          <Icon name="close" />
        </Button>
      </div>
    </dialog>
  );
}
