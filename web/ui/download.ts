/** Saves data as a file on the reader's machine; nothing leaves it. */

/** Browsers read the address some time after the click; after this it is given back. */
const READ_MS = 30_000;

/** Offers the parts, joined, under `name`. `type` is a MIME type such as `text/csv`. */
export function download(name: string, parts: Iterable<BlobPart>, type: string): void {
  const address = URL.createObjectURL(new Blob([...parts], { type: `${type};charset=utf-8` }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  // Firefox follows only a link that is in the page.
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), READ_MS);
}
