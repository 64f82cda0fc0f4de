import { msg } from '@lingui/core/macro';
import { z } from 'zod';
import { pageContext } from '#app/page-context.server.ts';
import { creditQuery } from '#features/box-office/credit/index.server.ts';
import { HubFrame } from '#features/core/staff-frame/index.ts';
import { DeskCreditScreen } from '#features/shop/desk/credit/screens/desk-credit-screen.tsx';
import { loadDeskCreditPage } from '#features/shop/desk/index.server.ts';
import { deskCreditPath } from '#features/shop/desk/index.ts';
import { MAX_PAGE_NUMBER } from '#lib/query-parameters.ts';
import type { Route } from './+types/credit.ts';
import { deskFrameData, hubPage, requireStaff } from './hub-page.server.tsx';
import { HubRoute, hubMeta } from './hub-route.tsx';

/** Filters of the list; invalid values in the address are ignored and the whole list is shown. */
const QUERY = z.object({
  query: creditQuery.shape.q.catch(''),
  sort: creditQuery.shape.sort.catch('last_entry_at'),
  page: z.coerce.number().int().min(1).max(MAX_PAGE_NUMBER).catch(1),
});

/** Credit of customers (docs/product/box-office.md#credit). Needs `sell`. */
export async function loader(args: Route.LoaderArgs) {
  const staff = await requireStaff(args, 'sell');
  const page = pageContext(args.context);
  const { services, language, url } = page;
  const asked = (name: string) => url.searchParams.get(name) ?? undefined;
  const query = QUERY.parse({ query: asked('q'), sort: asked('sort'), page: asked('page') ?? 1 });
  const view = await loadDeskCreditPage(services, query, language);
  const frame = {
    ...(await deskFrameData(args, 'orders', staff)),
    paths: { de: deskCreditPath('de'), en: deskCreditPath('en') },
  };
  return hubPage(
    page,
    msg`Credit`,
    <HubFrame frame={frame}>
      <DeskCreditScreen view={view} language={language} />
    </HubFrame>,
  );
}

export const meta = hubMeta;
export default HubRoute;
