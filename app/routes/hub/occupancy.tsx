import { msg } from '@lingui/core/macro';
import { pageContext } from '#app/page-context.server.ts';
import { HubFrame } from '#features/core/staff-frame/index.ts';
import { loadOccupancyPage } from '#features/shop/desk/index.server.ts';
import { occupancyPath } from '#features/shop/desk/index.ts';
import { OccupancyScreen } from '#features/shop/desk/reports/screens/occupancy-screen.tsx';
import { parseId } from '#lib/query-parameters.ts';
import type { Route } from './+types/occupancy.ts';
import { deskFrameData, hubPage, requireStaff } from './hub-page.server.tsx';
import { HubRoute, hubMeta } from './hub-route.tsx';

/** Places sold for an event by day. */
export async function loader(args: Route.LoaderArgs) {
  const staff = await requireStaff(args, 'read-finance');
  const page = pageContext(args.context);
  const { services, language } = page;
  const id = parseId(args.params.id);
  const view = id === null ? null : await loadOccupancyPage(services, id, language);
  if (!view) throw new Response(null, { status: 404, statusText: 'Not Found' });
  const paths = { de: occupancyPath(view.eventId, 'de'), en: occupancyPath(view.eventId, 'en') };
  return hubPage(
    page,
    msg`Places sold by day`,
    <HubFrame frame={{ ...(await deskFrameData(args, 'reports', staff)), paths }}>
      <OccupancyScreen view={view} language={language} />
    </HubFrame>,
  );
}

export const meta = hubMeta;
export default HubRoute;
