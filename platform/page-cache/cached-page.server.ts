import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';
import type { CacheTag } from '../events/cache-tag.ts';

const brotli = promisify(brotliCompress);
const unpacked = promisify(brotliDecompress);
const gzipped = promisify(gzip);
const BROTLI_QUALITY = 7;
/** A window of 128 KB, larger than a page: the usual one takes megabytes for each page that is compressed. */
export const BROTLI_WINDOW = { [constants.BROTLI_PARAM_LGWIN]: 17 };
/** Estimated size in bytes of an entry, its maps and its objects besides its texts. */
const OVERHEAD_BYTES = 1024;

export type Encoding = 'br' | 'gzip' | 'identity';

/** A rendered page: the same for every anonymous visitor. */
export interface CachedPage {
  /** Sent unchanged, without the encoding-dependent ones. */
  headers: Record<string, string>;
  /** Brotli, which most clients read; the others from the moment somebody asks for them. */
  bodies: { br: Buffer } & Partial<Record<Encoding, Buffer>>;
  etag: string;
  tags: readonly CacheTag[];
  /** Milliseconds since the epoch: until then it is right as far as the clock goes. */
  freshUntil: number;
  /** Until then visitors still get it while it is made again; after that they wait. */
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
  const br = await brotli(body, {
    params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY, ...BROTLI_WINDOW },
  });
  const etag = createHash('sha256').update(body).digest('base64url').slice(0, 22);
  return { headers, bodies: { br: exactly(br) }, etag, tags };
}

/** The page in an encoding that is not cached yet. */
export async function deriveBody({ bodies }: CachedPage, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'br') return bodies.br;
  const identity = bodies.identity ?? (await unpacked(bodies.br));
  return exactly(encoding === 'gzip' ? await gzipped(identity) : identity);
}

/** Returns the memory in bytes a page takes under its address, two bytes per character. */
export function bytesOf(address: string, { bodies, headers, tags }: CachedPage): number {
  const texts = [address, ...Object.entries(headers).flat(), ...tags];
  const letters = texts.reduce((sum, text) => sum + text.length, 0);
  const size = Object.values(bodies).reduce((sum, body) => sum + body.length, 0);
  return size + 2 * letters + OVERHEAD_BYTES;
}

/** Compressors and pools hand out small parts of large buffers, which would be held as long as the part is. */
function exactly(part: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(part.length);
  part.copy(copy);
  return copy;
}
