import { type CacheTag, EVERYTHING } from './cache-tag.ts';
import type { EventBus } from './event-bus.server.ts';

/** Maximum age regardless of announcements: a change may also be made by hand in the database. */
const MAX_SECONDS = 60;
/** Maximum number of entries; the least recently used is evicted. */
const MAX_ENTRIES = 500;

interface Entry {
  value: Promise<unknown>;
  /** `null` until what was read says them. */
  tags: readonly CacheTag[] | null;
  /** Milliseconds since the epoch. */
  until: number;
}

export interface CacheOptions<T> {
  /**
   * Tags the value depends on: a change of one of them makes it be read again. A function of the value where only the
   * value tells its tags.
   */
  tags: readonly CacheTag[] | ((value: T) => readonly CacheTag[]);
  /** For how many seconds it is right by the clock, where that is not permanently. */
  freshForSeconds?: (value: T) => number;
}

/**
 * Caches data many pages share (settings, menus, opening hours, filters) in memory, until a change is announced on the bus.
 * All callers of a key get the same object: it is immutable. Failures are not cached.
 */
export class TaggedCache {
  readonly #entries = new Map<string, Entry>();
  readonly #now: () => number;

  constructor(bus: Pick<EventBus, 'subscribe'>, now: () => number) {
    this.#now = now;
    bus.subscribe(({ tags }) => this.#drop(tags));
  }

  /** Returns the result of `read`, or its cached result under the same key. */
  read<T>(key: string, { tags, freshForSeconds }: CacheOptions<T>, read: () => Promise<T>): Promise<T> {
    const cached = this.#entries.get(key);
    if (cached && this.#now() < cached.until) {
      this.#store(key, cached);
      // Fails alone: the others that waited read for themselves, and notice what is wrong with the database.
      return (cached.value as Promise<T>).catch(read);
    }
    const value = read();
    const entry: Entry = {
      value,
      tags: typeof tags === 'function' ? null : tags,
      until: this.#in(MAX_SECONDS),
    };
    this.#store(key, entry);
    value.then(
      (found) => {
        if (typeof tags === 'function') entry.tags = tags(found);
        if (freshForSeconds) entry.until = Math.min(entry.until, this.#in(freshForSeconds(found)));
      },
      () => {
        if (this.#entries.get(key) === entry) this.#entries.delete(key);
      },
    );
    return value;
  }

  #in(seconds: number): number {
    return this.#now() + seconds * 1000;
  }

  #store(key: string, entry: Entry): void {
    this.#entries.delete(key);
    const [oldest] = this.#entries.keys();
    if (oldest !== undefined && this.#entries.size >= MAX_ENTRIES) this.#entries.delete(oldest);
    this.#entries.set(key, entry);
  }

  #drop(changed: readonly CacheTag[]): void {
    const isEverything = changed.includes(EVERYTHING);
    // Drops entries whose tags are not known yet as well: they may depend on this change.
    for (const [key, { tags }] of this.#entries)
      if (isEverything || !tags || tags.some((tag) => changed.includes(tag))) this.#entries.delete(key);
  }
}
