/** A file as a stream of bytes, unpacked if it is compressed. */

/** Bytes of the file taken at once. */
const READ_BYTES = 1024 * 1024;
const GZIP = [0x1f, 0x8b];

/** Lets the page draw and answer. A message, since timers in a row are held back for 4 ms each. */
export function breath(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });
}

async function isGzip(file: Blob): Promise<boolean> {
  const start = new Uint8Array(await file.slice(0, GZIP.length).arrayBuffer());
  return start.length === GZIP.length && start.every((byte, at) => byte === GZIP[at]);
}

/** The file's text as bytes; `onRead` is told how many of the file's own bytes have been taken. */
export async function bytesOf(
  file: Blob,
  onRead: (bytes: number) => void,
): Promise<ReadableStream<Uint8Array>> {
  let at = 0;
  // Not `file.stream()`: some engines give a file in one piece, and then there is no progress to tell.
  const pieces = new ReadableStream<Uint8Array<ArrayBuffer>>({
    async pull(controller) {
      if (at >= file.size) return controller.close();
      controller.enqueue(new Uint8Array(await file.slice(at, at + READ_BYTES).arrayBuffer()));
      at = Math.min(at + READ_BYTES, file.size);
      onRead(at);
    },
  });
  return (await isGzip(file)) ? pieces.pipeThrough(new DecompressionStream("gzip")) : pieces;
}
