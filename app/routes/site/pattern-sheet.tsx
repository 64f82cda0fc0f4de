import { msg } from '@lingui/core/macro';
import { staticPart } from '#app/document/static-part.server.tsx';
import { pageContext } from '#app/page-context.server.ts';
import type { PageHandle } from '#app/page-handle.ts';
import { pageMeta } from '#app/page-meta.ts';
import { can } from '#features/core/access/index.server.ts';
import type { ContentTree } from '#features/core/documents/index.ts';
import { MODULES, patternSheet, SAMPLE_FILES } from '#features/website/modules/index.server.ts';
import { PatternSheet } from '#features/website/modules/screens/pattern-sheet.tsx';
import type { ShownContent } from '#features/website/pages/index.server.ts';
import { contentModules } from '#features/website/pages/screens/content-modules.server.tsx';
import { CONTENT_PART, ContentPageScreen } from '#features/website/pages/screens/content-page-screen.tsx';
import { i18nFor } from '#lib/i18n.ts';
import type { Route } from './+types/pattern-sheet.ts';
import { readModules } from './page-modules.server.tsx';

/** No page of the site map: visitors' browsers need not know of it. */
const PATHS = { de: '/de/musterbogen', en: '/en/pattern-sheet' };

export const handle: PageHandle = {};

/** Every kind of module in every variant, for editors; others get 404 (docs/product/content.md#modules). */
export async function loader({ context }: Route.LoaderArgs) {
  const ctx = pageContext(context);
  if (!can(await ctx.staff(), 'edit-pages'))
    throw new Response(null, { status: 404, statusText: 'Not Found' });
  const { language } = ctx;
  const groups = patternSheet(MODULES);
  const content = { modules: groups.flatMap(({ patterns }) => patterns.map(({ node }) => node)) };
  const shown: ShownContent = { content, language, state: 'published', since: null, changesAt: null };
  const { loaded, at } = await readModules(ctx, shown);
  const withFiles = { ...loaded, files: { ...loaded.files, ...SAMPLE_FILES } };
  const render = (part: ContentTree) =>
    contentModules({ shown: { ...shown, content: part }, loaded: withFiles, at });
  const sheet = <PatternSheet groups={groups} language={language} render={render} />;
  const title = i18nFor(language)._(msg`Pattern library`);
  return {
    page: {
      title: { text: title },
      lead: null,
      tabs: [],
      content: staticPart(ctx, CONTENT_PART, sheet),
      contentLanguage: undefined,
      isDraft: false,
      isLanding: false,
    },
    alternates: PATHS,
    breadcrumb: [],
    meta: { title, robots: 'noindex' as const },
  };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta(loaderData?.meta, matches);

export default function PatternSheetPage({ loaderData }: Route.ComponentProps) {
  return <ContentPageScreen page={loaderData.page} />;
}
