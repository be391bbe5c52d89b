/** Where a link's scene stands, what of the page is left out and what is open: `embed=1`, `present=1&ask=1`, `hide=transport,curves`, `tab=disk`, `map=alpha-k_w`, `path=45~3`. */
import { text } from "../../text/text.ts";
import type { PageParts, RunView, Stage } from "../run/view.ts";
import { notice } from "./notices.ts";
import { readNumber } from "./numbers.ts";
import type { Pair } from "./raw.ts";
import { type Reading, readChoice, SWITCH } from "./values.ts";

/** The first one counts where a link has both: an embed promises that nothing can be changed. */
const STAGES = ["embed", "present"] as const satisfies readonly Stage[];
const ON = "1";
const HIDE = "hide";
const TAB = "tab";
const MAP = "map";
const ASK = "ask";
const PATH = "path";
/** 0 asks of no lane; as many lanes as a scene has at most. */
const ASKED_LANES = { minimum: 0, maximum: 4, integer: true };
/** Parts of a list that are looked at: more than there are, and a bound on the work of a hostile one. */
const MOST_PARTS = 100;

export const STAGE_KEYS: readonly string[] = [...STAGES, ASK, PATH, HIDE, TAB, MAP];

export const writeStage = ({ stage, hidden = [], tab, map, ask, path }: RunView): Pair[] => [
  ...(stage === undefined ? [] : [[stage, ON] as const]),
  ...(ask === undefined ? [] : [[ASK, String(ask)] as const]),
  ...(path === undefined ? [] : [[PATH, path] as const]),
  ...(hidden.length === 0 ? [] : [[HIDE, hidden.join(",")] as const]),
  ...(tab === undefined ? [] : [[TAB, tab] as const]),
  ...(map === undefined ? [] : [[MAP, map] as const]),
];

function readSwitches({ values, notices }: Reading): Stage | undefined {
  const on = STAGES.filter((key) => {
    const given = values.get(key);
    return given !== undefined && readChoice(key, given, SWITCH, "0", notices) === ON;
  });
  const [stage, other] = on;
  if (other !== undefined)
    notices.push(notice(other, ON, text().link.leftOutBeside(`${stage}=${ON}`), `${stage}=${ON}`));
  return stage;
}

/** Nothing is asked anywhere but in a presentation. */
function readAsk({ values, notices }: Reading, stage: Stage | undefined): number | undefined {
  const given = values.get(ASK);
  if (given === undefined) return undefined;
  const lane = readNumber(ASK, given, ASKED_LANES, 0, "0", notices);
  if (lane === 0 || stage === "present") return lane || undefined;
  const { link } = text();
  notices.push(notice(ASK, given, link.onlyWith(ASK, "present=1"), link.no(ASK)));
  return undefined;
}

/** Parts in the order of the page, each once. */
function readHidden(
  { values, notices }: Reading,
  hideable: readonly string[],
): readonly string[] | undefined {
  const given = values.get(HIDE);
  if (given === undefined) return undefined;
  const asked = given
    .split(",", MOST_PARTS)
    .map((part) => part.trim().toLowerCase())
    .filter((part) => part !== "");
  const known = new Set<string>(hideable);
  const unknown = asked.filter((part) => !known.has(part));
  const hidden = hideable.filter((part) => asked.includes(part));
  if (unknown.length > 0) {
    const used = hidden.length === 0 ? text().link.nothingHidden : hidden.join(",");
    notices.push(notice(HIDE, unknown.join(","), text().link.aListOf(hideable), used));
  }
  return hidden.length === 0 ? undefined : hidden;
}

/** What every lab's links say of the view; a key that is not there is no entry. */
export function readStage(reading: Reading, { hideable, tabs, maps = [] }: PageParts): RunView {
  const stage = readSwitches(reading);
  const ask = readAsk(reading, stage);
  const hidden = readHidden(reading, hideable);
  // One that is not known is taken for the nearest, or the first.
  const choice = (key: string, known: readonly string[]) => {
    const given = reading.values.get(key);
    const [first] = known;
    return given === undefined || first === undefined
      ? undefined
      : readChoice(key, given, known, first, reading.notices);
  };
  // Which paths there are is known where they are shown.
  const path = stage === "present" ? reading.values.get(PATH) : undefined;
  const [tab, map] = [choice(TAB, tabs), choice(MAP, maps)];
  return {
    ...(stage !== undefined && { stage }),
    ...(ask !== undefined && { ask }),
    ...(path !== undefined && { path }),
    ...(hidden !== undefined && { hidden }),
    ...(tab !== undefined && { tab }),
    ...(map !== undefined && { map }),
  };
}
