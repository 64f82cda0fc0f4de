import { msg } from '@lingui/core/macro';
import { pageContext } from '#app/page-context.server.ts';
import { can } from '#features/core/access/index.server.ts';
import { HubFrame } from '#features/core/staff-frame/index.ts';
import { loadDoorList } from '#features/shop/desk/index.server.ts';
import { doorListPath } from '#features/shop/desk/index.ts';
import { DoorListScreen } from '#features/shop/desk/sales/screens/door-list.tsx';
import { parseId } from '#lib/query-parameters.ts';
import type { Route } from './+types/door-list.ts';
import { deskFrameData, hubPage, requireStaff } from './hub-page.server.tsx';
import { HubRoute, hubMeta } from './hub-route.tsx';

/** Loads the door list of an event, for check-in staff. */
export async function loader(args: Route.LoaderArgs) {
  const staff = await requireStaff(args, 'check-in');
  const page = pageContext(args.context);
  const { services, language } = page;
  const id = parseId(args.params.id);
  const canSell = can(staff, 'sell');
  const list = id === null ? null : await loadDoorList(services, id, { language, mayReadHealth: canSell });
  if (!list) throw new Response(null, { status: 404, statusText: 'Not Found' });
  const { id: event } = list.event;
  const paths = { de: doorListPath(event, 'de'), en: doorListPath(event, 'en') };
  return hubPage(
    page,
    msg`Door list`,
    <HubFrame frame={{ ...(await deskFrameData(args, 'events', staff)), paths }}>
      <DoorListScreen list={list} canSell={canSell} language={language} />
    </HubFrame>,
  );
}

export const meta = hubMeta;
export default HubRoute;
