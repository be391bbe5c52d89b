/** The HTML that puts a scene into another page. */

const ESCAPES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  '"': "&quot;",
  "<": "&lt;",
  ">": "&gt;",
};

/** Any text as the value of an attribute in double quotes. */
const attribute = (text: string) => text.replace(/[&"<>]/g, (letter) => ESCAPES[letter] ?? letter);

export interface Snippet {
  src: string;
  /** What the frame is called by screen readers. */
  title: string;
  height_px: number;
}

/** An iframe as wide as its column, loaded when it comes into sight. */
export const iframeSnippet = ({ src, title, height_px }: Snippet): string =>
  `<iframe src="${attribute(src)}" title="${attribute(title)}" width="100%" height="${height_px}" loading="lazy"></iframe>`;
