/** Beside a curve: what it is of, its sizes, and its numbers to take away. */
import type { OwnRequests } from "../../../engine/sweep/comparison.ts";
import type { CurveRow } from "../../../engine/sweep/curve.ts";
import type { Registry } from "../../../engine/types.ts";
import { AsTable } from "../../../figures/AsTable.tsx";
import { commandOf } from "../../../lab/command.ts";
import { OpenedMenu } from "../../../shell/Menu.tsx";
import { CopyText } from "../../../shell/share/CopyText.tsx";
import { messageText } from "../../../text/messageText.ts";
import { formatUpTo } from "../../../text/numbers.ts";
import { sizesText } from "../../../text/sizes.ts";
import { text } from "../../../text/text.ts";
import { Button } from "../../../ui/Button.tsx";
import { DataTable, names, numbers } from "../../../ui/DataTable.tsx";
import { formatBytes, formatCount, formatTime } from "../../../ui/format.ts";
import { download } from "../../../ui/takeAway.ts";
import { command } from "../command.ts";
import type { Scene } from "../state/scene.ts";
import { DEFAULT_SIZES } from "./choices.ts";
import { curveCommand } from "./command.ts";
import type { SizesTexts } from "./keys.ts";
import { type Asked, sceneAt } from "./model.ts";
import { type Curve, fieldOf } from "./SizesProgress.tsx";
import { asCsv, labelOf } from "./shown.ts";
import { TextField } from "./TextField.tsx";

interface SizesAsideProps {
  registry: Registry;
  scene: Scene;
  texts: SizesTexts;
  asked: Asked;
  curve: Curve;
  own: OwnRequests | undefined;
  /** The point that was looked at last. */
  pointed: CurveRow | null;
  onChoose: (texts: SizesTexts) => void;
}

export function SizesAside(props: SizesAsideProps) {
  const { registry, texts, curve, own, onChoose } = props;
  const words = sizesText();
  const { rows, facts, trace_bytes, workers, failure } = curve;
  const fields = [
    { key: "sizes", label: words.sizesField, help: words.sizesHelp, usual: DEFAULT_SIZES },
    { key: "warm_up", label: words.warmUp, help: words.warmUpHelp, usual: words.none },
    { key: "page_size", label: words.pageSize, help: words.pageSizeHelp, usual: words.none },
  ] as const;
  return (
    <div className="grid min-w-0 content-start gap-3">
      {fields.map(({ key, ...field }) => (
        <TextField
          key={key}
          {...field}
          value={texts[key] ?? ""}
          error={failure !== null && fieldOf(failure) === key ? failure.message : null}
          onCommit={(text) => onChoose({ [key]: text })}
        />
      ))}
      <div className="flex flex-wrap items-center gap-2">
        <OpenedMenu id="curve-command" label={words.command} className="w-[min(36rem,96vw)]">
          {() => <Commands {...props} />}
        </OpenedMenu>
        <Button
          disabled={rows.length === 0}
          onClick={() => download("bufferpool-lab-curve.csv", [asCsv(rows)], "text/csv")}
        >
          {words.csv}
        </Button>
        <AsTable name={words.table}>{() => <Points {...{ registry, rows }} />}</AsTable>
      </div>
      <div className="grid gap-1 text-ink-muted text-sm">
        {own !== undefined && facts !== null && (
          <p>
            {words.what(formatCount(own.requests), formatCount(facts.footprint))}{" "}
            {facts.warm_up > 0 && words.counted(formatCount(facts.requests), formatCount(facts.warm_up))}
          </p>
        )}
        {own !== undefined && workers > 0 && <p>{words.memory(formatBytes(trace_bytes), workers)}</p>}
        {facts?.notes.map((note) => (
          <p key={note}>{messageText(note)}</p>
        ))}
      </div>
    </div>
  );
}

function Points({ registry, rows }: { registry: Registry; rows: readonly CurveRow[] }) {
  const words = sizesText();
  const percent = (share: number) => text().numbers.percent(formatUpTo(100 * share, 2));
  const heads = words.columns;
  const or = (value: number | null, format: (value: number) => string) =>
    value === null ? "–" : format(value);
  return (
    <DataTable<CurveRow>
      label={words.table}
      rows={rows}
      keyOf={({ policy, mode, frames }) => `${policy} ${mode} ${frames}`}
      columns={[
        names(heads.policy, ({ policy, mode }) => words.line(labelOf(registry, policy), mode)),
        numbers(heads.frames, ({ frames }) => formatCount(frames)),
        numbers(heads.fraction, ({ fraction }) => percent(fraction)),
        numbers(heads.misses, ({ misses }) => or(misses, formatCount)),
        numbers(heads.ratio, ({ miss_ratio }) => percent(miss_ratio)),
        numbers(heads.written, ({ pages_written }) => or(pages_written, formatCount)),
        numbers(heads.time, ({ latency_us }) => or(latency_us, formatTime)),
        numbers(heads.saved, ({ ace_saving }) => or(ace_saving, percent)),
      ]}
    />
  );
}

/** The curve and its last point as commands of `bpsim`. */
function Commands({ registry, scene, asked, pointed }: SizesAsideProps) {
  const words = sizesText();
  const at = pointed ?? { policy: asked.policies[0] ?? "", frames: Number(scene.frames ?? 1) };
  const curve = curveCommand(scene, asked);
  const point = commandOf(command, sceneAt(scene, asked, at, registry), registry);
  return (
    <div className="grid gap-3">
      {curve !== null && (
        <>
          <h2 className="text-base font-semibold">{words.curveCommand}</h2>
          <CopyText label={words.curveCommand} text={curve} rows={5} />
        </>
      )}
      {point !== null && (
        <>
          <h2 className="text-base font-semibold">
            {words.pointCommand(labelOf(registry, at.policy), formatCount(at.frames))}
          </h2>
          <CopyText
            label={words.pointCommand(labelOf(registry, at.policy), formatCount(at.frames))}
            text={point.line}
            rows={5}
          />
        </>
      )}
    </div>
  );
}
