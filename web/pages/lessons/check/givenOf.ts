import type { SceneSource } from "../../../shell/lessons/context.ts";
import type { GivenSource } from "../../../shell/lessons/given.tsx";
import type { AskedProps } from "./Check.tsx";

type Asked = AskedProps & { shows?: number };
type OfRun = SceneSource & { lane?: number; at?: number };

const pick = ({ lab, preset, scene, change, lanes }: SceneSource): SceneSource => ({
  ...(lab !== undefined && { lab }),
  ...(preset !== undefined && { preset }),
  ...(scene !== undefined && { scene }),
  ...(change !== undefined && { change }),
  ...(lanes !== undefined && { lanes }),
});

/** The run that a number is of; none of a device's or a plain one. */
const runOf = (cell: unknown): GivenSource[] => {
  if (typeof cell !== "object" || cell === null || "device" in cell) return [];
  const { lane, at, ...run } = cell as OfRun;
  return [{ ...pick(run), lane: "against" in run ? undefined : lane, to: at }];
};

/** Which scenes a question is on: its own, those of its numbers, or the one that shows the answer. */
export function givenOf(asked: Asked, following?: SceneSource): GivenSource[] {
  if (asked.kind === "procedure") {
    const { at, lane, past = 0, ask } = asked;
    // That is on the streams as they stand, not on a request.
    return ask === "reader" ? [] : [{ ...pick(asked), lane, next: { at, past } }];
  }
  const cells =
    asked.kind === "number"
      ? [asked.number]
      : asked.kind === "table"
        ? asked.rows.flatMap((row) => row.slice(1))
        : [];
  const runs = cells.flatMap(runOf);
  if (runs.length > 0 || asked.shows === undefined || following === undefined) return runs;
  // Where it is the number of requests that is asked, their list would tell it.
  if (asked.kind === "number" && asked.number === asked.shows) return [];
  return [{ ...pick(following), to: asked.shows }];
}
