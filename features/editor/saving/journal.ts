import type { History } from '../store/history.ts';
import type { DraftQueue } from './draft-queue.ts';

/** What is kept in the browser of a draft: what the server does not have yet, and the steps that can be undone. */
export interface Kept {
  queue: DraftQueue;
  history: History;
  /** When it was kept, in milliseconds. */
  at: number;
}

const STORE = 'drafts';

/**
 * Keeps what the server does not have yet where a crash, a closed tab or a dead network cannot reach it. A browser that lets
 * nobody keep anything is gone on with: then saving is all there is.
 */
export class Journal {
  readonly #name: string;
  #database: Promise<IDBDatabase> | null = null;

  /** @param name of the draft and whose it is */
  constructor(name: string) {
    this.#name = name;
  }

  async read(): Promise<Kept | null> {
    try {
      const kept = await this.#ask('readonly', (store) => store.get(this.#name));
      return (kept as Kept | undefined) ?? null;
    } catch {
      return null;
    }
  }

  async write(kept: Kept): Promise<void> {
    try {
      await this.#ask('readwrite', (store) => store.put(kept, this.#name));
    } catch {
      // Private windows and full disks keep nothing.
    }
  }

  async #ask(mode: IDBTransactionMode, request: (store: IDBObjectStore) => IDBRequest): Promise<unknown> {
    this.#database ??= open();
    const database = await this.#database;
    return answer(request(database.transaction(STORE, mode).objectStore(STORE)));
  }
}

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open('editor', 1);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE);
  return answer(request) as Promise<IDBDatabase>;
}

function answer(request: IDBRequest): Promise<unknown> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
