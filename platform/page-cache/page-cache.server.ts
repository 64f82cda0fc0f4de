import { type CacheTag, EVERYTHING } from '../events/cache-tag.ts';
import { bytesOf, type CachedPage, compressPage, type RenderedPage } from './cached-page.server.ts';
import { STALE_SECONDS } from './page-scope.ts';

/** A bound of each kind, so that no pattern of requests makes the process grow. */
const LIMITS = { bytes: 32 * 1024 * 1024, pages: 5000, addressLength: 1000 };
const USABLE_MS = STALE_SECONDS * 1000;
/** The same after what it shows has moved: nobody is shown places that have long been sold. */
const USABLE_AFTER_CHANGE_MS = 5000;

export type PageCacheLimits = typeof LIMITS;

/**
 * Pages of anonymous visitors with their compressed variants, dropped or marked stale by tag when something they show
 * changes (docs/decisions/0005). Bounded by bytes and by number; the page unused for longest leaves first.
 */
export class PageCache {
  readonly #pages = new Map<string, CachedPage>();
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

  /** What all pages take in memory. */
  get bytes(): number {
    return this.#bytes;
  }

  /** The page and whether it is still fresh; one that is not should be made anew in the background. */
  find(address: string): { page: CachedPage; fresh: boolean } | undefined {
    const page = this.#pages.get(address);
    const now = this.#now();
    if (!page || page.usableUntil <= now) return undefined;
    this.#pages.delete(address);
    this.#pages.set(address, page);
    return { page, fresh: page.freshUntil > now };
  }

  /** Call before reading the data of a page; what changes from then on, the page may show as it was. */
  begin(): number {
    return this.#sequence;
  }

  /** Compresses and keeps a page, unless one of its tags was dropped since `begin`: it may show old data then. */
  async put(address: string, rendered: RenderedPage, begun: number): Promise<CachedPage> {
    const freshUntil = this.#now() + rendered.freshSeconds * 1000;
    const page: CachedPage = {
      ...(await compressPage(rendered)),
      freshUntil,
      usableUntil: freshUntil + USABLE_MS,
    };
    const { dropped, expired } = this.#changes;
    const since = (changes: Map<string, number>) =>
      [...page.tags, EVERYTHING].some((tag) => (changes.get(tag) ?? 0) > begun);
    if (since(expired)) this.#expire(page);
    const isKept = !since(dropped) && address.length <= this.#limits.addressLength;
    if (isKept) {
      this.#remove(address);
      this.#pages.set(address, page);
      this.#bytes += bytesOf(address, page);
      this.#makeRoom();
    }
    return page;
  }

  /** Forgets every page that shows something of these tags; `*` forgets all. */
  drop(tags: readonly CacheTag[]): void {
    this.#note(this.#changes.dropped, tags);
    for (const [address, page] of this.#pages) if (showsAny(page, tags)) this.#remove(address);
  }

  /** Has every page that shows something of these tags made anew at its next visit; until then it is still sent. */
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
    if (changes.size <= TAGS_REMEMBERED) return;
    // Nobody knows any more what changed when, so every page being made counts as out of date.
    changes.clear();
    changes.set(EVERYTHING, this.#sequence);
  }

  #remove(address: string): void {
    const page = this.#pages.get(address);
    if (!page) return;
    this.#pages.delete(address);
    this.#bytes -= bytesOf(address, page);
  }

  #makeRoom(): void {
    for (const address of this.#pages.keys()) {
      if (this.#bytes <= this.#limits.bytes && this.#pages.size <= this.#limits.pages) return;
      this.#remove(address);
    }
  }
}

const TAGS_REMEMBERED = 10_000;

function showsAny(page: CachedPage, tags: readonly CacheTag[]): boolean {
  return tags.includes(EVERYTHING) || page.tags.some((tag) => tags.includes(tag));
}
