import type { CounterCarts } from '#features/box-office/sale/index.server.ts';
import { parseId } from '#lib/query-parameters.ts';
import { fail, succeed } from '#lib/result.ts';
import { addSeriesToSale, addToSale, takeOneBack } from '../change-tickets.server.ts';
import { MOST_AT_ONCE } from '../key-buffer.ts';
import { sellAnyway } from '../sell-anyway.server.ts';
import type { CounterForm } from './counter-form.server.ts';
import type { Cashier, Press, PressResult, PressServices } from './pressed.server.ts';

/** Adds the pressed tickets to the cart, or takes one out of it. */
export async function changeCart(
  carts: CounterCarts,
  { form, reference, query }: Press,
): Promise<PressResult> {
  const count = form.count === '' ? 1 : Number(form.count);
  if (!Number.isInteger(count) || count < 1 || count > MOST_AT_ONCE) return fail({ code: 'NO_COUNT' });
  const key = form.key || null;
  if (form.whole !== '') {
    const [seriesId = 0, priceId = 0, price = 0] = form.whole.split(' ').map(Number);
    const tickets = [{ priceId, quantity: 1, cents: price }];
    const added = await addSeriesToSale(carts, reference, { seriesId, tickets }, key);
    return added.ok ? succeed({ reference: added.value, query }) : added;
  }
  if (form.less !== '') {
    const saleTypeId = parseId(form.less);
    if (saleTypeId === null) return fail({ code: 'UNKNOWN_OFFER' });
    if (reference === null) return succeed({ reference, query });
    const less = await takeOneBack(carts, reference, { ...placeIn(form), saleTypeId });
    return less.ok ? succeed({ reference, query }) : less;
  }
  const order = { ...placeIn(form), tickets: ticketsOf(form.add, count) };
  const added = await addToSale(carts, reference, order, key);
  return added.ok ? succeed({ reference: added.value, query }) : added;
}

/** Adds a ticket beyond the places of a date. */
export async function addAnyway(
  services: PressServices,
  staff: Cashier,
  { form, reference, query }: Press,
): Promise<PressResult> {
  const added = await sellAnyway(services, staff, {
    ...{ reference, key: form.key || null, reason: form.reason },
    order: { ...placeIn(form), tickets: ticketsOf(form.add, 1) },
  });
  return added.ok ? succeed({ reference: added.value, query }) : added;
}

const placeIn = ({ event, group, slot }: CounterForm) => ({
  ...{ jetId: event ?? 0, seatGroup: group, blockId: parseId(slot) },
});

/** The prices that were pressed, each as often as it stands there, times the number of tickets per press. */
function ticketsOf(pressed: string, count: number): { saleTypeId: number; quantity: number }[] {
  const presses = Map.groupBy(pressed.split(' ').filter(Boolean), (each) => each);
  return [...presses].map(([price, { length }]) => ({
    saleTypeId: parseId(price) ?? 0,
    quantity: Math.min(MOST_AT_ONCE, length * count),
  }));
}
