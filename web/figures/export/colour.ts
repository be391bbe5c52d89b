/** Colours as any program that opens SVG files reads them: red, green and blue, and the opacity apart. */

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
