import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { i18nFor } from '#app/i18n.ts';
import { pageContext } from '#app/page-context.server.ts';
import { redirect } from '#app/site-redirect.server.ts';
import { HubFrame } from '#features/core/staff-frame/index.ts';
import { loadEventRoom } from '#features/shop/desk/sales/index.server.ts';
import { deskEventPath, type SaleDraft } from '#features/shop/desk/sales/index.ts';
import { EventRoomScreen } from '#features/shop/desk/sales/screens/event-room.tsx';
import { parseId } from '#lib/query-parameters.ts';
import { readForm } from '#platform/http/read-form.server.ts';
import type { Route } from './+types/event.ts';
import { deskAround, hubRoom, requireStaff, roomOutcome } from './hub-room.server.tsx';
import { HubRoute, hubMeta } from './hub-route.tsx';
import { actOnSale, DEEDS, type Deed, draftOf, SALE_FORM } from './sale-deeds.server.ts';
import { saleProblem } from './sale-problem.ts';

/** Confirmations of completed actions, shown to the staff member. */
const DONE: Record<Deed, MessageDescriptor> = {
  sell: msg`The date is on sale.`,
  capacity: msg`Number of seats changed.`,
  block: msg`Seats blocked.`,
  free: msg`Seats released.`,
  stop: msg`Sales closed.`,
  open: msg`Sales open.`,
  'take-off': msg`Removed from the waiting list.`,
  start: msg`Start of sales changed.`,
  limits: msg`Limits changed.`,
  room: msg`Room changed. Everyone with tickets has been notified.`,
  move: msg`Date moved. Everyone with tickets has been notified.`,
  postpone: msg`Date postponed. Everyone with tickets has been notified.`,
  cancel: msg`Date cancelled. Everyone with tickets has been notified.`,
};

const outcome = roomOutcome<SaleDraft>();
const notFound = () => new Response(null, { status: 404, statusText: 'Not Found' });

export async function loader(args: Route.LoaderArgs) {
  const staff = await requireStaff(args, 'sell');
  const page = pageContext(args.context);
  const { services, language, url } = page;
  const sent = outcome.of(args.context);
  const id = parseId(args.params.id);
  const room =
    id === null ? null : await loadEventRoom(services, id, { language, draft: sent?.draft ?? null });
  if (!room) throw notFound();
  const deed = DEEDS.find((each) => each === url.searchParams.get('done'));
  const i18n = i18nFor(language);
  const { id: event } = room.event;
  const paths = { de: deskEventPath(event, 'de'), en: deskEventPath(event, 'en') };
  return hubRoom(
    page,
    msg`Sales for a date`,
    <HubFrame around={{ ...deskAround(args, 'events', staff), paths }}>
      <EventRoomScreen
        room={room}
        language={language}
        problem={sent ? i18n._(sent.problem) : null}
        done={!sent && deed ? i18n._(DONE[deed]) : null}
      />
    </HubFrame>,
  );
}

/** Puts on sale, changes places, closes, moves, postpones, or cancels. */
export async function action(args: Route.ActionArgs) {
  const staff = await requireStaff(args, 'sell');
  const { services, language } = pageContext(args.context);
  const form = await readForm(SALE_FORM, args.request);
  if (!form.ok) throw new Response(null, { status: 400, statusText: 'Bad Request' });
  const id = parseId(args.params.id);
  if (id === null) throw notFound();
  const done = await actOnSale(services, staff, id, form.value);
  if (!done.ok) {
    if (done.error.code === 'UNKNOWN_EVENT') throw notFound();
    const draft = draftOf(form.value);
    return outcome.answer(args.context, { problem: saleProblem(done.error), draft }, { status: 422 });
  }
  throw redirect(deskEventPath(id, language, { done: form.value.do }));
}

export const meta = hubMeta;
export default HubRoute;
