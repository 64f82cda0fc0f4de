import { msg } from '@lingui/core/macro';
import { z } from 'zod';
import { pageContext } from '#app/page-context.server.ts';
import { HubFrame } from '#features/core/staff-frame/index.ts';
import { loadDeskEventsPage } from '#features/shop/desk/index.server.ts';
import { DeskEventsScreen } from '#features/shop/desk/sales/screens/desk-events-screen.tsx';
import { MAX_PAGE_NUMBER } from '#lib/query-parameters.ts';
import type { Route } from './+types/events.ts';
import { deskFrameData, hubPage, requireStaff } from './hub-page.server.tsx';
import { HubRoute, hubMeta } from './hub-route.tsx';

/** Filters of the list; invalid values in the address are ignored and the whole list is shown. */
const QUERY = z.object({
  query: z
    .string()
    .trim()
    .max(100)
    .regex(/^\P{Cc}*$/u)
    .catch(''),
  page: z.coerce.number().int().min(1).max(MAX_PAGE_NUMBER).catch(1),
});

export async function loader(args: Route.LoaderArgs) {
  const staff = await requireStaff(args, 'check-in');
  const page = pageContext(args.context);
  const { services, language, url } = page;
  const asked = (name: string) => url.searchParams.get(name);
  const query = QUERY.parse({ query: asked('q') ?? '', page: asked('page') ?? 1 });
  const view = await loadDeskEventsPage(services, query, { staff, language });
  return hubPage(
    page,
    msg`Sales`,
    <HubFrame frame={deskFrameData(args, 'events', staff)}>
      <DeskEventsScreen view={view} language={language} />
    </HubFrame>,
  );
}

export const meta = hubMeta;
export default HubRoute;
