/** The module that reads files, on this thread: for small ones. It is loaded only to open a file. */
export async function loadReader() {
  const reader = await import("./pkg/reader/reader.js");
  await reader.default();
  return reader;
}
