import { msg } from '@lingui/core/macro';
import { z } from 'zod';
import { pageContext } from '#app/page-context.server.ts';
import { hubPath } from '#features/core/navigation/index.ts';
import { HubFrame } from '#features/core/staff-frame/index.ts';
import { loadDeskOrdersPage, ordersQuery } from '#features/shop/desk/index.server.ts';
import { DeskOrdersScreen } from '#features/shop/desk/orders/screens/desk-orders-screen.tsx';
import { ORDER_STATES } from '#lib/order-states.ts';
import { MAX_ID, MAX_PAGE_NUMBER } from '#lib/query-parameters.ts';
import type { Route } from './+types/orders.ts';
import { deskFrameData, hubPage, requireStaff } from './hub-page.server.tsx';
import { HubRoute, hubMeta } from './hub-route.tsx';

/** Filters of the list; invalid values in the address are ignored and the whole list is shown. */
const QUERY = z.object({
  query: ordersQuery.shape.q.catch(''),
  state: z.enum(ORDER_STATES).nullable().catch(null),
  performance: z.coerce.number().int().min(1).max(MAX_ID).nullable().catch(null),
  page: z.coerce.number().int().min(1).max(MAX_PAGE_NUMBER).catch(1),
});

export async function loader(args: Route.LoaderArgs) {
  const staff = await requireStaff(args, 'sell');
  const page = pageContext(args.context);
  const { services, language, url } = page;
  const asked = (name: string) => url.searchParams.get(name);
  const query = QUERY.parse({
    query: asked('q') ?? '',
    state: asked('state'),
    performance: asked('performance'),
    page: asked('page') ?? 1,
  });
  const view = await loadDeskOrdersPage(services, query, { staff, language });
  const narrowed: Record<string, string> = Object.fromEntries(
    ['q', 'state', 'performance', 'page'].flatMap((name) => {
      const value = asked(name);
      return value ? [[name, value]] : [];
    }),
  );
  const frame = {
    ...(await deskFrameData(args, 'orders', staff)),
    paths: { de: hubPath('orders', 'de', narrowed), en: hubPath('orders', 'en', narrowed) },
  };
  return hubPage(
    page,
    msg`Orders`,
    <HubFrame frame={frame}>
      <DeskOrdersScreen view={view} language={language} />
    </HubFrame>,
  );
}

export const meta = hubMeta;
export default HubRoute;
