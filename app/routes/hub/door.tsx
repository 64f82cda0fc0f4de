import { msg } from '@lingui/core/macro';
import { z } from 'zod';
import { formOutcome } from '#app/form-outcome.server.ts';
import { pageContext } from '#app/page-context.server.ts';
import type { PageHandle } from '#app/page-handle.ts';
import { redirect } from '#app/site-redirect.server.ts';
import { can } from '#features/core/access/index.server.ts';
import { hubPath } from '#features/core/navigation/index.ts';
import { findSettings } from '#features/core/settings/index.server.ts';
import { DoorScreen } from '#features/shop/desk/check-in/screens/door-screen.tsx';
import { admit, loadDoor, loadSeatGroups, MAX_SCANNED_LENGTH } from '#features/shop/desk/index.server.ts';
import { counterPath, type Direction, type Scanned, type Verdict } from '#features/shop/desk/index.ts';
import { i18nFor } from '#lib/i18n.ts';
import { parseId } from '#lib/query-parameters.ts';
import { readForm, text } from '#platform/http/read-form.server.ts';
import type { Route } from './+types/door.ts';
import { countHeadsOf, doorName, HEADS_FORM } from './head-form.server.ts';
import { requireStaff } from './hub-page.server.tsx';
import { hubMeta } from './hub-route.tsx';

export const handle: PageHandle = {
  query: { personal: ['door', 'direction'] },
  // The only page that looks through a camera.
  policy: { permissions: ['camera'] },
};

const SCAN_FORM = z.object({
  act: z.literal('scan').default('scan'),
  text: text(MAX_SCANNED_LENGTH),
  direction: z.enum(['in', 'out']).default('in'),
});
const FORM = z.union([HEADS_FORM, SCAN_FORM]);

const outcome = formOutcome<{ verdict: Verdict; scan: { id: string; direction: Direction } & Scanned }>();

/** `/cms-hub/check-in/{event}`: one door of an event. */
export async function loader(args: Route.LoaderArgs) {
  const staff = await requireStaff(args, 'check-in');
  const { services, language, url, scope } = pageContext(args.context);
  scope.markPrivate();
  const door = await loadDoor(services, eventOf(args.params), language);
  if (!door) throw new Response(null, { status: 404, statusText: 'Not Found' });
  const { jetId, eventId, title, time, inside, expected, present, counted } = door;
  const [{ isExitNoted }, seatGroups] = await Promise.all([
    findSettings(services.db),
    loadSeatGroups(services, jetId, language),
  ]);
  return {
    view: {
      jetId,
      eventId,
      title,
      time,
      door: doorName(url),
      counts: { inside, expected, present, counted },
      seatGroups,
      direction: isExitNoted ? directionOf(url) : null,
      pressKey: services.ids.token(),
      sellPath: can(staff, 'sell') ? counterPath(language, { event: jetId }) : null,
      shown: outcome.of(args.context),
      language,
      back: hubPath('check-in', language),
    },
    meta: { title: i18nFor(language)._(msg`Check-in`), robots: 'noindex' as const },
  };
}

/** Handles input typed where no script runs. */
export async function action(args: Route.ActionArgs) {
  const staff = await requireStaff(args, 'check-in');
  const page = pageContext(args.context);
  const { services, language, url } = page;
  const form = await readForm(FORM, args.request);
  if (!form.ok) throw new Response(null, { status: 400, statusText: 'Bad Request' });
  if (form.value.act === 'count') {
    const door = await loadDoor(services, eventOf(args.params), language);
    if (!door) throw new Response(null, { status: 404, statusText: 'Not Found' });
    await countHeadsOf(page, staff, { eventId: door.eventId, form: form.value });
    return redirect(url.pathname + url.search);
  }
  const { text, direction } = form.value;
  const scan = { id: services.ids.token(), text: text.trim(), isTyped: true, direction };
  const verdict = await admit(services, staff, eventOf(args.params), {
    ...scan,
    door: doorName(url),
    at: null,
    all: false,
    language,
  });
  return outcome.answer(args.context, { verdict, scan });
}

function eventOf({ event }: { event?: string }): number {
  const jetId = parseId(event);
  if (jetId === null) throw new Response(null, { status: 404, statusText: 'Not Found' });
  return jetId;
}

const directionOf = (url: URL): Direction => (url.searchParams.get('direction') === 'out' ? 'out' : 'in');

export const meta = hubMeta;

export default function DoorRoute({ loaderData }: Route.ComponentProps) {
  return <DoorScreen view={loaderData.view} />;
}
