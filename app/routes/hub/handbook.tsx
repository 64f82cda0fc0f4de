import { msg } from '@lingui/core/macro';
import { pageContext } from '#app/page-context.server.ts';
import { redirect } from '#app/site-redirect.server.ts';
import { can } from '#features/core/access/index.server.ts';
import { handbooksOf } from '#features/website/hub/index.server.ts';
import { handbookAt, handbookPath } from '#features/website/hub/index.ts';
import { HandbookScreen } from '#features/website/hub/screens/handbook-screen.tsx';
import type { Route } from './+types/handbook.ts';
import { deskFrameData, hubFrameData, hubPage, requireColleague } from './hub-page.server.tsx';
import { HubRoute, hubMeta } from './hub-route.tsx';

export async function loader(args: Route.LoaderArgs) {
  const wanted = handbookAt(args.params.handbook);
  const reader = await requireColleague(args, (principal) => handbooksOf(principal).length > 0);
  if (wanted === null) throw new Response(null, { status: 404, statusText: 'Not Found' });
  const page = pageContext(args.context);
  const handbooks = handbooksOf(reader);
  const [first = wanted] = handbooks;
  // Open to all staff: without the right to edit pages one is redirected to their own handbook.
  if (!handbooks.includes(wanted)) throw redirect(handbookPath(first, page.language));
  const frame = can(reader, 'edit-pages')
    ? (await hubFrameData(args, 'handbook', reader)).frame
    : await deskFrameData(args, 'handbook', reader);
  const screen = <HandbookScreen frame={frame} here={wanted} handbooks={handbooks} />;
  return hubPage(page, msg`Handbook`, screen);
}

export const meta = hubMeta;
export default HubRoute;
