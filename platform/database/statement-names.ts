/** So often a statement was asked before it gets a name. */
const ASKED_OFTEN = 5;
/** A prepared statement takes memory of every connection for as long as that lasts, so there are not many. */
const MAX_NAMES = 100;
/** Filters and lists of ids make ever new statements; the least recently used are evicted. */
const MAX_COUNTED = 1000;

/** Names of prepared statements: only frequent ones get one. */
export class StatementNames {
  readonly #names = new Map<string, string>();
  readonly #asked = new Map<string, number>();
  #given = 0;

  /** The name of a statement; `undefined` as long as it is rare, or the names are used up. */
  nameOf(sql: string): string | undefined {
    const name = this.#names.get(sql);
    if (name !== undefined || this.#names.size >= MAX_NAMES) return name;
    const asked = (this.#asked.get(sql) ?? 0) + 1;
    this.#asked.delete(sql);
    if (asked > ASKED_OFTEN) return this.#give(sql);
    this.#asked.set(sql, asked);
    const [oldest] = this.#asked.keys();
    if (oldest !== undefined && this.#asked.size > MAX_COUNTED) this.#asked.delete(oldest);
    return undefined;
  }

  /** Invalidates all names: those given from now on are new to every connection. */
  evict(): void {
    this.#names.clear();
    this.#asked.clear();
  }

  #give(sql: string): string {
    this.#given += 1;
    const name = `asked_often_${this.#given}`;
    this.#names.set(sql, name);
    return name;
  }
}
