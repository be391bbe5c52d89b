import type { ReactNode } from "react";
import { type LessonContextValue, labOf, useLesson } from "../../../shell/lessons/context.ts";
import { type ProcedureSource, procedureQuestion } from "../../../shell/lessons/procedure.tsx";
import { conceptOf } from "../../../shell/question/Concept.tsx";
import { numberQuestion } from "../../../shell/question/number.tsx";
import type { QuestionProps } from "../../../shell/question/Question.tsx";
import { tableQuestion } from "../../../shell/question/table.tsx";
import { doesSave, type NumberProps, numberOf, type SavesProps } from "../Number.tsx";
import { LessonQuestion } from "./LessonQuestion.tsx";
import { Choice, partsOf, Right, Wrong } from "./parts.tsx";

interface Written {
  question?: ReactNode;
  /** `Choice` of a concept; `Right` and `Wrong` of the others. */
  children?: ReactNode;
}

type ConceptProps = { kind: "concept" } & Written;
type ProcedureProps = { kind: "procedure" } & Written & ProcedureSource;

/** Which number, as `Number` says it, in the unit that it is asked in. */
type NumberQuestionProps = { kind: "number" } & Written & {
    number: NumberProps | number;
    /** The least and the largest that can be answered. */
    range: readonly [number, number];
    step?: number;
    unit: string;
    /** How far an answer may be from the number, in its unit, and be right; 0 where it is left out. */
    within?: number;
  };

type Cell = NumberProps | SavesProps | number | boolean;
const isTick = (cell: Cell) => typeof cell === "boolean" || (typeof cell === "object" && "saves" in cell);

/** A table to fill in: each row its name and, for each column, a number as `Number` says it, or whether there is a tick. */
type TableQuestionProps = { kind: "table" } & Written & {
    columns: readonly string[];
    rows: readonly (readonly [name: string, ...cells: Cell[]])[];
    within?: number;
  };

export type AskedProps = ConceptProps | ProcedureProps | NumberQuestionProps | TableQuestionProps;

/** What a check or a prediction asks, whichever kind it is. */
export function questionOf(props: AskedProps, lesson: LessonContextValue): QuestionProps {
  const { lang } = lesson;
  const { question, children } = props;
  const right = partsOf(children, Right).map(({ props: part }) => part.children);
  const wrong = partsOf(children, Wrong).map(({ props: part }) => ({ ...part, because: part.children }));
  if (props.kind === "concept") {
    const choices = partsOf(children, Choice).map(({ props: { children: label, right, because } }) => {
      return { label, right, because };
    });
    return { question, ...conceptOf(choices, { lang }) };
  }
  const words = { question, right, wrong, lang };
  if (props.kind === "procedure") return procedureQuestion(props, labOf(lesson, props.lab), words);
  const read = (cell: Cell): number => {
    if (typeof cell !== "object") return Number(cell);
    const lab = labOf(lesson, "device" in cell ? undefined : cell.lab);
    return "saves" in cell ? Number(doesSave(cell, lab)) : numberOf(cell, lab);
  };
  if (props.kind === "table") {
    const { columns, rows, within = 0 } = props;
    const cells = rows.map(([, ...row]) => row);
    const ticks = cells.every((row) => row.every(isTick));
    const answer = cells.map((row) => row.map(read));
    return tableQuestion({ ...words, columns, rows: rows.map(([name]) => name), ticks, answer, within });
  }
  const { number, range, step = 1, unit, within = 0 } = props;
  return numberQuestion({ ...words, answer: read(number), range, step, unit, within });
}

/** A question to the reader. What happens and why are two kinds of questions, and are kept apart. */
export function Check(props: AskedProps) {
  return <LessonQuestion {...questionOf(props, useLesson())} />;
}
