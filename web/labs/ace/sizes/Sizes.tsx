/** Curves of the scene's whole trace over the size of the pool: misses, device time, and what ACE saves. */
import { useCallback, useMemo, useState } from "react";
import type { CurveRow } from "../../../engine/sweep/curve.ts";
import type { Registry } from "../../../engine/types.ts";
import type { SizesPoint, Spot } from "../../../figures/sizes/layout.ts";
import { SizesFigure } from "../../../figures/sizes/SizesFigure.tsx";
import { useOwnRequests } from "../../../shell/useComparison.tsx";
import { requestsOf } from "../../../state/run/scene.ts";
import { formatUpTo } from "../../../text/numbers.ts";
import { sizesText } from "../../../text/sizes.ts";
import { text } from "../../../text/text.ts";
import { formatBytes, formatCount } from "../../../ui/format.ts";
import { CheckField, RadioBar } from "../../../ui/SelectField.tsx";
import { useChoice, useLab } from "../state/hooks.ts";
import type { Scene } from "../state/scene.ts";
import { choicesOf, MEASURES, MODES } from "./choices.ts";
import type { SizesTexts } from "./keys.ts";
import { askedOf, sceneAt } from "./model.ts";
import { SizesAside } from "./SizesAside.tsx";
import { SizesLines } from "./SizesLines.tsx";
import { SizesProgress } from "./SizesProgress.tsx";
import { formats, linesOf, rowOf, valueWords } from "./shown.ts";
import { useCurve } from "./useCurve.ts";

/** Of the picture; in a low window less of it is beneath the fold. */
const [HEIGHT, LOW_HEIGHT, LOW_WINDOW] = [320, 230, 850];
const NONE: SizesTexts = {};
const percentOf = (fraction: number) => text().numbers.percent(formatUpTo(100 * fraction, 1));

export function Sizes() {
  const registry = useChoice((choices) => choices.registry);
  const scene = useChoice((choices) => choices.scene);
  // Until the file that a link asks for is there, another run is shown.
  const waits = useChoice(({ wanted }) => wanted !== null);
  if (registry === null || scene === null || waits) return null;
  return <Curves registry={registry} scene={scene} />;
}

function Curves({ registry, scene }: { registry: Registry; scene: Scene }) {
  const lab = useLab();
  const words = sizesText();
  const texts = useChoice(({ view }) => view.curve) ?? NONE;
  const choices = useMemo(() => choicesOf(texts), [texts]);
  const choose = useCallback(
    (next: SizesTexts) => {
      const { view } = lab.choices.getState();
      lab.setView({ ...view, curve: { ...view.curve, ...next } });
    },
    [lab],
  );
  const own = useOwnRequests(scene, true);
  const asked = useMemo(() => askedOf(registry, scene, choices), [registry, scene, choices]);
  const of = own === undefined ? null : requestsOf(scene);
  const curve = useCurve(of, own, Number(scene.pages ?? 0), asked);
  const { rows, facts } = curve;
  const { policies, modes } = asked;
  const { measure } = choices;
  const [log, setLog] = useState({ x: true, y: false });
  const [pointed, point] = useState<CurveRow | null>(null);
  const lines = useMemo(() => linesOf(registry, asked, rows, measure), [registry, asked, rows, measure]);
  const present = Number(scene.frames ?? 1);
  const ends = useMemo(() => {
    const { sizes = [] } = facts ?? {};
    return [sizes[0] ?? present, sizes.at(-1) ?? present] as const;
  }, [facts, present]);
  const axes = useMemo(
    () => ({
      x: { name: words.frames, log: log.x, format: formatCount },
      // What is saved may be less than nothing.
      y: { name: words.axes[measure], log: log.y && measure !== "saved", format: formats[measure] },
    }),
    [words, log, measure],
  );
  const rowAt = ({ line, at }: Spot) => {
    const [drawn, spot] = [lines[line], lines[line]?.points[at]];
    return drawn && spot && rowOf(rows, drawn, spot);
  };
  const open = (spot: Spot) => {
    const row = rowAt(spot);
    if (row === undefined) return;
    // The curve stays as it is: its policies are no longer those of the lanes.
    choose({ curve: policies.join() });
    const { frames, lanes } = sceneAt(scene, asked, row, registry);
    lab.change((next) => void Object.assign(next, { frames, lanes, start: undefined }), { stays: true });
  };
  const sizeWords = (frames: number) => {
    const row = rows.find((each) => each.frames === frames);
    const bytes = row?.bytes == null ? "" : formatBytes(row.bytes);
    return words.size(formatCount(frames), percentOf(row?.fraction ?? 0), bytes);
  };
  return (
    <div className="grid min-w-0 grid-cols-1 gap-x-8 gap-y-4 lg:grid-cols-[minmax(0,1fr)_21rem]">
      <div className="grid min-w-0 content-start gap-2">
        <SizesFigure
          label={words.keys(words.measures[measure])}
          name={words.measures[measure]}
          {...axes}
          {...{ lines, ends, present, sizeWords }}
          presentLabel={words.present(formatCount(present))}
          height={innerHeight < LOW_WINDOW ? LOW_HEIGHT : HEIGHT}
          valueWords={(at: SizesPoint, line) => valueWords(measure, rowOf(rows, line, at), at)}
          hint={words.hint}
          openLabel={words.open}
          onOpen={open}
          onPoint={(spot) => point(rowAt(spot) ?? null)}
        >
          <RadioBar
            label={words.shown}
            name="sizes-measure"
            options={MEASURES.map((value) => ({ value, label: words.measures[value] }))}
            value={measure}
            onChange={(measure) => choose({ measure })}
          />
          <CheckField label={words.log.x} checked={log.x} onChange={(x) => setLog({ ...log, x })} />
          {measure !== "saved" && (
            <CheckField label={words.log.y} checked={log.y} onChange={(y) => setLog({ ...log, y })} />
          )}
        </SizesFigure>
        {policies.length === 0 && <p>{words.nothing}</p>}
        {measure === "saved" && modes.length < MODES.length && <p>{words.savings}</p>}
        <SizesProgress curve={curve} />
      </div>
      <div className="grid min-w-0 content-start gap-3">
        <SizesLines registry={registry} asked={asked} onChoose={choose} />
        <SizesAside {...{ registry, scene, texts, asked, curve, own, pointed }} onChoose={choose} />
      </div>
    </div>
  );
}
