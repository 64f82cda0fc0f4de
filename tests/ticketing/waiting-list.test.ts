import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { lockedOrder } from '#features/box-office/order-store/index.server.ts';
import {
  cancelByStaff,
  createTicketingProvider,
  releaseExpiredHolds,
} from '#features/box-office/sale/index.server.ts';
import type {
  TicketingProvider,
  WaitingEntry,
  WaitingList,
  WaitingNews,
  WaitingRequest,
} from '#features/box-office/ticketing/index.ts';
import { removeFromWaitingList } from '#features/box-office/waiting-list/index.server.ts';
import { describeOnEngines } from '#tests/database/engines.ts';
import {
  ADULT,
  CHILD,
  FAMILY,
  hall,
  NOON,
  openBoxOffice,
  order,
  orderRequest,
  type TestBoxOffice,
} from './box-office.ts';
import { expectSoundBooks } from './invariants.ts';
import { accepted, minutesAfter, refused } from './outcomes.ts';

const DECEMBER = { dateStart: '2026-12-20T14:00:00.000Z', dateEnd: '2026-12-20T15:30:00.000Z' };

describeOnEngines('the waiting list', (engine) => {
  let boxOffice: TestBoxOffice;
  let tickets: TicketingProvider;
  let list: WaitingList;
  const letters: { entry: WaitingEntry; kind: WaitingNews['kind'] }[] = [];

  beforeAll(async () => {
    boxOffice = await openBoxOffice(engine, { poolSize: 20 });
    tickets = createTicketingProvider({
      ...boxOffice.dependencies,
      onWaiting: async (_, entry, { kind }) => void letters.push({ entry, kind }),
    });
    list = tickets.waitingList as WaitingList;
  });
  beforeEach(async () => {
    await boxOffice.clear();
    letters.length = 0;
    await boxOffice.sell({ jetId: 1, seatGroups: [hall(4)], ...DECEMBER });
  });
  afterEach(async () => {
    await expectSoundBooks(boxOffice.db);
  });
  afterAll(async () => {
    await boxOffice.close();
  });

  const joinRequest = (email: string, quantity = 2, more: Partial<WaitingRequest> = {}): WaitingRequest => ({
    jetId: 1,
    seatGroup: 'HALL',
    blockId: null,
    tickets: [{ saleTypeId: ADULT, quantity }],
    onlyTogether: true,
    email,
    userId: null,
    language: 'de',
    ...more,
  });
  const join = async (email: string, quantity?: number, more?: Partial<WaitingRequest>) => {
    accepted(await list.join(joinRequest(email, quantity, more)));
    return letters.findLast(({ entry }) => entry.email === email)?.entry.secret ?? '';
  };
  /** All four places are in somebody's cart. */
  const sellOut = async () => accepted(await tickets.add(null, order(1, 4))).reference;
  const cartOf = async (reference: string) =>
    (await tickets.cart(reference)) as NonNullable<Awaited<ReturnType<TicketingProvider['cart']>>>;
  const returnTickets = async (reference: string, left: number) => {
    const [line] = (await cartOf(reference)).lines;
    accepted(await tickets.change(reference, line?.id ?? '', left));
  };
  const stateOf = async (secret: string) => (await list.find(secret))?.state;
  const buy = async (reference: string) => {
    const { contents } = await cartOf(reference);
    return accepted(await tickets.placeOrder(reference, orderRequest({ contents })));
  };

  it('is empty for an account that waits for nothing', async () => {
    expect(await list.entriesOf(4711)).toEqual([]);
  });

  it('adds an entry for a sold-out performance, and notifies once', async () => {
    await sellOut();
    expect((await tickets.offer(1))?.canWait).toBe(true);
    const secret = await join('Jule@Post.example'.toLowerCase());
    accepted(await list.join(joinRequest('JULE@post.example')));
    expect(letters.map(({ kind }) => kind)).toEqual(['joined']);
    expect(await list.find(secret)).toMatchObject({
      state: 'waiting',
      jetId: 1,
      tickets: 2,
      onlyTogether: true,
      startsAt: null,
      offer: null,
      seatGroup: { code: 'HALL' },
    });
    expect(await list.waitingFor(1)).toMatchObject([{ email: 'jule@post.example', tickets: 2 }]);
  });

  it('sends nobody away who could buy', async () => {
    const cart = await sellOut();
    await returnTickets(cart, 2);
    expect(refused(await list.join(joinRequest('jule@post.example', 2)))).toMatchObject({
      code: 'PLACES_FREE',
    });
    await join('jule@post.example', 3);
    expect(refused(await list.join(joinRequest('tarek@post.example', 0)))).toMatchObject({
      code: 'UNKNOWN_OFFER',
    });
    expect(refused(await list.join(joinRequest('tarek@post.example', 500)))).toMatchObject({ code: 'LIMIT' });
    expect(
      refused(await list.join(joinRequest('tarek@post.example', 3, { seatGroup: 'BALCONY' }))),
    ).toMatchObject({
      code: 'UNKNOWN_OFFER',
    });
    expect(refused(await list.join(joinRequest('tarek@post.example', 3, { jetId: 99 })))).toMatchObject({
      code: 'UNKNOWN_OFFER',
    });
  });

  it('reserves released places for the waiting list, in its order, and holds them for a day', async () => {
    const cart = await sellOut();
    const first = await join('jule@post.example');
    const second = await join('tarek@post.example');
    await returnTickets(cart, 2);
    expect(refused(await tickets.add(null, order(1, 1)))).toMatchObject({ code: 'NOT_ENOUGH' });
    expect((await tickets.offer(1))?.availability).toBe('sold-out');
    expect(await list.offerFree()).toBe(1);
    expect(await list.find(first)).toMatchObject({
      state: 'offered',
      offer: { tickets: 2, until: minutesAfter(NOON, 24 * 60) },
    });
    expect(await stateOf(second)).toBe('waiting');
    expect(letters.map(({ entry, kind }) => [entry.email, kind])).toEqual([
      ['jule@post.example', 'joined'],
      ['tarek@post.example', 'joined'],
      ['jule@post.example', 'offered'],
    ]);
    expect(await list.offerFree()).toBe(0);
  });

  it('is a cart that can be bought, and nothing else', async () => {
    const cart = await sellOut();
    const secret = await join('jule@post.example', 1, {
      tickets: [
        { saleTypeId: ADULT, quantity: 1 },
        { saleTypeId: CHILD, quantity: 2 },
      ],
    });
    await returnTickets(cart, 1);
    await list.offerFree();
    const offer = (await list.offerOf(secret)) ?? '';
    const shown = await cartOf(offer);
    expect(shown).toMatchObject({ isOffer: true, quantity: 3, renewalsLeft: 0, totalCents: 2100 });
    expect(shown.lines.map(({ quantity, maxQuantity }) => [quantity, maxQuantity])).toEqual([
      [1, 1],
      [2, 2],
    ]);
    const refusals = [
      await tickets.add(offer, order(1, 1)),
      await tickets.renew(offer),
      await tickets.change(offer, shown.lines[0]?.id ?? '', 2),
    ];
    for (const refusal of refusals) expect(refused(refusal)).toMatchObject({ code: 'OFFER_IN_CART' });
    await buy(offer);
    await list.offerFree();
    expect(await stateOf(secret)).toBe('taken');
    expect(await list.offerOf(secret)).toBeNull();
  });

  it('goes on to the next when nobody buys it in time', async () => {
    const cart = await sellOut();
    const first = await join('jule@post.example');
    const second = await join('tarek@post.example');
    await returnTickets(cart, 2);
    await list.offerFree();
    await buy(cart);
    boxOffice.clock.set(minutesAfter(NOON, 24 * 60));
    expect(await stateOf(first)).toBe('lapsed');
    expect(await list.offerOf(first)).toBeNull();
    expect(await list.offerFree()).toBe(1);
    expect([await stateOf(first), await stateOf(second)]).toEqual(['lapsed', 'offered']);
    await releaseExpiredHolds(boxOffice.dependencies);
  });

  const postpone = (row: { event_state: 'postponed' | 'scheduled'; postponed_from: string | null }) =>
    boxOffice.db.updateTable('performances').set(row).execute();

  it('offers again what could not be bought because the event was postponed, before all others', async () => {
    const cart = await sellOut();
    const first = await join('jule@post.example');
    const second = await join('tarek@post.example');
    await returnTickets(cart, 2);
    await list.offerFree();
    await buy(cart);
    await postpone({ event_state: 'postponed', postponed_from: DECEMBER.dateStart });
    boxOffice.clock.set(minutesAfter(NOON, 24 * 60));
    expect(await list.offerFree()).toBe(0);
    expect([await stateOf(first), await stateOf(second)]).toEqual(['waiting', 'waiting']);
    await postpone({ event_state: 'scheduled', postponed_from: null });
    expect(await list.offerFree()).toBe(1);
    expect([await stateOf(first), await stateOf(second)]).toEqual(['offered', 'waiting']);
    const offer = (await list.offerOf(first)) ?? '';
    expect((await cartOf(offer)).lines).toMatchObject([{ quantity: 2 }]);
    await buy(offer);
    await list.offerFree();
    expect(await stateOf(first)).toBe('taken');
  });

  it('waits on while the event is postponed, also after it was to end', async () => {
    await sellOut();
    const secret = await join('jule@post.example');
    await boxOffice.db
      .updateTable('performances')
      .set({ event_starts_at: DECEMBER.dateStart, event_ends_at: DECEMBER.dateEnd })
      .execute();
    await postpone({ event_state: 'postponed', postponed_from: DECEMBER.dateStart });
    boxOffice.clock.set(minutesAfter(DECEMBER.dateEnd, 60));
    await list.offerFree();
    expect(await stateOf(secret)).toBe('waiting');
    await postpone({ event_state: 'scheduled', postponed_from: null });
    await list.offerFree();
    expect(await stateOf(secret)).toBe('over');
    expect(letters.map(({ kind }) => kind)).toEqual(['joined', 'over']);
  });

  it('passes over who needs more together than there is, and sells to everybody what is of no use to anybody who waits', async () => {
    const cart = await sellOut();
    const four = await join('jule@post.example', 4);
    const three = await join('tarek@post.example', 3);
    await returnTickets(cart, 2);
    expect(await list.offerFree()).toBe(0);
    const other = accepted(await tickets.add(null, order(1, 2))).reference;
    await returnTickets(other, 0);
    await returnTickets(cart, 1);
    expect(refused(await tickets.add(null, order(1, 1)))).toMatchObject({ code: 'NOT_ENOUGH' });
    expect(await list.offerFree()).toBe(1);
    expect([await stateOf(four), await stateOf(three)]).toEqual(['waiting', 'offered']);
  });

  it('offers a part to entries that accept fewer places', async () => {
    const cart = await sellOut();
    const secret = await join('jule@post.example', 3, { onlyTogether: false });
    await returnTickets(cart, 3);
    expect(await list.offerFree()).toBe(1);
    expect(await list.find(secret)).toMatchObject({ tickets: 3, offer: { tickets: 1 } });
  });

  it('counts the places of a ticket that takes several', async () => {
    const cart = await sellOut();
    const secret = await join('jule@post.example', 1, { tickets: [{ saleTypeId: FAMILY, quantity: 1 }] });
    await returnTickets(cart, 1);
    expect(await list.offerFree()).toBe(0);
    await returnTickets(cart, 0);
    expect(await list.offerFree()).toBe(1);
    expect((await list.find(secret))?.offer?.tickets).toBe(1);
  });

  it('is left by one call, before and after an offer, and frees the places held', async () => {
    const cart = await sellOut();
    const waiting = await join('jule@post.example');
    accepted(await list.leave(waiting));
    accepted(await list.leave(waiting));
    expect(await stateOf(waiting)).toBe('left');
    const offered = await join('tarek@post.example');
    await returnTickets(cart, 2);
    await list.offerFree();
    accepted(await list.leave(offered));
    expect(await list.offerOf(offered)).toBeNull();
    accepted(await tickets.add(null, order(1, 2)));
    for (const nobody of ['nobody', '', '\0', 'x'.repeat(1_000_000)]) {
      expect(refused(await list.leave(nobody))).toMatchObject({ code: 'UNKNOWN_OFFER' });
      expect([await list.find(nobody), await list.offerOf(nobody)]).toEqual([null, null]);
    }
    await join('tarek@post.example');
  });

  it('is left by entries that staff remove, of this event alone', async () => {
    const cart = await sellOut();
    await join('jule@post.example');
    await returnTickets(cart, 2);
    await list.offerFree();
    const [{ id: entryId } = { id: 0 }] = await list.waitingFor(1);
    const takeOff = (jetId: number) =>
      boxOffice.db
        .transaction()
        .execute((trx) => removeFromWaitingList(trx, { engine, jetId, entryId, now: NOON }));
    expect(await takeOff(2)).toMatchObject({ error: { code: 'UNKNOWN_OFFER' } });
    expect((await takeOff(1)).ok).toBe(true);
    expect((await takeOff(1)).ok).toBe(true);
    expect(await list.waitingFor(1)).toEqual([]);
    accepted(await tickets.add(null, order(1, 2)));
  });

  it('takes an offer back that was emptied as a cart', async () => {
    const cart = await sellOut();
    const secret = await join('jule@post.example');
    await returnTickets(cart, 2);
    await list.offerFree();
    await returnTickets((await list.offerOf(secret)) ?? '', 0);
    expect(await stateOf(secret)).toBe('left');
    await list.offerFree();
    accepted(await tickets.add(null, order(1, 2)));
  });

  it('offers for a quarter of the time that is left, and nothing in the last half hour', async () => {
    const at = async (iso: string) => {
      boxOffice.clock.set(iso);
      await list.offerFree();
    };
    await boxOffice.db.updateTable('performances').set({ sale_ends_at: DECEMBER.dateStart }).execute();
    boxOffice.clock.set('2026-12-20T11:50:00.000Z');
    const cart = await sellOut();
    const first = await join('jule@post.example');
    const second = await join('tarek@post.example');
    await returnTickets(cart, 2);
    await at('2026-12-20T12:00:00.000Z');
    expect((await list.find(first))?.offer?.until).toBe('2026-12-20T12:30:00.000Z');
    await at('2026-12-20T13:40:00.000Z');
    expect(await stateOf(second)).toBe('waiting');
    await at('2026-12-20T14:00:00.000Z');
    expect(await stateOf(second)).toBe('over');
    await releaseExpiredHolds(boxOffice.dependencies);
  });

  it('ends when the event is cancelled, and says so', async () => {
    await sellOut();
    const secret = await join('jule@post.example');
    await boxOffice.db.updateTable('performances').set({ event_state: 'cancelled' }).execute();
    await list.offerFree();
    expect(await stateOf(secret)).toBe('over');
    expect(letters.at(-1)).toMatchObject({ kind: 'over' });
    expect(refused(await list.join(joinRequest('tarek@post.example')))).toMatchObject({
      code: 'SALE_CLOSED',
    });
  });

  it('waits on while the sale is stopped', async () => {
    const cart = await sellOut();
    const secret = await join('jule@post.example');
    await returnTickets(cart, 2);
    await boxOffice.db.updateTable('performances').set({ status: 'stopped' }).execute();
    expect(await list.offerFree()).toBe(0);
    expect(await stateOf(secret)).toBe('waiting');
    await boxOffice.db.updateTable('performances').set({ status: 'open' }).execute();
    expect(await list.offerFree()).toBe(1);
  });

  it('offers what an expired cart held', async () => {
    await sellOut();
    const secret = await join('jule@post.example', 4);
    boxOffice.clock.set(minutesAfter(NOON, 15));
    expect(refused(await tickets.add(null, order(1, 1)))).toMatchObject({ code: 'NOT_ENOUGH' });
    expect(await list.offerFree()).toBe(1);
    expect(await stateOf(secret)).toBe('offered');
  });

  it('is before a cart that comes back after its time', async () => {
    const cart = await sellOut();
    await join('jule@post.example', 4);
    boxOffice.clock.set(minutesAfter(NOON, 15));
    expect(refused(await tickets.restore(cart))).toMatchObject({ code: 'NOT_ENOUGH' });
    expect(await list.offerFree()).toBe(1);
  });

  it('offers places released by staff', async () => {
    const { number } = await buy(await sellOut());
    const secret = await join('jule@post.example');
    await boxOffice.db.transaction().execute(async (trx) => {
      const found = await lockedOrder(trx, engine, number);
      if (!found) throw new Error('There is no such order');
      expect(
        await cancelByStaff({ trx, order: found, now: NOON }, { positions: [1, 2], cause: 'by-house' }),
      ).toMatchObject({ ok: true });
    });
    expect(await list.offerFree()).toBe(1);
    expect(await stateOf(secret)).toBe('offered');
  });

  it('is served once by many nodes, and by many presses of one person', async () => {
    const cart = await sellOut();
    await Promise.all(Array.from({ length: 10 }, () => list.join(joinRequest('jule@post.example'))));
    const second = await join('tarek@post.example');
    expect(letters.filter(({ kind }) => kind === 'joined')).toHaveLength(2);
    await returnTickets(cart, 0);
    const made = await Promise.all(Array.from({ length: 10 }, () => list.offerFree()));
    expect(made.reduce((sum, each) => sum + each, 0)).toBe(2);
    expect(letters.filter(({ kind }) => kind === 'offered')).toHaveLength(2);
    expect(await stateOf(second)).toBe('offered');
  });

  it('never gives to a crowd what is reserved', async () => {
    const cart = await sellOut();
    const secret = await join('jule@post.example', 4);
    const [, , ...crowd] = await Promise.all([
      returnTickets(cart, 0),
      list.offerFree(),
      ...Array.from({ length: 20 }, () => tickets.add(null, order(1, 1))),
    ]);
    await list.offerFree();
    expect(crowd.filter((each) => each.ok)).toEqual([]);
    expect(await stateOf(secret)).toBe('offered');
  });

  it('tells pages when what they say of places changes', async () => {
    const cart = await sellOut();
    boxOffice.events.length = 0;
    await join('jule@post.example', 2);
    await returnTickets(cart, 2);
    expect(boxOffice.events).toEqual([]);
    accepted(await list.leave(letters.at(-1)?.entry.secret ?? ''));
    expect(boxOffice.events).toHaveLength(1);
  });
});
