import { type CacheTag, EVERYTHING } from '../events/cache-tag.ts';
import {
  bytesOf,
  type CachedPage,
  compressPage,
  deriveBody,
  type Encoding,
  type RenderedPage,
} from './cached-page.server.ts';
import { STALE_SECONDS } from './page-scope.ts';

/** A bound of each kind, so that no pattern of requests makes the process grow. */
const LIMITS = { bytes: 32 * 1024 * 1024, pages: 5000, addressLength: 1000 };
const USABLE_MS = STALE_SECONDS * 1000;
/** The same after what it shows has moved: nobody is shown places that have long been sold. */
const USABLE_AFTER_CHANGE_MS = 5000;

export type PageCacheLimits = typeof LIMITS;

/** Share of the bytes that pages which were asked for again may fill. */
const PROTECTED_SHARE = 0.8;

/**
 * Pages of anonymous visitors, dropped or marked stale by tag when something they show changes (docs/decisions/0005). Bounded by bytes
 * and by number. Pages that were asked for once leave before those that were asked for again, so that a crawl does not push out
 * what people read (docs/decisions/0102); among each the one unused for longest.
 */
export class PageCache {
  readonly #pages = new Map<string, CachedPage>();
  /** Those of them that were asked for again. */
  readonly #protected = new Map<string, number>();
  #protectedBytes = 0;
  readonly #changes = { dropped: new Map<string, number>(), expired: new Map<string, number>() };
  readonly #now: () => number;
  readonly #limits: PageCacheLimits;
  #bytes = 0;
  #sequence = 0;

  constructor(now: () => number, limits: PageCacheLimits = LIMITS) {
    this.#now = now;
    this.#limits = limits;
  }

  get size(): number {
    return this.#pages.size;
  }

  /** Memory in bytes taken by all pages. */
  get bytes(): number {
    return this.#bytes;
  }

  /** The page and whether it is still fresh; one that is not should be made again in the background. */
  find(address: string): { page: CachedPage; fresh: boolean } | undefined {
    const page = this.#pages.get(address);
    const now = this.#now();
    if (!page || page.usableUntil <= now) return undefined;
    this.#pages.delete(address);
    this.#pages.set(address, page);
    this.#protect(address, page);
    return { page, fresh: page.freshUntil > now };
  }

  /** A page in an encoding; a new one is derived from a cached one, and cached as well. */
  bodyIn(address: string, page: CachedPage, encoding: Encoding): Buffer | Promise<Buffer> {
    return page.bodies[encoding] ?? this.#derive(address, page, encoding);
  }

  async #derive(address: string, page: CachedPage, encoding: Encoding): Promise<Buffer> {
    const body = await deriveBody(page, encoding);
    if (this.#pages.get(address) !== page || page.bodies[encoding]) return body;
    this.#unprotect(address);
    this.#bytes -= bytesOf(address, page);
    page.bodies[encoding] = body;
    this.#bytes += bytesOf(address, page);
    this.#evict();
    return body;
  }

  #protect(address: string, page: CachedPage): void {
    this.#unprotect(address);
    const bytes = bytesOf(address, page);
    this.#protected.set(address, bytes);
    this.#protectedBytes += bytes;
    for (const oldest of this.#protected.keys()) {
      if (this.#protectedBytes <= this.#limits.bytes * PROTECTED_SHARE) return;
      this.#unprotect(oldest);
    }
  }

  #unprotect(address: string): void {
    this.#protectedBytes -= this.#protected.get(address) ?? 0;
    this.#protected.delete(address);
  }

  /** Call before reading the data of a page: it may be stale for changes announced from then on. */
  begin(): number {
    return this.#sequence;
  }

  /** Compresses and keeps a page, unless one of its tags was dropped since `begin`: it may show old data then. */
  async put(address: string, rendered: RenderedPage, started: number): Promise<CachedPage> {
    const freshUntil = this.#now() + rendered.freshSeconds * 1000;
    const page: CachedPage = {
      ...(await compressPage(rendered)),
      freshUntil,
      usableUntil: freshUntil + USABLE_MS,
    };
    const { dropped, expired } = this.#changes;
    const since = (changes: Map<string, number>) =>
      [...page.tags, EVERYTHING].some((tag) => (changes.get(tag) ?? 0) > started);
    if (since(expired)) this.#expire(page);
    const isCached = !since(dropped) && address.length <= this.#limits.addressLength;
    if (isCached) {
      const isAskedAgain = this.#protected.has(address);
      this.#remove(address);
      this.#pages.set(address, page);
      this.#bytes += bytesOf(address, page);
      if (isAskedAgain) this.#protect(address, page);
      this.#evict();
    }
    return page;
  }

  /** Invalidates every page that depends on these tags; `*` invalidates all. */
  drop(tags: readonly CacheTag[]): void {
    this.#note(this.#changes.dropped, tags);
    for (const [address, page] of this.#pages) if (showsAny(page, tags)) this.#remove(address);
  }

  /** Has every page that shows something of these tags made again at its next visit; until then it is still sent. */
  expire(tags: readonly CacheTag[]): void {
    this.#note(this.#changes.expired, tags);
    for (const page of this.#pages.values()) if (showsAny(page, tags)) this.#expire(page);
  }

  #expire(page: CachedPage): void {
    const now = this.#now();
    // A page that is stale already keeps its time: changes without end must not keep it for ever.
    if (page.freshUntil <= now) return;
    page.freshUntil = now;
    page.usableUntil = Math.min(page.usableUntil, now + USABLE_AFTER_CHANGE_MS);
  }

  #note(changes: Map<string, number>, tags: readonly CacheTag[]): void {
    this.#sequence += 1;
    for (const tag of tags) changes.set(tag, this.#sequence);
    if (changes.size <= MAX_TAGS) return;
    // Nobody knows any more what changed when, so every page being made counts as out of date.
    changes.clear();
    changes.set(EVERYTHING, this.#sequence);
  }

  #remove(address: string): void {
    const page = this.#pages.get(address);
    if (!page) return;
    this.#unprotect(address);
    this.#pages.delete(address);
    this.#bytes -= bytesOf(address, page);
  }

  #evict(): void {
    const isFull = () => this.#bytes > this.#limits.bytes || this.#pages.size > this.#limits.pages;
    if (!isFull()) return;
    for (const address of this.#pages.keys()) {
      if (!this.#protected.has(address)) this.#remove(address);
      if (!isFull()) return;
    }
    for (const address of this.#pages.keys()) {
      this.#remove(address);
      if (!isFull()) return;
    }
  }
}

const MAX_TAGS = 10_000;

function showsAny(page: CachedPage, tags: readonly CacheTag[]): boolean {
  return tags.includes(EVERYTHING) || page.tags.some((tag) => tags.includes(tag));
}
