import type { MenuItem } from '#features/core/navigation/index.ts';
import type { Db } from '#features/database.server.ts';
import { type Language, shown } from '#lib/localized.ts';
import { secondsUntil } from '#lib/seconds-until.ts';
import type { Clock } from '#platform/clock.ts';
import type { TaggedCache } from '#platform/events/tagged-cache.server.ts';
import { nextWindowChange, type Page } from './page.ts';
import { readPublicPages } from './public-pages.server.ts';

/** Entries of menu and footer from the tree, after those added by hand. */
export interface MenuPages {
  menu: MenuItem[];
  footer: MenuItem[];
  /** For how many seconds that is right by the clock; infinitely when nothing is planned. */
  freshForSeconds: number;
}

/**
 * The pages that stand in the menu and in the footer, as far as visitors who read `language` can see them
 * (docs/product/content.md#pages). Depends on the tags `pages` and `documents`.
 */
export async function findMenuPages(
  services: { db: Db; cache: TaggedCache; clock: Clock },
  language: Language,
): Promise<MenuPages> {
  const now = services.clock.now();
  const { tree, isReadable, changesAt } = await readPublicPages(services, language);
  const below = (parentId: number | null, isIn: (page: Page) => boolean): MenuItem[] =>
    tree
      .childrenOf(parentId)
      .filter((page) => isIn(page) && isReadable(page))
      .flatMap((page) => {
        const children = below(page.id, isIn);
        return page.isClickable || children.length > 0 ? [itemOf(page, language, children)] : [];
      });
  const planned = tree.all().map((page) => nextWindowChange(page, now));
  return {
    menu: below(null, ({ inMenu }) => inMenu),
    footer: tree
      .all()
      .filter((page) => page.inFooter && page.isClickable && isReadable(page))
      .map((page) => itemOf(page, language)),
    freshForSeconds: secondsUntil([changesAt, ...planned], now),
  };
}

function itemOf(page: Page, language: Language, children: MenuItem[] = []): MenuItem {
  const { text: name, ...mark } = shown(page.title, language);
  return {
    name,
    ...mark,
    url: page.paths[language],
    ...(page.hasTabNavigation ? { hasTabNavigation: true } : {}),
    ...(children.length > 0 ? { children } : {}),
  };
}
