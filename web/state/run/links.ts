/** The links of what is shown, and of that with a change; opens what a link says. */

import { text } from "../../text/text.ts";
import { inLinkedLanguage } from "../language.ts";
import type { Playback } from "../playback.ts";
import type { Notice } from "../url/notices.ts";
import type { LabDefinition, LabTypes, RunLink, SessionOf } from "./definition.ts";
import type { Messages } from "./messages.ts";
import { nearest } from "./nearest.ts";
import type { createOpening } from "./open.ts";
import type { createPrepare } from "./prepare.ts";
import type { createSaved } from "./saved.ts";
import type { Works } from "./underWay.ts";
import { placed, type RunView } from "./view.ts";

/** A scene that is refused later is not tried again with other numbers. */
const QUICK_MS = 300;

export function createLinks<T extends LabTypes>(
  lab: LabDefinition<T>,
  playback: Playback<T["frame"], SessionOf<T>>,
  registry: () => T["registry"],
  works: Works,
  { tell, reject }: Messages,
  { atHand, inTime, opens }: ReturnType<typeof createPrepare<T>>,
  { show, setView }: ReturnType<typeof createOpening<T>>,
  { awaits, refusalOf, openFirstIfNone }: ReturnType<typeof createSaved<T>>,
) {
  const { choices } = lab;
  const decode = (hash: string) => lab.decode(hash, registry());

  /** The link of what is shown now, or of that with a change. */
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
