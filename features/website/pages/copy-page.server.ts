import { type Actor, inWrite } from '#features/core/access/index.server.ts';
import { fail, type Result, succeed } from '#lib/result.ts';
import type { PageError } from './errors.ts';
import type { Page, PageFacts } from './page.ts';
import { MAX_TITLE_LENGTH } from './page-json.server.ts';
import { PageTree } from './page-tree.ts';
import { createWithin, lockTree, type TreeServices } from './write-page.server.ts';

/**
 * Copies a page and all below it, at the end of those beside it. Nobody sees the copies yet: nothing of them is published, and they
 * are in no menu. Pages of the site map are not copied: there is only one calendar.
 */
export function copyPage(services: TreeServices, actor: Actor, id: number): Promise<Result<Page, PageError>> {
  return inWrite(services, actor, 'edit-pages', async (write) => {
    let tree = await lockTree(write, services.engine);
    const page = tree.byId(id);
    if (!page || page.deletedAt !== null) return fail('NOT_FOUND');
    if (page.siteName !== null) return fail('BELONGS_TO_THE_SITE');
    const copies = new Map<number, Page>();
    for (const each of tree.subtree(page).filter(({ siteName }) => siteName === null)) {
      const parent = each.parentId === null ? undefined : copies.get(each.parentId);
      const facts = parent
        ? { ...unseen(each), parentId: parent.id }
        : { ...unseen(each), title: copiedTitle(each.title), slug: null };
      const made = await createWithin(write, actor, tree, facts, { copyOf: each.id, atEnd: !parent });
      if (!made.ok) return made;
      copies.set(each.id, made.value);
      tree = new PageTree([...tree.all(), made.value]);
    }
    const copy = copies.get(id);
    return copy ? succeed(copy) : fail('NOT_FOUND');
  });
}

/** Facts of a copy that nobody sees before it is published. */
function unseen(page: Page): PageFacts {
  return {
    ...page,
    inMenu: false,
    inFooter: false,
    onlineFrom: null,
    onlineTo: null,
    ogImageId: page.ogImage === null ? null : page.ogImageId,
  };
}

function copiedTitle({ de, en }: Page['title']): Page['title'] {
  return { de: marked(de, ' (Kopie)'), en: en === null ? null : marked(en, ' (copy)') };
}

/** A title with a suffix, cut to the maximum length. */
function marked(title: string, mark: string): string {
  const left = MAX_TITLE_LENGTH - mark.length;
  return (title.length <= left ? title : `${title.slice(0, left - 1).trimEnd()}…`) + mark;
}
