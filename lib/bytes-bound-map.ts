/** A map with a limit in bytes: the least recently used entries are evicted. */
export class BytesBoundMap<T> {
  readonly #entries = new Map<string, { value: T; bytes: number }>();
  readonly #bytesAtMost: number;
  #bytes = 0;

  constructor(bytesAtMost: number) {
    this.#bytesAtMost = bytesAtMost;
  }

  /** Total size of all entries, as stated by the callers that set them. */
  get bytes(): number {
    return this.#bytes;
  }

  get(key: string): T | undefined {
    const entry = this.#entries.get(key);
    if (!entry) return undefined;
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    return entry.value;
  }

  /** @param bytes of the value; the key is counted in addition. A value larger than the limit is not stored. */
  set(key: string, value: T, bytes: number): void {
    this.#delete(key);
    const entry = { value, bytes: bytes + 2 * key.length };
    if (entry.bytes > this.#bytesAtMost) return;
    this.#entries.set(key, entry);
    this.#bytes += entry.bytes;
    for (const oldest of this.#entries.keys()) {
      if (this.#bytes <= this.#bytesAtMost) return;
      this.#delete(oldest);
    }
  }

  #delete(key: string): void {
    this.#bytes -= this.#entries.get(key)?.bytes ?? 0;
    this.#entries.delete(key);
  }
}
