import { render } from "@testing-library/react";
import { afterEach, describe, expect, test } from "vitest";
import { fittingScale } from "../../ui/png.ts";
import { PoolFigure } from "../PoolFigure.tsx";
import { Shapes } from "../pool/Shapes.tsx";
import type { Shape } from "../pool/shapes.ts";
import { manyFrames } from "../test-support/lane.ts";
import { lines } from "./compose.ts";
import { drawnInLight, exportSvg } from "./picture.tsx";
import { plain, plainColour } from "./plain.ts";

const SVG = "http://www.w3.org/2000/svg";

/** A chart in a page with style sheets, as the browser has it. */
function chart(drawing: string): SVGSVGElement {
  document.body.innerHTML = `
    <style>
      .mark { fill: rgb(10, 20, 30); stroke-width: 2px }
      .glass { fill: rgba(10, 20, 30, 0.25) }
      .gone { display: none }
      .big { font-size: 13px; letter-spacing: 1px }
    </style>
    <svg width="200" height="100" class="block" data-x="1">${drawing}</svg>`;
  const svg = document.querySelector("svg");
  if (svg === null) throw new Error("no chart");
  return svg;
}

const words = { title: "Title", caption: "Caption" };

function parsed(text: string): Document {
  const file = new DOMParser().parseFromString(text, "image/svg+xml");
  expect(file.querySelector("parsererror")).toBeNull();
  return file;
}

afterEach(() => {
  document.body.innerHTML = "";
});

describe("a chart as a file", () => {
  test("what classes say stands in the elements, and no class is left", () => {
    const node = chart(
      '<g class="big"><rect class="mark"/><g class="glass"><rect/><rect class="mark"/></g></g><path class="gone"/>',
    );
    const before = node.outerHTML;
    const file = parsed(exportSvg(node, words));
    expect(file.querySelector("g")?.getAttribute("font-size")).toBe("13");
    const [ground, mark, , inGlass] = file.querySelectorAll("rect");
    const glass = file.querySelector("g > g");
    expect(ground?.getAttribute("width")).toBe(file.documentElement.getAttribute("width"));
    expect(mark?.getAttribute("fill")).toBe("rgb(10, 20, 30)");
    expect(mark?.getAttribute("stroke-width")).toBe("2");
    expect(glass?.getAttribute("fill")).toBe("rgb(10, 20, 30)");
    expect(glass?.getAttribute("fill-opacity")).toBe("0.25");
    // An opaque mark within the glass is not seen through.
    expect(inGlass?.getAttribute("fill-opacity")).toBe("1");
    expect(file.querySelector("path")).toBeNull();
    expect(file.querySelector("[class], [style], [data-x]")).toBeNull();
    // The chart in the page is as it was, and nothing else is left in it.
    expect(document.querySelector("svg")?.outerHTML).toBe(before);
    expect(document.querySelectorAll("svg")).toHaveLength(1);
  });

  test("title, description, size and name space are there, and the drawing's own titles stay", () => {
    const file = parsed(exportSvg(chart("<rect><title>bar of 3</title></rect>"), words));
    const root = file.documentElement;
    expect(root.namespaceURI).toBe(SVG);
    expect(root.getAttribute("viewBox")).toBe(
      `0 0 ${root.getAttribute("width")} ${root.getAttribute("height")}`,
    );
    expect(file.querySelector("svg > title")?.textContent).toBe("Title");
    expect(file.querySelector("svg > desc")?.textContent).toBe("Caption");
    expect(file.querySelector("rect > title")?.textContent).toBe("bar of 3");
  });

  test("names such as k_w have their letter lowered, and what follows stands on the line again", () => {
    const file = parsed(exportSvg(chart("<rect/>"), { title: "With k_w = 3", caption: "Up to n_e" }));
    const [title, caption] = file.querySelectorAll("text");
    expect([title?.textContent, caption?.textContent]).toEqual(["With k_w = 3", "Up to n_e"]);
    expect([...(title?.querySelectorAll("[dy]") ?? [])].map((part) => part.textContent)).toEqual([
      "w",
      "= 3",
    ]);
    expect(file.querySelector("svg > title")?.innerHTML).toBe("With k_w = 3");
  });

  test("no title or caption makes a file that cannot be read", () => {
    const hostile = `</title><script>&amp; "quoted" \u0000\u001b\uffff \ud800 ]]> 😀`;
    const file = parsed(exportSvg(chart("<rect/>"), { title: hostile, caption: [hostile, ""] }));
    expect(file.querySelector("script")).toBeNull();
    expect(file.querySelector("svg > title")?.textContent).toContain("</title><script>");
  });

  test("a value written by hand does not hide what the class above it says", () => {
    const node = chart('<g class="mark"><rect fill="inherit"/></g>');
    plain(node);
    expect(node.querySelector("rect")?.hasAttribute("fill")).toBe(false);
  });
});

