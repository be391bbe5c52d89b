import fc from "fast-check";
import jsQR from "jsqr";
import { expect, test } from "vitest";
import { runs } from "../../state/url/tests/runs.ts";
import { iframeSnippet } from "./EmbedSnippet.tsx";
import { MOST_BYTES, type QrCode, QUIET_ZONE, qrCode } from "./Qr.tsx";

/** Pixels a module: as many as a reader's camera needs. */
const MODULE_PX = 4;

/** The picture as a camera sees it: dark runs of the path on light ground, the quiet zone around. */
function seen({ size, path }: QrCode) {
  const side = (size + 2 * QUIET_ZONE) * MODULE_PX;
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255);
  for (const [, x = "", y = "", length = ""] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    const left = (Number(x) + QUIET_ZONE) * MODULE_PX;
    const top = (Number(y) + QUIET_ZONE) * MODULE_PX;
    for (let row = top; row < top + MODULE_PX; row += 1) {
      for (let column = left; column < left + Number(length) * MODULE_PX; column += 1) {
        pixels.fill(0, (row * side + column) * 4, (row * side + column) * 4 + 3);
      }
    }
  }
  return { pixels, side };
}

function decoded(text: string): string | undefined {
  const code = qrCode(text);
  if (code === null) return undefined;
  const { pixels, side } = seen(code);
  return jsQR(pixels, side, side)?.data;
}

test("a code says its link, for links of any length up to what a code holds", () => {
  const link = (length: number) =>
    `https://example.org/lab/#/ace?v=1&trace=${"W11+R3+".repeat(500)}`.slice(0, length);
  for (const length of [60, 300, 700, 2_000]) expect(decoded(link(length))).toBe(link(length));
});

test("a code says any text of a link", () => {
  const letters = fc.constantFrom(..."abcxyz019-._~!$&'()*+,;=:@/?#%");
  fc.assert(
    fc.property(fc.string({ unit: letters, minLength: 1, maxLength: 120 }), (text) => {
      expect(decoded(`https://example.org/${text}`)).toBe(`https://example.org/${text}`);
    }),
    runs(25),
  );
});

test("a link that is too long for any code gives none, and one character less does", () => {
  expect(qrCode("x".repeat(MOST_BYTES + 1))).toBeNull();
  expect(qrCode("x".repeat(MOST_BYTES))?.size).toBe(177);
  // Bytes count, not characters.
  expect(qrCode("ä".repeat(MOST_BYTES / 2 + 1))).toBeNull();
});

test("a code of many modules is called dense", () => {
  expect(qrCode("x".repeat(100))?.dense).toBe(false);
  expect(qrCode("x".repeat(1_500))?.dense).toBe(true);
});

test("whatever a title or an address holds stays within its attribute", () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (src, title) => {
      const html = iframeSnippet({ src, title, height_px: 640 });
      const [, first = "", second = ""] =
        /^<iframe src="([^"<>]*)" title="([^"<>]*)" width="100%" height="640" loading="lazy"><\/iframe>$/s.exec(
          html,
        ) ?? [];
      const read = (value: string) =>
        value
          .replaceAll("&lt;", "<")
          .replaceAll("&gt;", ">")
          .replaceAll("&quot;", '"')
          .replaceAll("&amp;", "&");
      expect([read(first), read(second)]).toEqual([src, title]);
    }),
    runs(300),
  );
});
