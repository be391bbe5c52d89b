/** Out-of-place update, erase and garbage collection, step by step: why a write costs a drive more than a read. */
import { useMemo, useState } from "react";
import type { Flash, FlashPage } from "../../simulation/flash.ts";
import { moments, physicalWrites, writeAmplification } from "../../simulation/flash.ts";
import { formatCount, formatDigits } from "../../text/numbers.ts";
import { ssdText } from "../../text/ssd.ts";
import { Button } from "../../ui/Button.tsx";
import { SelectField } from "../../ui/SelectField.tsx";
import { Stepper } from "../Stepper.tsx";
import { FlashPicture, letter, pictureWords, placeName, SsdCell, stepWords } from "./FlashPicture.tsx";

/** Small enough to see, large enough for a collection every few updates. */
const FLASH = { blocks: 6, pages_per_block: 4 };
const PAGES = FLASH.blocks * FLASH.pages_per_block;
/** A half, two thirds and three quarters of the flash. */
const DATA = [12, 16, 18];
const UPDATES = 40;
const SEED = 1;

function Counters({ flash }: { flash: Flash }) {
  const words = ssdText().inside.counters;
  const amplification = writeAmplification(flash);
  const ratioWords = amplification === null ? words.none : formatDigits(amplification, 2);
  const rows: [string, string, string?][] = [
    [words.host, formatCount(flash.host_writes)],
    [words.physical, formatCount(physicalWrites(flash))],
    [words.erases, formatCount(flash.erases)],
    [words.amplification, ratioWords, words.amplificationHelp],
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

function Mapping({ flash, changed }: { flash: Flash; changed: number | null }) {
  return (
    <div className="mt-4">
      <h4 className="text-ink-muted text-sm">{ssdText().inside.mapping}</h4>
      <ol className="mt-1 grid grid-cols-[repeat(auto-fill,minmax(4.25rem,1fr))] gap-x-2 gap-y-1">
        {flash.places.map((place, page) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: logical pages are their places
            key={page}
            aria-current={page === changed ? "step" : undefined}
            className={`rounded-sm px-1 text-sm whitespace-nowrap ${page === changed ? "outline-2 outline-mark-requested" : ""}`}
          >
            <b className="font-semibold">{letter(page)}</b> → {placeName(flash.shape, place)}
          </li>
        ))}
      </ol>
    </div>
  );
}

function States() {
  const words = ssdText().inside.legend;
  const swatches: [string, FlashPage][] = [
    [words.valid, { state: "valid", page: 0, version: 2 }],
    [words.invalid, { state: "invalid", page: 0, version: 1 }],
    [words.free, { state: "free" }],
  ];
  return (
    <ul className="mt-4 flex flex-wrap gap-x-6 gap-y-1 text-sm">
      {swatches.map(([name, page]) => (
        <li key={name} className="flex items-center gap-2">
          <svg width={34} height={28} className="shrink-0 font-sans" viewBox="-1 -1 34 28" aria-hidden="true">
            <SsdCell width={32} height={26} page={page} />
          </svg>
          {name}
        </li>
      ))}
    </ul>
  );
}

export function SsdInside() {
  const words = ssdText();
  const [logical_pages, setData] = useState(DATA[1] ?? 16);
  const [at, setAt] = useState(0);
  const list = useMemo(
    () => moments({ shape: { ...FLASH, logical_pages }, updates: UPDATES, seed: SEED }),
    [logical_pages],
  );
  const moment = list[at] ?? list[0];
  if (moment === undefined) return null;
  const { flash, step } = moment;
  const collection = list.findIndex((later, index) => index > at && later.step.kind === "choose");
  const changed = step.kind === "write" || step.kind === "move" ? step.page : null;
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
            sentence={stepWords(flash, step, words.inside)}
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
            <FlashPicture flash={flash} step={step} label={words.inside.picture(String(at))} />
          </Stepper>
          <div>
            <Counters flash={flash} />
            <Mapping flash={flash} changed={changed} />
            <States />
          </div>
        </div>
      </div>
      <details className="mt-2 text-sm">
        <summary className="min-h-6 w-fit cursor-pointer text-ink-muted">{words.inside.inWords}</summary>
        <ul className="mt-1">
          {pictureWords(flash, words.inside).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </details>
      <p className="mt-2 max-w-[68ch] text-ink-muted text-sm">{words.inside.note}</p>
    </figure>
  );
}
