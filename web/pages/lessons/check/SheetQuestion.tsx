/** A question on paper: without its answer and with room to write, or with its answer; numbered alike. */
import { createContext, type ReactNode, useContext } from "react";
import { drawnOrder } from "../../../shell/question/order.ts";
import type { QuestionProps } from "../../../shell/question/Question.tsx";
import { Cells } from "../../../shell/question/table.tsx";
import { lessonText } from "../../../text/lessons.ts";

/** Its number, the paragraphs that lead to it, and what it is given of its scene. */
export const OnSheet = createContext<{ number: number; lead?: ReactNode; given?: ReactNode }>({ number: 0 });

/** As many frames as fit across a sheet. */
const MOST_FRAMES = 12;

export function SheetQuestion({ answers, ...props }: QuestionProps & { answers: boolean }) {
  const { number, lead, given } = useContext(OnSheet);
  const { kind, question, contentLang, options, drawn, ordered = false } = props;
  const inOrder = drawn === undefined || ordered ? options : drawnOrder(options, drawn.seed, drawn.key);
  const letters = inOrder.flatMap(({ id }, at) => (props.answer.includes(id) ? [letterOf(at)] : []));
  const words = lessonText();
  return (
    <div className="sheet-question" data-question={number} data-check={kind}>
      {!answers && lead}
      <div className="sheet-asked">
        <span className="sheet-number">{`${number}.`}</span>
        <div lang={contentLang}>
          {question} {props.several && !answers && words.several}
        </div>
      </div>
      {!answers && given}
      {answers ? (
        <div data-answer="">
          {letters.length > 0 && <p className="font-semibold">{letters.join(", ")}</p>}
          {props.solution()}
          {isSmall(props) && (
            <>
              <p className="sheet-about">{words.poolAfter}</p>
              {props.pool?.after}
            </>
          )}
        </div>
      ) : (
        <ToFillIn {...props} options={inOrder} />
      )}
    </div>
  );
}

const isSmall = ({ pool }: QuestionProps) => pool !== undefined && pool.frames <= MOST_FRAMES;
const letterOf = (at: number) => String.fromCharCode("A".charCodeAt(0) + at);

/** Pool and options, or an empty field or table; then an empty pool, and lines for the reason. */
function ToFillIn(props: QuestionProps) {
  const { kind, picture, options, contentLang, number, table, pool } = props;
  const words = lessonText();
  return (
    <>
      {picture}
      {options.length > 0 && (
        <ol className={kind === "procedure" ? "sheet-options sheet-inline" : "sheet-options"}>
          {options.map(({ id, label }, at) => (
            <li key={id}>
              <span className="sheet-box" aria-hidden="true" /> {letterOf(at)}{" "}
              <span lang={contentLang}>{label}</span>
            </li>
          ))}
        </ol>
      )}
      {number !== undefined && (
        <p>
          <span className="sheet-field" /> {number.unit}{" "}
          <span className="sheet-about">
            {words.numbersFrom(String(number.minimum), String(number.maximum))}
          </span>
        </p>
      )}
      {table !== undefined && <Cells form={table} told={() => <span className="sheet-cell" />} />}
      {isSmall(props) && (
        <>
          <p className="sheet-about">{words.poolAfter}</p>
          <p className="sheet-pool">
            {Array.from({ length: pool?.frames ?? 0 }, (_, frame) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: empty frames
              <span key={frame} />
            ))}
          </p>
        </>
      )}
      <p className="sheet-about">{words.because}</p>
      <p className="sheet-line" />
      <p className="sheet-line" />
    </>
  );
}
