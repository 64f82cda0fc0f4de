import { msg, plural } from '@lingui/core/macro';
import { staticPart } from '#app/document/static-part.server.tsx';
import { FRESH_SECONDS } from '#app/fresh-seconds.ts';
import { pageContext } from '#app/page-context.server.ts';
import type { PageHandle } from '#app/page-handle.ts';
import { pageMeta } from '#app/page-meta.ts';
import { redirect } from '#app/site-redirect.server.ts';
import { programmeTag } from '#features/core/resources/cache-tags.ts';
import { findProductionList } from '#features/programme/productions/index.server.ts';
import {
  PRODUCTION_PARAMETERS,
  parseProductionFilter,
  productionsAddress,
} from '#features/programme/productions/index.ts';
import {
  NoProductions,
  ProductionListTop,
  ProductionTiles,
} from '#features/programme/productions/screens/production-list-parts.tsx';
import { ProductionListScreen } from '#features/programme/productions/screens/production-list-screen.tsx';
import { i18nFor } from '#lib/i18n.ts';
import { parsePage, readUsable } from '#lib/query-parameters.ts';
import { succeed } from '#lib/result.ts';
import { loadOrReport } from '#platform/browser/added-page.ts';
import type { Route } from './+types/productions.ts';
import { sitePage } from './site-page.server.tsx';

export const handle: PageHandle = {
  query: { shared: PRODUCTION_PARAMETERS },
  freshSeconds: FRESH_SECONDS.list,
};

export async function loader({ request, context }: Route.LoaderArgs) {
  const visit = pageContext(context);
  const { services, language, scope } = visit;
  const { value, invalid } = readUsable(new URL(request.url).searchParams, parseQuery);
  const { filter, page } = value;
  if (invalid.length > 0) {
    services.log.warn({ invalid }, 'ignored invalid query parameters of the productions');
    throw redirect(productionsAddress(language, filter, page));
  }
  const list = await findProductionList(services, { filter, page, language });
  if (list.cards.length === 0 && list.total > 0) throw redirect(productionsAddress(language, filter));
  scope.share(programmeTag());
  const i18n = i18nFor(language);
  const { total } = list;
  const record = await sitePage(visit, 'productions');
  const breadcrumb = [{ name: record.name, path: productionsAddress(language, {}) }];
  const count = list.cards.length;
  return {
    ...record.inFrame(),
    language,
    path: productionsAddress(language, filter),
    page,
    more: list.more,
    found: i18n._(msg`${plural(total, { one: '# production', other: '# productions' })}`),
    coming: i18n._(
      msg`${plural(count, { one: '# more production loaded', other: '# more productions loaded' })}`,
    ),
    firstId: list.cards[0]?.id,
    top: record.partWithAbove(
      'productions-top',
      <ProductionListTop list={list} head={{ ...record.head, breadcrumb }}>
        {record.above}
      </ProductionListTop>,
    ),
    tiles:
      count > 0
        ? staticPart(visit, 'productions-tiles', <ProductionTiles list={list} />)
        : staticPart(visit, 'productions-none', <NoProductions list={list} />),
    breadcrumb,
    alternates: { de: productionsAddress('de', filter, page), en: productionsAddress('en', filter, page) },
    meta: record.meta({
      description: i18n._(msg`Our shows, concerts, exhibitions and workshops, each with its next date.`),
    }),
  };
}

function parseQuery(query: URLSearchParams) {
  const filter = parseProductionFilter(query);
  if (!filter.ok) return filter;
  const page = parsePage(query);
  return page.ok ? succeed({ filter: filter.value, page: page.value }) : page;
}

export const clientLoader = (load: Route.ClientLoaderArgs) => loadOrReport(load);

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta(loaderData?.meta, matches);

export default function Productions({ loaderData }: Route.ComponentProps) {
  return <ProductionListScreen list={loaderData} />;
}
