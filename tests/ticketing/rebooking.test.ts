import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { lockedOrder } from '#features/box-office/order-store/locked-order.server.ts';
import {
  findAnswersOfOrder,
  findAnswersOfPerformance,
  findConsent,
} from '#features/box-office/questions/index.server.ts';
import { createTicketingProvider } from '#features/box-office/sale/index.server.ts';
import { cancelByStaff } from '#features/box-office/sale/order/cancel-by-staff.server.ts';
import { rebuildOrderBalances } from '#features/box-office/ticketing/index.server.ts';
import type {
  Order,
  OrderNews,
  OrderRequest,
  Rebooking,
  RebookingError,
  RebookingRequest,
  TicketingProvider,
} from '#features/box-office/ticketing/index.ts';
import { insertUser } from '#features/people/accounts/index.server.ts';
import type { Result } from '#lib/result.ts';
import { inTransaction } from '#platform/database/transaction.server.ts';
import { writeEmail } from '#platform/mail/outgoing-emails.server.ts';
import { describeOnEngines } from '#tests/database/engines.ts';
import { rectangle, seat } from '#tests/seating/halls.ts';
import { CHILD, FAMILY, hall, openBoxOffice, order, orderRequest, type TestBoxOffice } from './box-office.ts';
import { DIED, dyingAfter } from './dying.ts';
import { expectSoundBooks } from './invariants.ts';
import { accepted } from './outcomes.ts';
import { stageProduction } from './production.ts';

/** The date that is bought for, one like it, a cheaper and a dearer one, and one of another production. */
const [FIRST, OTHER, CHEAP, DEAR, ELSEWHERE] = [1, 2, 3, 4, 5];
const on = (day: string) => ({ dateStart: `${day}T14:00:00.000Z`, dateEnd: `${day}T15:30:00.000Z` });
const DATES = [
  { jetId: FIRST, ...on('2026-12-20') },
  { jetId: OTHER, ...on('2026-12-21') },
  { jetId: CHEAP, ...on('2026-12-22') },
  { jetId: DEAR, ...on('2026-12-23') },
  { jetId: ELSEWHERE, ...on('2026-12-24'), production: 'Mond' },
];
const priced = (full: number, child: number) => ({
  ...hall(20),
  prices: [
    { name: { de: 'Erwachsene', en: 'Adult' }, cents: full },
    { name: { de: 'Kind', en: 'Child' }, cents: child },
  ],
});

function refusal(outcome: Result<unknown, RebookingError>): RebookingError {
  if (outcome.ok) throw new Error('Accepted, though it should not have been');
  return outcome.error;
}
function done(outcome: Result<unknown, RebookingError>): void {
  if (!outcome.ok) throw new Error(`Refused: ${JSON.stringify(outcome.error)}`);
}

