import { Readable } from 'node:stream';
import type { Context } from 'hono';

/** Answers a text as a file to be saved, piece by piece, kept by nobody on the way. */
export function download(
  c: Context,
  pieces: AsyncIterable<string>,
  { name, type }: { name: string; type: string },
): Response {
  return c.body(Readable.toWeb(Readable.from(encoded(pieces))) as ReadableStream, 200, {
    'content-type': `${type}; charset=utf-8`,
    'content-disposition': `attachment; filename="${name}"`,
    'cache-control': 'no-store',
  });
}

async function* encoded(pieces: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  for await (const piece of pieces) yield encoder.encode(piece);
}
