/** Opens recorded requests in the lab, as a trace file would be. */
import { ownLab } from "../state/own.ts";
import type { Ran } from "./protocol.ts";

export async function openInLab({ csv }: Ran, name: string, frames: number): Promise<void> {
  const lab = ownLab();
  location.hash = "/ace";
  // Its engine is loaded by its page.
  if (lab.choices.getState().scene === null)
    await new Promise<void>((resolve) => {
      const stop = lab.choices.subscribe(({ scene }) => {
        if (scene === null) return;
        stop();
        resolve();
      });
    });
  const failure = await lab.readTrace(new File([csv], name, { type: "text/csv" }));
  if (failure !== null) return;
  lab.change((scene) => void Object.assign(scene, { frames }));
  // Nobody has seen the pool of before.
  lab.choices.setState({ before: null });
}
