/** An SVG element that stands alone: every style that the page's sheets give it is written into it as attributes. */
import { plainColour } from "./colour.ts";

/** Children have these from their parent unless they say otherwise. */
const INHERITED = [
  "fill",
  "fill-opacity",
  "fill-rule",
  "stroke",
  "stroke-width",
  "stroke-opacity",
  "stroke-dasharray",
  "stroke-dashoffset",
  "stroke-linecap",
  "stroke-linejoin",
  "font-family",
  "font-size",
  "font-style",
  "font-weight",
  "letter-spacing",
  "text-anchor",
  "dominant-baseline",
  "paint-order",
  "visibility",
] as const;

/** Properties that are not inherited, with their initial values. */
const OWN = [
  ["opacity", "1"],
  ["transform", "none"],
  ["vector-effect", "none"],
] as const;

/** Of no use outside the page. Names and roles are given to the picture as a whole. */
const DROPPED = /^(class|style|role|tabindex|focusable|aria-.*|data-.*|on.*)$/;

/** Elements that are never rendered themselves (no `display`), but referenced by rendered ones. */
const HELPERS =
  /^(title|desc|metadata|defs|clipPath|mask|marker|pattern|symbol|linearGradient|radialGradient|stop)$/;

type Attributes = Map<string, string>;

/** Numbers as SVG writes them: lengths in pixels without their unit, a move as a move. */
const written = (value: string) =>
  value.replace(/^matrix\(1, 0, 0, 1, ([^,]+), ([^)]+)\)$/, "translate($1 $2)").replaceAll(/(\d)px\b/g, "$1");

/** Writes a colour, and its alpha as part of the separate opacity attribute. */
function writeColour(attributes: Attributes, name: string, value: string): void {
  const { colour, opacity } = plainColour(value) ?? { colour: value, opacity: 1 };
  attributes.set(name, colour);
  const beside = name.replace("-color", "").concat("-opacity");
  attributes.set(beside, String(opacity * Number(attributes.get(beside) ?? 1)));
}

/** The inherited styles of an element as attributes. One without a value is no style in this browser. */
function inherited(style: CSSStyleDeclaration): Attributes {
  const attributes: Attributes = new Map();
  for (const name of INHERITED) {
    const value = style.getPropertyValue(name);
    if (value !== "") attributes.set(name, written(value));
  }
  for (const name of ["fill", "stroke"]) {
    const value = attributes.get(name);
    if (value !== undefined) writeColour(attributes, name, value);
  }
  return attributes;
}

/** The element's own styles, where they are not the usual ones. */
function own(element: Element, style: CSSStyleDeclaration): Attributes {
  const attributes: Attributes = new Map();
  for (const [name, usual] of OWN) {
    const value = style.getPropertyValue(name);
    if (value !== "" && value !== usual) attributes.set(name, written(value));
  }
  if (element.localName === "stop") {
    attributes.set("stop-opacity", style.getPropertyValue("stop-opacity") || "1");
    writeColour(attributes, "stop-color", style.getPropertyValue("stop-color") || "black");
  }
  return attributes;
}

/** The change to an element: removal, or new attributes; inherited properties only where they differ. */
interface Change {
  element: Element;
  shown: boolean;
  set: [string, string][];
  /** Attributes that the element may already have and that conflict with `set`. */
  remove: string[];
}

function apply({ element, shown, set, remove }: Change): void {
  if (!shown) element.remove();
  for (const { name } of [...element.attributes]) if (DROPPED.test(name)) element.removeAttribute(name);
  for (const name of remove) element.removeAttribute(name);
  for (const [name, value] of set) element.setAttribute(name, value);
}

/** Makes the element, which must be in the page, and all within it independent of the page's style sheets. */
export function plain(root: SVGSVGElement): void {
  const changes: Change[] = [];
  const visit = (element: Element, above: Attributes) => {
    const style = getComputedStyle(element);
    const shown = style.display !== "none" || HELPERS.test(element.localName);
    const passed = inherited(style);
    const set = [...passed].filter(([name, value]) => above.get(name) !== value);
    const remove = [...passed.keys()].filter((name) => above.get(name) === passed.get(name));
    changes.push({ element, shown, set: [...set, ...own(element, style)], remove });
    if (shown) for (const child of element.children) visit(child, passed);
  };
  // Reads everything before writing: removing a class changes the computed styles of its descendants.
  visit(root, new Map());
  for (const change of changes) apply(change);
}
