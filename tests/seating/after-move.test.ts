import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTicketingProvider, releaseExpiredHolds } from '#features/box-office/sale/index.server.ts';
import { moveHall } from '#features/box-office/seating/index.server.ts';
import type { TicketingProvider } from '#features/box-office/ticketing/index.ts';
import { inTransaction } from '#platform/database/transaction.server.ts';
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
import { accepted } from '#tests/ticketing/outcomes.ts';
import { rectangle, seat } from './halls.ts';

const DECEMBER = { dateStart: '2026-12-20T14:00:00.000Z', dateEnd: '2026-12-20T15:30:00.000Z' };

describeOnEngines('after a date moved to another plan', (engine) => {
  let boxOffice: TestBoxOffice;
  let tickets: TicketingProvider;
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
  });
  afterEach(async () => {
    await expectSoundBooks(boxOffice.db);
    await boxOffice.close();
  });

  /** Sells a date in one hall; the result moves it to the other. */
  async function open(
    from: ReturnType<typeof rectangle>,
    to: ReturnType<typeof rectangle>,
  ): Promise<() => Promise<void>> {
    const { db } = boxOffice;
    for (const jetId of [1, 2]) await boxOffice.sell({ jetId, seatGroups: [hall(1)], ...DECEMBER });
    await seat(db, 1, from);
    await seat(db, 2, to);
    const { plan_version_id: versionId } = await db
      .selectFrom('performances')
      .select('plan_version_id')
      .where('id', '=', 2)
      .executeTakeFirstOrThrow();
    return async () => {
      const target = { performanceId: 1, versionId: versionId ?? 0 };
      expect(await inTransaction(db, (trx) => moveHall(trx, engine, target))).toMatchObject({ ok: true });
    };
  }
  const add = async (quantity: number, seats?: string[]) =>
    accepted(
      await tickets.add(null, { ...order(1, quantity), consent: 'anywhere', ...(seats && { seats }) }),
    );
  async function buy(quantity: number, seats?: string[]): Promise<string> {
    const { reference } = await add(quantity, seats);
    const contents = (await tickets.cart(reference))?.contents ?? '';
    return accepted(await tickets.placeOrder(reference, orderRequest({ contents }))).secret;
  }
  const inCart = async (reference: string) =>
    ((await tickets.cart(reference))?.lines ?? [])
      .flatMap(({ seats }) => seats.map(({ row, seat: number }) => `${row}/${number}`))
      .join(' ');
  const guidOf = async (row: string, number: string) => {
    const seats = (await tickets.seating?.hall(1))?.seats ?? [];
    return seats.find((each) => each.row === row && each.seat === number)?.guid ?? '';
  };

  it('a cart whose time was over before gets its seats in a new version of the plan', async () => {
    const move = await open(rectangle(3, 6), rectangle(4, 6));
    const { reference } = await add(2, [await guidOf('3', '1'), await guidOf('3', '2')]);
    boxOffice.clock.advance(16 * 60);
    await releaseExpiredHolds(boxOffice.dependencies);
    await move();
    accepted(await tickets.restore(reference));
    expect(await inCart(reference)).toBe('3/1 3/2');
  });

  it('who waits for seats side by side is offered those of the other hall', async () => {
    const move = await open(rectangle(2, 3), rectangle(1, 6, { house: 'other' }));
    for (const row of ['1', '2']) await buy(1, [await guidOf(row, '2')]);
    accepted(
      (await tickets.waitingList?.join({
        ...{ jetId: 1, seatGroup: 'HALL', blockId: null, tickets: [{ saleTypeId: ADULT, quantity: 2 }] },
        ...{ onlyTogether: true, email: 'gast@example.org', userId: null, language: 'de' },
      })) ?? expect.unreachable('there is a waiting list'),
    );
    expect(await tickets.waitingList?.offerFree()).toBe(0);
    await move();
    expect(await tickets.waitingList?.offerFree()).toBe(1);
  });

  it('tickets are given back and exchanged, and the seats of the new plan are free', async () => {
    const move = await open(rectangle(3, 6), rectangle(3, 7, { house: 'other' }));
    const secret = await buy(3);
    await move();
    accepted(await tickets.cancelTicket(secret, 1));
    const left = (await tickets.order(secret))?.tickets.filter(({ state }) => state === 'valid') ?? [];
    expect(left.flatMap(({ seats }) => seats)).toHaveLength(2);
    expect((await add(10)).seats).toHaveLength(10);
  });
});
