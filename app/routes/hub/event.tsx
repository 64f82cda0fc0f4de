import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { z } from 'zod';
import { i18nFor } from '#app/i18n.ts';
import { pageContext } from '#app/page-context.server.ts';
import { redirect } from '#app/site-redirect.server.ts';
import { HubFrame } from '#features/hub/screens/hub-frame.tsx';
import type { Principal } from '#features/permissions/index.server.ts';
import {
  blockBody,
  blockPlaces,
  cancelEvent,
  capacityBody,
  changeCapacity,
  freePlaces,
  loadEventRoom,
  moveEvent,
  putOnSale,
  saleBody,
  saleCancellationBody,
  setSale,
  takeOff,
} from '#features/sale-desk/index.server.ts';
import { deskEventPath, type SaleDraft } from '#features/sale-desk/index.ts';
import { EventRoomScreen } from '#features/sale-desk/screens/event-room.tsx';
import { parseDigits, parseId } from '#lib/query-parameters.ts';
import { fail, type Result } from '#lib/result.ts';
import { instantAt } from '#lib/venue-instant.ts';
import { isDay } from '#lib/venue-time.ts';
import { readForm, text } from '#platform/http/read-form.server.ts';
import type { Services } from '#server/services/services.server.ts';
import type { Route } from './+types/event.ts';
import { deskAround, hubRoom, requireStaff, roomOutcome } from './hub-room.server.tsx';
import { HubRoute, hubMeta } from './hub-route.tsx';
import { type SaleProblem, saleProblem } from './sale-problem.ts';

const DEEDS = ['sell', 'capacity', 'block', 'free', 'stop', 'open', 'move', 'cancel', 'take-off'] as const;
type Deed = (typeof DEEDS)[number];
const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;
const CAPACITY = 'capacity-';

const FORM = z.looseObject({
  do: z.enum(DEEDS),
  list: text(),
  pool: text(),
  number: text(),
  minutes: text(),
  reason: text(),
  block: text(),
  entry: text(),
  day: text(),
  time: text(),
});
type Form = z.output<typeof FORM>;

/** What was done, as it is said to who did it. */
const DONE: Record<Deed, MessageDescriptor> = {
  sell: msg`The event is on sale.`,
  capacity: msg`The capacity is changed.`,
  block: msg`The places are blocked.`,
  free: msg`The places are free again.`,
  stop: msg`The sale is closed.`,
  open: msg`The sale is open.`,
  'take-off': msg`They are off the waiting list.`,
  move: msg`The event is moved. Everybody who has tickets is told.`,
  cancel: msg`The event is cancelled. Everybody who has tickets is told.`,
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
    msg`Sale of an event`,
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

/** Puts on sale, changes places, closes, moves, or cancels. */
export async function action(args: Route.ActionArgs) {
  const staff = await requireStaff(args, 'sell');
  const { services, language } = pageContext(args.context);
  const form = await readForm(FORM, args.request);
  if (!form.ok) throw new Response(null, { status: 400, statusText: 'Bad Request' });
  const id = parseId(args.params.id);
  if (id === null) throw notFound();
  const done = await act(services, staff, id, form.value);
  if (!done.ok) {
    if (done.error.code === 'UNKNOWN_EVENT') throw notFound();
    const draft = draftOf(form.value);
    return outcome.answer(args.context, { problem: saleProblem(done.error), draft }, { status: 422 });
  }
  throw redirect(deskEventPath(id, language, { done: form.value.do }));
}

async function act(
  services: Services,
  staff: Principal,
  id: number,
  form: Form,
): Promise<Result<unknown, SaleProblem>> {
  const number = parseDigits(form.number.trim());
  const poolId = parseId(form.pool) ?? 0;
  switch (form.do) {
    case 'sell': {
      const capacities = Object.entries(capacitiesOf(form)).map(([group, capacity]) => ({
        seat_group: parseId(group),
        capacity: parseDigits(capacity.trim()),
      }));
      const typed = form.minutes.trim();
      const sale = saleBody.safeParse({
        ...{ price_list: parseId(form.list), capacities },
        timeslot_minutes: typed === '' ? null : parseDigits(typed),
      });
      if (typed !== '' && parseDigits(typed) === null) return fail({ code: 'NO_NUMBER' });
      if (!sale.success) return fail({ code: 'NO_NUMBER' });
      return putOnSale(services, staff, id, {
        priceListId: sale.data.price_list,
        everyMinutes: sale.data.timeslot_minutes,
        capacities: sale.data.capacities.map(({ seat_group: groupId, capacity }) => ({ groupId, capacity })),
      });
    }
    case 'take-off':
      return takeOff(services, staff, id, parseId(form.entry) ?? 0);
    case 'capacity': {
      const wanted = capacityBody.safeParse({ capacity: number });
      if (!wanted.success) return fail({ code: 'NO_NUMBER' });
      return changeCapacity(services, staff, id, { poolId, ...wanted.data });
    }
    case 'block': {
      const block = blockBody.safeParse({ pool: poolId, places: number, reason: form.reason });
      if (!block.success) return fail({ code: number === null || number === 0 ? 'NO_NUMBER' : 'NO_REASON' });
      const { places, reason } = block.data;
      return blockPlaces(services, staff, id, { poolId, places, reason });
    }
    case 'free':
      return freePlaces(services, staff, id, parseId(form.block) ?? 0);
    case 'stop':
      return setSale(services, staff, id, 'stopped');
    case 'open':
      return setSale(services, staff, id, 'open');
    case 'move': {
      const time = form.time.slice(0, 'HH:MM'.length);
      if (!isDay(form.day) || !TIME.test(time)) return fail({ code: 'NO_TIME' });
      return moveEvent(services, staff, id, instantAt(form.day, time));
    }
    case 'cancel': {
      const said = saleCancellationBody.safeParse({ reason: form.reason });
      return said.success ? cancelEvent(services, staff, id, said.data.reason) : fail({ code: 'NO_REASON' });
    }
  }
}

/** What was typed for each seat group, by its number. */
function capacitiesOf(form: Form): Record<string, string> {
  return Object.fromEntries(
    Object.entries(form).flatMap(([name, value]) =>
      name.startsWith(CAPACITY) && typeof value === 'string'
        ? [[name.slice(CAPACITY.length), value.slice(0, 20)]]
        : [],
    ),
  );
}

function draftOf(form: Form): SaleDraft | null {
  const { do: deed, list, pool, number, minutes, reason, day, time } = form;
  if (deed === 'free' || deed === 'stop' || deed === 'open' || deed === 'take-off') return null;
  return { form: deed, list, pool, number, minutes, reason, day, time, capacities: capacitiesOf(form) };
}

export const meta = hubMeta;
export default HubRoute;
