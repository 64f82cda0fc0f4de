import { FRESH_SECONDS } from '#app/fresh-seconds.ts';
import { pageContext } from '#app/page-context.server.ts';
import type { PageHandle } from '#app/page-handle.ts';
import { pageMeta } from '#app/page-meta.ts';
import { redirect } from '#app/site-redirect.server.ts';
import { countKeyword, loadSearchPage } from '#features/website/search/index.server.ts';
import { isSearchKind, searchAddress } from '#features/website/search/index.ts';
import { SearchScreen } from '#features/website/search/screens/search-screen.tsx';
import { i18nFor } from '#lib/i18n.ts';
import { parsePage } from '#lib/query-parameters.ts';
import type { Route } from './+types/search.ts';
import { searchNames } from './search-names.server.ts';
import { sitePage } from './site-page.server.tsx';

const LONGEST_QUERY = 100;

export const handle: PageHandle = {
  bodyClass: 'none',
  query: { personal: ['q'] },
  freshSeconds: FRESH_SECONDS.text,
};

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const ctx = pageContext(context);
  const { services, language, scope } = ctx;
  const query = (new URL(request.url).searchParams.get('q') ?? '').trim().slice(0, LONGEST_QUERY);
  const category = params.category ?? null;
  // The API's part of everything but events is no category of the page: it is among all results.
  if (category === 'others') throw redirect(searchAddress(language, query));
  if (category !== null && !isSearchKind(category)) throw new Response(null, { status: 404 });
  const page = parsePage(new URLSearchParams({ page: params.page ?? '' }));
  // Without a query there is nothing to turn over: one address only.
  if (!page.ok || (query === '' && params.page !== undefined))
    throw redirect(searchAddress(language, query, category));

  const found = await loadSearchPage(services, { query, category, page: page.value, language });
  if (page.value > 1 && found.parts.length === 0) throw redirect(searchAddress(language, query, category));
  if (query === '') scope.share();
  else scope.markPrivate();
  if (query !== '' && page.value === 1)
    await countKeyword(services, { query, language, results: found.total });

  const i18n = i18nFor(language);
  const record = await sitePage(ctx, 'search');
  const meta = record.meta();
  return {
    ...found,
    ...record.onPage(),
    names: searchNames(i18n, found),
    alternates: {
      de: searchAddress('de', query, category, page.value),
      en: searchAddress('en', query, category, page.value),
    },
    breadcrumb: [{ name: record.name, path: searchAddress(language) }],
    meta:
      query === ''
        ? meta
        : // Lists of results are nothing to be found by search engines themselves.
          { title: `${query} – ${meta.title}`, robots: 'noindex, follow' as const },
  };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta(loaderData?.meta, matches);

export default function Search({ loaderData }: Route.ComponentProps) {
  return <SearchScreen found={loaderData} />;
}
