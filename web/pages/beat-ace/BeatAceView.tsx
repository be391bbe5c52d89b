/** Beat ACE: the game that the address draws, to be played, or moves of it to be replayed. */
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from "react";
import { type Game, loadGames, type openGame } from "../../engine/game.ts";
import type { Failure, GamePlayed } from "../../engine/types.ts";
import { SiteBar, useTitle } from "../../shell/SiteNav.tsx";
import { followHash } from "../../state/hash.ts";
import { notice } from "../../state/url/notices.ts";
import { beatAceText } from "../../text/beatAce.ts";
import { text } from "../../text/text.ts";
import { formatCount } from "../../ui/format.ts";
import { NotLoaded, useLoaded } from "../../ui/onDemand.tsx";
import { gameHash, isDay, readGame, today } from "./link.ts";
import { Playing } from "./Playing.tsx";
import { Replay } from "./Replay.tsx";

export { regrade } from "./regrade.ts";

/** What a link opens: a game, its moves if they can be replayed, and what was not legal in it. */
interface Opened {
  word: string;
  game: Game;
  replay: { moves: string; played: GamePlayed } | null;
  notices: Failure[];
}

/** Null only where not even today's game can be drawn. */
export function opened(hash: string, open: typeof openGame): Opened | null {
  const { link, notices } = readGame(hash);
  let { word } = link;
  let drawn = open(word);
  if (!drawn.ok) {
    const { field, value, legal } = drawn.failure;
    notices.push(notice(field, value, legal, beatAceText().ofToday));
    word = today();
    drawn = open(word);
  }
  if (!drawn.ok) return null;
  const game = drawn.value;
  if (link.moves === null || word !== link.word) return { word, game, replay: null, notices };
  const played = game.played(link.moves);
  if (played.ok && played.value.over)
    return { word, game, replay: { moves: link.moves, played: played.value }, notices };
  const words = beatAceText();
  const { message, ...failure } = played.ok
    ? notice("moves", link.moves, words.incomplete(formatCount(played.value.steps.length + 1)), words.play)
    : played.failure;
  notices.push({ ...failure, message: words.noReplay(message) });
  return { word, game, replay: null, notices };
}

export function Page() {
  const words = beatAceText();
  useTitle(words.title);
  const { part: open, failure, again } = useLoaded(useCallback(loadOpen, []));
  return (
    <main className="lab-page">
      <header className="mb-2">
        <SiteBar />
      </header>
      {failure !== null ? (
        <NotLoaded told={text().page.notLoaded(failure)} onAgain={again} />
      ) : open === null ? (
        <>
          <h1 className="page-title">{words.title}</h1>
          <p role="status">{words.loading}</p>
        </>
      ) : (
        <Loaded open={open.open} />
      )}
    </main>
  );
}

/** In an object: a state's setter would call a function. */
const loadOpen = async () => ({ open: await loadGames() });

function Loaded({ open }: { open: typeof openGame }) {
  const words = beatAceText();
  const hash = useSyncExternalStore(followHash, () => location.hash.slice(1));
  const found = useMemo(() => opened(hash, open), [hash, open]);
  /** Whether the moves of this link gave way to a game of one's own. */
  const [played, setPlayed] = useState<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each game is shown from its top
  useEffect(() => {
    scrollTo(0, 0);
  }, [hash]);
  if (found === null) return null;
  const { word, game, replay, notices } = found;
  return (
    <>
      <h1 className="flex flex-wrap items-baseline gap-x-3 font-bold text-2xl">
        {words.title}
        <span className="font-normal text-base text-ink-muted">
          {isDay(word) ? words.ofDay(word) : words.ofWord(word)}
        </span>
      </h1>
      {notices.length > 0 && (
        <p role="alert" className="note mb-3 border-error">
          {notices.map(({ message }) => message).join(" ")}
        </p>
      )}
      {replay !== null && played !== hash ? (
        <Replay key={hash} {...{ game, word }} {...replay} onPlay={() => setPlayed(hash)} />
      ) : (
        <Playing
          key={`${hash} ${played}`}
          {...{ game, word }}
          onReplay={(moves) => {
            location.hash = gameHash({ word, moves });
          }}
        />
      )}
    </>
  );
}
