import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Context } from 'hono';
import { BROTLI_WINDOW, type Encoding } from '#platform/page-cache/cached-page.server.ts';
import { acceptedEncoding } from '#platform/page-cache/page-cache-listener.server.ts';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);
const QUICK = 4;

/** A body in the encoding that is asked for. */
export type BodyIn = (encoding: Encoding) => Buffer | Promise<Buffer>;

/** Compresses a page that is sent once: quickly rather than small. */
export function compressLightly(body: Buffer): BodyIn {
  return async (encoding) => {
    if (encoding === 'br')
      return brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: QUICK, ...BROTLI_WINDOW } });
    return encoding === 'gzip' ? gzipped(body, { level: QUICK }) : body;
  };
}

/** The answer in the best encoding the client reads. */
export async function encodedResponse(
  c: Context,
  bodyIn: BodyIn,
  { status, headers }: { status: number; headers: Headers },
): Promise<Response> {
  const encoding = acceptedEncoding(c.req.header('accept-encoding'));
  const body = await bodyIn(encoding);
  if (encoding !== 'identity') headers.set('content-encoding', encoding);
  headers.append('vary', 'accept-encoding');
  return new Response(body as Buffer<ArrayBuffer>, { status, headers });
}
