import { EVERYTHING } from '#platform/events/cache-tag.ts';
import type { EventBus } from '#platform/events/event-bus.server.ts';
import type { Log } from '#platform/log.server.ts';
import { documentsTag, isDraftTag } from '../cache-tags.ts';
import { presenceTag } from './cache-tags.ts';
import { EMPTY_PRESENCE, PRESENCE_POLL_MS, type Presence } from './presence.ts';

/** Browsers of one person that may be connected to a node at once; others learn by asking. */
const MAX_STREAMS = 8;

/** Tags that trigger a refresh: presence, publications, or everything. */
const NEWS = [presenceTag(), documentsTag(), EVERYTHING];

/** Message to a connection: the full presence if it has changed, else only a heartbeat. */
export type PresenceNews = { presence: Presence } | 'beat';

export interface PresenceStream {
  /** Waits for the next message; `null` when the connection has to end. */
  next(): Promise<PresenceNews | null>;
  close(): void;
}

interface BoardDependencies {
  bus: Pick<EventBus, 'subscribe'>;
  read: () => Promise<Presence>;
  log: Pick<Log, 'warn'>;
  /** Calls again and again; returns what ends it. */
  every: (ms: number, call: () => void) => () => void;
}

/**
 * Presence as known to one node, shared by all its connections: read from the database when the bus announces a
 * change, and every few seconds while anybody is connected, because a client that dies announces nothing. A slow
 * connection gets the latest state, not all those in between.
 */
export class PresenceBoard {
  readonly #deps: BoardDependencies;
  readonly #streams = new Map<Stream, number>();
  readonly #unsubscribe: () => void;
  #latest = { json: JSON.stringify(EMPTY_PRESENCE), presence: EMPTY_PRESENCE };
  #reading: Promise<void> | null = null;
  #isStale = false;
  #isClosed = false;
  #stopPolling: (() => void) | null = null;

  constructor(deps: BoardDependencies) {
    this.#deps = deps;
    this.#unsubscribe = deps.bus.subscribe(({ tags }) => {
      if (tags.some((tag) => NEWS.includes(tag) || isDraftTag(tag))) this.#refresh();
    });
  }

  /** Connects a browser of an account; `null` where it has too many connections already. */
  open(accountId: number): PresenceStream | null {
    const own = [...this.#streams.values()].filter((each) => each === accountId);
    if (own.length >= MAX_STREAMS) return null;
    const stream = new Stream(
      () => this.#latest,
      () => this.#leave(stream),
    );
    if (this.#isClosed) {
      stream.close();
      return stream;
    }
    this.#streams.set(stream, accountId);
    this.#stopPolling ??= this.#deps.every(PRESENCE_POLL_MS, () => {
      for (const each of this.#streams.keys()) each.wake(true);
      this.#refresh();
    });
    this.#refresh();
    return stream;
  }

  /** Ends every connection, and each that comes from now on: the node stops. */
  close(): void {
    this.#isClosed = true;
    this.#unsubscribe();
    for (const stream of [...this.#streams.keys()]) stream.close();
  }

  #leave(stream: Stream): void {
    this.#streams.delete(stream);
    if (this.#streams.size > 0) return;
    this.#stopPolling?.();
    this.#stopPolling = null;
  }

  /** One reading at a time, and one more where something happened meanwhile. */
  #refresh(): void {
    if (this.#streams.size === 0) return;
    this.#isStale = true;
    this.#reading ??= this.#readAll().finally(() => {
      this.#reading = null;
    });
  }

  async #readAll(): Promise<void> {
    while (this.#isStale && !this.#isClosed) {
      this.#isStale = false;
      try {
        const presence = await this.#deps.read();
        this.#latest = { json: JSON.stringify(presence), presence };
      } catch (error) {
        // It is tried again within seconds.
        this.#deps.log.warn({ err: error }, 'could not read editor presence');
      }
      for (const stream of this.#streams.keys()) stream.wake(false);
    }
  }
}

class Stream implements PresenceStream {
  readonly #latest: () => { json: string; presence: Presence };
  readonly #left: () => void;
  #sent = '';
  #hasBeat = false;
  #isClosed = false;
  #wake: () => void = () => undefined;

  constructor(latest: () => { json: string; presence: Presence }, left: () => void) {
    this.#latest = latest;
    this.#left = left;
  }

  async next(): Promise<PresenceNews | null> {
    for (;;) {
      if (this.#isClosed) return null;
      const { json, presence } = this.#latest();
      if (json !== this.#sent) {
        this.#sent = json;
        return { presence };
      }
      if (this.#hasBeat) {
        this.#hasBeat = false;
        return 'beat';
      }
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    }
  }

  wake(isBeat: boolean): void {
    this.#hasBeat ||= isBeat;
    this.#wake();
  }

  close(): void {
    if (this.#isClosed) return;
    this.#isClosed = true;
    this.#left();
    this.#wake();
  }
}
