/** Makes links to the shown state, optionally with a change, and opens links. */
import { text } from "../../text/text.ts";
import { inLinkedLanguage } from "../language.ts";
import type { Notice } from "../url/notices.ts";
import type { Base } from "./base.ts";
import type { RunScene } from "./choices.ts";
import type { DecodedLink, LabTypes, RunLink } from "./definition.ts";
import type { Mending } from "./mended.ts";
import type { Opening } from "./open.ts";
import type { Preparing } from "./prepare.ts";
import type { Saved } from "./saved.ts";
import type { Works } from "./underWay.ts";
import { placed, type RunView } from "./view.ts";
import { wantedTrace } from "./wanted.ts";

/** The end of the engine's out-of-memory errors: the largest scene that fits is no useful replacement. */
const MEMORY = / are to be had$/;

/** The legal link nearest to a refused one; undefined if none is found, or another scene is opened first. */
async function nearest<Scene extends RunScene, State extends { scene: Scene }>(
  refused: Mending<Scene, State>,
  state: State,
  works: Works,
): Promise<DecodedLink<State> | undefined> {
  // A trace that only its owner has cannot be tried.
  if (wantedTrace(state.scene) !== null || MEMORY.test(refused.failure.legal)) return undefined;
  // What finds it is loaded with the first of them; where it cannot be loaded, the refusal stands.
  const loading = () => import("./mended.ts").catch(() => null);
  const loaded = await works.run("scene", loading, () => undefined);
  return loaded?.mended(refused, state);
}

/** A scene that is refused later is not tried again with other numbers. */
const QUICK_MS = 300;

export function createLinks<T extends LabTypes>(
  { lab, choices, playback, registry, works, tell, reject }: Base<T>,
  { atHand, inTime, opens }: Preparing<T>,
  { show, setView }: Opening<T>,
  { awaits, refusalOf, openFirstIfNone }: Saved<T>,
) {
  const decode = (hash: string) => lab.decode(hash, registry());

  /** The link to the shown state, optionally with a change. */
  function link(change: Partial<RunLink<T["scene"], T["view"]>> = {}): string | null {
    const { scene, preset, view } = choices.getState();
    if (scene === null) return null;
    const state = {
      scene,
      at: playback.target,
      view,
      ...(preset === undefined ? {} : { preset }),
      ...change,
    };
    return inLinkedLanguage(lab.encode(state, registry()));
  }

  /** The link of a position shown now at another stage, other parts left out; what is not said is none. */
  function linkAt(at: number, place: RunView): string | null {
    return link({ at, view: placed(lab.parts, choices.getState().view, place) });
  }

  /** Says what had to be changed in a link, with the links of presets that may be meant. */
  function tellNotices(notices: readonly Notice[]): void {
    if (notices.length === 0) return;
    const links = notices
      .flatMap(({ like = [] }) => like)
      .map((id) => ({
        href: `#${inLinkedLanguage(`${lab.path}?preset=${id}`)}`,
        text: registry().presets.find((entry) => entry.id === id)?.title ?? id,
      }));
    const details = notices.map(({ message }) => message);
    tell({ tone: "error", text: text().messages.linkChanged, details, links });
  }

  /** Opens what a link says; an address alone says nothing. `mends`: one that is refused may give way to the nearest that is not. */
  async function openLink(hash: string, decoded = decode(hash), mends = true): Promise<void> {
    if (!hash.includes("?")) return;
    if (mends) works.stop();
    if (!decoded.ok) {
      openFirstIfNone();
      return reject(decoded.failure);
    }
    const { state, notices } = decoded.value;
    // Where the page stands does not depend on whether this scene can be opened.
    if (choices.getState().scene === null) setView(state.view);
    if (awaits(state)) return tellNotices(notices);
    const since = performance.now();
    let prepared: ReturnType<typeof atHand> | null = refusalOf(state) ?? atHand(state.scene);
    const isQuick = performance.now() - since < QUICK_MS;
    if (prepared === undefined) {
      openFirstIfNone();
      prepared = await inTime(state.scene);
    }
    if (prepared?.ok) {
      show(prepared.value, state);
      tellNotices(notices);
    } else if (prepared) {
      const { failure } = prepared;
      openFirstIfNone();
      reject(
        failure,
        notices.map(({ message }) => message),
      );
      const other =
        mends && isQuick ? await nearest({ hash, failure, decode, opens }, state, works) : undefined;
      if (other !== undefined) await openLink(hash, { ok: true, value: other }, false);
    }
  }

  return { link, linkAt, openLink };
}
