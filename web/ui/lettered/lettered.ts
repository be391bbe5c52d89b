/**
 * How words are set wherever they stand: k_w and the like with their letter lowered, signs that the face lacks drawn.
 * Every element of JSX is made here. What is read aloud, copied or looked for has its "_" still, unseen.
 */
import { Fragment, type ReactNode } from "react";
import { jsx, jsxs } from "react/jsx-runtime";
import { Mark } from "../marks.tsx";
import { drawnSigns, isSign } from "../signs.ts";

/** Names of the papers: a letter, and one that is set below it. */
export const NAMES = /(\b[HMckPnrw]_[a-z]\b)/;

const SET = new RegExp(`(${NAMES.source.slice(1, -1)}|[${drawnSigns}])`);

/** Their words are plain, or as they are typed. */
const PLAIN = new Set("code desc input kbd option pre script style textarea title".split(" "));

const lowered = ([name, line, letter]: string) => [
  name,
  jsx("span", { className: "unseen", children: line }),
  jsx("sub", { children: letter }),
];

/** In a figure what follows a lowered letter has to be raised again; a space cannot be. */
const raised = (words: string) => {
  const from = words.search(/\S/);
  if (from < 0) return [words];
  return [words.slice(0, from), jsx("tspan", { dy: "-0.225em", children: words.slice(from) })];
};

const loweredInSvg = ([name, line, letter]: string) => [
  name,
  jsx("tspan", { fontSize: 0, children: line }),
  jsx("tspan", { dy: "0.3em", fontSize: "0.75em", children: letter }),
];

function set(words: string, svg: boolean, place = 0): ReactNode {
  const parts = words.split(svg ? NAMES : SET);
  if (parts.length === 1) return words;
  const children = parts.flatMap((part, at): ReactNode[] => {
    if (at % 2 === 0) return svg && at > 0 ? raised(part) : [part];
    if (isSign(part)) return [jsx(Mark, { sign: part })];
    return (svg ? loweredInSvg : lowered)(part);
  });
  return jsxs(Fragment, { children }, `set ${place}`);
}

const isPlain = (child: unknown) => child == null || ["string", "number", "boolean"].includes(typeof child);

/** The properties of an element of the document, with its words set. */
export function withWordsSet(type: unknown, props: { children?: ReactNode }): { children?: ReactNode } {
  const svg = type === "text" || type === "tspan";
  // In one piece: what stands beside a lowered letter has to be raised.
  const children =
    svg && Array.isArray(props.children) && props.children.every(isPlain)
      ? props.children.filter((child) => typeof child !== "boolean").join("")
      : props.children;
  if (typeof type !== "string" || children === undefined || PLAIN.has(type)) return props;
  if (typeof children === "string") {
    const words = set(children, svg);
    return words === props.children ? props : { ...props, children: words };
  }
  if (!Array.isArray(children) || !children.some((child) => typeof child === "string")) return props;
  const all = children.map((child, at) => (typeof child === "string" ? set(child, svg, at) : child));
  return all.every((child, at) => child === children[at]) ? props : { ...props, children: all };
}
