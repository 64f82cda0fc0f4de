import { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';

const RENDER_TIMEOUT_MS = 10_000;

/**
 * Renders the whole page before the first byte is sent: pages are kept, compressed and given a policy as a whole, and none
 * of their data arrives late. Rejects when not even the shell can be rendered.
 * @param onError called for what is left to a browser to render
 */
export function renderDocument(
  document: ReactNode,
  onError: (error: unknown) => void,
): Promise<Uint8Array<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        clearTimeout(timer);
        resolve(new Uint8Array(Buffer.concat(chunks)));
        done();
      },
    });
    const { pipe, abort } = renderToPipeableStream(document, {
      onAllReady: () => pipe(sink),
      // Nothing is put behind a script that moves it into its place: pages are whole without scripts.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onShellError: reject,
      onError,
    });
    const timer = setTimeout(abort, RENDER_TIMEOUT_MS);
  });
}
