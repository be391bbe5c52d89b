/** A chart of the page as a file of its own. */
import { compose, type PictureWords } from "./compose.ts";
import { inLight } from "./light.ts";

/**
 * The text of an SVG file that shows the chart as the page does, in the light theme on its own ground, with title and
 * caption. Styles from classes and custom properties are resolved; the chart in the page is left as it is.
 */
export function exportSvg(node: SVGSVGElement, words: PictureWords): string {
  return inLight(node.parentElement ?? document.body, (host) => {
    const svg = node.cloneNode(true) as SVGSVGElement;
    const { width, height } = node.getBoundingClientRect();
    // A chart that is as wide as its column has no width of its own.
    if (!/^[\d.]+$/.test(svg.getAttribute("width") ?? "") && width > 0)
      svg.setAttribute("width", String(width));
    if (!/^[\d.]+$/.test(svg.getAttribute("height") ?? "") && height > 0)
      svg.setAttribute("height", String(height));
    host.append(svg);
    return compose(host, [{ svg }], words);
  });
}
