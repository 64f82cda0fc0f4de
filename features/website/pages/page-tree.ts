import type { Language } from '#lib/localized.ts';
import type { Page } from './page.ts';

/** Fields of a page that its place in the tree needs. */
export type PlacedPage = Pick<Page, 'id' | 'parentId' | 'paths' | 'deletedAt'>;

/** All pages of the site, in the order of the tree, to be asked about. */
export class PageTree<P extends PlacedPage = Page> {
  readonly #byId: ReadonlyMap<number, P>;
  readonly #byPath = new Map<string, P>();
  readonly #children = new Map<number | null, P[]>();

  /** @param pages in the order of their positions; those in the trash are only found by their id */
  constructor(pages: readonly P[]) {
    this.#byId = new Map(pages.map((page) => [page.id, page]));
    for (const page of pages.filter(({ deletedAt }) => deletedAt === null)) {
      for (const path of Object.values(page.paths)) this.#byPath.set(path, page);
      const siblings = this.#children.get(page.parentId);
      if (siblings) siblings.push(page);
      else this.#children.set(page.parentId, [page]);
    }
  }

  /** Every page in its order, those in the trash too. */
  all(): P[] {
    return [...this.#byId.values()];
  }

  byId(id: number): P | null {
    return this.#byId.get(id) ?? null;
  }

  /** The page at a whole path, and the language it is asked for in. */
  byPath(path: string): { page: P; language: Language } | null {
    const page = this.#byPath.get(path);
    return page ? { page, language: page.paths.de === path ? 'de' : 'en' } : null;
  }

  childrenOf(id: number | null): readonly P[] {
    return this.#children.get(id) ?? [];
  }

  /** The pages above a page, from the top down. */
  above(page: P): P[] {
    const chain: P[] = [];
    for (let id = page.parentId; id !== null; ) {
      const parent = this.byId(id);
      if (!parent) break;
      chain.unshift(parent);
      id = parent.parentId;
    }
    return chain;
  }

  /** A page and all below it, each before its children. */
  subtree(page: P): P[] {
    return [page, ...this.childrenOf(page.id).flatMap((child) => this.subtree(child))];
  }

  /** A page in the trash and all below it that went there in the same moment. */
  trashedWith(page: P): P[] {
    const below = [...this.#byId.values()].filter(
      (each) => each.parentId === page.id && each.deletedAt === page.deletedAt,
    );
    return [page, ...below.flatMap((child) => this.trashedWith(child))];
  }
}
