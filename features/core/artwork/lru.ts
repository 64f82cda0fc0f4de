/** An LRU cache: the least recently used entry is evicted. */
export function createLru<V>(capacity: number) {
  const entries = new Map<string, V>();
  return {
    get size() {
      return entries.size;
    },
    get(key: string): V | undefined {
      const value = entries.get(key);
      if (value === undefined) return undefined;
      entries.delete(key);
      entries.set(key, value);
      return value;
    },
    delete(key: string): void {
      entries.delete(key);
    },
    set(key: string, value: V): void {
      entries.delete(key);
      entries.set(key, value);
      if (entries.size <= capacity) return;
      const [oldest] = entries.keys();
      if (oldest !== undefined) entries.delete(oldest);
    },
  };
}
