import type { ReactElement } from 'react';
import type { PageContext } from '#app/page-context.server.ts';
import type { PageMeta } from '#app/page-meta.ts';
import type { ContentTree } from '#features/core/documents/index.ts';
import type { ListHead, ListTop } from '#features/core/navigation/index.ts';
import { pathTo } from '#features/core/navigation/index.ts';
import type { PageEdits } from '#features/website/editor/index.server.ts';
import { splitPageContent } from '#features/website/modules/index.server.ts';
import type { Region } from '#features/website/modules/index.ts';
import { findPage, freePageView } from '#features/website/pages/index.server.ts';
import type { SitePageName } from '#features/website/pages/index.ts';
import type { PageInShell } from '#features/website/shell/index.ts';
import type { ShownText } from '#lib/localized.ts';
import { PageEditing } from './page-editing.server.tsx';
import { readModules } from './page-modules.server.tsx';
import { viewOptions } from './view-options.server.ts';

type InFrame = Pick<PageInShell, 'below' | 'stickyItems'> & { edited?: PageEdits };

/** Content from the record of a site page, shown around the page's own content (docs/decisions/0040). */
interface SitePage {
  /** Head of the page; without a lead the page shows its own. */
  head: Omit<ListHead, 'breadcrumb'>;
  /** Its modules over what the page shows. */
  above: ReactElement | null;
  /** A part of the page in which those stand, in the place of `staticPart`. */
  partWithAbove(name: string, content: ReactElement): string | null;
  /** Data of both, and of the frame around the page, for a loader. */
  onPage(): Omit<ListTop, 'breadcrumb'> & InFrame;
  /** Returns the values for the frame alone, and those for editors. */
  inFrame(): InFrame;
  /** The headline its record has, beside its name. */
  ownHeadline: ShownText | undefined;
  /** Name of the page where it is one of many. */
  name: string;
  /**
   * Returns the record's metadata for the head, else its name and the page's own metadata. Shared links then use the
   * record's texts as well.
   */
  meta(own?: Partial<PageMeta>): PageMeta;
}

/** Finds the record of a page of the site, and makes its modules ready. It may cost no query and no byte where it is empty. */
export async function sitePage(ctx: PageContext, siteName: SitePageName): Promise<SitePage> {
  const { services, language, scope } = ctx;
  const found = await findPage(services, pathTo(siteName, language), await viewOptions(ctx));
  if (found === null || 'leadsTo' in found)
    throw new Error(`site page ${siteName} has no record: ensureSitePages adds it at start`);
  scope.dependsOn(...found.tags);
  if (found.isPublic) scope.endsAfter(found.freshForSeconds);
  else scope.markPrivate();
  const { view, meta, openGraph } = freePageView(found, language);
  const { shown, page } = found;
  const editing = await PageEditing.of(ctx, [{ name: 'page' }]);
  const { above, below } = splitPageContent(shown.content);
  const isEdited = editing.chosen !== null;
  const hasModules = above.modules.length + below.modules.length > 0;
  const modules = hasModules || isEdited ? await readModules(ctx, shown) : null;
  const part = (tree: ContentTree, region: Region) => {
    const isEmpty = tree.modules.length === 0;
    return !modules || (isEmpty && !isEdited) ? null : (
      <div
        className={isEmpty ? undefined : 'page-part'}
        data-page-part={isEdited ? '' : undefined}
        lang={view.contentLanguage}
      >
        {modules.render(tree, isEdited ? region : undefined)}
      </div>
    );
  };
  const isNamed = view.title.lang === undefined && view.title.text === meta.name;
  const head = { ...(isNamed ? {} : { headline: view.title }), ...(view.lead ? { lead: view.lead } : {}) };
  const [over, under] = [part(above, 'above'), part(below, 'below')];
  const inFrame = () => ({
    ...(under ? { below: editing.part('below', under) } : {}),
    ...editing.edits(meta.name, modules && { documentId: page.documentId, record: page.id, shown, modules }),
    ...(modules && modules.stickyItems.length > 0 ? { stickyItems: modules.stickyItems } : {}),
  });
  return {
    head,
    above: over,
    partWithAbove: (name, content) => editing.part(name, content),
    onPage: () => ({
      ...head,
      ...(over ? { above: editing.part('above', over) } : {}),
      ...inFrame(),
    }),
    inFrame,
    ownHeadline: page.headline ? view.title : undefined,
    name: meta.name,
    meta: (own = {}) => {
      // Pages below it use its name alone: they are shared with their own metadata.
      Object.assign(ctx.head.openGraph, openGraph);
      return {
        ...own,
        title: meta.title ?? own.title ?? meta.name,
        ...(meta.description ? { description: meta.description } : {}),
        ...(found.isPublic ? {} : { robots: 'noindex' as const }),
      };
    },
  };
}
