import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Order } from '#features/box-office/ticketing/index.ts';
import { findAuditEntries } from '#features/core/access/index.server.ts';
import { sell } from '#features/shop/desk/counter/sell.server.ts';
import { blockSeatsOfEvent, changeSeatsOfOrder, loadOrderSeats } from '#features/shop/desk/index.server.ts';
import { historyLine } from '#features/shop/desk/orders/history-line.ts';
import { describeOnEngines } from '#tests/database/engines.ts';
import { codeOf, granted, saleOf } from '#tests/order-desk/counter-sales.ts';
import { HEIKE, NELE } from '#tests/order-desk/desk.ts';
import { expectSoundBooks } from '#tests/ticketing/invariants.ts';
import { openSeatedDesk, type SeatedDesk } from './seated-desk.ts';

describeOnEngines('seats of an order', (engine) => {
  let seated: SeatedDesk;
  let order: Order;
  beforeEach(async () => {
    seated = await openSeatedDesk(engine);
    order = await soldTo('ada@post.example');
  });
  afterEach(async () => {
    await expectSoundBooks(seated.services.db);
    await seated.desk.close();
  });

  async function soldTo(email: string): Promise<Order> {
    const sale = await saleOf(seated.desk, await seated.basket(2), {
      customer: { firstName: 'Ada', lastName: 'Sommer', email },
    });
    return granted(await sell(seated.services, HEIKE, sale));
  }
  const change = (seats: string, { isNotified = false, staff = HEIKE } = {}) =>
    changeSeatsOfOrder(seated.services, staff, order.number, {
      ...{ jetId: 1, seats: seated.named(seats), isNotified },
    });
  const seatsNow = async ({ secret }: Order) =>
    seated.names(
      ((await seated.services.ticketing.order(secret))?.tickets ?? []).flatMap(({ seats }) => seats),
    );
  const emails = async () => (await seated.desk.emails(order)).length;

  it('are exchanged by the desk with a line in the history, and an email where that is wanted', async () => {
    const before = await emails();
    granted(await change('3/5 3/6'));
    expect(await seatsNow(order)).toBe('3/5 3/6');
    expect(await emails()).toBe(before);
    granted(await change('2/1 2/2', { isNotified: true }));
    expect((await seated.desk.emails(order)).at(-1)?.text).toContain('Reihe 2, Plätze 1, 2');
    expect(await emails()).toBe(before + 1);
    const { entries } = await findAuditEntries(
      seated.services.db,
      { entity: 'orders', entityId: order.number },
      { page: 1, pageSize: 10 },
    );
    expect(entries.map((entry) => historyLine(entry)?.what)).toContainEqual({
      kind: 'seats-changed',
      seats: ['2 1', '2 2'],
    });
    const { tickets } = (await seated.services.ticketing.order(order.secret)) ?? order;
    expect(tickets.map(({ position }) => position)).toEqual(order.tickets.map(({ position }) => position));
  });

  it('are not exchanged twice by the same form, nor by who may not sell', async () => {
    granted(await change('3/5 3/6', { isNotified: true }));
    const once = await emails();
    granted(await change('3/6 3/5', { isNotified: true }));
    expect(await emails()).toBe(once);
    await expect(change('1/1 1/2', { staff: NELE })).rejects.toMatchObject({ status: 403 });
  });

  it('stay where others are taken or not as many', async () => {
    const other = await soldTo('ben@post.example');
    const before = await seatsNow(order);
    const taken = (await seatsNow(other)).split(' ');
    expect(codeOf(await change(`${taken[0]} 3/1`))).toBe('SEATS_TAKEN');
    expect(codeOf(await change('3/1'))).toBe('UNKNOWN_OFFER');
    expect(codeOf(await change('3/1 3/2 3/3'))).toBe('UNKNOWN_OFFER');
    expect(await seatsNow(order)).toBe(before);
  });

  it('may be those of a block of the desk', async () => {
    const ofHouse = { seats: seated.named('1/1 1/6'), reason: 'Haus', isForDesk: true };
    granted(await blockSeatsOfEvent(seated.services, HEIKE, seated.eventId, ofHouse));
    granted(await change('1/1 1/6'));
    expect(await seatsNow(order)).toBe('1/1 1/6');
    expect(await seated.blocks()).toEqual([]);
    expect(await seated.pool()).toMatchObject({ blocked: 0, sold: 2 });
  });

  it('are shown with those that can be chosen', async () => {
    const asked = { jetId: null, language: 'en' as const };
    const page = await loadOrderSeats(seated.services, order.number, asked);
    expect(page).toMatchObject({ number: order.number, jetId: 1, hasEmail: true });
    expect(page?.picker.wanted).toMatchObject([{ seatGroup: 'HALL', places: 2 }]);
    expect(page?.picker.states).toBe('.'.repeat(18));
    expect(await loadOrderSeats(seated.services, 'nobody', asked)).toBeNull();
  });
});
