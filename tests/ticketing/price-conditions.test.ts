import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { findAnswersOfOrder } from '#features/box-office/questions/index.server.ts';
import { findProofNumber } from '#features/box-office/sale/index.server.ts';
import type { Cart, Order, Rebooking, TicketOrder } from '#features/box-office/ticketing/index.ts';
import { insertUser } from '#features/people/accounts/index.server.ts';
import { toJson } from '#platform/database/columns.server.ts';
import { describeOnEngines } from '#tests/database/engines.ts';
import { NOON, openBoxOffice, orderRequest, type TestBoxOffice } from './box-office.ts';
import { expectSoundBooks } from './invariants.ts';
import { accepted, minutesAfter, refused } from './outcomes.ts';
import { stageProduction } from './production.ts';

const [ADULT, CHILD, STUDENT, MEMBER, PLACE, COMPANION] = [1, 2, 3, 4, 5, 6];
const name = (de: string) => ({ de, en: null });
const on = (day: string) => ({ dateStart: `${day}T14:00:00.000Z`, dateEnd: `${day}T15:30:00.000Z` });

/** A child needs an adult, two at most; the companion a wheelchair place; adults are cheaper a week ahead. */
const SEATS = {
  code: 'HALL',
  name: name('Saal'),
  capacity: 20,
  prices: [
    { name: name('Erwachsene'), cents: 900, early: { cents: 700, daysBefore: 7 } },
    {
      name: name('Kind'),
      cents: 300,
      ages: { to: 5 },
      together: { atMost: 2, per: 1, of: [name('Erwachsene')] },
    },
    { name: name('Studierende'), cents: 500, proof: name('Ausweis'), asksProofNumber: true },
    { name: name('Mitglied'), cents: 400, membersOnly: true },
  ],
};
const WHEELS = {
  code: 'ROLLI',
  name: name('Rollstuhlplätze'),
  capacity: 4,
  prices: [
    { name: name('Rollstuhlplatz'), cents: 600 },
    {
      name: name('Begleitung'),
      cents: 0,
      proof: name('Merkzeichen B'),
      together: { atMost: 1, per: 1, of: [name('Rollstuhlplatz')] },
    },
  ],
};
const LATE = on('2026-11-21');
const FAR = on('2026-12-20');

