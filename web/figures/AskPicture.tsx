/** A picture whose pages open a card: by a click, or by a slider over the pages for the keyboard. */
import { type MouseEvent, type ReactNode, useLayoutEffect, useRef, useState } from "react";
import type { OnAsk } from "./anchor.ts";
import { LookSlider } from "./looking.tsx";

interface AskPictureProps {
  words: string;
  label: string;
  /** Pages in the order of the slider; each is drawn in an element with its number as `data-page`, or `data-left`. */
  pages: readonly number[];
  wordsOf: (page: number) => string;
  onAsk: OnAsk | undefined;
  children: ReactNode;
}

type Ring = Pick<DOMRect, "left" | "top" | "width" | "height">;

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
  useLayoutEffect(() => {
    const [cell, picture] = [page === undefined ? null : drawn(page), box.current];
    if (cell === null || picture === null) {
      setRing(null);
      return;
    }
    const [inner, outer] = [cell.getBoundingClientRect(), picture.getBoundingClientRect()];
    const [left, top] = [inner.left - outer.left, inner.top - outer.top];
    const next = { left, top, width: inner.width, height: inner.height };
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
      <LookSlider
        label={label}
        told={page === undefined ? "" : wordsOf(page)}
        places={pages.length}
        place={place}
        onPlace={setPlace}
        far={-1}
        onEnter={() => page !== undefined && ask(drawn(page))}
      />
    </div>
  );
}
