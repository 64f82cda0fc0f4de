import type { CacheTag } from './cache-tag.ts';

/** Change as other nodes and caches must know it: the tags of outdated pages and documents. */
export interface ChangeEvent {
  type: 'changed';
  tags: CacheTag[];
}

export type EventListener = (event: ChangeEvent) => void;

/**
 * Carries changes to everything that keeps copies, on this node and on all others. Publish after the transaction has
 * been committed; an event may arrive more than once and must only ever cause a fresh read.
 */
export interface EventBus {
  publish(event: ChangeEvent): Promise<void>;
  /** Returns the function that ends the subscription. */
  subscribe(listener: EventListener): () => void;
  close(): Promise<void>;
}

/** The bus of a single process (SQLite). */
export function createLocalEventBus(): EventBus {
  const listeners = new Set<EventListener>();
  return {
    async publish(event) {
      for (const listener of listeners) listener(event);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async close() {
      listeners.clear();
    },
  };
}
