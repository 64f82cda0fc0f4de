import { staticPart } from '#app/document/static-part.server.tsx';
import { addBreadcrumbs } from '#app/document/structured-data.server.ts';
import { FRESH_SECONDS } from '#app/fresh-seconds.ts';
import { type PageContext, pageContext } from '#app/page-context.server.ts';
import type { PageHandle } from '#app/page-handle.ts';
import { pageMeta } from '#app/page-meta.ts';
import { redirect } from '#app/site-redirect.server.ts';
import { LegalScreen } from '#features/legal/screens/legal-screen.tsx';
import {
  type FreePage,
  findPage,
  freePageView,
  loadContent,
  pageStickyItems,
} from '#features/pages/index.server.ts';
import { ContentModules } from '#features/pages/screens/content-modules.server.tsx';
import { CONTENT_PART, ContentPageScreen } from '#features/pages/screens/content-page-screen.tsx';
import { can } from '#features/permissions/index.server.ts';
import { programmeTag } from '#features/productions/cache-tags.ts';
import type { Route } from './+types/page.ts';

/** What editors and guests with a link see instead is theirs alone. */
export const handle: PageHandle = {
  query: { personal: ['version_id', 'edit', 'preview'] },
  freshSeconds: FRESH_SECONDS.text,
};

/** All addresses no other route has: pages that are found by their path, and where there is none the error screen. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const around = pageContext(context);
  const { services, language, scope } = around;
  const page = await findPage(services, `/${params['*']}`, await lookOf(around, new URL(request.url)));
  if (!page) throw new Response(null, { status: 404, statusText: 'Not Found' });
  if ('leadsTo' in page) throw redirect(page.leadsTo);
  if (page.kind === 'page') return contentPage(around, page);
  scope.share(...page.tags);
  const title = page.text.title.text.replaceAll('\u00ad', '');
  const breadcrumb = [{ name: title, path: page.alternates[language] }];
  addBreadcrumbs(around, breadcrumb);
  return { kind: 'text' as const, text: page.text, alternates: page.alternates, breadcrumb, meta: { title } };
}

async function lookOf({ staff }: PageContext, { searchParams }: URL) {
  const versionId = Number(searchParams.get('version_id'));
  return {
    canEdit: can(await staff(), 'edit-pages'),
    versionId: Number.isSafeInteger(versionId) && versionId > 0 ? versionId : null,
    isEditing: searchParams.has('edit'),
    previewToken: searchParams.get('preview'),
  };
}

async function contentPage(around: PageContext, found: FreePage) {
  const { services, language, scope } = around;
  const { isPublic, freshForSeconds, page, alternates, shown, tags } = found;
  if (isPublic) {
    scope.share(...tags);
    scope.endsAfter(freshForSeconds);
  }
  const { loaded, tags: linkTags } = await loadContent(services, shown.content, shown.language);
  scope.dependsOn(...linkTags);
  if (Object.keys(loaded.modules).length > 0) {
    scope.dependsOn(programmeTag());
    scope.freshFor(FRESH_SECONDS.list);
  }
  const now = services.clock.now();
  const modules = <ContentModules shown={shown} loaded={loaded} at={now} />;
  const { view, breadcrumb, meta } = freePageView(found, language);
  addBreadcrumbs(around, breadcrumb);
  return {
    kind: 'page' as const,
    page: { ...view, content: staticPart(around, CONTENT_PART, modules) },
    alternates,
    breadcrumb,
    isLanding: page.isLandingPage,
    stickyItems: pageStickyItems(shown, loaded, now),
    meta: isPublic ? meta : { ...meta, robots: 'noindex' as const },
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
