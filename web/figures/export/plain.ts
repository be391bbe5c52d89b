/** An SVG element that stands alone: every style that the page's sheets give it is written into it as attributes. */

const WITH_OPACITY = /^rgba\(.+, ([\d.]+)\)$/;

/** Spaces that only browsers know, such as what a mixture of two tokens is computed in. */
const OF_BROWSERS = /^(color|lab|lch|oklab|oklch)\b/;

/** The same in the colours of a screen. Null where there is no canvas to draw on. */
function onScreen(value: string): { colour: string; opacity: number } | null {
  const context = document.createElement("canvas").getContext("2d", { colorSpace: "srgb" });
  if (context === null) return null;
  context.fillStyle = value;
  context.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, alpha = 255] = context.getImageData(0, 0, 1, 1).data;
  const digits = [red, green, blue].map((part) => part.toString(16).padStart(2, "0"));
  return { colour: `#${digits.join("")}`, opacity: Math.round((alpha / 255) * 1000) / 1000 };
}

/** A computed colour, or null if the value is not a colour: `none`, a gradient. */
export function plainColour(value: string): { colour: string; opacity: number } | null {
  if (OF_BROWSERS.test(value)) return onScreen(value);
  const opacity = WITH_OPACITY.exec(value)?.[1];
  if (opacity !== undefined) {
    return { colour: value.replace("rgba", "rgb").replace(/, [\d.]+\)$/, ")"), opacity: Number(opacity) };
  }
  return /^(rgb|#)/.test(value) ? { colour: value, opacity: 1 } : null;
}

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

function writeColour(attributes: Attributes, name: string, value: string): void {
  const { colour, opacity } = plainColour(value) ?? { colour: value, opacity: 1 };
  attributes.set(name, colour);
  const beside = name.replace("-color", "").concat("-opacity");
  attributes.set(beside, String(opacity * Number(attributes.get(beside) ?? 1)));
}

/** The inherited styles of an element as attributes. One without a value is no style in this browser. */
function inherited(style: CSSStyleDeclaration): Attributes {
  const values = INHERITED.map((name) => [name, written(style.getPropertyValue(name))] as const);
  const attributes: Attributes = new Map(values.filter(([, value]) => value !== ""));
  for (const name of ["fill", "stroke"]) {
    const value = attributes.get(name);
    if (value !== undefined) writeColour(attributes, name, value);
  }
  return attributes;
}

function own(element: Element, style: CSSStyleDeclaration): Attributes {
  const values = OWN.map(([name, usual]) => ({ name, usual, value: style.getPropertyValue(name) }));
  const unusual = values.filter(({ usual, value }) => value !== "" && value !== usual);
  const attributes: Attributes = new Map(unusual.map(({ name, value }) => [name, written(value)]));
  if (element.localName === "stop") {
    attributes.set("stop-opacity", style.getPropertyValue("stop-opacity") || "1");
    writeColour(attributes, "stop-color", style.getPropertyValue("stop-color") || "black");
  }
  return attributes;
}

/** Makes the element, which must be in the page, and all within it independent of the page's style sheets. */
export function plain(root: SVGSVGElement): void {
  const changes: (() => void)[] = [];
  const visit = (element: Element, above: Attributes) => {
    const style = getComputedStyle(element);
    const shown = style.display !== "none" || HELPERS.test(element.localName);
    const passed = inherited(style);
    const set = [...[...passed].filter(([name, value]) => above.get(name) !== value), ...own(element, style)];
    changes.push(() => {
      if (!shown) element.remove();
      for (const { name } of [...element.attributes]) if (DROPPED.test(name)) element.removeAttribute(name);
      // Of the properties that pass on, only those that differ from the parent's.
      for (const name of passed.keys()) element.removeAttribute(name);
      for (const [name, value] of set) element.setAttribute(name, value);
    });
    if (shown) for (const child of element.children) visit(child, passed);
  };
  // Reads everything before writing: removing a class changes the computed styles of its descendants.
  visit(root, new Map());
  for (const change of changes) change();
}
