import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { CacheTag } from '../events/cache-tag.ts';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);
const BROTLI_QUALITY = 7;
/** A window of 128 KB, larger than a page: the usual one takes megabytes for each page that is compressed. */
export const BROTLI_WINDOW = { [constants.BROTLI_PARAM_LGWIN]: 17 };
/** What the entry, its maps and its objects take beside its texts. */
const OVERHEAD_BYTES = 1024;

export type Encoding = 'br' | 'gzip' | 'identity';

/** A page as it is sent: the same for every anonymous visitor. */
export interface CachedPage {
  /** Sent as they are, without the encoding-dependent ones. */
  headers: Record<string, string>;
  bodies: Record<Encoding, Buffer>;
  etag: string;
  tags: readonly CacheTag[];
  /** Milliseconds since the epoch: until then it is right as far as the clock goes. */
  freshUntil: number;
  /** Until then visitors still get it while it is made anew; after that they wait. */
  usableUntil: number;
}

export interface RenderedPage {
  headers: Record<string, string>;
  body: string | Buffer;
  tags: readonly CacheTag[];
  freshSeconds: number;
}

/** Compresses a page once for all its visitors; its buffers are of exactly the size that is counted. */
export async function compressPage({ headers, body, tags }: RenderedPage) {
  const identity = exactly(typeof body === 'string' ? Buffer.from(body) : body);
  const [br, gz] = await Promise.all([
    brotli(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY, ...BROTLI_WINDOW } }),
    gzipped(identity),
  ]);
  const etag = createHash('sha256').update(identity).digest('base64url').slice(0, 22);
  return { headers, bodies: { identity, br: exactly(br), gzip: exactly(gz) }, etag, tags };
}

/** What a page takes in memory under its address, two bytes to a letter. */
export function bytesOf(address: string, { bodies, headers, tags }: CachedPage): number {
  const texts = [address, ...Object.entries(headers).flat(), ...tags];
  const letters = texts.reduce((sum, text) => sum + text.length, 0);
  return bodies.identity.length + bodies.br.length + bodies.gzip.length + 2 * letters + OVERHEAD_BYTES;
}

/** Compressors and pools hand out small parts of large buffers, which would be held as long as the part is. */
function exactly(part: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(part.length);
  part.copy(copy);
  return copy;
}