describeOnEngines('tickets exchanged for another date', (engine) => {
  let boxOffice: TestBoxOffice;
  let news: OrderNews[];
  /** Those the last email about an exchange could name. */
  let seats: string[];
  let tickets: TicketingProvider;
  let rebooking: Rebooking;
  let accounts = 0;

  beforeAll(async () => {
    boxOffice = await openBoxOffice(engine, { poolSize: 20 });
  });
  beforeEach(async () => {
    await boxOffice.clear();
    await boxOffice.db.deleteFrom('outgoing_emails').execute();
    await boxOffice.sell(
      { ...DATES[0], jetId: FIRST, seatGroups: [hall(20)] },
      { ...DATES[1], jetId: OTHER, seatGroups: [hall(20)] },
      { ...DATES[2], jetId: CHEAP, seatGroups: [priced(700, 500)] },
      { ...DATES[3], jetId: DEAR, seatGroups: [priced(1200, 600)] },
      { ...DATES[4], jetId: ELSEWHERE, seatGroups: [hall(20)] },
    );
    await stageProduction(boxOffice.db, DATES);
    [news, seats] = [[], []];
    tickets = provider();
    rebooking = tickets.rebooking as Rebooking;
  });
  afterEach(async () => {
    await expectSoundBooks(boxOffice.db);
  });
  afterAll(async () => {
    await boxOffice.close();
  });

  const provider = (transaction: typeof inTransaction = inTransaction) =>
    createTicketingProvider({
      ...boxOffice.dependencies,
      guard: { transaction },
      onOrder: async (trx, { customer, number, tickets: issued }, orderNews) => {
        if (orderNews.kind === 'rebooked') {
          news.push(orderNews);
          const valid = issued.filter(({ state }) => state === 'valid');
          seats = valid.flatMap((ticket) => ticket.seats.map(({ row, seat: one }) => `${row}/${one}`));
        }
        await writeEmail(trx, { to: customer.email, subject: number, text: orderNews.kind }, orderNews.at);
      },
    });

  /** An adult and a child, 15 €; paid at the till unless said otherwise. */
  async function bought(
    more: Partial<OrderRequest> = {},
    { isPaid = true, jetId = FIRST } = {},
  ): Promise<Order> {
    const { reference } = accepted(await tickets.add(null, order(jetId, 1)));
    accepted(await tickets.add(reference, order(jetId, 1, { saleTypeId: CHILD })));
    const contents = (await tickets.cart(reference))?.contents ?? '';
    const { secret } = accepted(await tickets.placeOrder(reference, orderRequest({ contents, ...more })));
    if (isPaid && more.paymentMethod !== 'credit') await pay(secret, 1500);
    return now({ secret });
  }
  async function pay(secret: string, cents: number, means: 'cash' | 'online' = 'cash') {
    const { id } = await boxOffice.db
      .selectFrom('orders')
      .select('id')
      .where('secret', '=', secret)
      .executeTakeFirstOrThrow();
    await boxOffice.db
      .insertInto('payments')
      .values({
        ...{ order_id: id, kind: 'payment', cents, means, reference: `K-${id}` },
        ...{ reason: null, reverses_id: null, recorded_by: null, recorded_at: boxOffice.clock.now() },
      })
      .execute();
    await rebuildOrderBalances(boxOffice.db);
  }
  const now = async ({ secret }: Pick<Order, 'secret'>) => (await tickets.order(secret)) as Order;
  const account = async () => {
    accounts += 1;
    const { customer } = orderRequest();
    const email = `svenja${accounts}@post.example`;
    const row = {
      ...customer,
      email,
      role: 'visitor' as const,
      passwordHash: '',
      createdAt: boxOffice.clock.now(),
    };
    return { ...customer, email, userId: await insertUser(boxOffice.db, row) };
  };
  const to = (jetId: number, seenCents: number, more: Partial<RebookingRequest> = {}): RebookingRequest => ({
    positions: [1, 2],
    to: { jetId, blockId: null },
    seenCents,
    ...more,
  });
  const sold = async (jetId: number) =>
    (
      await boxOffice.db
        .selectFrom('pools')
        .select('sold')
        .where('performance_id', '=', jetId)
        .executeTakeFirstOrThrow()
    ).sold;
  const states = async (one: Order) =>
    (await now(one)).tickets.map(({ position, state, jetId, replaces, replacedBy }) => ({
      ...{ position, state, jetId, replaces, replacedBy },
    }));

  it('are new ones with new codes; the old ones are void, and their places free', async () => {
    const before = await bought();
    done(await rebooking.rebook(before.secret, to(OTHER, 1500)));
    expect(await states(before)).toEqual([
      { position: 1, state: 'cancelled', jetId: FIRST, replaces: null, replacedBy: 3 },
      { position: 2, state: 'cancelled', jetId: FIRST, replaces: null, replacedBy: 4 },
      { position: 3, state: 'valid', jetId: OTHER, replaces: 1, replacedBy: null },
      { position: 4, state: 'valid', jetId: OTHER, replaces: 2, replacedBy: null },
    ]);
    expect([await sold(FIRST), await sold(OTHER)]).toEqual([0, 2]);
    const after = await now(before);
    expect(new Set(after.tickets.map(({ code }) => code)).size).toBe(4);
    expect(after).toMatchObject({ due: { totalCents: 1500 }, paidCents: 1500 });
    expect(after.tickets[2]).toMatchObject({
      event: { de: 'Käfer' },
      startsAt: '2026-12-21T14:00:00.000Z',
      price: { name: { de: 'Erwachsene' }, cents: 900, vatBasisPoints: 700 },
    });
    expect(news).toEqual([{ kind: 'rebooked', jetId: OTHER, creditCents: 0, at: boxOffice.clock.now() }]);
  });

  it('get seats side by side where the date has some, and the email names them', async () => {
    for (const jetId of [FIRST, OTHER]) await seat(boxOffice.db, jetId, rectangle(2, 6));
    const before = await bought();
    expect(before.tickets.map((ticket) => ticket.seats.map(({ seat: one }) => one))).toEqual([['3'], ['4']]);
    done(await rebooking.rebook(before.secret, to(OTHER, 1500)));
    expect(seats).toEqual(['1/3', '1/4']);
  });

  it('are single ones, too, and can be exchanged again and back', async () => {
    const one = await bought();
    done(await rebooking.rebook(one.secret, to(OTHER, 600, { positions: [2] })));
    done(await rebooking.rebook(one.secret, to(FIRST, 600, { positions: [3] })));
    expect((await now(one)).tickets.map(({ state, jetId }) => [state, jetId])).toEqual([
      ['valid', FIRST],
      ['cancelled', FIRST],
      ['cancelled', OTHER],
      ['valid', FIRST],
    ]);
    expect([await sold(FIRST), await sold(OTHER)]).toEqual([2, 0]);
  });

  it('happen once, however often and at whatever moment the same is asked for', async () => {
    const one = await bought();
    const outcomes = await Promise.all(
      Array.from({ length: 50 }, () => rebooking.rebook(one.secret, to(OTHER, 1500))),
    );
    for (const outcome of outcomes) done(outcome);
    expect((await now(one)).tickets).toHaveLength(4);
    expect([await sold(FIRST), await sold(OTHER), news.length]).toEqual([0, 2, 1]);
  });

  it('go to one of several dates that are asked for at the same moment', async () => {
    const one = await bought();
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        rebooking.rebook(one.secret, index % 2 ? to(OTHER, 1500) : to(CHEAP, 1200)),
      ),
    );
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(10);
    for (const outcome of outcomes.filter(({ ok }) => !ok))
      expect(refusal(outcome)).toEqual({ code: 'REBOOKING_CLOSED' });
    expect((await now(one)).tickets.filter(({ state }) => state === 'valid')).toHaveLength(2);
  });

  it('never take more places than there are, and leave who gets none where they were', async () => {
    await boxOffice.db
      .updateTable('pools')
      .set({ capacity: 40 })
      .where('performance_id', '=', FIRST)
      .execute();
    await boxOffice.db
      .updateTable('pools')
      .set({ capacity: 9 })
      .where('performance_id', '=', OTHER)
      .execute();
    const orders: Order[] = [];
    for (let count = 0; count < 12; count += 1) orders.push(await bought());
    const outcomes = await Promise.all(orders.map(({ secret }) => rebooking.rebook(secret, to(OTHER, 1500))));
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(4);
    for (const outcome of outcomes.filter(({ ok }) => !ok))
      expect(refusal(outcome)).toMatchObject({ code: 'NOT_ENOUGH', free: 1 });
    expect([await sold(FIRST), await sold(OTHER)]).toEqual([16, 8]);
  });

  it('change places with those of others in the other direction, while others buy, without a lost deadlock', async () => {
    await boxOffice.db.updateTable('pools').set({ capacity: 60 }).execute();
    const orders: Order[] = [];
    for (let count = 0; count < 12; count += 1)
      orders.push(await bought({}, { jetId: count % 2 ? FIRST : OTHER }));
    const outcomes = await Promise.all([
      ...orders.map(({ secret, tickets: [ticket] }) =>
        rebooking.rebook(secret, to(ticket?.jetId === FIRST ? OTHER : FIRST, 1500)),
      ),
      ...Array.from({ length: 8 }, (_, index) => tickets.add(null, order(index % 2 ? FIRST : OTHER, 1))),
    ]);
    for (const outcome of outcomes) done(outcome as Result<unknown, RebookingError>);
    expect([await sold(FIRST), await sold(OTHER)]).toEqual([12, 12]);
  });

  it('take places that are free because the time of a cart is over', async () => {
    await boxOffice.db
      .updateTable('pools')
      .set({ capacity: 2 })
      .where('performance_id', '=', OTHER)
      .execute();
    const one = await bought();
    accepted(await tickets.add(null, order(OTHER, 2)));
    expect(refusal(await rebooking.rebook(one.secret, to(OTHER, 1500)))).toMatchObject({
      code: 'NOT_ENOUGH',
    });
    boxOffice.clock.set('2026-11-20T11:15:00.000Z');
    done(await rebooking.rebook(one.secret, to(OTHER, 1500)));
  });

  it.each(['cancelled', 'postponed', 'offline'] as const)(
    'are unchanged when the date is %s',
    async (state) => {
      const one = await bought();
      await boxOffice.db
        .updateTable('performances')
        .set({ event_state: state })
        .where('id', '=', OTHER)
        .execute();
      expect(refusal(await rebooking.rebook(one.secret, to(OTHER, 1500)))).toEqual({
        code: 'SALE_CLOSED',
        stop: state,
      });
      expect(await now(one)).toEqual(one);
    },
  );

  it('are unchanged when the sale of the date is stopped, over, or of another production', async () => {
    const one = await bought();
    const change = (row: object) =>
      boxOffice.db.updateTable('performances').set(row).where('id', '=', OTHER).execute();
    await change({ status: 'stopped' });
    expect(refusal(await rebooking.rebook(one.secret, to(OTHER, 1500)))).toEqual({ code: 'SALE_CLOSED' });
    await change({ status: 'open', event_ends_at: boxOffice.clock.now() });
    expect(refusal(await rebooking.rebook(one.secret, to(OTHER, 1500)))).toEqual({
      code: 'SALE_CLOSED',
      stop: 'past',
    });
    for (const jetId of [ELSEWHERE, FIRST, 99])
      expect(refusal(await rebooking.rebook(one.secret, to(jetId, 1500)))).toEqual({ code: 'UNKNOWN_DATE' });
    expect(await now(one)).toEqual(one);
  });

  it('are exchanged until 24 hours before they start', async () => {
    const one = await bought();
    boxOffice.clock.set('2026-12-19T14:00:00.001Z');
    expect(refusal(await rebooking.rebook(one.secret, to(OTHER, 1500)))).toEqual({
      code: 'REBOOKING_CLOSED',
    });
    expect(await rebooking.dates(one.secret, [1, 2])).toEqual([]);
    boxOffice.clock.set('2026-12-19T14:00:00.000Z');
    done(await rebooking.rebook(one.secret, to(OTHER, 1500)));
  });

  it.each([
    [0, '2026-12-20T14:00:00.000Z'],
    [2, '2026-12-20T12:00:00.000Z'],
    [72, '2026-12-17T14:00:00.000Z'],
  ])('are exchanged until %d hours before they start, where the house has set that', async (hours, last) => {
    await boxOffice.db.updateTable('site_settings').set({ exchange_hours: hours }).execute();
    const one = await bought();
    boxOffice.clock.set(new Date(Date.parse(last) + 1).toISOString());
    expect(refusal(await rebooking.rebook(one.secret, to(OTHER, 1500)))).toEqual({
      code: 'REBOOKING_CLOSED',
    });
    boxOffice.clock.set(last);
    expect(await rebooking.dates(one.secret, [1, 2])).not.toEqual([]);
  });

  it('are none that are admitted, returned, or unknown', async () => {
    const one = await bought();
    const rebook = (positions: number[]) => rebooking.rebook(one.secret, to(OTHER, 600, { positions }));
    expect(refusal(await rebook([7]))).toEqual({ code: 'UNKNOWN_TICKET' });
    expect(refusal(await rebook([]))).toEqual({ code: 'UNKNOWN_TICKET' });
    expect(refusal(await rebooking.rebook('nobody-knows-it', to(OTHER, 1500)))).toEqual({
      code: 'UNKNOWN_ORDER',
    });
    accepted(await tickets.cancelTicket(one.secret, 2));
    expect(refusal(await rebook([2]))).toEqual({ code: 'REBOOKING_CLOSED' });
    expect(refusal(await rebook([1, 2]))).toEqual({ code: 'REBOOKING_CLOSED' });
    await boxOffice.db
      .updateTable('order_tickets')
      .set({ admitted_at: boxOffice.clock.now(), admitted_by: 1, admitted_door: 'Saal', admitted_scan: 's' })
      .where('position', '=', 1)
      .execute();
    expect(refusal(await rebook([1]))).toEqual({ code: 'ADMITTED' });
  });

  it('are none of a test, and none on an invoice, which the venue answers', async () => {
    const { customer } = { customer: await account() };
    const test = await bought({ paymentMethod: 'test', isTest: true }, { isPaid: false });
    const invoiced = await bought({ paymentMethod: 'on-account', customer }, { isPaid: false });
    for (const { secret } of [test, invoiced])
      expect(refusal(await rebooking.rebook(secret, to(OTHER, 1500)))).toEqual({ code: 'REBOOKING_CLOSED' });
  });

  it('cost no more than before: dearer ones are refused with the difference', async () => {
    const one = await bought();
    expect(refusal(await rebooking.rebook(one.secret, to(DEAR, 1800)))).toEqual({
      code: 'COSTS_MORE',
      cents: 300,
    });
    done(await rebooking.rebook(one.secret, to(DEAR, 600, { positions: [2] })));
  });

  it('cost what was seen, or nothing happens', async () => {
    const one = await bought();
    expect(refusal(await rebooking.rebook(one.secret, to(CHEAP, 1500)))).toEqual({
      code: 'REBOOKED_PRICE_CHANGED',
      cents: 1200,
    });
    expect(await now(one)).toEqual(one);
  });

  it('are for the date that was seen, or nothing happens', async () => {
    const one = await bought();
    const startsAt = '2026-12-21T14:00:00.000Z';
    const moved = { event_starts_at: '2027-01-11T14:00:00.000Z', event_ends_at: '2027-01-11T15:30:00.000Z' };
    await boxOffice.db
      .updateTable('performances')
      .set({ ...moved, sale_ends_at: null })
      .where('id', '=', OTHER)
      .execute();
    const asSeen = to(OTHER, 1500, { seenStartsAt: startsAt });
    expect(refusal(await rebooking.rebook(one.secret, asSeen))).toEqual({
      code: 'REBOOKED_DATE_MOVED',
      startsAt: moved.event_starts_at,
    });
    expect(await now(one)).toEqual(one);
    done(await rebooking.rebook(one.secret, to(OTHER, 1500, { seenStartsAt: moved.event_starts_at })));
    // A repeated press reports success.
    done(await rebooking.rebook(one.secret, asSeen));
  });

  it('are not exchanged for tickets at another rate of VAT, or with different prices', async () => {
    const one = await bought();
    await boxOffice.db
      .updateTable('prices')
      .set({ vat_basis_points: null })
      .where('cents', '=', 700)
      .execute();
    expect(refusal(await rebooking.rebook(one.secret, to(CHEAP, 1200)))).toEqual({ code: 'OTHER_VAT' });
    await boxOffice.db.updateTable('prices').set({ name_de: 'Alle' }).where('cents', '=', 700).execute();
    expect(refusal(await rebooking.rebook(one.secret, to(CHEAP, 1200)))).toEqual({ code: 'NOT_SOLD_ALIKE' });
  });

  it('leave what they cost less as owed, or as credit when that is wished for', async () => {
    const customer = await account();
    const [money, credit] = [await bought({ customer }), await bought({ customer })];
    done(await rebooking.rebook(money.secret, to(CHEAP, 1200)));
    expect(await now(money)).toMatchObject({ due: { totalCents: 1200 }, paidCents: 1500 });
    done(await rebooking.rebook(credit.secret, to(CHEAP, 1200, { asCredit: true })));
    expect(await now(credit)).toMatchObject({ due: { totalCents: 1200 }, paidCents: 1200 });
    expect(news.map(({ creditCents }) => creditCents)).toEqual([0, 300]);
  });

  it('count for the network they were ordered from while they are not paid', async () => {
    const buyer = { session: null, network: '203.0.113.7', key: null };
    const small = createTicketingProvider({
      ...boxOffice.dependencies,
      config: { shopUrl: undefined, placesPerNetwork: 3 },
    });
    const unpaid = async (jetId: number) => {
      const { reference } = accepted(await small.add(null, order(jetId, 2), buyer));
      const contents = (await small.cart(reference))?.contents ?? '';
      return accepted(await small.placeOrder(reference, orderRequest({ contents }), buyer));
    };
    const { secret } = await unpaid(FIRST);
    await unpaid(OTHER);
    expect(refusal((await small.rebooking?.rebook(secret, to(OTHER, 1800), buyer)) as never)).toEqual({
      code: 'TOO_MANY_HELD',
      limit: 3,
    });
  });

  it('are not exchanged for a date that starts before it could be paid at the box office', async () => {
    const one = await bought({}, { isPaid: false });
    await boxOffice.db
      .updateTable('performances')
      .set({ event_starts_at: '2026-11-20T11:29:00.000Z', sale_ends_at: null })
      .where('id', '=', OTHER)
      .execute();
    expect(refusal(await rebooking.rebook(one.secret, to(OTHER, 1500)))).toEqual({ code: 'PAYMENT_CLOSED' });
  });

  it('are limited with the tickets the order has for that date already', async () => {
    const one = await bought();
    await boxOffice.db
      .updateTable('performances')
      .set({ max_per_order: 1 })
      .where('id', '=', OTHER)
      .execute();
    expect(refusal(await rebooking.rebook(one.secret, to(OTHER, 1500)))).toEqual({ code: 'LIMIT', limit: 1 });
    done(await rebooking.rebook(one.secret, to(OTHER, 900, { positions: [1] })));
    expect(refusal(await rebooking.rebook(one.secret, to(OTHER, 600, { positions: [2] })))).toEqual({
      code: 'LIMIT',
      limit: 1,
    });
  });

  it('leave their places to the waiting list, and take none that are reserved for others', async () => {
    await boxOffice.db.updateTable('pools').set({ capacity: 2 }).execute();
    const [one, other] = [await bought(), await bought({}, { jetId: OTHER })];
    const wait = (jetId: number, email: string) =>
      tickets.waitingList?.join({
        ...{ jetId, seatGroup: null, blockId: null, tickets: [{ saleTypeId: CHILD, quantity: 1 }] },
        ...{ onlyTogether: true, email, userId: null, language: 'de' },
      });
    expect(await wait(FIRST, 'wartet@post.example')).toMatchObject({ ok: true });
    done(await rebooking.rebook(one.secret, to(CHEAP, 1200)));
    expect(refusal(await rebooking.rebook(other.secret, to(FIRST, 1500)))).toMatchObject({
      code: 'NOT_ENOUGH',
    });
    expect(await tickets.waitingList?.offerFree()).toBe(1);
  });

  it('may be for another timeslot of the same event, within what the venue holds at one time', async () => {
    const long = { jetId: 9, dateStart: '2026-12-28T10:00:00.000Z', dateEnd: '2026-12-28T14:00:00.000Z' };
    const timeslots = { everyMinutes: 30, capacity: 6, visitMinutes: 90 };
    await boxOffice.sell({ ...long, seatGroups: [hall(6)], timeslots });
    await stageProduction(boxOffice.db, [...DATES, long]);
    const { reference } = accepted(await tickets.add(null, order(9, 1, { saleTypeId: FAMILY, blockId: 1 })));
    const contents = (await tickets.cart(reference))?.contents ?? '';
    const placed = accepted(await tickets.placeOrder(reference, orderRequest({ contents })));
    const slot = (blockId: number, position: number) =>
      rebooking.rebook(placed.secret, {
        ...{ positions: [position], to: { jetId: 9, blockId }, seenCents: 2400 },
      });
    // The next slot draws on two of the same buckets: six places are enough for four people who change it.
    done(await slot(2, 1));
    done(await slot(3, 2));
    done(await slot(1, 3));
    expect(refusal(await slot(1, 4))).toEqual({ code: 'UNKNOWN_DATE' });
    expect(refusal(await slot(77, 4))).toEqual({ code: 'UNKNOWN_DATE' });
    expect((await now(placed)).tickets.at(-1)).toMatchObject({
      blockId: 1,
      startsAt: '2026-12-28T10:00:00.000Z',
    });
  });

  it('keep a coupon: a percentage, the share of an amount, a ticket that was free', async () => {
    const lowered = async (kind: 'percent' | 'amount' | 'free-tickets', value: number) => {
      await boxOffice.db.deleteFrom('coupon_uses').execute();
      await boxOffice.db.deleteFrom('orders').execute();
      await boxOffice.db.deleteFrom('ticket_claims').execute();
      await boxOffice.db.updateTable('pools').set({ sold: 0 }).execute();
      await boxOffice.db.deleteFrom('holds').execute();
      await boxOffice.db.deleteFrom('coupons').execute();
      await boxOffice.db
        .insertInto('coupons')
        .values({
          ...{ code: 'KLOPF', name: 'Klopf an', kind, value, valid_from: null, valid_until: null },
          ...{ max_uses: 1, max_uses_per_person: null, is_active: true },
        })
        .execute();
      const { reference } = accepted(await tickets.add(null, order(FIRST, 1)));
      accepted(await tickets.add(reference, order(FIRST, 1, { saleTypeId: CHILD })));
      const { contents } = accepted(await tickets.setCoupon(reference, 'KLOPF'));
      return accepted(await tickets.placeOrder(reference, orderRequest({ contents })));
    };
    const after = async ({ secret }: { secret: string }, request: RebookingRequest) => {
      done(await rebooking.rebook(secret, request));
      return (await now({ secret })).tickets
        .filter(({ state }) => state === 'valid')
        .map(({ price }) => price.cents);
    };
    expect(await after(await lowered('percent', 50), to(CHEAP, 600))).toEqual([350, 250]);
    expect(await after(await lowered('amount', 500), to(CHEAP, 700))).toEqual([408, 292]);
    expect(await after(await lowered('free-tickets', 1), to(CHEAP, 500))).toEqual([0, 500]);
    // One that was not reduced gets nothing of it.
    const { secret } = await lowered('free-tickets', 1);
    expect(await after({ secret }, to(CHEAP, 500, { positions: [2] }))).toEqual([0, 500]);
  });

  it('lose a coupon that does not count for the new date, and then cost what they cost', async () => {
    await boxOffice.db
      .insertInto('coupons')
      .values({
        ...{
          code: 'KLOPF',
          name: 'Klopf an',
          kind: 'percent',
          value: 50,
          valid_from: null,
          valid_until: null,
        },
        ...{ max_uses: 1, max_uses_per_person: null, is_active: true },
      })
      .execute();
    const event = await boxOffice.db
      .selectFrom('events')
      .select('id')
      .where('id_jet', '=', FIRST)
      .executeTakeFirstOrThrow();
    const coupon = await boxOffice.db.selectFrom('coupons').select('id').executeTakeFirstOrThrow();
    await boxOffice.db
      .insertInto('coupon_events')
      .values({ coupon_id: coupon.id, event_id: event.id })
      .execute();
    const { reference } = accepted(await tickets.add(null, order(FIRST, 1)));
    const { contents } = accepted(await tickets.setCoupon(reference, 'KLOPF'));
    const { secret } = accepted(await tickets.placeOrder(reference, orderRequest({ contents })));
    expect(refusal(await rebooking.rebook(secret, to(CHEAP, 350, { positions: [1] })))).toEqual({
      code: 'COSTS_MORE',
      cents: 250,
    });
    await boxOffice.db.deleteFrom('coupon_events').execute();
  });

  it('take their answers along where the same is asked, and say what is not', async () => {
    const question = (label: string, more: object = {}) =>
      boxOffice.db
        .insertInto('questions')
        .values({
          ...{ kind: 'text', options: '[]', asked_per: 'ticket', is_required: false, is_health: false },
          ...{ position: 0, is_active: true, label_de: label, label_en: null, help_de: null, help_en: null },
          ...more,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
    const eventOf = (jetId: number) =>
      boxOffice.db.selectFrom('events').select('id').where('id_jet', '=', jetId).executeTakeFirstOrThrow();
    await question('Name', { is_required: true });
    await question('Allergien', { is_health: true });
    await question('Klasse', { asked_per: 'order' });
    const cushion = await question('Kissen');
    await boxOffice.db
      .insertInto('question_events')
      .values({ question_id: cushion.id, event_id: (await eventOf(FIRST)).id })
      .execute();

    const { reference } = accepted(await tickets.add(null, order(FIRST, 2)));
    const asked = (await tickets.questions(reference))?.asked ?? [];
    const answers = Object.fromEntries(
      asked.map(({ field, question: { label }, tickets: [ticket] }) => [
        field,
        `${label.de} ${ticket?.position ?? ''}`,
      ]),
    );
    accepted(await tickets.answer(reference, { answers, consent: 'Ja' }));
    const contents = (await tickets.cart(reference))?.contents ?? '';
    const placed = accepted(await tickets.placeOrder(reference, orderRequest({ contents })));

    const [offered] = await rebooking.dates(placed.secret, [1]);
    expect(offered).toMatchObject({ jetId: OTHER, answersLost: [{ de: 'Kissen' }], questionsOpen: [] });
    done(await rebooking.rebook(placed.secret, to(OTHER, 900, { positions: [1] })));
    const orderNews = async () =>
      (await findAnswersOfOrder(boxOffice.db, placed.number)).map(({ position, answer }) => [
        position,
        answer.de,
      ]);
    expect(await orderNews()).toEqual([
      [2, 'Name 2'],
      [2, 'Allergien 2'],
      [2, 'Kissen 2'],
      [3, 'Name 1'],
      [3, 'Allergien 1'],
      [null, 'Klasse'],
    ]);
    expect((await findAnswersOfPerformance(boxOffice.db, OTHER)).map(({ answer }) => answer.de)).toEqual([
      'Name 1',
      'Allergien 1',
      'Klasse',
    ]);
    expect(await findConsent(boxOffice.db, placed.number)).toBe('Ja');

    // An unanswered required question keeps visitors from rebooking, and is carried over with neither ticket.
    const must = await question('Schuhgröße', { is_required: true });
    expect(refusal(await rebooking.rebook(placed.secret, to(CHEAP, 700, { positions: [3] })))).toEqual({
      code: 'QUESTIONS_OPEN',
    });
    await boxOffice.db.updateTable('questions').set({ is_active: false }).where('id', '=', must.id).execute();
    await boxOffice.db
      .updateTable('questions')
      .set({ is_active: false })
      .where('is_health', '=', true)
      .execute();
    done(await rebooking.rebook(placed.secret, to(CHEAP, 1400, { positions: [2, 3] })));
    expect(await orderNews()).toEqual([
      [4, 'Name 2'],
      [5, 'Name 1'],
      [null, 'Klasse'],
    ]);
    expect(await findConsent(boxOffice.db, placed.number)).toBeNull();
    await boxOffice.db.deleteFrom('order_answers').execute();
    await boxOffice.db.deleteFrom('question_events').execute();
    await boxOffice.db.deleteFrom('questions').execute();
  });

  it('are listed with the price of each date and the reasons why some cannot be had', async () => {
    const one = await bought();
    await boxOffice.db
      .updateTable('performances')
      .set({ event_state: 'postponed' })
      .where('id', '=', OTHER)
      .execute();
    expect(
      (await rebooking.dates(one.secret, [1, 2])).map(({ jetId, beforeCents, afterCents, refusal: why }) => ({
        ...{ jetId, beforeCents, afterCents, code: why?.code ?? null },
      })),
    ).toEqual([
      { jetId: OTHER, beforeCents: 1500, afterCents: 1500, code: 'SALE_CLOSED' },
      { jetId: CHEAP, beforeCents: 1500, afterCents: 1200, code: null },
      { jetId: DEAR, beforeCents: 1500, afterCents: 1800, code: 'COSTS_MORE' },
    ]);
    expect(await rebooking.dates('nobody-knows-it', [1])).toEqual([]);
  });

  it('are unchanged, wherever the process dies before the end, and can be exchanged again', async () => {
    const customer = await account();
    const one = await bought({ customer });
    const emails = async () =>
      (await boxOffice.db.selectFrom('outgoing_emails').select('id').execute()).length;
    const before = await emails();
    let points = 0;
    for (; ; points += 1) {
      const dying = provider((db, work) =>
        inTransaction(db, (trx) => work(trx.withPlugin(dyingAfter(points)) as typeof trx)),
      );
      const outcome = await dying.rebooking
        ?.rebook(one.secret, to(CHEAP, 1200, { asCredit: true }))
        .catch((error: unknown) => error);
      if (outcome !== DIED) break;
      expect(await now(one)).toEqual(one);
      expect([await sold(FIRST), await sold(CHEAP), await emails()]).toEqual([2, 0, before]);
      await expectSoundBooks(boxOffice.db);
    }
    expect(points).toBeGreaterThanOrEqual(20);
    expect(await now(one)).toMatchObject({ due: { totalCents: 1200 }, paidCents: 1200 });
    expect(await emails()).toBe(before + 1);
  });

  it('happened when the process dies after the end, and asking again says so', async () => {
    const one = await bought();
    const dying = provider(async (db, work) => {
      await inTransaction(db, work);
      throw DIED;
    });
    await expect(dying.rebooking?.rebook(one.secret, to(OTHER, 1500))).rejects.toBe(DIED);
    done(await rebooking.rebook(one.secret, to(OTHER, 1500)));
    expect((await now(one)).tickets).toHaveLength(4);
  });

  it('and tickets that are returned, or cancelled, at the same moment end in one of both', async () => {
    for (const other of ['given back', 'called off'] as const) {
      const one = await bought();
      const callOff = () =>
        boxOffice.db.transaction().execute(async (trx) => {
          const locked = (await lockedOrder(trx, engine, one.number)) as Order;
          const positions = locked.tickets.filter(({ jetId, state }) => jetId === FIRST && state === 'valid');
          if (positions.length > 0)
            await cancelByStaff(
              { trx, order: locked, now: boxOffice.clock.now() },
              { positions: positions.map(({ position }) => position), cause: 'by-house' },
            );
        });
      await Promise.all([
        rebooking.rebook(one.secret, to(OTHER, 1500)),
        other === 'given back' ? tickets.cancelTicket(one.secret, 1) : callOff(),
      ]);
      const valid = (await now(one)).tickets.filter(({ state }) => state === 'valid');
      expect([0, 1, 2]).toContain(valid.length);
      expect(new Set(valid.map(({ jetId }) => jetId)).size).toBeLessThanOrEqual(1);
    }
  });
});
