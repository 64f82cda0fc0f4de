import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);
const MAX_BYTES = 64 * 1024 * 1024;
const BROTLI_QUALITY = 7;

export type Encoding = 'br' | 'gzip' | 'identity';

/** A page as it is sent: the same for every anonymous visitor. */
export interface CachedPage {
  /** Sent as they are, without the encoding-dependent ones. */
  headers: Record<string, string>;
  bodies: Record<Encoding, Buffer>;
  etag: string;
  tags: readonly string[];
  /** Milliseconds since the epoch after which a visitor still gets it, while it is made anew behind. */
  freshUntil: number;
}

export interface RenderedPage {
  headers: Record<string, string>;
  body: string;
  tags: readonly string[];
  freshSeconds: number;
}

/**
 * Pages of anonymous visitors with their compressed variants, dropped by tag when something they show changes
 * (architecture, section 7). Bounded by bytes; the page unused for longest leaves first.
 */
export class PageCache {
  readonly #pages = new Map<string, CachedPage>();
  readonly #dropped = new Map<string, number>();
  readonly #now: () => number;
  #bytes = 0;
  #sequence = 0;

  constructor(now: () => number) {
    this.#now = now;
  }

  get size(): number {
    return this.#pages.size;
  }

  /** The page and whether it is still fresh; a page that is not should be made anew in the background. */
  find(address: string): { page: CachedPage; fresh: boolean } | undefined {
    const page = this.#pages.get(address);
    if (!page) return undefined;
    this.#pages.delete(address);
    this.#pages.set(address, page);
    return { page, fresh: page.freshUntil > this.#now() };
  }

  /** Call before reading the data of a page; what is dropped from then on keeps the page out of the cache. */
  begin(): number {
    return this.#sequence;
  }

  /** Compresses and keeps a page, unless one of its tags was dropped since `begin` (it may show old data then). */
  async put(address: string, rendered: RenderedPage, begun: number): Promise<CachedPage> {
    const page = await this.#compress(rendered);
    const outdated = [...rendered.tags, EVERY_TAG].some((tag) => (this.#dropped.get(tag) ?? 0) > begun);
    if (!outdated) {
      this.#remove(address);
      this.#pages.set(address, page);
      this.#bytes += bytesOf(page);
      this.#makeRoom();
    }
    return page;
  }

  /** Forgets every page that shows something of these tags; `*` forgets all. */
  drop(tags: readonly string[]): void {
    this.#sequence += 1;
    for (const tag of tags) this.#dropped.set(tag, this.#sequence);
    const everything = tags.includes(EVERY_TAG);
    for (const [address, page] of this.#pages) {
      if (everything || page.tags.some((tag) => tags.includes(tag))) this.#remove(address);
    }
  }

  async #compress({ headers, body, tags, freshSeconds }: RenderedPage): Promise<CachedPage> {
    const identity = Buffer.from(body);
    const [br, gz] = await Promise.all([
      brotli(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
      gzipped(identity),
    ]);
    const etag = createHash('sha256').update(identity).digest('base64url').slice(0, 22);
    const freshUntil = this.#now() + freshSeconds * 1000;
    return { headers, bodies: { identity, br, gzip: gz }, etag, tags, freshUntil };
  }

  #remove(address: string): void {
    const page = this.#pages.get(address);
    if (!page) return;
    this.#pages.delete(address);
    this.#bytes -= bytesOf(page);
  }

  #makeRoom(): void {
    for (const address of this.#pages.keys()) {
      if (this.#bytes <= MAX_BYTES) return;
      this.#remove(address);
    }
  }
}

const EVERY_TAG = '*';

function bytesOf({ bodies }: CachedPage): number {
  return bodies.identity.length + bodies.br.length + bodies.gzip.length;
}
