import { msg } from '@lingui/core/macro';
import { pageContext } from '#app/page-context.server.ts';
import { HubFrame } from '#features/core/staff-frame/index.ts';
import { loadDoors } from '#features/shop/desk/check-in/index.server.ts';
import { DoorsRoomScreen } from '#features/shop/desk/check-in/screens/doors-room.tsx';
import type { Route } from './+types/doors.ts';
import { deskAround, hubRoom, requireStaff } from './hub-room.server.tsx';
import { HubRoute, hubMeta } from './hub-route.tsx';

/** `/cms-hub/check-in`: the doors of today. */
export async function loader(args: Route.LoaderArgs) {
  const staff = await requireStaff(args, 'check-in');
  const page = pageContext(args.context);
  const { services, language } = page;
  const doors = await loadDoors(services, language);
  return hubRoom(
    page,
    msg`Check-in`,
    <HubFrame around={deskAround(args, 'check-in', staff)}>
      <DoorsRoomScreen doors={doors} language={language} />
    </HubFrame>,
  );
}

export const meta = hubMeta;
export default HubRoute;
