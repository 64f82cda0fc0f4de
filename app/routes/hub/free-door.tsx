import { msg } from '@lingui/core/macro';
import { pageContext } from '#app/page-context.server.ts';
import type { PageHandle } from '#app/page-handle.ts';
import { redirect } from '#app/site-redirect.server.ts';
import { hubPath } from '#features/core/navigation/index.ts';
import { HeadsScreen } from '#features/shop/desk/check-in/screens/heads-screen.tsx';
import { loadFreeDoor } from '#features/shop/desk/index.server.ts';
import { i18nFor } from '#lib/i18n.ts';
import { parseId } from '#lib/query-parameters.ts';
import { readForm } from '#platform/http/read-form.server.ts';
import type { Route } from './+types/free-door.ts';
import { countHeadsOf, doorName, HEADS_FORM } from './head-form.server.ts';
import { requireStaff } from './hub-page.server.tsx';
import { hubMeta } from './hub-route.tsx';

export const handle: PageHandle = { query: { personal: ['door'] } };

/** `/cms-hub/check-in/events/{id}`: the door of an event without tickets, whose visitors are counted. */
export async function loader(args: Route.LoaderArgs) {
  await requireStaff(args, 'check-in');
  const { services, language, url, scope } = pageContext(args.context);
  scope.markPrivate();
  const door = await loadFreeDoor(services, idOf(args.params), language);
  if (!door) throw notFound();
  const { eventId, title, time, counted } = door;
  return {
    view: {
      ...{ eventId, title, time, counted, language },
      door: doorName(url),
      pressKey: services.ids.token(),
      back: hubPath('check-in', language),
    },
    meta: { title: i18nFor(language)._(msg`Check-in`), robots: 'noindex' as const },
  };
}

/** Handles a press where no script runs. */
export async function action(args: Route.ActionArgs) {
  const staff = await requireStaff(args, 'check-in');
  const page = pageContext(args.context);
  const form = await readForm(HEADS_FORM, args.request);
  if (!form.ok) throw new Response(null, { status: 400, statusText: 'Bad Request' });
  const counted = await countHeadsOf(page, staff, { eventId: idOf(args.params), form: form.value });
  if (!counted.ok) throw notFound();
  return redirect(page.url.pathname + page.url.search);
}

const notFound = () => new Response(null, { status: 404, statusText: 'Not Found' });

function idOf({ id }: { id?: string }): number {
  const parsed = parseId(id);
  if (parsed === null) throw notFound();
  return parsed;
}

export const meta = hubMeta;

export default function FreeDoorRoute({ loaderData }: Route.ComponentProps) {
  return <HeadsScreen view={loaderData.view} />;
}
