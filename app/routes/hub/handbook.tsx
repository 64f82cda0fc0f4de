import { msg } from '@lingui/core/macro';
import { pageContext } from '#app/page-context.server.ts';
import { HandbookRoomScreen } from '#features/hub/screens/handbook-room.tsx';
import type { Route } from './+types/handbook.ts';
import { hubAround, hubRoom, requireStaff } from './hub-room.server.tsx';
import { HubRoute, hubMeta } from './hub-route.tsx';

export async function loader(args: Route.LoaderArgs) {
  const editor = await requireStaff(args, 'edit-pages');
  const { around } = await hubAround(args, 'handbook', editor);
  return hubRoom(pageContext(args.context), msg`Handbook`, <HandbookRoomScreen around={around} />);
}

export const meta = hubMeta;
export default HubRoute;
