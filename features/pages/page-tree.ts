import type { Language } from '#lib/localized.ts';
import type { Page } from './page.ts';

/** All pages of the house, in the order of the tree, to be asked about. */
export class PageTree {
  readonly #byId: ReadonlyMap<number, Page>;
  readonly #byPath = new Map<string, Page>();
  readonly #children = new Map<number | null, Page[]>();

  /** @param pages in the order of their positions; those in the trash are only found by their id */
  constructor(pages: readonly Page[]) {
    this.#byId = new Map(pages.map((page) => [page.id, page]));
    for (const page of pages.filter(({ deletedAt }) => deletedAt === null)) {
      for (const path of Object.values(page.paths)) this.#byPath.set(path, page);
      const siblings = this.#children.get(page.parentId);
      if (siblings) siblings.push(page);
      else this.#children.set(page.parentId, [page]);
    }
  }

  /** Every page in its order, those in the trash too. */
  all(): Page[] {
    return [...this.#byId.values()];
  }

  byId(id: number): Page | null {
    return this.#byId.get(id) ?? null;
  }

  /** The page at a whole path, and the language it is asked for in. */
  byPath(path: string): { page: Page; language: Language } | null {
    const page = this.#byPath.get(path);
    return page ? { page, language: page.paths.de === path ? 'de' : 'en' } : null;
  }

  childrenOf(id: number | null): readonly Page[] {
    return this.#children.get(id) ?? [];
  }

  /** The pages above a page, from the top down. */
  above(page: Page): Page[] {
    const chain: Page[] = [];
    for (let id = page.parentId; id !== null; ) {
      const parent = this.byId(id);
      if (!parent) break;
      chain.unshift(parent);
      id = parent.parentId;
    }
    return chain;
  }

  /** A page and all below it, each before its children. */
  subtree(page: Page): Page[] {
    return [page, ...this.childrenOf(page.id).flatMap((child) => this.subtree(child))];
  }

  /** A page in the trash and all below it that went there in the same moment. */
  trashedWith(page: Page): Page[] {
    const below = [...this.#byId.values()].filter(
      (each) => each.parentId === page.id && each.deletedAt === page.deletedAt,
    );
    return [page, ...below.flatMap((child) => this.trashedWith(child))];
  }
}
