import type { ContentDocument, Id, Place } from '#features/core/documents/index.ts';

/** Subscription key of a document: one module, or the order of one place. */
export type StoreKey = Id | Place;

/**
 * A document with a subscription per part, so that a change re-renders one module. Ids have no slash and places have one, so
 * both are keys.
 */
export class KeyedStore {
  #document: ContentDocument;
  readonly #listeners = new Map<StoreKey, Set<() => void>>();

  constructor(document: ContentDocument) {
    this.#document = document;
  }

  get document(): ContentDocument {
    return this.#document;
  }

  /** Puts another state of the document in the place of this one, and tells those who listen to `changed`. */
  put(document: ContentDocument, changed: Iterable<StoreKey> = differences(this.#document, document)): void {
    this.#document = document;
    const pending = new Set<() => void>();
    for (const key of changed) for (const listener of this.#listeners.get(key) ?? []) pending.add(listener);
    for (const listener of pending) listener();
  }

  /** Listens to one part; returns what ends it. */
  subscribe(key: StoreKey, listener: () => void): () => void {
    const listeners = this.#listeners.get(key) ?? new Set();
    this.#listeners.set(key, listeners.add(listener));
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) this.#listeners.delete(key);
    };
  }
}

/** The parts in which two states of a document differ: modules are never changed in place. */
function differences(before: ContentDocument, after: ContentDocument): StoreKey[] {
  const ids = new Set([...Object.keys(before.modules), ...Object.keys(after.modules)]);
  const places = new Set([...Object.keys(before.order), ...Object.keys(after.order)] as Place[]);
  return [
    ...[...ids].filter((id) => before.modules[id] !== after.modules[id]),
    ...[...places].filter((place) => before.order[place]?.join() !== after.order[place]?.join()),
  ];
}
