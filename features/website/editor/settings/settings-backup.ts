import type { PageFacts } from './page-facts.ts';

/** Unsaved changes to the settings of a page, and the settings they are based on. */
export interface UnsavedSettings {
  base: PageFacts;
  facts: PageFacts;
}

/** Backs settings up in this browser, for their author: closing a tab or a crash loses nothing. */
export class SettingsBackup {
  readonly #key: string;
  readonly #storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

  constructor(
    account: number,
    pageId: number,
    storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> = localStorage,
  ) {
    this.#key = `buntspecht-settings ${account} ${pageId}`;
    this.#storage = storage;
  }

  read(): UnsavedSettings | null {
    try {
      const local: unknown = JSON.parse(this.#storage.getItem(this.#key) ?? 'null');
      return isUnsavedSettings(local) ? local : null;
    } catch {
      return null;
    }
  }

  store(settings: UnsavedSettings): void {
    try {
      this.#storage.setItem(this.#key, JSON.stringify(settings));
    } catch {
      // Storage is full or forbidden: the input is in the dialog alone.
    }
  }

  clear(): void {
    try {
      this.#storage.removeItem(this.#key);
    } catch {
      // Without storage there is no backup either.
    }
  }
}

const isUnsavedSettings = (value: unknown): value is UnsavedSettings =>
  typeof value === 'object' &&
  value !== null &&
  ['base', 'facts'].every((name) => {
    const facts = (value as Record<string, unknown>)[name];
    return typeof facts === 'object' && facts !== null && 'title.de' in facts && 'in_menu' in facts;
  });
