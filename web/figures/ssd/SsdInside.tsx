/** Out-of-place update, erase and garbage collection, step by step: why a write costs a drive more than a read. */
import { useMemo, useState } from "react";
import { flashText } from "../../text/flash.ts";
import { formatCount, formatDigits } from "../../text/numbers.ts";
import { ssdText } from "../../text/ssd.ts";
import { Button } from "../../ui/Button.tsx";
import { SelectField } from "../../ui/SelectField.tsx";
import { FlashCell } from "../flash/FlashCell.tsx";
import { flashWords } from "../flash/words.ts";
import { letterOf } from "../pool/letters.ts";
import { Stepper } from "../Stepper.tsx";
import { FlashPicture } from "./FlashPicture.tsx";
import {
  DATA,
  momentsOf,
  placeName,
  placesOf,
  type RunDrive,
  SHAPE,
  type SsdMoment,
  versionName,
} from "./moments.ts";

const PAGES = SHAPE.blocks * SHAPE.block_pages;

/** What the step did and why. */
function stepWords({ step, state }: SsdMoment): string {
  const { steps } = ssdText().inside;
  switch (step.kind) {
    case "start":
      return steps.start(String(placesOf(state).length), String(PAGES));
    case "write": {
      const old = versionName({ page: step.page, version: step.version - 1 });
      const [to, from] = [placeName(step.to), placeName(step.from)];
      return steps.write(letterOf(step.page), versionName(step), old, to, from);
    }
    case "choose":
      return steps.choose(String(step.block), String(SHAPE.block_pages - step.valid), step.valid);
    case "move":
      return steps.move(versionName(step), placeName(step.from), placeName(step.to));
    case "erase":
      return steps.erase(String(step.block), String(SHAPE.block_pages));
  }
}

function Counters({ moment: { host_writes, moved_pages, erases } }: { moment: SsdMoment }) {
  const { counters: words } = flashText();
  const { host, amplificationHelp } = ssdText().inside.counters;
  const physical = host_writes + moved_pages;
  const rows: [string, string, string?][] = [
    [host, formatCount(host_writes)],
    [words.physical, formatCount(physical)],
    [words.erases, formatCount(erases)],
    [
      words.amplification,
      host_writes === 0 ? words.none : formatDigits(physical / host_writes, 2),
      amplificationHelp,
    ],
  ];
  return (
    <dl className="mt-2 flex flex-wrap gap-x-6 gap-y-2">
      {rows.map(([name, value, help]) => (
        <div key={name}>
          <dt className="text-ink-muted text-sm">{name}</dt>
          <dd className="font-semibold text-lg">
            {value} {help !== undefined && <span className="font-normal text-ink-muted text-sm">{help}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Mapping({ moment: { state, step } }: { moment: SsdMoment }) {
  const changed = step.kind === "write" || step.kind === "move" ? step.page : null;
  return (
    <div className="mt-4">
      <h3 className="text-ink-muted text-sm">{ssdText().inside.mapping}</h3>
      <ol className="mt-1 grid grid-cols-[repeat(auto-fill,minmax(4.25rem,1fr))] gap-x-2 gap-y-1">
        {placesOf(state).map((place, page) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: logical pages are their places
            key={page}
            aria-current={page === changed ? "step" : undefined}
            className={`rounded-sm px-1 text-sm whitespace-nowrap ${page === changed ? "outline-2 outline-mark-requested" : ""}`}
          >
            <b className="font-semibold">{letterOf(page)}</b> → {placeName(place)}
          </li>
        ))}
      </ol>
    </div>
  );
}

function States() {
  const { legend } = flashText();
  return (
    <ul className="mt-4 flex flex-wrap gap-x-6 gap-y-1 text-sm">
      {(["valid", "invalid", "free"] as const).map((state) => (
        <li key={state} className="flex items-center gap-2">
          <svg width={34} height={28} className="shrink-0 font-sans" viewBox="-1 -1 34 28" aria-hidden="true">
            <FlashCell width={32} height={26} state={state} name="A" version={state === "valid" ? 2 : 1} />
          </svg>
          {legend[state]}
        </li>
      ))}
    </ul>
  );
}

function InWords({ moment: { state, versions } }: { moment: SsdMoment }) {
  const words = flashText();
  const nameOf = (page: number, block = 0, index = 0) =>
    versionName({ page, version: versions[block]?.[index] ?? 0 });
  return (
    <details className="mt-2 text-sm">
      <summary className="min-h-6 w-fit cursor-pointer text-ink-muted">{words.inWords}</summary>
      <ul className="mt-1">
        {flashWords(state, SHAPE, nameOf, words).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </details>
  );
}

/** `run`: the engine's drive. */
export function SsdInside({ run }: { run: RunDrive }) {
  const words = ssdText();
  const [logical_pages, setData] = useState<number>(DATA[1]);
  const [at, setAt] = useState(0);
  const list = useMemo(() => momentsOf(run, logical_pages), [run, logical_pages]);
  const moment = list[at] ?? list[0];
  if (moment === undefined) return null;
  const collection = list.findIndex((later, index) => index > at && later.step.kind === "choose");
  return (
    <figure className="my-6">
      <figcaption className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <span className="font-semibold">{words.inside.title}</span>
        <SelectField
          className="no-print"
          label={words.inside.data}
          value={String(logical_pages)}
          options={DATA.map(String).map((value) => ({
            value,
            label: words.inside.dataOf(value, String(PAGES)),
          }))}
          onChange={(value) => {
            setData(Number(value));
            setAt(0);
          }}
        />
      </figcaption>
      {/* Counters are beside the picture where there is room; a lesson's column has none. */}
      <div className="@container mt-2">
        <div className="grid gap-x-10 @4xl:grid-cols-[34rem_minmax(18rem,1fr)]">
          <Stepper
            words={words.stepper}
            label={words.inside.title}
            at={at}
            last={list.length - 1}
            onSeek={setAt}
            sentence={stepWords(moment)}
            more={
              <Button
                className="min-h-11 aria-disabled:opacity-45"
                aria-disabled={collection < 0}
                onClick={collection < 0 ? undefined : () => setAt(collection)}
              >
                {words.inside.nextCollection}
              </Button>
            }
          >
            <FlashPicture moment={moment} label={words.inside.picture(String(at))} />
          </Stepper>
          <div>
            <Counters moment={moment} />
            <Mapping moment={moment} />
            <States />
          </div>
        </div>
      </div>
      <InWords moment={moment} />
      <p className="mt-2 max-w-[68ch] text-ink-muted text-sm">{words.inside.note}</p>
    </figure>
  );
}
