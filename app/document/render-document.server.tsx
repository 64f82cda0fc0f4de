import { EventEmitter } from 'node:events';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';

const RENDER_TIMEOUT_MS = 10_000;

/**
 * Renders the whole page before the first byte is sent: pages are cached, compressed and given a policy as a whole, and none
 * of their data arrives late. Rejects when not even the shell can be rendered.
 * @param onError called for parts left to a browser to render
 */
export function renderDocument(
  document: ReactNode,
  onError: (error: unknown) => void,
): Promise<Uint8Array<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    const sink = new Collected((body) => {
      clearTimeout(timer);
      resolve(body);
    }, reject);
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

/** Takes what React writes and never keeps it waiting: a stream of Node's would copy and count each piece. */
class Collected extends EventEmitter implements NodeJS.WritableStream {
  readonly writable = true;
  readonly #pieces: Uint8Array[] = [];
  readonly #done: (body: Uint8Array<ArrayBuffer>) => void;
  readonly #failed: (error: unknown) => void;

  constructor(done: (body: Uint8Array<ArrayBuffer>) => void, failed: (error: unknown) => void) {
    super();
    this.#done = done;
    this.#failed = failed;
  }

  write(piece: string | Uint8Array): boolean {
    this.#pieces.push(typeof piece === 'string' ? Buffer.from(piece) : piece);
    return true;
  }

  end(): this {
    this.#done(joined(this.#pieces));
    return this;
  }

  /** React gave up in the middle. */
  destroy(error: unknown): void {
    this.#failed(error);
  }
}

function joined(pieces: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const body = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    body.set(piece, at);
    at += piece.length;
  }
  return body;
}
