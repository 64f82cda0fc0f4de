import { Readable } from 'node:stream';
import type { Context } from 'hono';

/** Streams a text as a download that no cache stores. Bytes are in `charset` already. */
export function download(
  c: Context,
  pieces: AsyncIterable<string | Uint8Array>,
  { name, type, charset = 'utf-8' }: { name: string; type: string; charset?: string },
): Response {
  return c.body(Readable.toWeb(Readable.from(encoded(pieces))) as ReadableStream, 200, {
    'content-type': `${type}; charset=${charset}`,
    'content-disposition': `attachment; filename="${name}"`,
    'cache-control': 'no-store',
  });
}

async function* encoded(pieces: AsyncIterable<string | Uint8Array>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  for await (const piece of pieces) yield typeof piece === 'string' ? encoder.encode(piece) : piece;
}
