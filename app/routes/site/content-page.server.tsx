import { addBreadcrumbs } from '#app/document/structured-data.server.ts';
import type { PageContext } from '#app/page-context.server.ts';
import { redirect } from '#app/site-redirect.server.ts';
import { textsOf } from '#features/core/documents/index.ts';
import { MODULES } from '#features/website/modules/index.server.ts';
import { findPage, firstWords, freePageView } from '#features/website/pages/index.server.ts';
import { isTextPage } from '#features/website/pages/index.ts';
import { CONTENT_PART } from '#features/website/pages/screens/content-page-screen.tsx';
import { PageEditing } from './page-editing.server.tsx';
import { readModules } from './page-modules.server.tsx';
import { viewOptions } from './view-options.server.ts';

/** Returns the loader data of a page made of modules; 404 where nothing is visible. */
export async function contentPage(ctx: PageContext, pathname: string) {
  const { language, scope, services } = ctx;
  const found = await findPage(services, pathname, await viewOptions(ctx));
  if (!found) throw new Response(null, { status: 404, statusText: 'Not Found' });
  if ('leadsTo' in found) throw redirect(found.leadsTo);
  const { isPublic, freshForSeconds, page, alternates, translations, shown, tags } = found;
  if (isPublic) {
    scope.share(...tags);
    scope.endsAfter(freshForSeconds);
  }
  const modules = await readModules(ctx, shown);
  const { view, breadcrumb, meta, openGraph } = freePageView(found, language);
  const { name, title = name } = meta;
  const description =
    meta.description ?? firstWords(textsOf(MODULES, shown.content, { language, at: services.clock.now() }));
  Object.assign(ctx.head.openGraph, openGraph);
  addBreadcrumbs(ctx, breadcrumb);
  const editing = await PageEditing.of(ctx, [{ name: 'page' }]);
  const region = editing.chosen ? 'all' : undefined;
  return {
    page: {
      ...view,
      ...(editing.chosen || ctx.framed ? { isDraft: false } : {}),
      content: editing.part(CONTENT_PART, modules.render(shown.content, region)),
      ...(isTextPage(page.siteName) ? { sections: modules.sections } : {}),
    },
    ...editing.edits(name, { documentId: page.documentId, record: page.id, shown, modules }),
    alternates,
    translations,
    breadcrumb,
    isLanding: page.isLandingPage,
    stickyItems: modules.stickyItems,
    meta: {
      title,
      ...(description ? { description } : {}),
      ...(isPublic ? {} : { robots: 'noindex' as const }),
    },
  };
}