test("captions break between words; a long word stands alone", () => {
  const measure = (text: string) => text.length;
  expect(lines("one two three", 7, measure)).toEqual(["one two", "three"]);
  expect(lines(" unbreakable  it is ", 5, measure)).toEqual(["unbreakable", "it is"]);
  expect(lines("", 5, measure)).toEqual([]);
});

test("colours are split from their opacity, and what is none stays as it is", () => {
  expect(plainColour("rgba(1, 2, 3, 0.5)")).toEqual({ colour: "rgb(1, 2, 3)", opacity: 0.5 });
  expect(plainColour("rgb(1, 2, 3)")).toEqual({ colour: "rgb(1, 2, 3)", opacity: 1 });
  expect(plainColour("none")).toBeNull();
  expect(plainColour('url("#shade")')).toBeNull();
});

test("a picture is twice its size, or as large as browsers can draw", () => {
  expect(fittingScale(640, 400, 2)).toBe(2);
  expect(fittingScale(640, 12_000, 2) * 12_000).toBeLessThanOrEqual(16_384);
  const scale = fittingScale(10_000, 10_000, 2);
  expect(scale * scale * 10_000 * 10_000).toBeLessThanOrEqual(2 ** 26);
});

test("shapes are written in SVG as a canvas would show them", () => {
  const shapes: Shape[] = [
    { rect: [1, 2, 3.1428, 4], fill: "dirty" },
    { rect: [0, 0, 5, 5], stroke: "batch", line: 2, dash: [4, 3], opacity: 0.3 },
    { lines: [[0, 0, 2, 3]], closed: true, stroke: "batch", line: 2 },
    { text: "<7>", at: [9, 8], size: 12, weight: 650, anchor: "middle", fill: "ink" },
  ];
  const { container } = render(<Shapes of={shapes} />, {
    container: document.body.appendChild(document.createElementNS(SVG, "g")) as unknown as HTMLElement,
  });
  const [filled, stroked, path, text] = container.children;
  expect(filled?.outerHTML).toContain('x="1" y="2" width="3.14" height="4"');
  expect(filled).toHaveClass("fill-dirty");
  expect(stroked).toHaveClass("fill-none", "stroke-mark-batch");
  expect(stroked?.getAttribute("stroke-dasharray")).toBe("4 3");
  expect(stroked?.getAttribute("opacity")).toBe("0.3");
  expect(path?.getAttribute("d")).toBe("M0 0L2 3Z");
  expect(path?.hasAttribute("stroke-dasharray")).toBe(false);
  expect(text?.textContent).toBe("<7>");
  expect(text?.getAttribute("text-anchor")).toBe("middle");
  expect(text?.getAttribute("font-weight")).toBe("650");
});

test("what React draws for a file leaves nothing in the page, even if it is taken out", () => {
  const lane = manyFrames(12);
  const figure = <PoolFigure lane={lane} arrangement="frame" label="LRU" />;
  const cells = drawnInLight(figure, (host) => {
    expect(host.dataset.theme).toBe("light");
    const svg = host.querySelector("svg");
    svg?.remove();
    return svg?.querySelectorAll("[data-frame]").length;
  });
  expect(cells).toBe(12);
  expect(document.body.children).toHaveLength(0);
});
