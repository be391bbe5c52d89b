import { waitsFor } from "../../../engine/runTime.ts";
import { calibrationText } from "../../../text/calibration.ts";
import { figuresText } from "../../../text/figuresPage.ts";
import { formatFixed } from "../../../text/numbers.ts";
import { apartWords, timedWords } from "../ResidualTable.tsx";
import { residualsOf } from "../residuals.ts";
import { unexplained } from "./calibrate.ts";
import type { CalibrationData } from "./data.ts";

/** The figure that varies the size of the data. */
const SIZES = "ace-12";

/** What parts from the paper whatever the share. */
export function Unexplained({ data, share }: { data: CalibrationData; share: number }) {
  const words = calibrationText();
  const { emulated, policies } = unexplained(data, share);
  const [least, ...others] = policies.toSorted((one, other) => one.apart - other.apart);
  const sizes = data.heldOut.find(({ experiment }) => experiment.id === SIZES);
  const ends = sizes === undefined ? [] : residualsOf(sizes, waitsFor(share));
  const [smallest, largest] = [ends[0], ends.at(-1)];
  const times = (value: number) => timedWords(value, "x");
  const points = (apart: number) => figuresText().points(apartWords(apart, "points"));
  return (
    <section aria-labelledby="unexplained" className="grid min-w-0 grid-cols-1 content-start gap-2">
      <h2 id="unexplained" className="border-line border-b pb-1 font-semibold text-lg/normal">
        {words.unexplained}
      </h2>
      <ul className="grid max-w-[70ch] list-disc gap-2 pl-5">
        {emulated !== null && emulated.share !== null && (
          <li>
            {words.emulated(times(emulated.paper), times(emulated.model), formatFixed(emulated.share, 2))}
          </li>
        )}
        {least !== undefined && (
          <li>
            {words.policies(
              least.policy,
              points(least.apart),
              others.map(({ policy, apart }) => `${policy} ${points(apart)}`).join(", "),
            )}
          </li>
        )}
        {smallest !== undefined && largest !== undefined && (
          <li>
            {words.warehouses(
              words.fromTo(times(smallest.paper), times(largest.paper)),
              words.fromTo(times(smallest.model), times(largest.model)),
            )}
          </li>
        )}
      </ul>
    </section>
  );
}