describeOnEngines('prices with conditions', (engine) => {
  let boxOffice: TestBoxOffice;
  let people = 0;

  beforeAll(async () => {
    boxOffice = await openBoxOffice(engine, { poolSize: 20 });
  });
  beforeEach(async () => {
    await boxOffice.clear();
    await boxOffice.sell(
      { jetId: 1, ...LATE, seatGroups: [SEATS, WHEELS] },
      { jetId: 2, ...FAR, seatGroups: [SEATS, WHEELS] },
    );
    await stageProduction(boxOffice.db, [
      { jetId: 1, ...LATE },
      { jetId: 2, ...FAR },
    ]);
  });
  afterEach(async () => {
    await expectSoundBooks(boxOffice.db);
  });
  afterAll(async () => {
    await boxOffice.close();
  });

  const ticketOrder = (tickets: [saleTypeId: number, quantity: number][], jetId = 1): TicketOrder => ({
    jetId,
    seatGroup: tickets.some(([saleTypeId]) => saleTypeId === PLACE || saleTypeId === COMPANION)
      ? 'ROLLI'
      : 'HALL',
    blockId: null,
    tickets: tickets.map(([saleTypeId, quantity]) => ({ saleTypeId, quantity })),
  });
  const add = (tickets: [number, number][], cart: string | null = null, jetId = 1) =>
    boxOffice.tickets.add(cart, ticketOrder(tickets, jetId));
  const filled = async (...all: Parameters<typeof add>) => accepted(await add(...all)).reference;
  const seen = async (cart: string) => (await boxOffice.tickets.cart(cart)) as Cart;
  async function lineOf(cart: string, priceName: string): Promise<string> {
    const line = (await seen(cart)).lines.find(({ price }) => price.name.de === priceName);
    return line?.id ?? '';
  }
  const ordering = async (cart: string, more: Parameters<typeof orderRequest>[0] = {}) =>
    boxOffice.tickets.placeOrder(cart, orderRequest({ contents: (await seen(cart)).contents, ...more }));
  async function ordered(cart: string): Promise<Order> {
    const { secret } = accepted(await ordering(cart));
    return (await boxOffice.tickets.order(secret)) as Order;
  }
  const member = async (memberUntil: string | null) => {
    people += 1;
    const userId = await insertUser(boxOffice.db, {
      ...{ firstName: 'Jule', lastName: 'Sommer', email: `jule${people}@post.example` },
      ...{ role: 'visitor' as const, passwordHash: 'x', createdAt: NOON },
    });
    await boxOffice.db
      .updateTable('users')
      .set({ member_until: memberUntil })
      .where('id', '=', userId)
      .execute();
    return { session: null, network: null, key: null, userId };
  };

  it('are part of the offer, in words', async () => {
    const offer = await boxOffice.tickets.offer(2);
    const described = offer?.seatGroups.flatMap(({ prices }) =>
      prices.map(({ cents, conditions, goesWithOthers }) => [cents, conditions?.de ?? null, goesWithOthers]),
    );
    expect(described).toEqual([
      [700, expect.stringMatching(/^Frühpreis bis .*13\. Dezember 2026, danach 9\u00a0€$/), false],
      [300, 'Bis 5 Jahre. Nur zusammen mit „Erwachsene“: höchstens 2 je Ticket', true],
      [500, 'An der Tür zeigen, Nummer beim Bestellen: Ausweis', false],
      [400, 'Nur für Mitglieder', false],
      [600, null, false],
      [0, 'Nur zusammen mit „Rollstuhlplatz“: höchstens 1 je Ticket. An der Tür zeigen: Merkzeichen B', true],
    ]);
    expect((await boxOffice.tickets.offer(1))?.seatGroups[0]?.prices[0]).toMatchObject({
      cents: 900,
      conditions: null,
    });
  });

  it('let a child in with an adult alone, in one press or one after the other', async () => {
    const alone = refused(await add([[CHILD, 1]]));
    expect(alone).toMatchObject({ code: 'GOES_TOGETHER', together: { atMost: 2, per: 1 } });
    expect(
      refused(
        await add([
          [ADULT, 1],
          [CHILD, 3],
        ]),
      ).code,
    ).toBe('GOES_TOGETHER');
    const cart = await filled([[ADULT, 1]]);
    accepted(await add([[CHILD, 2]], cart));
    expect(refused(await add([[CHILD, 1]], cart)).code).toBe('GOES_TOGETHER');
    expect(refused(await add([[CHILD, 1]], cart, 2)).code).toBe('GOES_TOGETHER');
    expect((await seen(cart)).quantity).toBe(3);
  });

  it('keep the adult in the cart as long as the child is', async () => {
    const cart = await filled([
      [ADULT, 1],
      [CHILD, 2],
    ]);
    const [adult, child] = [await lineOf(cart, 'Erwachsene'), await lineOf(cart, 'Kind')];
    expect(refused(await boxOffice.tickets.change(cart, adult, 0)).code).toBe('GOES_TOGETHER');
    expect(refused(await boxOffice.tickets.change(cart, child, 3)).code).toBe('GOES_TOGETHER');
    accepted(await boxOffice.tickets.change(cart, adult, 2));
    accepted(await boxOffice.tickets.change(cart, child, 3));
    accepted(await boxOffice.tickets.change(cart, child, 0));
    accepted(await boxOffice.tickets.change(cart, adult, 0));
  });

  it('let companions come free with a wheelchair place alone, from their own pool', async () => {
    expect(refused(await add([[COMPANION, 1]])).code).toBe('GOES_TOGETHER');
    const cart = await filled([
      [PLACE, 1],
      [COMPANION, 1],
    ]);
    expect(refused(await add([[COMPANION, 1]], cart)).code).toBe('GOES_TOGETHER');
    const order = await ordered(cart);
    expect(order.tickets.map(({ price, proof }) => [price.cents, proof?.de ?? null])).toEqual([
      [600, null],
      [0, 'Merkzeichen B'],
    ]);
    const free = (await boxOffice.tickets.offer(1))?.seatGroups.map(({ available }) => available);
    expect(free).toEqual([true, true]);
    await filled([
      [PLACE, 1],
      [COMPANION, 1],
    ]);
    expect(refused(await add([[PLACE, 1]])).code).toBe('NOT_ENOUGH');
    accepted(await add([[ADULT, 1]]));
  });

  it('are looked at again when it is ordered', async () => {
    const cart = await filled([
      [ADULT, 1],
      [CHILD, 2],
    ]);
    const together = toJson([name('Niemand')]);
    await boxOffice.db
      .updateTable('prices')
      .set({ together_with: together })
      .where('sale_type_id', '=', CHILD)
      .execute();
    expect(refused(await ordering(cart)).code).toBe('GOES_TOGETHER');
    const online = await boxOffice.tickets.onlinePayments?.begin(
      cart,
      orderRequest({ contents: (await seen(cart)).contents, paymentMethod: 'online' }),
    );
    expect(online && refused(online).code).toBe('GOES_TOGETHER');
    // The invalid cart can be corrected.
    accepted(await boxOffice.tickets.change(cart, await lineOf(cart, 'Kind'), 1));
    accepted(await boxOffice.tickets.change(cart, await lineOf(cart, 'Kind'), 0));
    await ordered(cart);
  });

  it('bring back from an expired cart only what comes together', async () => {
    const together = toJson([name('Rollstuhlplatz')]);
    await boxOffice.db
      .updateTable('prices')
      .set({ together_with: together })
      .where('sale_type_id', '=', CHILD)
      .execute();
    const cart = await filled([[PLACE, 2]]);
    accepted(await add([[CHILD, 4]], cart));
    boxOffice.clock.set(minutesAfter(NOON, 16));
    await filled([[PLACE, 3]]);
    const { lines } = accepted(await boxOffice.tickets.restore(cart));
    expect(lines.map(({ price, quantity }) => [price.name.de, quantity])).toEqual([
      ['Rollstuhlplatz', 1],
      ['Kind', 2],
    ]);
  });

  it('are combined with the restored tickets of an expired cart', async () => {
    const cart = await filled([[PLACE, 1]]);
    boxOffice.clock.set(minutesAfter(NOON, 16));
    const readded = accepted(await add([[COMPANION, 1]], cart));
    expect([readded.quantity, readded.restoredCount]).toEqual([2, 1]);
  });

  it('say and ask what is no longer early', async () => {
    boxOffice.clock.set('2026-12-13T22:59:00.000Z');
    const early = {
      ...ticketOrder([[ADULT, 1]], 2),
      tickets: [{ saleTypeId: ADULT, quantity: 1, cents: 700 }],
    };
    const { reference: cart } = accepted(await boxOffice.tickets.add(null, early));
    boxOffice.clock.set('2026-12-13T23:00:00.000Z');
    const changed = { code: 'PRICE_CHANGED', prices: [{ saleTypeId: ADULT, cents: 900 }] };
    expect(refused(await boxOffice.tickets.add(null, early))).toEqual(changed);
    const [line] = (await seen(cart)).lines;
    expect(line?.price).toMatchObject({ cents: 700, currentCents: 900 });
    expect(refused(await boxOffice.tickets.change(cart, line?.id ?? '', 2))).toEqual(changed);
    // Tickets put into the cart in time keep their price.
    expect((await ordered(cart)).sum.totalCents).toBe(700);
    expect((await boxOffice.tickets.summaries([2])).get(2)?.fromCents).toBe(300);
  });

  it('ask for the number of a proof, store it with the ticket, and delete it like an answer', async () => {
    const cart = await filled([
      [ADULT, 1],
      [STUDENT, 2],
    ]);
    const asked = (await boxOffice.tickets.questions(cart))?.asked ?? [];
    expect(asked.map(({ question, tickets: [ticket] }) => [question.label.de, ticket?.position])).toEqual([
      ['Ausweis: Nummer', 2],
      ['Ausweis: Nummer', 3],
    ]);
    expect(refused(await ordering(cart)).code).toBe('QUESTIONS_OPEN');
    const [first, second] = asked.map(({ field }) => field) as [string, string];
    const consent = null;
    accepted(await boxOffice.tickets.answer(cart, { answers: { [first]: 'S-17', [second]: ' ' }, consent }));
    expect(refused(await ordering(cart)).code).toBe('QUESTIONS_OPEN');
    const much = 'x'.repeat(1_000_000);
    expect(
      accepted(
        await boxOffice.tickets.answer(cart, { answers: { [first]: 'S-17', [second]: much }, consent }),
      ),
    ).toEqual({
      [second]: 'TOO_LONG',
    });
    accepted(
      await boxOffice.tickets.answer(cart, { answers: { [first]: 'S-17', [second]: 'S-18' }, consent }),
    );
    const order = await ordered(cart);
    const numbers = await Promise.all(
      order.tickets.map((ticket) => findProofNumber(boxOffice.db, order, ticket)),
    );
    expect(numbers).toEqual([null, 'S-17', 'S-18']);
  });

  it('are for members who are signed in, and while they are members', async () => {
    const [now, over, never] = [await member('2026-11-20'), await member('2026-11-19'), await member(null)];
    const wanted = ticketOrder([[MEMBER, 1]]);
    expect(refused(await boxOffice.tickets.add(null, wanted)).code).toBe('MEMBERS_ONLY');
    expect(refused(await boxOffice.tickets.add(null, wanted, over)).code).toBe('MEMBERS_ONLY');
    expect(refused(await boxOffice.tickets.add(null, wanted, never)).code).toBe('MEMBERS_ONLY');
    const { reference: cart } = accepted(await boxOffice.tickets.add(null, wanted, now));
    const line = await lineOf(cart, 'Mitglied');
    expect(refused(await boxOffice.tickets.change(cart, line, 2)).code).toBe('MEMBERS_ONLY');
    accepted(await boxOffice.tickets.change(cart, line, 2, now));
    expect(refused(await ordering(cart)).code).toBe('MEMBERS_ONLY');
    const customer = { ...orderRequest().customer, userId: now.userId };
    accepted(await ordering(cart, { customer }));
    expect((await boxOffice.tickets.summaries([1])).get(1)?.fromCents).toBe(300);
  });

  it('let members buy before the sale starts for everybody', async () => {
    const starts = minutesAfter(NOON, 60);
    const set = (from: string | null) =>
      boxOffice.db
        .updateTable('performances')
        .set({ sale_starts_at: starts, members_from: from })
        .where('id', '=', 2)
        .execute();
    const buyer = await member('2026-12-31');
    await set(null);
    expect(refused(await boxOffice.tickets.add(null, ticketOrder([[ADULT, 1]], 2), buyer)).code).toBe(
      'SALE_CLOSED',
    );
    await set(NOON);
    expect(await boxOffice.tickets.offer(2)).toMatchObject({ availability: 'many', presaleUntil: starts });
    expect(refused(await add([[ADULT, 1]], null, 2)).code).toBe('MEMBERS_ONLY');
    const { reference: cart } = accepted(
      await boxOffice.tickets.add(null, ticketOrder([[ADULT, 1]], 2), buyer),
    );
    expect(refused(await ordering(cart)).code).toBe('MEMBERS_ONLY');
    boxOffice.clock.set(starts);
    expect((await boxOffice.tickets.offer(2))?.presaleUntil).toBeNull();
    accepted(await add([[ADULT, 1]], null, 2));
  });

  it('hold for tickets exchanged for another date, and for the remaining ones', async () => {
    await boxOffice.db.updateTable('prices').set({ early_days: null, early_cents: null }).execute();
    const order = await ordered(
      await filled(
        [
          [ADULT, 1],
          [CHILD, 1],
        ],
        null,
        2,
      ),
    );
    const far = on('2026-12-27');
    await boxOffice.sell({ jetId: 3, ...far, seatGroups: [SEATS, WHEELS] });
    await stageProduction(boxOffice.db, [
      { jetId: 2, ...FAR },
      { jetId: 3, ...far },
    ]);
    const rebooking = boxOffice.tickets.rebooking as Rebooking;
    const to = async (positions: number[]) =>
      (await rebooking.dates(order.secret, positions)).find(({ jetId }) => jetId === 3);
    expect((await to([1]))?.refusal).toEqual({ code: 'GOES_TOGETHER' });
    expect((await to([2]))?.refusal).toEqual({ code: 'GOES_TOGETHER' });
    const both = await to([1, 2]);
    // Early there, by its own day.
    expect(both).toMatchObject({ refusal: null, beforeCents: 1200, afterCents: 1000 });
    const done = await rebooking.rebook(order.secret, {
      ...{ positions: [1, 2], to: { jetId: 3, blockId: null }, seenCents: 1000 },
    });
    expect(done.ok).toBe(true);
  });

  it('do not let an adult be returned and the child remain', async () => {
    const order = await ordered(
      await filled(
        [
          [ADULT, 1],
          [CHILD, 1],
        ],
        null,
        2,
      ),
    );
    expect(refused(await boxOffice.tickets.cancelTicket(order.secret, 1)).code).toBe('GOES_TOGETHER');
    accepted(await boxOffice.tickets.cancelTicket(order.secret, 2));
    accepted(await boxOffice.tickets.cancelTicket(order.secret, 1));
    expect(await findAnswersOfOrder(boxOffice.db, order.number)).toEqual([]);
  });

  it('hold however many ask at once', async () => {
    const cart = await filled([[ADULT, 1]], null, 2);
    const outcomes = await Promise.all(Array.from({ length: 50 }, () => add([[CHILD, 1]], cart, 2)));
    const codes = outcomes.map((outcome) => (outcome.ok ? 'in' : outcome.error.code));
    const added = codes.filter((code) => code === 'in').length;
    expect(added).toBeLessThanOrEqual(2);
    // Requests that waited too long for the cart get `BUSY`, and may be repeated.
    for (const code of codes) expect(['in', 'GOES_TOGETHER', 'BUSY']).toContain(code);
    expect((await seen(cart)).quantity).toBe(1 + added);
    // Asking again, one after the other, there are as many as the adult may bring along, and not one more.
    for (let more = added; more < 2; more += 1) accepted(await add([[CHILD, 1]], cart, 2));
    expect(await add([[CHILD, 1]], cart, 2)).toMatchObject({ ok: false, error: { code: 'GOES_TOGETHER' } });
    expect((await seen(cart)).quantity).toBe(3);
  });
});
