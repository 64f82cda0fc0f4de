import { addBreadcrumbs } from '#app/document/structured-data.server.ts';
import { FRESH_SECONDS } from '#app/fresh-seconds.ts';
import { pageContext } from '#app/page-context.server.ts';
import { pageMeta } from '#app/page-meta.ts';
import { legalPagesTag } from '#features/legal/cache-tags.ts';
import { loadLegalPage } from '#features/legal/index.server.ts';
import type { LegalKind } from '#features/legal/index.ts';
import { LegalScreen } from '#features/legal/screens/legal-screen.tsx';
import { alternatePaths, type PageName, pathTo } from '#features/navigation/index.ts';
import type { Route } from './+types/legal.ts';

const KINDS = ['terms', 'privacy', 'imprint', 'easyLanguage'] as const satisfies (LegalKind & PageName)[];
/** Terms, privacy policy, imprint and the page in easy language: which one, the address says. */
export async function loader({ context }: Route.LoaderArgs) {
  const { services, language, scope, url } = pageContext(context);
  const pathname = url.pathname.replace(/\.data$/, '').replace(/\/+$/, '');
  const kind = KINDS.find((each) => pathTo(each, language) === pathname);
  const page = kind && (await loadLegalPage(services, kind, language));
  if (!kind || !page) throw new Response(null, { status: 404, statusText: 'Not Found' });
  scope.share(FRESH_SECONDS.text, legalPagesTag());
  const title = page.title.text.replaceAll('\u00ad', '');
  const breadcrumb = [{ name: title, path: pathTo(kind, language) }];
  addBreadcrumbs(pageContext(context), breadcrumb);
  return {
    page,
    alternates: alternatePaths(kind),
    breadcrumb,
    meta: { title },
  };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta(loaderData?.meta, matches);

export default function LegalRoute({ loaderData: { page } }: Route.ComponentProps) {
  return <LegalScreen page={page} />;
}
