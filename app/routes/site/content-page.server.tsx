import { staticPart } from '#app/document/static-part.server.tsx';
import { addBreadcrumbs } from '#app/document/structured-data.server.ts';
import type { PageContext } from '#app/page-context.server.ts';
import { redirect } from '#app/site-redirect.server.ts';
import { editedPage } from '#features/editor/index.server.ts';
import { findPage, freePageView, isTextPage } from '#features/pages/index.server.ts';
import { CONTENT_PART } from '#features/pages/screens/content-page-screen.tsx';
import { can } from '#features/permissions/index.server.ts';
import { lookOf } from './look-of.server.ts';
import { readModules } from './page-modules.server.tsx';

/** What a page that is made of modules shows, for its loader; 404 where there is nothing to see. */
export async function contentPage(around: PageContext, pathname: string) {
  const { language, scope, services, url } = around;
  const found = await findPage(services, pathname, await lookOf(around));
  if (!found) throw new Response(null, { status: 404, statusText: 'Not Found' });
  if ('leadsTo' in found) throw redirect(found.leadsTo);
  const { isPublic, freshForSeconds, page, alternates, shown, tags } = found;
  if (isPublic) {
    scope.share(...tags);
    scope.endsAfter(freshForSeconds);
  }
  const modules = await readModules(around, shown);
  const { view, breadcrumb, meta, openGraph } = freePageView(found, language);
  const { name, title = name, description } = meta;
  Object.assign(around.head.openGraph, openGraph);
  addBreadcrumbs(around, breadcrumb);
  const html = staticPart(around, CONTENT_PART, modules.render());
  const staff = await around.staff();
  const isEditor = can(staff, 'edit-pages');
  const edited =
    staff && isEditor && url.searchParams.has('edit')
      ? editedPage(found, { ...modules, account: staff.id, part: CONTENT_PART, html })
      : null;
  return {
    page: {
      ...view,
      ...(edited ? { content: null, isDraft: false } : { content: html }),
      ...(isTextPage(page.siteName) ? { sections: modules.sections } : {}),
    },
    ...(isEditor ? { edited } : {}),
    alternates,
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
