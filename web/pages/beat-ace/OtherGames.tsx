/** Ways to other games: today's, any, or one that a class has in common by its word. */
import type { FormEvent } from "react";
import { anySeed } from "../../shell/question/order.ts";
import { beatAceText } from "../../text/beatAce.ts";
import { Button } from "../../ui/Button.tsx";
import { gameHash, today } from "./link.ts";

export function OtherGames({ word }: { word: string }) {
  const words = beatAceText();
  const draw = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = String(new FormData(event.currentTarget).get("word") ?? "").trim();
    if (given !== "") location.hash = gameHash({ word: given, moves: null });
  };
  return (
    <details className="text-sm">
      <summary className="min-h-6 w-fit cursor-pointer py-1 text-ink-muted">{words.others}</summary>
      <p>{words.othersHelp}</p>
      <form onSubmit={draw} className="mt-1 flex flex-wrap items-end gap-x-4 gap-y-2">
        <label className="grid gap-1">
          {words.word}
          <input
            name="word"
            required
            maxLength={32}
            defaultValue={word}
            className="min-h-9 rounded-md border border-line-strong bg-surface px-2 pointer-coarse:min-h-11"
          />
        </label>
        <Button type="submit">{words.draw}</Button>
      </form>
      <p className="flex flex-wrap gap-x-4">
        <a className="site-link" href={`#${gameHash({ word: today(), moves: null })}`}>
          {words.ofToday}
        </a>
        <a className="site-link" href={`#${gameHash({ word: String(anySeed()), moves: null })}`}>
          {words.next}
        </a>
      </p>
    </details>
  );
}
