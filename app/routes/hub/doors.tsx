import { msg } from '@lingui/core/macro';
import { pageContext } from '#app/page-context.server.ts';
import { HubFrame } from '#features/core/staff-frame/index.ts';
import { DoorsScreen } from '#features/shop/desk/check-in/screens/doors-screen.tsx';
import { loadDoors } from '#features/shop/desk/index.server.ts';
import type { Route } from './+types/doors.ts';
import { deskFrameData, hubPage, requireStaff } from './hub-page.server.tsx';
import { HubRoute, hubMeta } from './hub-route.tsx';

/** `/cms-hub/check-in`: the doors of today. */
export async function loader(args: Route.LoaderArgs) {
  const staff = await requireStaff(args, 'check-in');
  const page = pageContext(args.context);
  const { services, language } = page;
  const doors = await loadDoors(services, language);
  return hubPage(
    page,
    msg`Check-in`,
    <HubFrame frame={await deskFrameData(args, 'check-in', staff)}>
      <DoorsScreen doors={doors} language={language} />
    </HubFrame>,
  );
}

export const meta = hubMeta;
export default HubRoute;
