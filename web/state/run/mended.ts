/** Links whose numbers are legal one by one, but not together: adjusts the number that the engine refuses. */
import type { Failure, Result } from "../../engine/types.ts";
import { messageText } from "../../text/messageText.ts";
import { text } from "../../text/text.ts";
import { notice } from "../url/notices.ts";
import { PREFIX } from "../url/workload.ts";
import type { RunScene } from "./choices.ts";
import type { DecodedLink } from "./definition.ts";

/** Time limit of the search for the nearest legal scene: each attempt opens a scene. */
const SEARCH_MS = 1_000;
/** Keys that no scene is refused for. */
const NEVER: ReadonlySet<string> = new Set("v preset lang at seed name hash".split(" "));

interface Mending<Scene, State> {
  hash: string;
  failure: Failure;
  decode: (hash: string) => Result<DecodedLink<State>>;
  /** Whether a scene opens over its trace. */
  opens: (scene: Scene) => boolean;
}

/** The field of a refusal as links spell it. */
const keyOf = (field: string) => field.replace(/^workload\.(?=requests$)/, "").replace(/^workload\./, PREFIX);

/** A setting of a scene, by its key in links. */
function settingOf(scene: RunScene, key: string): unknown {
  if (key === "requests") return scene.workload.requests;
  return key.startsWith(PREFIX) ? scene.workload[key.slice(PREFIX.length)] : scene[key];
}

/** The link with the nearest value that the engine takes in place of the one in the way; undefined if there is none. */
export function mended<Scene extends RunScene, State extends { scene: Scene }>(
  { hash, failure, decode, opens }: Mending<Scene, State>,
  given: State,
): DecodedLink<State> | undefined {
  const until = performance.now() + SEARCH_MS;
  const start = hash.indexOf("?") + 1;
  const pairs = hash.slice(start).split("&");
  /** What the link says with another value of a key, or without it; undefined if that does not open either. */
  const trial = (key: string, value?: number): DecodedLink<State> | undefined => {
    const others = pairs.filter((pair) => !pair.startsWith(`${key}=`));
    if (value !== undefined) others.push(`${key}=${value}`);
    const read = decode(hash.slice(0, start) + others.join("&"));
    return read.ok && opens({ ...read.value.state.scene, at: 0 }) ? read.value : undefined;
  };
  const blamed = keyOf(failure.field);
  const keys = pairs.map((pair) => pair.slice(0, Math.max(0, pair.indexOf("="))));
  const inOrder = keys.filter((key) => !NEVER.has(key)).sort((a, b) => +(b === blamed) - +(a === blamed));
  for (const key of new Set(inOrder)) {
    if (performance.now() > until) return undefined;
    let best = trial(key);
    if (best === undefined) continue;
    // A value that the engine takes, and one that it refuses.
    const legal = settingOf(best.state.scene, key);
    const refused = settingOf(given.scene, key);
    const written = pairs.find((pair) => pair.startsWith(`${key}=`))?.slice(key.length + 1) ?? "";
    const { link } = text();
    if (typeof legal !== "number" || typeof refused !== "number") {
      const told = notice(key, written, messageText(failure.legal), link.restWithoutIt);
      return { state: best.state, notices: [...best.notices, told] };
    }
    let [near, far] = [legal, refused];
    const whole = Number.isInteger(near) && Number.isInteger(far);
    while (whole && Math.abs(near - far) > 1 && performance.now() < until) {
      const between = Math.trunc((near + far) / 2);
      const nearer = trial(key, between);
      if (nearer === undefined) far = between;
      else [best, near] = [nearer, between];
    }
    const used = String(near);
    const beside = far > near ? link.atMostBeside(used) : link.atLeastBeside(used);
    // What the engine says of another field is no range of this one.
    const told = notice(key, written, key === blamed ? messageText(failure.legal) : beside, used);
    return { state: best.state, notices: [...best.notices, told] };
  }
  return undefined;
}
