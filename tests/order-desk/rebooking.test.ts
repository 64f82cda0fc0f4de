import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { createDemoSale } from '#demo/load-box-office.server.ts';
import { findDoorTickets } from '#features/box-office/holds/performance-store.server.ts';
import { findBillingDocuments } from '#features/box-office/order-store/invoice-store.server.ts';
import {
  hasTickets,
  type Order,
  openCents,
  type RebookingError,
} from '#features/box-office/ticketing/index.ts';
import { insertUser } from '#features/people/accounts/index.server.ts';
import { refusalOf } from '#features/shop/desk/check-in/admission.ts';
import { findLedger } from '#features/shop/desk/closings/ledger-store.server.ts';
import { cancelTickets } from '#features/shop/desk/orders/cancel-tickets.server.ts';
import { loadDeskOrderPage } from '#features/shop/desk/orders/load-desk-order-page.server.ts';
import { rebookTickets } from '#features/shop/desk/orders/rebook-tickets.server.ts';
import { recordPayment, recordRefund } from '#features/shop/desk/orders/record-payment.server.ts';
import { remindOrCancelUnpaidOrders } from '#features/shop/desk/orders/unpaid-orders.server.ts';
import type { Result } from '#lib/result.ts';
import { describeOnEngines } from '#tests/database/engines.ts';
import { hall, orderRequest } from '#tests/ticketing/box-office.ts';
import { expectSoundBooks } from '#tests/ticketing/invariants.ts';
import { stageProduction } from '#tests/ticketing/production.ts';
import { type Desk, HEIKE, NELE, openDesk, RECEIPT } from './desk.ts';

const [FIRST, OTHER, CHEAP, DEAR] = [1, 2, 3, 4];
const on = (day: string) => ({ dateStart: `${day}T14:00:00.000Z`, dateEnd: `${day}T15:30:00.000Z` });
const DATES = [
  { jetId: FIRST, ...on('2026-12-20') },
  { jetId: OTHER, ...on('2026-12-21') },
  { jetId: CHEAP, ...on('2026-12-22') },
  { jetId: DEAR, ...on('2026-12-23') },
];
const priced = (full: number, child: number) => ({
  ...hall(20),
  prices: [
    { name: { de: 'Erwachsene', en: 'Adult' }, cents: full },
    { name: { de: 'Kind', en: 'Child' }, cents: child },
  ],
});

function done<T>(outcome: Result<T, { code: string }>): T {
  if (!outcome.ok) throw new Error(`Refused: ${JSON.stringify(outcome.error)}`);
  return outcome.value;
}
function refusal(outcome: Result<unknown, RebookingError>): RebookingError {
  if (outcome.ok) throw new Error('Accepted, though it should not have been');
  return outcome.error;
}

