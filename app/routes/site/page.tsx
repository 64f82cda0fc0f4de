import { staticPart } from '#app/document/static-part.server.tsx';
import { addBreadcrumbs } from '#app/document/structured-data.server.ts';
import { FRESH_SECONDS } from '#app/fresh-seconds.ts';
import { type PageContext, pageContext } from '#app/page-context.server.ts';
import type { PageHandle } from '#app/page-handle.ts';
import { pageMeta } from '#app/page-meta.ts';
import { redirect } from '#app/site-redirect.server.ts';
import { editedPage } from '#features/editor/index.server.ts';
import { LegalScreen } from '#features/legal/screens/legal-screen.tsx';
import { type FreePage, findPage, freePageView } from '#features/pages/index.server.ts';
import { CONTENT_PART, ContentPageScreen } from '#features/pages/screens/content-page-screen.tsx';
import { can } from '#features/permissions/index.server.ts';
import type { Route } from './+types/page.ts';
import { lookOf } from './look-of.server.ts';
import { readModules } from './page-modules.server.tsx';

export const handle: PageHandle = { freshSeconds: FRESH_SECONDS.text };

/** All addresses no other route has: pages that are found by their path, and where there is none the error screen. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const around = pageContext(context);
  const { services, language, scope } = around;
  const page = await findPage(services, `/${params['*']}`, await lookOf(around));
  if (!page) throw new Response(null, { status: 404, statusText: 'Not Found' });
  if ('leadsTo' in page) throw redirect(page.leadsTo);
  if (page.kind === 'page') return contentPage(around, page);
  scope.share(...page.tags);
  const title = page.text.title.text.replaceAll('\u00ad', '');
  const breadcrumb = [{ name: title, path: page.alternates[language] }];
  addBreadcrumbs(around, breadcrumb);
  return { kind: 'text' as const, text: page.text, alternates: page.alternates, breadcrumb, meta: { title } };
}

async function contentPage(around: PageContext, found: FreePage) {
  const { language, scope, url } = around;
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
  const isEditor = can(await around.staff(), 'edit-pages');
  const edited =
    isEditor && url.searchParams.has('edit')
      ? editedPage(found, { ...modules, part: CONTENT_PART, html })
      : null;
  return {
    kind: 'page' as const,
    page: edited ? { ...view, content: null, isDraft: false } : { ...view, content: html },
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

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta(loaderData?.meta, matches);

export default function PageRoute({ loaderData }: Route.ComponentProps) {
  return loaderData.kind === 'text' ? (
    <LegalScreen page={loaderData.text} />
  ) : (
    <ContentPageScreen page={loaderData.page} />
  );
}
