import { msg } from '@lingui/core/macro';
import { z } from 'zod';
import { formOutcome } from '#app/form-outcome.server.ts';
import { pageContext } from '#app/page-context.server.ts';
import type { PageHandle } from '#app/page-handle.ts';
import { hubPath } from '#features/core/navigation/index.ts';
import { DoorScreen } from '#features/shop/desk/check-in/screens/door-screen.tsx';
import { admit, loadDoor, MAX_DOOR_LENGTH, MAX_SCANNED_LENGTH } from '#features/shop/desk/index.server.ts';
import type { Scanned, Verdict } from '#features/shop/desk/index.ts';
import { i18nFor } from '#lib/i18n.ts';
import { parseId } from '#lib/query-parameters.ts';
import { readForm, text } from '#platform/http/read-form.server.ts';
import type { Route } from './+types/door.ts';
import { requireStaff } from './hub-page.server.tsx';
import { hubMeta } from './hub-route.tsx';

export const handle: PageHandle = {
  query: { personal: ['door'] },
  // The only page that looks through a camera.
  policy: { permissions: ['camera'] },
};

const FORM = z.object({ text: text(MAX_SCANNED_LENGTH) });

const outcome = formOutcome<{ verdict: Verdict; scan: { id: string } & Scanned }>();

/** `/cms-hub/check-in/{event}`: one door of an event. */
export async function loader(args: Route.LoaderArgs) {
  await requireStaff(args, 'check-in');
  const { services, language, url, scope } = pageContext(args.context);
  scope.markPrivate();
  const door = await loadDoor(services, eventOf(args.params), language);
  if (!door) throw new Response(null, { status: 404, statusText: 'Not Found' });
  const { jetId, title, time, inside, expected } = door;
  return {
    view: {
      jetId,
      title,
      time,
      door: doorName(url),
      counts: { inside, expected },
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
  const { services, language, url } = pageContext(args.context);
  const form = await readForm(FORM, args.request);
  if (!form.ok) throw new Response(null, { status: 400, statusText: 'Bad Request' });
  const scan = { id: services.ids.token(), text: form.value.text.trim(), isTyped: true };
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

const doorName = (url: URL) => (url.searchParams.get('door') ?? '').trim().slice(0, MAX_DOOR_LENGTH);

export const meta = hubMeta;

export default function DoorRoute({ loaderData }: Route.ComponentProps) {
  return <DoorScreen view={loaderData.view} />;
}
