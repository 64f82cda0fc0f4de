import type { History } from '../store/history.ts';
import type { DraftQueue } from './draft-queue.ts';

/** Local copy of a draft in the browser: changes the server does not have yet, and the steps that can be undone. */
export interface LocalDraft {
  queue: DraftQueue;
  history: History;
  /** Time of the entry, in milliseconds. */
  at: number;
}

const STORE = 'drafts';

/** The entries of the browser's own database; it outlives tabs, crashes and the browser itself. */
export class LocalDraftStore {
  #database: Promise<IDBDatabase> | null = null;

  /** The names of all entries of a draft: its own, from before each tab had one, and those that go on after a space. */
  async namesOf(draft: string): Promise<string[]> {
    const range = IDBKeyRange.bound(draft, `${draft} \uffff`);
    return (await this.#ask('readonly', (store) => store.getAllKeys(range))) as string[];
  }

  async read(name: string): Promise<LocalDraft | null> {
    return ((await this.#ask('readonly', (store) => store.get(name))) as LocalDraft | undefined) ?? null;
  }

  async write(name: string, local: LocalDraft): Promise<void> {
    await this.#ask('readwrite', (store) => store.put(local, name));
  }

  async remove(name: string): Promise<void> {
    await this.#ask('readwrite', (store) => store.delete(name));
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
