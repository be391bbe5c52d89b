import type { RunRegistry } from "../../../engine/types.ts";
import { ScrollRegion } from "../../../figures/ScrollRegion.tsx";
import { useLesson } from "../../../shell/lessons/context.ts";
import { hybridText } from "../../../text/hybrid.ts";
import { lessonText } from "../../../text/lessons.ts";
import { formatUpTo } from "../../../text/numbers.ts";
import type { HybridRegistry } from "../engine/types.ts";
import { inMilliseconds } from "./measures.ts";

const hasUnit = (registry: RunRegistry): registry is HybridRegistry => "unit_us" in registry;

/** What a random read and a random write cost on each disk, in units and in simulated time, as the engine has it. */
export function Prices() {
  const { lab, page } = useLesson();
  const { registry } = lab;
  if (!hasUnit(registry)) throw new Error("this lab has no prices in units");
  const words = lessonText();
  const { flash, magnetic } = hybridText().disks;
  if (page === "notes") return null;
  const price = (id: string): number => {
    const usual = registry.parameters.find((parameter) => parameter.id === id)?.default;
    if (usual === undefined || !("number" in usual)) throw new Error(`no price "${id}"`);
    return usual.number;
  };
  const cell = (id: string) => {
    return (
      <td key={id}>
        {hybridText().counters.units(formatUpTo(price(id), 3))}
        <small>{inMilliseconds(price(id) * registry.unit_us)}</small>
      </td>
    );
  };
  return (
    <ScrollRegion label={words.disk} className="ruled-table lesson-table">
      <table>
        <thead>
          <tr>
            <th scope="col">{words.disk}</th>
            <th scope="col">{words.randomRead}</th>
            <th scope="col">{words.randomWrite}</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{flash}</th>
            {["rf", "wf"].map(cell)}
          </tr>
          <tr>
            <th scope="row">{magnetic}</th>
            {["rm", "wm"].map(cell)}
          </tr>
        </tbody>
      </table>
    </ScrollRegion>
  );
}
