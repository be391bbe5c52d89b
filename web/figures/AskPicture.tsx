/** A picture whose pages open a card: by a click, or by a slider over the pages for the keyboard. */
import { type MouseEvent, type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { text } from "../text/text.ts";
import type { OnAsk } from "./anchor.ts";

interface AskPictureProps {
  /** The picture in words. */
  words: string;
  /** Names the slider. */
  label: string;
  /** Pages in the order of the slider; each is drawn in an element with its number as `data-page`, or `data-left`. */
  pages: readonly number[];
  /** The description of a page. */
  wordsOf: (page: number) => string;
  onAsk: OnAsk | undefined;
  children: ReactNode;
}

type Ring = Record<"left" | "top" | "width" | "height", number>;

/** Without `onAsk`, the picture alone. */
export function AskPicture({ onAsk, ...picture }: AskPictureProps) {
  if (onAsk !== undefined && picture.pages.length > 0) return <Asked onAsk={onAsk} {...picture} />;
  return (
    <div role="img" aria-label={picture.words}>
      {picture.children}
    </div>
  );
}

function Asked({ words, label, pages, wordsOf, onAsk, children }: AskPictureProps & { onAsk: OnAsk }) {
  const box = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<number | null>(null);
  const [ring, setRing] = useState<Ring | null>(null);
  const page = place === null ? undefined : pages[Math.min(place, pages.length - 1)];
  const drawn = (number: number) =>
    box.current?.querySelector<SVGElement>(`[data-page="${number}"], [data-left="${number}"]`) ?? null;
  // The outlined page moves with the steps.
  useLayoutEffect(() => {
    const [cell, picture] = [page === undefined ? null : drawn(page), box.current];
    if (cell === null || picture === null) {
      setRing(null);
      return;
    }
    const [inner, outer] = [cell.getBoundingClientRect(), picture.getBoundingClientRect()];
    const { width, height } = inner;
    const next = { left: inner.left - outer.left, top: inner.top - outer.top, width, height };
    setRing((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next));
  });
  const ask = (cell: SVGElement | null) => {
    if (cell !== null) onAsk(Number(cell.dataset.page ?? cell.dataset.left), cell.getBoundingClientRect());
  };
  const onClick = ({ target }: MouseEvent) =>
    ask((target as Element).closest<SVGElement>("[data-page], [data-left]"));
  return (
    <div className="relative">
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the slider does it for the keyboard */}
      <div ref={box} role="img" aria-label={words} className="can-ask" onClick={onClick}>
        {children}
      </div>
      {ring !== null && (
        <span
          className="pointer-events-none absolute rounded-[5px] outline-2 outline-focus outline-offset-2"
          style={ring}
          aria-hidden="true"
        />
      )}
      <input
        type="range"
        className="sr-only"
        aria-label={label}
        aria-valuetext={page === undefined ? "" : wordsOf(page)}
        aria-description={text().ask.enter}
        min={0}
        max={Math.max(0, pages.length - 1)}
        value={place ?? 0}
        onChange={(event) => setPlace(event.currentTarget.valueAsNumber)}
        onKeyDown={({ key }) => {
          if (key === "Enter" && page !== undefined) ask(drawn(page));
        }}
        onFocus={() => setPlace((before) => before ?? 0)}
        onBlur={() => setPlace(null)}
      />
    </div>
  );
}
