import { msg } from '@lingui/core/macro';
import { z } from 'zod';
import { pageContext } from '#app/page-context.server.ts';
import { HubFrame } from '#features/core/staff-frame/index.ts';
import { loadEventsRoom } from '#features/shop/desk/sales/index.server.ts';
import { EventsRoomScreen } from '#features/shop/desk/sales/screens/events-room.tsx';
import { LARGEST_PAGE_NUMBER } from '#lib/query-parameters.ts';
import type { Route } from './+types/events.ts';
import { deskAround, hubRoom, requireStaff } from './hub-room.server.tsx';
import { HubRoute, hubMeta } from './hub-route.tsx';

/** Filters of the list; invalid values in the address are ignored and the whole list is shown. */
const QUERY = z.object({
  query: z
    .string()
    .trim()
    .max(100)
    .regex(/^\P{Cc}*$/u)
    .catch(''),
  page: z.coerce.number().int().min(1).max(LARGEST_PAGE_NUMBER).catch(1),
});

export async function loader(args: Route.LoaderArgs) {
  const staff = await requireStaff(args, 'check-in');
  const page = pageContext(args.context);
  const { services, language, url } = page;
  const asked = (name: string) => url.searchParams.get(name);
  const query = QUERY.parse({ query: asked('q') ?? '', page: asked('page') ?? 1 });
  const room = await loadEventsRoom(services, query, { staff, language });
  return hubRoom(
    page,
    msg`Sales`,
    <HubFrame around={deskAround(args, 'events', staff)}>
      <EventsRoomScreen room={room} language={language} />
    </HubFrame>,
  );
}

export const meta = hubMeta;
export default HubRoute;
