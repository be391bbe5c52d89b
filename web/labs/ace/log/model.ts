/** The log strip of a scene: on or off for all lanes, and how often a commit flushes the log. */
import { readNumber } from "../../../state/url/numbers.ts";
import type { Pair } from "../../../state/url/raw.ts";
import { type Reading, readChoice, SWITCH } from "../../../state/url/values.ts";
import type { Scene } from "../state/scene.ts";

/** A scene's part, and the switch of links. */
export const LOG = "log";
const COMMIT_EVERY = "commit_every";
const KEY = `${LOG}.${COMMIT_EVERY}`;

export const LINK_KEYS = [LOG, KEY];

/** As the engine has it: `lane::log::COMMIT_EVERY`. */
export const EVERY = { minimum: 0, maximum: 1_000_000, integer: true };

export const logOf = ({ log }: Pick<Scene, "log">): { commit_every?: number | undefined } | undefined =>
  log === true ? {} : log || undefined;

export const isLogged = (scene: Pick<Scene, "log">): boolean => logOf(scene) !== undefined;
export const namesLog = (hash: string): boolean => /[?&]log(\.\w+)?=/.test(hash);

export function writeLog(scene: Scene): Pair[] {
  const log = logOf(scene);
  if (log === undefined) return scene.log === false ? [[LOG, "0"]] : [];
  return [[LOG, "1"], ...(log.commit_every ? [[KEY, String(log.commit_every)] as const] : [])];
}

/** The log strip that a link leaves a scene with. */
export function readLog({ values, notices }: Reading, scene: Scene): Scene["log"] {
  const [text, given] = [values.get(LOG), values.get(KEY)];
  const on = text === undefined ? undefined : readChoice(LOG, text, SWITCH, undefined, notices);
  const every = given === undefined ? undefined : readNumber(KEY, given, EVERY, 0, "0", notices);
  if (on === "0") return false;
  const before = logOf(scene);
  if (on === undefined && every === undefined && before === undefined) return scene.log;
  return { ...before, ...(every !== undefined && { [COMMIT_EVERY]: every }) };
}
