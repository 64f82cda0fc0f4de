import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTicketingProvider } from '#features/box-office/sale/index.server.ts';
import type { TicketingProvider, WaitingList } from '#features/box-office/ticketing/index.ts';
import { describeOnEngines } from '#tests/database/engines.ts';
import {
  ADULT,
  hall,
  openBoxOffice,
  order,
  orderRequest,
  type TestBoxOffice,
} from '#tests/ticketing/box-office.ts';
import { expectSoundBooks } from '#tests/ticketing/invariants.ts';
import { accepted, refused } from '#tests/ticketing/outcomes.ts';
import { rectangle, seat } from './halls.ts';

const DECEMBER = { dateStart: '2026-12-20T14:00:00.000Z', dateEnd: '2026-12-20T15:30:00.000Z' };

describeOnEngines('who waits for seats side by side', (engine) => {
  let boxOffice: TestBoxOffice;
  let tickets: TicketingProvider;
  let list: WaitingList;
  let guids: Map<string, string>;
  const secrets: string[] = [];

  beforeEach(async () => {
    boxOffice = await openBoxOffice(engine);
    secrets.length = 0;
    tickets = createTicketingProvider({
      ...boxOffice.dependencies,
      onWaiting: async (_, { secret }, { kind }) => {
        if (kind === 'joined') secrets.push(secret);
      },
    });
    list = tickets.waitingList as WaitingList;
    await boxOffice.sell({ jetId: 1, seatGroups: [hall(1)], ...DECEMBER });
    await seat(boxOffice.db, 1, rectangle(1, 6));
    const rows = await boxOffice.db.selectFrom('seats').selectAll().execute();
    guids = new Map(rows.map((row) => [row.seat_label, row.guid]));
  });
  afterEach(async () => {
    await expectSoundBooks(boxOffice.db);
    await boxOffice.close();
  });

  /** Buys seats by their numbers; one order each, so that each can be given back. */
  async function buy(...numbers: string[]): Promise<Map<string, string>> {
    const sold = new Map<string, string>();
    for (const number of numbers) {
      const seats = [guids.get(number) ?? ''];
      const { reference } = accepted(await tickets.add(null, { ...order(1, 1), seats }));
      const cart = await tickets.cart(reference);
      const placed = await tickets.placeOrder(reference, orderRequest({ contents: cart?.contents ?? '' }));
      sold.set(number, accepted(placed).secret);
    }
    return sold;
  }
  const wait = (quantity: number, onlyTogether = true) =>
    list.join({
      ...{ jetId: 1, seatGroup: 'HALL', blockId: null, tickets: [{ saleTypeId: ADULT, quantity }] },
      ...{ onlyTogether, email: `gast${quantity}@example.org`, userId: null, language: 'de' },
    });
  const giveBack = async (secret: string | undefined) =>
    accepted(await tickets.cancelTicket(secret ?? '', 1));
  const stateOf = async (secret: string | undefined) => (await list.find(secret ?? ''))?.state;
  const offeredSeats = async (secret: string | undefined) => {
    const cart = await tickets.cart((await list.offerOf(secret ?? '')) ?? '');
    return (cart?.lines ?? []).flatMap(({ seats }) => seats.map(({ seat: number }) => number)).join(' ');
  };

  it('may wait while seats are free that are not side by side, and others buy those', async () => {
    await buy('2', '4', '6');
    accepted(await wait(2));
    expect(await list.offerFree()).toBe(0);
    expect(await stateOf(secrets[0])).toBe('waiting');
    const single = accepted(await tickets.add(null, order(1, 1)));
    expect(single.seats).toHaveLength(1);
  });

  it('are not offered seats apart, but those that come free side by side', async () => {
    const sold = await buy('1', '2', '3', '4', '5', '6');
    accepted(await wait(2));
    await giveBack(sold.get('1'));
    await giveBack(sold.get('3'));
    expect(await list.offerFree()).toBe(0);
    expect(await stateOf(secrets[0])).toBe('waiting');
    await giveBack(sold.get('4'));
    // One more is free than when they could not sit together: nobody else gets it first.
    expect(refused(await tickets.add(null, order(1, 1))).code).toBe('NOT_ENOUGH');
    expect(await list.offerFree()).toBe(1);
    expect(await offeredSeats(secrets[0])).toBe('3 4');
    expect(accepted(await tickets.add(null, order(1, 1))).seats.map(({ seat: number }) => number)).toEqual([
      '1',
    ]);
  });

  it('are refused where they can sit side by side, or do not insist', async () => {
    await buy('2', '4');
    expect(refused(await wait(2)).code).toBe('PLACES_FREE');
    expect(refused(await wait(3, false)).code).toBe('PLACES_FREE');
    accepted(await wait(3));
  });
});
