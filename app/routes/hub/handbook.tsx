import { msg } from '@lingui/core/macro';
import { pageContext } from '#app/page-context.server.ts';
import { redirect } from '#app/site-redirect.server.ts';
import { can } from '#features/core/access/index.server.ts';
import { handbooksOf } from '#features/website/hub/index.server.ts';
import { handbookAt, handbookPath } from '#features/website/hub/index.ts';
import { HandbookRoomScreen } from '#features/website/hub/screens/handbook-room.tsx';
import type { Route } from './+types/handbook.ts';
import { deskAround, hubAround, hubRoom, requireColleague } from './hub-room.server.tsx';
import { HubRoute, hubMeta } from './hub-route.tsx';

export async function loader(args: Route.LoaderArgs) {
  const wanted = handbookAt(args.params.handbook);
  const reader = await requireColleague(args, (principal) => handbooksOf(principal).length > 0);
  if (wanted === null) throw new Response(null, { status: 404, statusText: 'Not Found' });
  const page = pageContext(args.context);
  const handbooks = handbooksOf(reader);
  const [first = wanted] = handbooks;
  // The room is everybody's: whoever does not write pages is led to what is theirs.
  if (!handbooks.includes(wanted)) throw redirect(handbookPath(first, page.language));
  const around = can(reader, 'edit-pages')
    ? (await hubAround(args, 'handbook', reader)).around
    : deskAround(args, 'handbook', reader);
  const screen = <HandbookRoomScreen around={around} here={wanted} handbooks={handbooks} />;
  return hubRoom(page, msg`Handbook`, screen);
}

export const meta = hubMeta;
export default HubRoute;
