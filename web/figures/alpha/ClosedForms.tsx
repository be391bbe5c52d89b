/** Write amplification of uniform writes over spare area: closed forms as lines, what is simulated as marks on them. */
import { useMemo } from "react";
import { alphaText } from "../../text/alpha.ts";
import { formatCount, formatDigits, formatUpTo } from "../../text/numbers.ts";
import { text } from "../../text/text.ts";
import { DataTable, names, numbers } from "../../ui/DataTable.tsx";
import { polyline } from "../chart/linear.ts";
import { lookOf, markerPath } from "../plot/look.ts";
import { blocksOf, FORMS, type Form, type FormDrive, formOf, spareOf } from "./closedForms.ts";
import { type PlotScales, ReadPlot } from "./ReadPlot.tsx";

/** A drive's measured write amplification. */
export interface SimulatedPoint {
  /** As it is asked for, in percent. */
  spare: number;
  gc: Form;
  wa: number;
}

export interface ClosedFormsProps {
  points: readonly SimulatedPoint[];
  drive?: FormDrive;
}

/** The drives that the rules hold against the forms. */
const DRIVE: FormDrive = { pages: 30_720, block_pages: 128, reserve: 1 };
const LEAST_SPARE = 7;
const MOST_SPARE = 50;
const PRESENT_SPARE = 10;
const MARKER = 46;

const LOOK: Record<Form, number> = { fifo: 1, greedy: 0 };
const lookOfForm = (form: Form) => lookOf({ palette: "series", look: LOOK[form] });

const percent = (value: number, digits: number) => text().numbers.percent(formatDigits(value, digits));

/** How far a simulated value is from its form, in percent of it. */
const errorOf = (drive: FormDrive, { spare, gc, wa }: SimulatedPoint): number =>
  100 * (wa / formOf(gc, drive, blocksOf(drive, spare)) - 1);

function Points({ points, drive, x, y }: Required<ClosedFormsProps> & Pick<PlotScales, "x" | "y">) {
  return points.map(({ spare, gc, wa }) => {
    const { stroke, marker } = lookOfForm(gc);
    const [left, top] = [x(spareOf(drive, blocksOf(drive, spare))), y(wa)];
    return (
      <path
        key={`${gc} ${spare}`}
        d={markerPath(marker, MARKER)}
        transform={`translate(${left} ${top})`}
        strokeWidth={2}
        data-simulated={gc}
        className={`fill-surface ${stroke}`}
      />
    );
  });
}

/** A line or a mark beside its name. */
function Key({ form, mark = false, words }: { form: Form; mark?: boolean; words: string }) {
  const { stroke, dash, marker } = lookOfForm(form);
  return (
    <li className="flex items-center gap-2">
      <svg width={24} height={14} viewBox="-12 -7 24 14" aria-hidden="true" className="flex-none">
        {mark ? (
          <path d={markerPath(marker, MARKER)} strokeWidth={2} className={`fill-surface ${stroke}`} />
        ) : (
          <path d="M-12 0H12" strokeWidth={2.5} strokeDasharray={dash} className={stroke} />
        )}
      </svg>
      {words}
    </li>
  );
}

function FormsTable({ points, drive }: Required<ClosedFormsProps>) {
  const words = alphaText().closed;
  const [least, most] = [blocksOf(drive, LEAST_SPARE), blocksOf(drive, MOST_SPARE)];
  const simulated = points.map(({ spare }) => blocksOf(drive, spare));
  const rows = [...new Set([least, most, ...simulated])].sort((one, other) => one - other);
  const found = (blocks: number, form: Form) =>
    points.find(({ spare, gc }) => gc === form && blocksOf(drive, spare) === blocks);
  const measured = (blocks: number, form: Form) => {
    const point = found(blocks, form);
    return point === undefined ? "–" : `${formatDigits(point.wa, 2)} (${percent(errorOf(drive, point), 2)})`;
  };
  return (
    <DataTable<number>
      caption={words.caption}
      columns={[
        names(words.spare, (blocks) => percent(spareOf(drive, blocks), 1)),
        ...FORMS.flatMap((form) => [
          numbers(words.line(words.forms[form]), (blocks: number) =>
            formatDigits(formOf(form, drive, blocks), 3),
          ),
          numbers(words.simulated(words.forms[form]), (blocks: number) => measured(blocks, form)),
        ]),
      ]}
      rows={rows}
    />
  );
}

