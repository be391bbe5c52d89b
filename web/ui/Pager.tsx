/** Part of what a table has, where all of it would be more than a page can show. */
import { useState } from "react";
import { text } from "../text/text.ts";
import { Button } from "./Button.tsx";
import { formatCount } from "./format.ts";

/** The part that is shown of so many: its first place, the place behind it, and what goes on to others; nothing where it is all. */
export function usePart(count: number, most: number) {
  const [chosen, setFrom] = useState(0);
  const from = chosen < count ? chosen : 0;
  const to = Math.min(count, from + most);
  const words = text().controls;
  const pager = count > most && (
    <nav className="flex flex-wrap items-center gap-2 py-1 text-sm tabular-nums" aria-label={words.parts}>
      <Button disabled={from === 0} onClick={() => setFrom(Math.max(0, from - most))}>
        {words.partBefore}
      </Button>
      <span role="status">{words.part(formatCount(from + 1), formatCount(to), formatCount(count))}</span>
      <Button disabled={to === count} onClick={() => setFrom(to)}>
        {words.partAfter}
      </Button>
    </nav>
  );
  return { from, to, pager };
}
