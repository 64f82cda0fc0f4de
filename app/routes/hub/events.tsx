import { msg } from '@lingui/core/macro';
import { pageContext } from '#app/page-context.server.ts';
import { hubPath } from '#features/core/navigation/index.ts';
import { HubFrame } from '#features/core/staff-frame/index.ts';
import { loadDeskEventsPage, salesQuery } from '#features/shop/desk/index.server.ts';
import { salesFilter } from '#features/shop/desk/index.ts';
import { DeskEventsScreen } from '#features/shop/desk/sales/screens/desk-events-screen.tsx';
import type { Route } from './+types/events.ts';
import { deskFrameData, hubPage, requireStaff } from './hub-page.server.tsx';
import { HubRoute, hubMeta } from './hub-route.tsx';

export async function loader(args: Route.LoaderArgs) {
  const staff = await requireStaff(args, 'check-in');
  const page = pageContext(args.context);
  const { services, language, url } = page;
  const asked = (name: string) => url.searchParams.get(name);
  const query = salesQuery.parse({
    query: asked('q') ?? '',
    isOver: asked('when') === 'over',
    isWaitedFor: asked('waiting') !== null,
    page: asked('page') ?? 1,
  });
  const view = await loadDeskEventsPage(services, query, { staff, language });
  const narrowed = salesFilter(query);
  const frame = {
    ...(await deskFrameData(args, 'events', staff)),
    paths: { de: hubPath('events', 'de', narrowed), en: hubPath('events', 'en', narrowed) },
  };
  return hubPage(
    page,
    msg`Sales`,
    <HubFrame frame={frame}>
      <DeskEventsScreen view={view} language={language} />
    </HubFrame>,
  );
}

export const meta = hubMeta;
export default HubRoute;
