import type { CacheTag } from '../events/cache-tag.ts';

/** For how many seconds after its time a cached page is still sent, while it is refreshed (stale-while-revalidate). */
export const STALE_SECONDS = 60;

/**
 * Cache scope of a page, as stated by the loaders of one request. A page is shared between visitors only if its own
 * loader allowed it; the layouts around it add the tags of the data they read.
 */
export class PageScope {
  readonly #tags = new Set<CacheTag>();
  #freshSeconds: number;
  #shared = false;
  #private = false;

  /** `freshSeconds`: for how long the page is right as far as the clock goes; 0 when it must not be cached. */
  constructor(freshSeconds: number) {
    this.#freshSeconds = freshSeconds;
  }

  /** The page shows something that changes with these tags. */
  dependsOn(...tags: CacheTag[]): void {
    for (const tag of tags) this.#tags.add(tag);
  }

  /** A part of it is right for no longer than that many seconds. */
  freshFor(seconds: number): void {
    this.#freshSeconds = Math.min(this.#freshSeconds, seconds);
  }

  /**
   * A part of it must not be seen after that many seconds, such as content planned to go offline: it is not sent stale
   * either. In its last minute the page is not cached.
   */
  endsAfter(seconds: number): void {
    this.freshFor(seconds - STALE_SECONDS);
  }

  /** The page is the same for every anonymous visitor. */
  share(...tags: CacheTag[]): void {
    this.#shared = true;
    this.dependsOn(...tags);
  }

  /** The page shows something of this one visitor. Wins over `share`. */
  markPrivate(): void {
    this.#private = true;
  }

  /** `null` when the page must not be cached. */
  get sharing(): { tags: CacheTag[]; freshSeconds: number } | null {
    if (!this.#shared || this.#private || this.#freshSeconds <= 0) return null;
    return { tags: [...this.#tags], freshSeconds: this.#freshSeconds };
  }
}
