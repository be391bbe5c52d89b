/** Curves over sizes of the pool: zoomed along the sizes, read by pointer or keyboard; a point opens its run. */
import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from "react";
import { Axes } from "../chart/Chart.tsx";
import { Label } from "../Drawing.tsx";
import { useZoom, ZoomButtons } from "../pool/zoom.tsx";
import { useWidth } from "../useWidth.ts";
import { LARGEST_ZOOM, type SizesAxis, type Spot, sizesLayout, spotAfter, spotAt } from "./layout.ts";
import { Line, Present } from "./Marks.tsx";
import { Reading, type ReadingProps } from "./Reading.tsx";

export interface SizesFigureProps extends Pick<ReadingProps, "lines" | "sizeWords" | "valueWords" | "hint"> {
  /** What it is, and how it is used, for screen readers. */
  label: string;
  name: string;
  x: SizesAxis;
  y: SizesAxis;
  ends: readonly [number, number];
  present: number;
  presentLabel: string;
  height: number;
  /** What a button says where a finger covers its point. */
  openLabel: string;
  onOpen: (spot: Spot) => void;
  onPoint?: (spot: Spot) => void;
  children?: React.ReactNode;
}

type By = "pointer" | "touch" | "keyboard";

export function SizesFigure(props: SizesFigureProps) {
  const { label, lines, x, y, ends, present, height, onOpen, onPoint, sizeWords, valueWords } = props;
  const [ref, width] = useWidth<HTMLDivElement>(640);
  const zoom = useZoom(ref, { width, height }, LARGEST_ZOOM, true);
  const { transform } = zoom;
  const layout = useMemo(
    () => sizesLayout({ lines, x, y, ends, present }, width, height, transform),
    [lines, x, y, ends, present, width, height, transform],
  );
  const [shown, setShown] = useState<{ spot: Spot; by: By } | null>(null);
  const [stop, setStop] = useState<Spot>({ line: 0, at: 0 });
  const svg = useRef<SVGSVGElement>(null);
  const clip = useId();
  const pointOf = ({ line, at }: Spot) => lines[line]?.points[at];
  const place = ({ line, at }: Spot) => {
    const point = lines[line]?.points[at];
    if (point === undefined || !layout.inside(point.frames) || !layout.drawable(point.value)) return null;
    return { left: layout.xAt(point.frames), top: layout.yAt(point.value) };
  };
  const show = (spot: Spot | null, by: By) => {
    setShown(spot && { spot, by });
    if (spot !== null) {
      setStop(spot);
      onPoint?.(spot);
    }
  };
  const at = ({ clientX, clientY }: MouseEvent) => {
    const { left, top } = (svg.current as SVGSVGElement).getBoundingClientRect();
    return spotAt(lines, layout, clientX - left, clientY - top);
  };
  const point = (event: PointerEvent) => show(at(event), event.pointerType === "touch" ? "touch" : "pointer");
  const click = (event: MouseEvent) => {
    const spot = at(event);
    if (spot !== null && shown?.by !== "touch") onOpen(spot);
  };
  const onKey = (event: KeyboardEvent, spot: Spot) => {
    const next = spotAfter(lines, event.key, spot);
    if (event.key === "Escape") setShown(null);
    else if (event.key === "Enter" || event.key === " ") onOpen(spot);
    else if (event.key === "+" || event.key === "-") {
      const at = place(spot);
      zoom.by(event.key === "+" ? 2 : 0.5, at === null ? undefined : [at.left, at.top]);
    } else if (event.key === "0") zoom.fit();
    else if (next !== undefined) show(next, "keyboard");
    else return;
    event.preventDefault();
    // Steps of the run have some of these keys too.
    event.stopPropagation();
  };
  const first = lines.findIndex(({ points }) => points.length > 0);
  const held = pointOf(stop) === undefined ? { line: Math.max(0, first), at: 0 } : stop;
  const words = (spot: Spot) => {
    const [line, point] = [lines[spot.line], pointOf(spot)];
    return line && point ? `${line.label}, ${sizeWords(point.frames)}: ${valueWords(point, line)}` : "";
  };
  const told = shown && place(shown.spot);
  const corner = svg.current?.getBoundingClientRect() ?? { left: 0, top: 0 };
  // What scrolls would leave it behind.
  useEffect(() => {
    if (shown === null || shown.by === "keyboard") return;
    const hide = () => setShown(null);
    addEventListener("scroll", hide, { capture: true });
    return () => removeEventListener("scroll", hide, { capture: true });
  }, [shown]);
  const standing = place(held);
  const target = standing ?? { left: layout.box.left, top: layout.box.bottom };
  return (
    <figure className="m-0 grid min-w-0 grid-cols-1 gap-1">
      <figcaption className="flex flex-wrap items-center gap-x-4 gap-y-1">
        {props.children}
        <ZoomButtons label={props.name} zoom={zoom} largest={LARGEST_ZOOM} />
      </figcaption>
      <div
        ref={ref}
        className="sizes-figure relative select-none"
        onPointerLeave={(event) => event.pointerType !== "touch" && shown?.by === "pointer" && setShown(null)}
      >
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: its point takes Enter */}
        {/* biome-ignore lint/a11y/useSemanticElements: a picture of points that are controls, no fields */}
        <svg
          ref={svg}
          width={width}
          height={height}
          role="group"
          aria-label={label}
          className={`block font-sans tabular-nums ${shown?.by === "pointer" ? "cursor-pointer" : ""}`}
          onPointerMove={point}
          onPointerDown={point}
          onClick={click}
        >
          <clipPath id={clip}>
            <rect
              x={layout.box.left - 6}
              y={layout.box.top - 6}
              width={layout.box.right - layout.box.left + 12}
              height={layout.box.bottom - layout.box.top + 12}
            />
          </clipPath>
          <Label x={0} y={13} words={y.name} />
          <Axes
            box={layout.box}
            x={{ ticks: layout.xTicks, at: layout.xAt, format: x.format }}
            y={{ ticks: layout.yTicks, at: layout.yAt, format: y.format }}
          >
            <Present layout={layout} frames={present} label={props.presentLabel} />
          </Axes>
          <Label x={layout.box.right} y={height - 6} anchor="end" words={x.name} />
          <g clipPath={`url(#${clip})`}>
            {told && (
              <path
                d={`M${told.left} ${layout.box.top}V${layout.box.bottom}`}
                className="stroke-line-strong"
              />
            )}
            {/* Dashed over whole: where lines coincide, both show. */}
            {lines
              .toSorted((one, other) => Number(one.baseline) - Number(other.baseline))
              .map((line) => (
                <Line key={line.id} line={line} layout={layout} />
              ))}
          </g>
          {told && shown.by !== "keyboard" && (
            <circle cx={told.left} cy={told.top} r={8} strokeWidth={1.5} className="fill-none stroke-ink" />
          )}
          {first >= 0 && (
            // biome-ignore lint/a11y/useSemanticElements: a mark within a picture
            <g
              role="button"
              tabIndex={0}
              aria-label={words(held)}
              data-size-point={pointOf(held)?.frames}
              transform={`translate(${target.left} ${target.top})`}
              className="group focus-visible:outline-none"
              onFocus={({ currentTarget }) =>
                currentTarget.matches(":focus-visible") && show(held, "keyboard")
              }
              onBlur={() => setShown(null)}
              onKeyDown={(event) => onKey(event, held)}
            >
              <rect x={-12} y={-12} width={24} height={24} className="fill-none" />
              <circle
                r={9}
                strokeWidth={2}
                className="fill-none stroke-focus opacity-0 group-focus-visible:opacity-100"
              />
            </g>
          )}
        </svg>
        {told && (
          <Reading
            {...{ lines, sizeWords, valueWords }}
            spot={shown.spot}
            x={told.left + corner.left}
            y={told.top + corner.top}
            hint={props.hint}
            open={shown.by === "touch" ? { label: props.openLabel, act: () => onOpen(shown.spot) } : null}
          />
        )}
        <p role="status" className="sr-only">
          {shown?.by === "keyboard" ? words(shown.spot) : ""}
        </p>
      </div>
    </figure>
  );
}