export function ClosedForms({ points, drive = DRIVE }: ClosedFormsProps) {
  const words = alphaText().closed;
  // A place for each number of blocks: a drive has no half one.
  const { places, values } = useMemo(() => {
    const first = blocksOf(drive, LEAST_SPARE);
    const all = Array.from({ length: blocksOf(drive, MOST_SPARE) - first + 1 }, (_, at) => first + at);
    return {
      places: Float64Array.from(all, (blocks) => spareOf(drive, blocks)),
      values: all.map((blocks) => ({
        ...{ blocks, fifo: formOf("fifo", drive, blocks), greedy: formOf("greedy", drive, blocks) },
      })),
    };
  }, [drive]);
  const reading = (spare: number) => {
    const { blocks, fifo, greedy } = values[places.indexOf(spare)] ?? { blocks: 0, fifo: 0, greedy: 0 };
    const here = points.filter((point) => blocksOf(drive, point.spare) === blocks);
    const simulated = here.map(({ gc, wa }) => `${words.forms[gc]} ${formatDigits(wa, 2)}`);
    const [one, other] = [formatDigits(fifo, 2), formatDigits(greedy, 2)];
    const forms = words.reading(percent(spare, 1), one, other);
    return simulated.length === 0 ? forms : forms + words.measured(simulated);
  };
  const largest = Math.max(0, ...points.map((point) => Math.abs(errorOf(drive, point))));
  const found = points.length === 0 ? words.none : words.largest(percent(largest, 2));
  const most = Math.max(...values.map(({ fifo }) => fifo), ...points.map(({ wa }) => wa));
  return (
    <div className="grid min-w-0 grid-cols-1 gap-2">
      <ReadPlot
        {...{ title: words.title, places, reading }}
        present={Math.max(0, blocksOf(drive, PRESENT_SPARE) - (values[0]?.blocks ?? 0))}
        picture={(read) => `${words.title}. ${read}. ${found}`}
        x={{ name: words.x, format: (value) => formatUpTo(value, 1) }}
        y={{ name: words.y, format: (value) => formatUpTo(value, 1), most }}
        table={() => <FormsTable points={points} drive={drive} />}
      >
        {({ x, y }) => (
          <>
            {FORMS.map((form) => {
              const { stroke, dash } = lookOfForm(form);
              const line = values.map((value, at) => [x(places[at] ?? 0), y(value[form])] as const);
              return (
                <path
                  key={form}
                  d={polyline(line)}
                  strokeWidth={2.5}
                  strokeDasharray={dash}
                  data-form={form}
                  className={`fill-none ${stroke}`}
                />
              );
            })}
            <Points {...{ points, drive, x, y }} />
          </>
        )}
      </ReadPlot>
      <ul className="flex flex-wrap gap-x-6 gap-y-1 text-sm">
        {FORMS.map((form) => (
          <Key key={form} form={form} words={words.line(words.forms[form])} />
        ))}
        {FORMS.filter((form) => points.some(({ gc }) => gc === form)).map((form) => (
          <Key key={form} mark form={form} words={words.simulated(words.forms[form])} />
        ))}
      </ul>
      <p className="font-medium text-sm">{found}</p>
      <p className="max-w-[68ch] text-sm">
        {words.drive(formatCount(drive.pages), formatCount(drive.block_pages))}
      </p>
      <p className="max-w-[68ch] text-ink-muted text-sm">{words.sources}</p>
    </div>
  );
}
