import { lockEntry, type ReleaseLock } from '#features/website/editor/saving/entry-locks.ts';
import { Journal } from '#features/website/editor/saving/journal.ts';
import type { LocalDraft } from '#features/website/editor/saving/local-draft-store.ts';

/** Browser that stores a draft and knows which of its tabs are alive; it outlives them. */
export class FakeBrowser {
  readonly entries = new Map<string, LocalDraft>();
  /** The entries of each tab that lives. */
  readonly #tabs = new Map<string, Set<string>>();

  /** The journal of a page in a tab, which has to die or be left before the next in it. */
  journal(tab: string): Journal {
    const held = new Set<string>();
    this.#tabs.set(tab, held);
    const take = async (name: string): Promise<ReleaseLock | null> => {
      if ([...this.#tabs.values()].some((names) => names.has(name))) return null;
      held.add(name);
      return () => held.delete(name);
    };
    return new Journal('1 12', tab, { store: this.#store, take });
  }

  /** The journal of a page in a browser with its own locks, or one that refuses them. */
  journalOfItsOwn(tab: string): Journal {
    return new Journal('1 12', tab, { store: this.#store, take: lockEntry });
  }

  /** The journal of a tab that was duplicated from another and has its name. */
  duplicate(tab: string): Journal {
    const held = this.#tabs.get(tab) ?? new Set();
    this.#tabs.set(`original of ${tab}`, held);
    return this.journal(tab);
  }

  /** A tab goes without a word. */
  crash(tab: string): void {
    this.#tabs.delete(tab);
  }

  /** Entry stored last. */
  get local(): LocalDraft | undefined {
    return [...this.entries.values()].toSorted((one, other) => other.at - one.at)[0];
  }

  readonly #store = {
    namesOf: async (draft: string) =>
      [...this.entries.keys()].filter((name) => name === draft || name.startsWith(`${draft} `)),
    read: async (name: string) => structuredClone(this.entries.get(name)) ?? null,
    write: async (name: string, local: LocalDraft) => {
      this.entries.set(name, structuredClone(local));
    },
    remove: async (name: string) => {
      this.entries.delete(name);
    },
  };
}