describeOnEngines('tickets that staff exchange for another date', (engine) => {
  let desk: Desk;
  let services: Desk['services'];

  beforeAll(async () => {
    desk = await openDesk(engine);
    services = desk.services;
    await services.db.transaction().execute((trx) =>
      createDemoSale(trx, [
        { jetId: OTHER, seatGroups: [hall(20)], ...on('2026-12-21') },
        { jetId: CHEAP, seatGroups: [priced(700, 500)], ...on('2026-12-22') },
        { jetId: DEAR, seatGroups: [priced(1200, 600)], ...on('2026-12-23') },
      ]),
    );
    for (const [index, name] of ['Heike', 'Nele'].entries())
      await insertUser(services.db, {
        ...{ firstName: name, lastName: 'Kasse', email: `${name}@haus.example`, passwordHash: '' },
        ...{ role: index === 0 ? 'box_office' : 'door', createdAt: desk.clock.now() },
      });
  });
  beforeEach(async () => {
    desk.clock.set('2026-11-20T11:00:00.000Z');
    await stageProduction(services.db, DATES);
  });
  afterEach(() => expectSoundBooks(services.db));
  afterAll(() => desk.close());

  const rebook = (order: Order, jetId: number, seenCents: number, positions = [1, 2], staff = HEIKE) =>
    rebookTickets(services, staff, order.number, { positions, to: { jetId, blockId: null }, seenCents });
  const paid = async (more = {}) => {
    const order = await desk.order(more);
    done(await recordPayment(services, HEIKE, order.number, { cents: 1500, ...RECEIPT }));
    return desk.orderNow(order);
  };
  const room = (order: Order) =>
    loadDeskOrderPage(services, order.number, { staff: HEIKE as never, language: 'en', draft: null });

  it('notify the customer, are recorded, and refused at the door with the reason', async () => {
    const before = await paid();
    const after = done(await rebook(before, OTHER, 1500));
    expect(after).toMatchObject({ due: { totalCents: 1500 }, paidCents: 1500 });
    const [, , email] = await desk.emails(before);
    expect(email?.subject).toBe(`Buntspecht: Neuer Termin: Käfer, Bestellung ${before.number}`);
    expect(email?.text).toMatch(/Montag, 21\.\sDezember/);
    expect((await room(before))?.history[0]?.what).toEqual({ kind: 'exchanged', tickets: [1, 2] });
    const [old, , fresh] = after.tickets;
    if (!old || !fresh) throw new Error('No tickets');
    expect(refusalOf(after, old, FIRST)).toBe('exchanged');
    expect(refusalOf(after, fresh, OTHER)).toBeNull();
    expect((await findDoorTickets(services.db, FIRST)).map(({ order }) => order)).not.toContain(
      before.number,
    );
    expect(
      (await findDoorTickets(services.db, OTHER)).filter(({ order }) => order === before.number),
    ).toHaveLength(2);
  });

  it('happen once, pressed twice or at two tills at once', async () => {
    const order = await paid();
    const outcomes = await Promise.all(Array.from({ length: 10 }, () => rebook(order, OTHER, 1500)));
    for (const outcome of outcomes) done(outcome);
    expect((await desk.orderNow(order)).tickets).toHaveLength(4);
    expect(await desk.emails(order)).toHaveLength(3);
  });

  it('need the permission to sell', async () => {
    const order = await paid();
    await expect(rebook(order, OTHER, 1500, [1, 2], NELE)).rejects.toThrow();
    expect(await desk.orderNow(order)).toEqual(order);
  });

  it('may cost more: that is open, and the tickets are good when it is paid at the till', async () => {
    const order = await paid();
    const dearer = done(await rebook(order, DEAR, 1800));
    expect([openCents(dearer), hasTickets(dearer)]).toEqual([300, false]);
    const [, , email] = await desk.emails(order);
    expect(email?.text).toMatch(/Davon ist noch offen: 3\s€/);
    const atDoor = async () =>
      (await findDoorTickets(services.db, DEAR)).filter(({ order: number }) => number === order.number);
    expect((await atDoor()).map(({ isGood }) => isGood)).toEqual([false, false]);
    const settled = done(
      await recordPayment(services, HEIKE, order.number, { cents: 300, means: 'cash', reference: 'K-0018' }),
    );
    expect([openCents(settled), hasTickets(settled)]).toEqual([0, true]);
  });

  it('are not cancelled for a difference that is open, while those nobody paid for are', async () => {
    const [settled, unpaid] = [await paid(), await desk.order()];
    for (const order of [settled, unpaid]) done(await rebook(order, DEAR, 1800));
    desk.clock.set('2026-12-23T13:50:00.000Z');
    await remindOrCancelUnpaidOrders(services);
    const valid = async (order: Order) =>
      (await desk.orderNow(order)).tickets.filter(({ state }) => state === 'valid').length;
    expect([await valid(settled), await valid(unpaid)]).toEqual([2, 0]);
  });

  it('are exchanged whenever the venue likes, but not when somebody came in', async () => {
    const order = await paid();
    desk.clock.set('2026-12-20T14:30:00.000Z');
    done(await rebook(order, OTHER, 600, [2]));
    await services.db
      .updateTable('order_tickets')
      .set({ admitted_at: desk.clock.now(), admitted_by: 1, admitted_door: 'Saal', admitted_scan: 's' })
      .where('code', '=', order.tickets[0]?.code ?? '')
      .execute();
    expect(refusal(await rebook(order, OTHER, 900, [1]))).toEqual({ code: 'ADMITTED' });
    await services.db
      .updateTable('order_tickets')
      .set({ admitted_at: null, admitted_by: null, admitted_door: null, admitted_scan: null })
      .execute();
  });

  it('cost what was seen, of an order that takes money', async () => {
    const order = await paid();
    expect(refusal(await rebook(order, DEAR, 1500))).toEqual({ code: 'REBOOKED_PRICE_CHANGED', cents: 1800 });
    expect(refusal(await rebook({ ...order, number: 'BS-222-222' }, DEAR, 1800))).toEqual({
      code: 'UNKNOWN_ORDER',
    });
    expect(await desk.orderNow(order)).toEqual(order);
  });

  it('are for the date that was seen, or nothing happens', async () => {
    const order = await paid();
    const asSeen = { positions: [1, 2], to: { jetId: OTHER, blockId: null }, seenCents: 1500 };
    const seenStartsAt = '2026-12-21T14:01:00.000Z';
    const refused = await rebookTickets(services, HEIKE, order.number, { ...asSeen, seenStartsAt });
    expect(refusal(refused)).toMatchObject({ code: 'REBOOKED_DATE_MOVED' });
    expect(await desk.orderNow(order)).toEqual(order);
  });

  it('take places that only carts whose time is over still hold', async () => {
    const order = await paid();
    const pool = services.db.updateTable('pools').where('performance_id', '=', OTHER);
    const before = await services.db
      .selectFrom('pools')
      .select(['sold', 'capacity'])
      .where('performance_id', '=', OTHER)
      .executeTakeFirstOrThrow();
    await pool.set({ capacity: before.sold + 2 }).execute();
    const { ticketing } = services;
    const tickets = [{ saleTypeId: 1, quantity: 2 }];
    done(await ticketing.add(null, { jetId: OTHER, seatGroup: null, blockId: null, tickets }));
    expect(refusal(await rebook(order, OTHER, 1500))).toMatchObject({ code: 'NOT_ENOUGH' });
    desk.clock.set('2026-11-20T11:15:00.000Z');
    done(await rebook(order, OTHER, 1500));
    await pool.set({ capacity: before.capacity }).execute();
  });

  it('have an invoice answered and are on a new one, and each is answered for itself later', async () => {
    const userId = await insertUser(services.db, {
      ...{ firstName: 'Svenja', lastName: 'Kühnel', email: `s${engine}@post.example`, passwordHash: '' },
      ...{ role: 'visitor', createdAt: desk.clock.now() },
    });
    const customer = { ...orderRequest().customer, userId };
    const order = await desk.order({ paymentMethod: 'on-account', customer });
    done(await rebook(order, DEAR, 1200, [1]));
    const documents = async () =>
      (await findBillingDocuments(services.db, order.number)).map(({ number, answers, contents }) => ({
        ...{ number, answers },
        cents: contents.lines.map(({ cents, quantity }) => cents * quantity),
        start: contents.lines.map(({ startsAt }) => startsAt?.slice(0, 10)),
      }));
    const [invoice, cancellation, second] = await documents();
    expect(invoice).toMatchObject({ answers: null, cents: [900, 600] });
    expect(cancellation).toMatchObject({ answers: invoice?.number, cents: [900], start: ['2026-12-20'] });
    expect(second).toMatchObject({ answers: null, cents: [1200], start: ['2026-12-23'] });
    expect(await desk.orderNow(order)).toMatchObject({ invoice: invoice?.number, due: { totalCents: 1800 } });

    done(await cancelTickets(services, HEIKE, order.number, { positions: [2, 3], reason: 'krank' }));
    expect((await documents()).slice(3)).toMatchObject([
      { answers: invoice?.number, cents: [600] },
      { answers: second?.number, cents: [1200] },
    ]);
  });

  it('leave the books of the days before unchanged', async () => {
    await services.db.updateTable('prices').set({ vat_basis_points: 700 }).execute();
    await services.db
      .updateTable('prices')
      .set({ vat_basis_points: 1900 })
      .where('name_de', '=', 'Kind')
      .execute();
    const order = await paid();
    const ledger = async () =>
      (await findLedger(services.db, { from: '2026-11-20', to: '2026-12-31' })).filter(
        (line) => line.order === order.number,
      );
    const before = await ledger();
    desk.clock.set('2026-11-21T11:00:00.000Z');
    done(await rebook(order, CHEAP, 1200));
    expect(await ledger()).toEqual(before);
    desk.clock.set('2026-11-22T11:00:00.000Z');
    done(await recordRefund(services, HEIKE, order.number, { cents: 300, means: 'cash', reference: 'K-9' }));
    const [first, refund] = await ledger();
    expect(first).toEqual(before[0]);
    expect(refund?.shares).toEqual([
      { basisPoints: 700, cents: -200 },
      { basisPoints: 1900, cents: -100 },
    ]);
    await services.db.updateTable('prices').set({ vat_basis_points: 700 }).execute();
  });

  it('cannot be sent back and forth faster than they are notified: each exchange is one email and one line', async () => {
    const order = await paid();
    done(await rebook(order, OTHER, 1500));
    done(await rebook(order, FIRST, 1500, [3, 4]));
    expect((await room(order))?.history.map(({ what }) => what.kind)).toEqual([
      'exchanged',
      'exchanged',
      'paid',
    ]);
    expect((await desk.emails(order)).length).toBe(4);
  });
});
