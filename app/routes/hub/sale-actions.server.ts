import { z } from 'zod';
import type { Principal } from '#features/core/access/index.server.ts';
import {
  blockBody,
  blockPlaces,
  cancelEvent,
  capacityBody,
  changeCapacity,
  changeRoom,
  changeSaleStart,
  changeTicketLimits,
  freePlaces,
  moveEvent,
  postponeEvent,
  putOnSale,
  removeWaitingEntry,
  saleBody,
  saleCancellationBody,
  setSale,
  ticketLimitsBody,
} from '#features/shop/desk/index.server.ts';
import type { SaleDraft } from '#features/shop/desk/index.ts';
import { parseDigits, parseId } from '#lib/query-parameters.ts';
import { fail, type Result } from '#lib/result.ts';
import { instantAt } from '#lib/venue-instant.ts';
import { type Instant, isDay } from '#lib/venue-time.ts';
import { text, ticked } from '#platform/http/read-form.server.ts';
import type { Services } from '#server/services/services.server.ts';
import type { SaleProblem } from './sale-problem.ts';

export const SALE_ACTIONS = [
  'sell',
  'capacity',
  'block',
  'free',
  'stop',
  'open',
  'start',
  'limits',
  'move',
  'postpone',
  'room',
  'cancel',
  'take-off',
] as const;
export type SaleAction = (typeof SALE_ACTIONS)[number];
const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;
const CAPACITY = 'capacity-';

export const SALE_FORM = z.looseObject({
  do: z.enum(SALE_ACTIONS),
  list: text(),
  plan: text(),
  pool: text(),
  number: text(),
  minutes: text(),
  starts: text(),
  members: text(),
  perPrice: text(),
  perOrder: text(),
  room: text(),
  reason: text(),
  desk: ticked(),
  ends: text(),
  block: text(),
  entry: text(),
  day: text(),
  time: text(),
});
type Form = z.output<typeof SALE_FORM>;

/** Does what a form of the sale asks for. */
export async function actOnSale(
  services: Services,
  staff: Principal,
  id: number,
  form: Form,
): Promise<Result<unknown, SaleProblem>> {
  const number = parseDigits(form.number.trim());
  const poolId = parseId(form.pool) ?? 0;
  switch (form.do) {
    case 'sell': {
      const planVersionId = parseId(form.plan);
      const capacities = Object.entries(capacitiesOf(form)).flatMap(([group, capacity]) =>
        // Seats of a plan are not counted by hand.
        planVersionId !== null && capacity.trim() === ''
          ? []
          : { groupId: parseId(group), capacity: parseDigits(capacity.trim()) },
      );
      const typed = form.minutes.trim();
      const everyMinutes = typed === '' ? null : parseDigits(typed);
      if (typed !== '' && everyMinutes === null) return fail({ code: 'NO_NUMBER' });
      const sale = saleBody.safeParse({
        priceListId: parseId(form.list),
        capacities,
        planVersionId,
        everyMinutes,
      });
      if (!sale.success) return fail({ code: 'NO_NUMBER' });
      const start = saleStartOf(form);
      return start ? putOnSale(services, staff, id, { ...start, ...sale.data }) : fail({ code: 'NO_TIME' });
    }
    case 'take-off':
      return removeWaitingEntry(services, staff, id, parseId(form.entry) ?? 0);
    case 'capacity': {
      const wanted = capacityBody.safeParse({ capacity: number });
      if (!wanted.success) return fail({ code: 'NO_NUMBER' });
      return changeCapacity(services, staff, id, { poolId, ...wanted.data });
    }
    case 'block': {
      const endsAt = momentIn(form.ends);
      if (endsAt === undefined) return fail({ code: 'NO_TIME' });
      const { reason, desk: isForDesk } = form;
      const block = blockBody.safeParse({ places: number, reason, isForDesk, endsAt });
      if (!block.success) return fail({ code: number === null || number === 0 ? 'NO_NUMBER' : 'NO_REASON' });
      return blockPlaces(services, staff, id, { poolId, ...block.data });
    }
    case 'free':
      return freePlaces(services, staff, id, parseId(form.block) ?? 0);
    case 'stop':
      return setSale(services, staff, id, 'stopped');
    case 'open':
      return setSale(services, staff, id, 'open');
    case 'start': {
      const start = saleStartOf(form);
      return start ? changeSaleStart(services, staff, id, start) : fail({ code: 'NO_TIME' });
    }
    case 'limits': {
      const limits = ticketLimitsBody.safeParse({
        maxPerPrice: parseDigits(form.perPrice.trim()),
        maxPerOrder: parseDigits(form.perOrder.trim()),
      });
      return limits.success
        ? changeTicketLimits(services, staff, id, limits.data)
        : fail({ code: 'NO_NUMBER' });
    }
    case 'room':
      return changeRoom(services, staff, id, parseId(form.room) ?? 0);
    case 'move': {
      const time = form.time.slice(0, 'HH:MM'.length);
      if (!isDay(form.day) || !TIME.test(time)) return fail({ code: 'NO_TIME' });
      return moveEvent(services, staff, id, instantAt(form.day, time));
    }
    case 'postpone':
      return postponeEvent(services, staff, id);
    case 'cancel': {
      const said = saleCancellationBody.safeParse({ reason: form.reason });
      return said.success ? cancelEvent(services, staff, id, said.data.reason) : fail({ code: 'NO_REASON' });
    }
  }
}

/** Start of the sale as typed; `null` for an invalid time. */
function saleStartOf({ starts, members }: Form) {
  const [saleStartsAt, membersFrom] = [momentIn(starts), momentIn(members)];
  return saleStartsAt === undefined || membersFrom === undefined ? null : { saleStartsAt, membersFrom };
}

/** A day and time of the venue from a date input; `null` for an empty one, `undefined` for an invalid one. */
export function momentIn(typed: string): Instant | null | undefined {
  if (typed === '') return null;
  const [day = '', time = ''] = typed.slice(0, 'YYYY-MM-DDTHH:MM'.length).split('T');
  return isDay(day) && TIME.test(time) ? new Date(instantAt(day, time)).toISOString() : undefined;
}

/** Returns the typed capacity of each seat group, by its number. */
function capacitiesOf(form: Form): Record<string, string> {
  return Object.fromEntries(
    Object.entries(form).flatMap(([name, value]) =>
      name.startsWith(CAPACITY) && typeof value === 'string'
        ? [[name.slice(CAPACITY.length), value.slice(0, 20)]]
        : [],
    ),
  );
}

/** Returns the typed values for the form shown again. */
export function draftOf(form: Form): SaleDraft | null {
  const { do: action, list, plan, pool, number, minutes, starts, members, perPrice, perOrder } = form;
  const { room, reason, desk, ends, day, time } = form;
  if (action === 'free' || action === 'stop' || action === 'open' || action === 'take-off') return null;
  const capacities = capacitiesOf(form);
  return {
    ...{ form: action, list, plan, pool, number, minutes, starts, members, perPrice, perOrder },
    ...{ room, reason, desk, ends, day, time, capacities },
  };
}
