import { findPublishedLanguages } from '#features/content/index.server.ts';
import type { Db } from '#features/database.server.ts';
import type { MenuItem } from '#features/navigation/index.ts';
import { type Language, shown } from '#lib/localized.ts';
import type { Clock } from '#platform/clock.ts';
import { isVisible, nextWindowChange, type Page } from './page.ts';
import { PageTree } from './page-tree.ts';
import { secondsUntil } from './seconds-until.ts';
import { findAllPages } from './store.server.ts';

/** What menu and footer have from the tree, behind what was put there by hand. */
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
  { db, clock }: { db: Db; clock: Clock },
  language: Language,
): Promise<MenuPages> {
  const now = clock.now();
  const [pages, { languages, changesAt }] = await Promise.all([
    findAllPages(db),
    findPublishedLanguages(db, now),
  ]);
  const tree = new PageTree(pages);
  const isSeen = (page: Page) =>
    isVisible(page, now) &&
    // A heading shows nothing itself: it is there for those below it.
    (!page.isClickable ||
      (languages.get(page.documentId) ?? []).some((each) => each === language || each === 'de'));
  const below = (parentId: number | null, isIn: (page: Page) => boolean): MenuItem[] =>
    tree
      .childrenOf(parentId)
      .filter((page) => isIn(page) && isSeen(page))
      .flatMap((page) => {
        const children = below(page.id, isIn);
        return page.isClickable || children.length > 0 ? [itemOf(page, language, children)] : [];
      });
  const planned = pages.map((page) => nextWindowChange(page, now));
  return {
    menu: below(null, ({ inMenu }) => inMenu),
    footer: pages
      .filter((page) => page.inFooter && page.isClickable && isSeen(page))
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
