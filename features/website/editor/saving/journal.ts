import { newId } from '../store/new-id.ts';
import { lockEntry, type ReleaseLock } from './entry-locks.ts';
import { type LocalDraft, LocalDraftStore } from './local-draft-store.ts';

/** An entry that no living tab holds any more. */
export interface LeftEntry {
  name: string;
  local: LocalDraft;
}

/** Storage of the entries, and the function that takes one. */
interface JournalStorage {
  store?: Pick<LocalDraftStore, keyof LocalDraftStore>;
  take?: typeof lockEntry;
}

/**
 * Persists unsaved work where it survives a crash, a closed tab and a dead network. Each tab has a separate entry, and holds
 * its lock as long as it lives. Browsers without storage are supported: saving then is the only protection.
 */
export class Journal {
  readonly #draft: string;
  /** Name prefix of this tab's entries, including those of its earlier pages. */
  readonly #ofTab: string;
  readonly #own: string;
  readonly #store: NonNullable<JournalStorage['store']>;
  readonly #take: typeof lockEntry;
  readonly #held = new Map<string, ReleaseLock>();
  #isOver = false;

  /** @param draft of whom and of which document, without what follows in the names of its entries */
  constructor(
    draft: string,
    tab: string,
    { store = new LocalDraftStore(), take = lockEntry }: JournalStorage = {},
  ) {
    this.#draft = draft;
    this.#ofTab = `${draft} ${tab} `;
    // A tab that is duplicated may have the same name.
    this.#own = `${this.#ofTab}${newId()}`;
    this.#store = store;
    this.#take = take;
  }

  /** Claims the entries of closed tabs: the one of this tab before a reload first, then the newest. */
  async claimAbandoned(): Promise<LeftEntry[]> {
    try {
      await this.#hold(this.#own);
      const left: LeftEntry[] = [];
      for (const name of await this.#store.namesOf(this.#draft)) {
        const local = (await this.#hold(name)) ? await this.#store.read(name) : null;
        if (local) left.push({ name, local });
      }
      const isOurs = ({ name }: LeftEntry) => Number(name.startsWith(this.#ofTab));
      return left.sort((one, other) => isOurs(other) - isOurs(one) || other.local.at - one.local.at);
    } catch {
      return [];
    }
  }

  async write(local: LocalDraft): Promise<void> {
    try {
      await this.#store.write(this.#own, local);
    } catch {
      // Private windows and full disks keep nothing.
    }
  }

  /** Deletes a claimed entry. */
  async drop(name: string): Promise<void> {
    try {
      await this.#store.remove(name);
    } catch {
      // It is looked at once more the next time.
    }
    this.#letGo(name);
  }

  /** The page is left, perhaps only for a while: its entry may be taken over. */
  leave(): void {
    for (const name of [...this.#held.keys()]) this.#letGo(name);
  }

  /** The page was restored from the back/forward cache. */
  async comeBack(): Promise<void> {
    await this.#hold(this.#own);
  }

  end(): void {
    this.#isOver = true;
    this.leave();
  }

  /** False where it is held already. */
  async #hold(name: string): Promise<boolean> {
    if (this.#held.has(name)) return false;
    const letGo = await this.#take(name);
    if (letGo === null) return false;
    this.#held.set(name, letGo);
    if (this.#isOver) this.#letGo(name);
    return true;
  }

  #letGo(name: string): void {
    this.#held.get(name)?.();
    this.#held.delete(name);
  }
}
